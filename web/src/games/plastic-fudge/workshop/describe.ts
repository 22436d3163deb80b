import { hasText, t, textIn } from '../../../texts';
import type { Fault } from '../../../wire';
import {
  unitTypes,
  type ForceFile,
  type Side,
  type Stance,
  type UnitFile,
  type UnitType,
  type WeaponKind,
} from '../files';
import { calledName, kindName, givenName, signed, stanceName, weaponName } from '../names';
import { seatName } from '../../../parts/seats';

/** The name of a force, or a text that says that the force has no name yet. */
export const forceName = (force: ForceFile): string =>
  givenName(force.name?.trim() ?? '') || t('fw-force-unnamed');

/** The name of a Unit. If the file gives it no name, the name of its type. */
export const unitName = (unit: UnitFile): string => (unit.name ? calledName(unit.name) : kindName(unit.type));

/** Toys that look alike. */
export type Group = { type: UnitType; stance: Stance; commander: boolean; count: number };

/** The poses in which sample Units do not stand. */
const poses: Readonly<Partial<Record<UnitType, Stance>>> = {
  radioman: 'kneeling',
  sniper: 'prone',
  crawler: 'prone',
};

/** The toys of a force, grouped by their looks. The Commander comes first. */
export function grouped(force: ForceFile): Group[] {
  const groups: Group[] = [];
  for (const unit of force.units) {
    const stance = unit.stance ?? poses[unit.type] ?? 'standing',
      commander = unit.commander === true;
    const known = groups.find(
      (group) => group.type === unit.type && group.stance === stance && group.commander === commander,
    );
    if (known) known.count += 1;
    else groups.push({ type: unit.type, stance, commander, count: 1 });
  }
  return groups.sort((one, other) => Number(other.commander) - Number(one.commander));
}

/** A force in one line: "Sniper (Commander), Basic Trooper ×2". */
export function forceLine(force: ForceFile): string {
  return grouped(force)
    .map(({ type, commander, count }) => {
      const named = commander ? t('fw-line-commander', { kind: kindName(type) }) : kindName(type);
      return count > 1 ? `${named} ×${count}` : named;
    })
    .join(', ');
}

/** The Unit that a fault is about, by its index in the force; null if the fault is about the whole force. */
export const unitOf = (fault: Fault): number | null => (typeof fault.nth === 'number' ? fault.nth : null);

/** One value of a fault, in the words that the sentence of the fault needs. */
function datum(key: string, value: unknown, fault: Fault, force: ForceFile | null): string | number {
  if (key === 'unit' && typeof fault.nth === 'number') {
    const unit = force?.units[fault.nth];
    if (unit)
      return unit.name
        ? calledName(unit.name)
        : t('fw-unit-nth', { kind: kindName(unit.type), n: fault.nth + 1 });
  }
  if (typeof value === 'number') return ['level', 'with', 'standing'].includes(key) ? signed(value) : value;
  const word = String(value);
  if (key === 'side' || key === 'seat') return seatName(word as Side);
  if (key === 'stance') return stanceName(word as Stance);
  if (key === 'role') return t(`pf-role-${word}`);
  if (key === 'weapon') return weaponName(word);
  if (key === 'kind') return t(`pf-weapon-${word as WeaponKind}`);
  if (key === 'attribute') return attribute(word);
  if (key === 'what') return misfit(word);
  if (key === 'allowed') return allowed(word);
  if (key === 'option') return hasText(`option-${word}`) ? t(`option-${word}`) : word;
  return word;
}

/**
 * The name of the Unit that cannot be fielded. The server's text names it only as the subject of an English
 * sentence.
 */
function misfit(said: string): string {
  const [, title] = /^The (.*) would$/.exec(said) ?? [];
  const type = unitTypes.find((one) => textIn('en', `pf-kind-${one}`) === title);
  return type ? kindName(type) : (title ?? t('fw-howitzer-and-jeep'));
}

/**
 * The values that an option may have, in words. The server's text gives a range, such as `from 1 to 9`, or
 * else lists the angles that the option `attack_arc` may have.
 */
function allowed(said: string): string {
  const [, least, most] = /^from (\S+) to (\S+)$/.exec(said) ?? [];
  return least !== undefined && most !== undefined ? t('fw-from-to', { least, most }) : t('fw-one-of-arcs');
}

const attributes: Readonly<Record<string, string>> = {
  Movement: 'ml',
  Range: 'rl',
  Attack: 'al',
  Defence: 'dl',
  Training: 'tl',
};

/** What the server calls "Range of rifle", in the language of the page. */
function attribute(said: string): string {
  const [, what = '', weapon] = /^(\w+)(?: of (.*))?$/s.exec(said) ?? [];
  const word = attributes[what];
  if (!word) return said;
  return weapon === undefined
    ? t(`pf-attribute-${word}`)
    : t('fw-bill-of', { what: t(`pf-attribute-${word}`), weapon: weaponName(weapon) });
}

/** Describes a fault in the language of the page; null if it has no translation. */
export function describeFault(fault: Fault, force: ForceFile | null = null): string | null {
  const type = String(fault.type);
  const base = `fw-fault-${type.replaceAll('_', '-')}`;
  const variants = [variant(fault), ''].map((word) => (word ? `${base}-${word}` : base));
  const id = variants.find(hasText);
  if (id === undefined) return null;
  return t(
    id,
    Object.fromEntries(Object.entries(fault).map(([key, value]) => [key, datum(key, value, fault, force)])),
  );
}

/** The ending of a message id: the sentences of some faults depend on the data of the fault. */
function variant(fault: Fault): string {
  if (fault.type === 'weapon') return String(fault.kind);
  if (fault.type === 'same_id') return fault.piece === undefined ? '' : 'piece';
  if (fault.type === 'too_many_pieces') return fault.pool === true ? 'pool' : '';
  if (fault.type === 'too_many_points') return Number(fault.markers) > 0 ? 'markers' : '';
  if (fault.type === 'cannot_be_fielded') return Number(fault.commander) > 0 ? 'led' : '';
  return '';
}

/**
 * A fault as it is shown. `foreign` says that the sentence is the server's own, in English. `unit` is the
 * index of the Unit that the fault is about.
 */
export type ShownFault = { clause: string; text: string; foreign: boolean; unit: number | null };

/** Turns the server's faults into sentences. */
export function shownFaults(faults: readonly Fault[], force: ForceFile | null): ShownFault[] {
  return faults.map((fault) => {
    const said = describeFault(fault, force);
    return { clause: fault.rule, text: said ?? fault.because, foreign: said === null, unit: unitOf(fault) };
  });
}
