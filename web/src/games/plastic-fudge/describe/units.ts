import { t } from '../../../texts';
import { calledName, kindName, pieceName } from '../names';
import type { Card, Piece, Position, Setup, Side, Spot, Unit } from '../types';

/** The card of a Unit; undefined for other ids. */
export const cardOf = (setup: Setup, id: string): Card | undefined =>
  setup.units.find((card) => card.id === id);

/** A Unit as it stands. */
export const unitOf = (position: Position, id: string): Unit | undefined =>
  position.units.find((unit) => unit.id === id);

/** The enemy of a side. */
export const enemyOf = (side: Side): Side => (side === 'green' ? 'tan' : 'green');

/** A side by its name. */
export const sideName = (side: Side): string => t(`seat-${side}`);

/** A Unit by its name and its id: "Sniper t4", "Sarge g0". */
export function unitName(setup: Setup, id: string): string {
  const card = cardOf(setup, id);
  return card ? `${card.name ? calledName(card.name) : kindName(card.type)} ${id}` : id;
}

/** Anything on the table by its name: a Unit, a marker, the flag, a piece of terrain. */
export function thingName(setup: Setup, id: string, pieces: readonly Piece[] = []): string {
  if (cardOf(setup, id)) return unitName(setup, id);
  if (/^flag\d*$/.test(id)) return t('pf-flag');
  const piece = [...pieces, ...(setup.battlefield.terrain ?? []), ...(setup.battlefield.pool ?? [])].find(
    (one) => one.id === id,
  );
  if (piece) return `${pieceName(piece)} ${id}`;
  return /^m\d+$/.test(id) ? t('pf-marker-named', { id }) : id;
}

/** Inches as they are read: one decimal at most. */
export function inches(length: number): string {
  const rounded = Math.round(length * 10) / 10;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/** What state a Unit is in. */
export const stateOf = (unit: Unit): NonNullable<Unit['state']> => unit.state ?? 'steady';

/** Whether a Unit is out of play for good. */
export const isGone = (unit: Unit): boolean => ['destroyed', 'fled', 'out'].includes(stateOf(unit));

/** Where a Unit is on the table; a passenger is where its carrier is. */
export function placeOf(position: Position, id: string): Spot | null {
  const unit = unitOf(position, id);
  if (!unit) return (position.mines ?? []).find((mine) => mine.id === id)?.at ?? null;
  if (unit.in) return placeOf(position, unit.in);
  return unit.at ?? null;
}

/** The Units that ride in another, by id. */
export const passengersOf = (position: Position, id: string): Unit[] =>
  position.units.filter((unit) => unit.in === id && !isGone(unit));

/** How far two bases are apart, for words in a list; what counts is measured by the referee. */
export function roughGap(setup: Setup, position: Position, one: string, other: string): number | null {
  const [from, to] = [placeOf(position, one), placeOf(position, other)];
  if (!from || !to) return null;
  const radius = (id: string): number => cardOf(setup, unitOf(position, id)?.in ?? id)?.radius ?? 0.5;
  return Math.max(0, Math.hypot(from[0] - to[0], from[1] - to[1]) - radius(one) - radius(other));
}
