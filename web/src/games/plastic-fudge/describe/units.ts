import { seatName } from '../../../parts/seats';
import { hasText, t } from '../../../texts';
import { calledName, kindName, pieceName } from '../names';
import type { Card, Piece, Position, Setup, Side, Spot, Unit } from '../types';

/** The card of a Unit; undefined if no Unit has this id. */
export const cardOf = (setup: Setup, id: string): Card | undefined =>
  setup.units.find((card) => card.id === id);

/** The present state of a Unit; undefined if no Unit has this id. */
export const unitOf = (position: Position, id: string): Unit | undefined =>
  position.units.find((unit) => unit.id === id);

export const enemyOf = (side: Side): Side => (side === 'green' ? 'tan' : 'green');

/** The ids of all enemies of a Unit. */
export function enemiesOf(setup: Setup, id: string): string[] {
  const side = cardOf(setup, id)?.side;
  return setup.units.filter((card) => card.side !== side).map((card) => card.id);
}

/** The name of a side, or of the character who plays it in a campaign. */
export const sideName = (side: Side): string => seatName(side);

/**
 * The name that a Unit's file gives it, or else the name of its type. Several Units may have the same name.
 */
const called = ({ name, type }: Card): string => (name ? calledName(name) : kindName(type));

/** A name, with a number if several Units have it. */
const numbered = (name: string, nth: number, of: number): string =>
  of > 1 ? t('pf-numbered', { name, nth: nth + 1 }) : name;

/** A name that is unique on its side: "Sniper", "Rifle 2". */
export function shortName(setup: Setup, id: string): string {
  const card = cardOf(setup, id);
  if (!card) return id;
  const alike = setup.units.filter((one) => one.side === card.side && called(one) === called(card));
  return numbered(called(card), alike.indexOf(card), alike.length);
}

/** The name on the plate of a Unit on the table, without a star. */
function plainPlate(setup: Setup, card: Card): string {
  const kind = `pf-plate-${card.type}`;
  const alike = setup.units.filter((one) => one.side === card.side && called(one) === called(card));
  const isShort = !card.name && hasText(kind);
  return isShort ? numbered(t(kind), alike.indexOf(card), alike.length) : shortName(setup, card.id);
}

/** The name on the plate of a Unit without a star; its id if no Unit has it. */
export function calledPlate(setup: Setup, id: string): string {
  const card = cardOf(setup, id);
  return card ? plainPlate(setup, card) : id;
}

/**
 * The name on the plate of a Unit on the table, which has little room: "Bazooka 2", with a star for a
 * Commander.
 */
export const plateName = (setup: Setup, card: Card): string =>
  `${plainPlate(setup, card)}${card.commander ? ' ★' : ''}`;

/** A name that is unique on the table. If both sides use the name, it has the side: "Rifle 2 (Green)". */
export function unitName(setup: Setup, id: string): string {
  const card = cardOf(setup, id);
  if (!card) return id;
  const unit = shortName(setup, id);
  const shared = setup.units.some((one) => one.side !== card.side && called(one) === called(card));
  return shared ? sidedName(setup, id) : unit;
}

/** A name with the side, where it must be clear whose Unit it is: "Rifle 2 (Green)". */
export function sidedName(setup: Setup, id: string): string {
  const card = cardOf(setup, id);
  return card ? t('pf-unit-of', { unit: shortName(setup, id), side: sideName(card.side) }) : id;
}

/** A name that says whose the thing is. */
export type Naming = (id: string) => string;

/**
 * Names for a viewer that say whose each Unit is: "your Runner", "Tan’s Runner". Other things than Units have
 * only their names.
 */
export const namingFor =
  (setup: Setup, viewer: Side | null): Naming =>
  (id) => {
    const card = cardOf(setup, id);
    if (!card) return thingName(setup, id);
    const whose = card.side === viewer ? 'mine' : 'theirs';
    return t('pf-whose', { whose, side: sideName(card.side), unit: shortName(setup, id) });
  };

/** Like `namingFor`, but with the short names of plates and without stars: "your Basic", "Tan’s Bazooka 2". */
export const platesFor =
  (setup: Setup, viewer: Side | null): Naming =>
  (id) => {
    const card = cardOf(setup, id);
    if (!card) return thingName(setup, id);
    const whose = card.side === viewer ? 'mine' : 'theirs';
    return t('pf-whose', { whose, side: sideName(card.side), unit: plainPlate(setup, card) });
  };

/** A sentence with a capital at its start. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The name of a piece of terrain. It has a number if several pieces share the name: "Low wall 2". */
export function terrainPieceName(setup: Setup, piece: Piece): string {
  const { terrain = [], pool = [] } = setup.battlefield;
  const alike = [...terrain, ...pool].filter((one) => pieceName(one) === pieceName(piece));
  const nth = alike.findIndex(({ id }) => id === piece.id);
  return nth < 0 ? pieceName(piece) : numbered(pieceName(piece), nth, alike.length);
}

/** The number of a marker: 3 of "m3". */
export const markerNumber = (id: string): string => id.replace(/^m(?=\d+$)/, '');

/**
 * The name of anything on the table: a Unit, a marker, the flag, a piece of terrain. `pieces` are searched
 * before the battlefield of the set-up. An unknown id is returned as it is.
 */
export function thingName(setup: Setup, id: string, pieces: readonly Piece[] = []): string {
  if (cardOf(setup, id)) return unitName(setup, id);
  if (/^flag\d*$/.test(id)) return t('pf-flag');
  const piece = [...pieces, ...(setup.battlefield.terrain ?? []), ...(setup.battlefield.pool ?? [])].find(
    (one) => one.id === id,
  );
  if (piece) return terrainPieceName(setup, piece);
  return /^m\d+$/.test(id) ? t('pf-marker-named', { id: markerNumber(id) }) : id;
}

/** A length in inches, with at most one decimal and without a unit. */
export function inches(length: number): string {
  const rounded = Math.round(length * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** The state of a Unit, which is `steady` if the position names none. */
export const stateOf = (unit: Unit): NonNullable<Unit['state']> => unit.state ?? 'steady';

/** Whether a Unit is out of play for good. */
export const isGone = (unit: Unit): boolean => ['destroyed', 'fled', 'out'].includes(stateOf(unit));

/** Where a Unit or a marker is on the table. A passenger is where its carrier is. */
export function placeOf(position: Position, id: string): Spot | null {
  const unit = unitOf(position, id);
  if (!unit) return (position.mines ?? []).find((mine) => mine.id === id)?.at ?? null;
  if (unit.in) return placeOf(position, unit.in);
  return unit.at ?? null;
}

/** The Units that ride in a carrier. */
export const passengersOf = (position: Position, id: string): Unit[] =>
  position.units.filter((unit) => unit.in === id && !isGone(unit));

/**
 * The approximate gap between two bases in inches, for a list; null if one of them is not on the table. Only
 * the server measures gaps that count.
 */
export function roughGap(setup: Setup, position: Position, one: string, other: string): number | null {
  const [from, to] = [placeOf(position, one), placeOf(position, other)];
  if (!from || !to) return null;
  const radius = (id: string): number => cardOf(setup, unitOf(position, id)?.in ?? id)?.radius ?? 0.5;
  return Math.max(0, Math.hypot(from[0] - to[0], from[1] - to[1]) - radius(one) - radius(other));
}
