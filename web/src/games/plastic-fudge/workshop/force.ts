import {
  gameId,
  type ForceFile,
  type KindPage,
  type Level,
  type Stance,
  type UnitFile,
  type UnitType,
  type Weapon,
} from '../files';

/** The levels of Defence that a pose adds. PF-STANCE-01, PF-STANCE-02 */
const lift: Readonly<Record<Stance, number>> = { standing: 0, kneeling: 1, prone: 2 };

/** The attributes that belong to a Unit and not to a weapon. */
export const attributes = ['ml', 'dl', 'tl'] as const;

export const emptyForce = (): ForceFile => ({ format: 1, game: gameId, name: '', units: [], markers: 0 });

/** The sample Unit of a type. */
export function kindOf(kinds: readonly KindPage[], type: UnitType): KindPage | undefined {
  return kinds.find((kind) => kind.type === type);
}

/** The complete values of a Unit. What its file leaves out is taken from its type. */
type Filled = { ml: Level; dl: Level; tl: Level; stance: Stance; weapons: Weapon[] };

/** Completes a Unit with the values that its file leaves out. */
export function filled(unit: UnitFile, kind: KindPage): Filled {
  const stance = unit.stance ?? kind.stance;
  const weapons = (unit.weapons ?? kind.weapons).map((weapon) => ({ ...weapon }));
  const [first] = weapons;
  if (first) {
    first.rl = unit.rl ?? first.rl;
    first.al = unit.al ?? first.al;
  }
  return {
    ml: unit.ml ?? kind.ml,
    dl: unit.dl ?? kind.dl - lift[kind.stance] + lift[stance],
    tl: unit.tl ?? kind.tl,
    stance,
    weapons: [...weapons, ...(unit.extra ?? [])],
  };
}

/** Removes empty values, so that a file stays short. An empty `weapons` stays: it means unarmed. */
function tidied(unit: UnitFile): UnitFile {
  const kept = Object.entries(unit).filter(([, value]) => {
    return (
      value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0)
    );
  });
  return Object.fromEntries(
    unit.weapons ? [...kept.filter(([key]) => key !== 'weapons'), ['weapons', unit.weapons]] : kept,
  ) as UnitFile;
}

/** A Unit with some fields changed; `undefined` removes a field. */
export function changed(
  unit: UnitFile,
  changes: { [K in keyof UnitFile]?: UnitFile[K] | undefined },
): UnitFile {
  return tidied({ ...unit, ...changes } as UnitFile);
}

/** Sets a level of the Unit itself. The usual level of its type is left out of the file. */
export function withLevel(
  unit: UnitFile,
  kind: KindPage,
  attribute: 'ml' | 'dl' | 'tl',
  level: Level,
): UnitFile {
  const { [attribute]: _, ...rest } = unit;
  return level === filled(rest, kind)[attribute] ? tidied(rest) : changed(unit, { [attribute]: level });
}

/** Gives a Trooper a pose. If the file gives a Defence, the pose changes it, within the table of levels. */
export function posed(unit: UnitFile, kind: KindPage, stance: Stance): UnitFile {
  const before = filled(unit, kind);
  const dl =
    unit.dl === undefined
      ? undefined
      : Math.max(-3, Math.min(3, unit.dl + lift[stance] - lift[before.stance]));
  return changed(unit, { stance: stance === kind.stance ? undefined : stance, dl });
}

const sameArm = (one: Weapon | undefined, other: Weapon): boolean =>
  one?.name === other.name && one.kind === other.kind;

/**
 * Gives a Unit these weapons. If they begin with the weapons of its type, the file names only what differs.
 * Otherwise the file names all weapons.
 */
export function armed(unit: UnitFile, kind: KindPage, weapons: readonly Weapon[]): UnitFile {
  const { weapons: _w, extra: _e, rl: _r, al: _a, ...rest } = unit;
  const own = kind.weapons;
  const keeps = own.every((weapon, i) => {
    const now = weapons[i];
    return sameArm(now, weapon) && (i === 0 || (now?.rl === weapon.rl && now.al === weapon.al));
  });
  if (!keeps) return tidied({ ...rest, weapons: weapons.map((weapon) => ({ ...weapon })) });
  const [first] = weapons,
    [usual] = own;
  return changed(rest, {
    rl: first && usual && first.rl !== usual.rl ? first.rl : undefined,
    al: first && usual && first.al !== usual.al ? first.al : undefined,
    extra: weapons.slice(own.length).map((weapon) => ({ ...weapon })),
  });
}

/** A force with its Units replaced. */
const withUnits = (force: ForceFile, units: UnitFile[]): ForceFile => ({ ...force, units });

/** Adds a Unit at the end. If the force has no Commander yet, an added Trooper becomes the Commander. */
export function added(force: ForceFile, unit: UnitFile, isVehicle: boolean): ForceFile {
  const leads = !isVehicle && !force.units.some(({ commander }) => commander);
  return withUnits(force, [...force.units, leads ? { ...unit, commander: true } : unit]);
}

/** Removes the Unit with an index. */
export function removed(force: ForceFile, index: number): ForceFile {
  return withUnits(
    force,
    force.units.filter((_, i) => i !== index),
  );
}

/** Adds a copy of a Unit after it. The copy is not the Commander and carries no radio. */
export function doubled(force: ForceFile, index: number): ForceFile {
  const unit = force.units[index];
  if (!unit) return force;
  const { commander: _c, radio: _r, id: _i, ...copy } = unit;
  return withUnits(force, [...force.units.slice(0, index + 1), copy, ...force.units.slice(index + 1)]);
}

/** Moves a Unit to another index. Returns the force unchanged if the force has no such index. */
export function moved(force: ForceFile, from: number, to: number): ForceFile {
  const units = [...force.units];
  const [unit] = units.splice(from, 1);
  if (!unit || to < 0 || to > units.length) return force;
  units.splice(to, 0, unit);
  return withUnits(force, units);
}

/** Puts another Unit in the place of the one with this index. */
export function replaced(force: ForceFile, index: number, unit: UnitFile): ForceFile {
  return withUnits(
    force,
    force.units.map((other, i) => (i === index ? unit : other)),
  );
}

/** Makes one Unit the only Commander, or removes the Commander. */
export function led(force: ForceFile, index: number, leads: boolean): ForceFile {
  return withUnits(
    force,
    force.units.map((unit, i) => changed(unit, { commander: i === index && leads })),
  );
}
