import type { Row as AnyRow } from '../../../parts/table/rows';
import { hasText, t } from '../../../texts';
import type { Mine, Neighbour, Piece, Position, Setup, Side, SurroundingsAnswer, Unit } from '../types';
import { listed } from '../../../parts/describe';
import {
  cardOf,
  enemyOf,
  inches,
  isGone,
  markerNumber,
  roughGap,
  sideName,
  shortName,
  stateOf,
  terrainPieceName,
  unitName,
} from '../describe/units';

/** The row of one thing on the table, in words. */
export type Row = AnyRow & {
  kind: 'unit' | 'marker' | 'flag' | 'piece';
  /** The whole row as a sentence. */
  words: string;
};
export type RowGroup = { key: 'own' | 'enemy' | 'things'; title: string; rows: Row[] };

/** The data that rows are made from. */
export type RowsFrom = {
  setup: Setup;
  position: Position;
  /** The side of the viewer; null shows Green first. */
  side: Side | null;
  /** The selected Unit, from which distances are given; null if none is selected. */
  lead: string | null;
  around: SurroundingsAnswer | null;
  /** The draft of a Unit, in words. */
  drafted: (unit: string) => string | null;
};

/** All rows: the viewer's Units, those of the enemy, and everything else on the table. */
export function rowsOf(from: RowsFrom): RowGroup[] {
  const { position } = from;
  const own = from.side ?? 'green';
  const units = (side: Side): Row[] =>
    position.units
      .filter((unit) => unit.side === side)
      .toSorted(lastGone)
      .map((unit) => unitRow(from, unit));
  const groups: RowGroup[] = [
    {
      key: 'own',
      title: from.side ? t('pf-rows-own', { side: sideName(own) }) : sideName(own),
      rows: units(own),
    },
    {
      key: 'enemy',
      title: from.side ? t('pf-rows-enemy', { side: sideName(enemyOf(own)) }) : sideName(enemyOf(own)),
      rows: units(enemyOf(own)),
    },
    {
      key: 'things',
      title: t('pf-rows-things'),
      rows: [
        ...flagRow(from),
        ...(position.mines ?? []).map((mine) => mineRow(from, mine)),
        ...(position.terrain ?? []).map((piece) => pieceRow(from, piece)),
      ],
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const lastGone = (one: Unit, other: Unit): number => Number(isGone(one)) - Number(isGone(other));

/** What is known of a thing as seen from the selected Unit. */
const seenFrom = ({ around, lead }: RowsFrom, id: string): Neighbour | undefined =>
  around && around.unit === lead ? around.rows.find((row) => row.id === id) : undefined;

function unitRow(from: RowsFrom, unit: Unit): Row {
  const { setup } = from;
  const card = cardOf(setup, unit.id);
  const state = stateOf(unit);
  const parts: string[] = [];
  if (state !== 'steady') parts.push(t(`pf-state-${state}`));
  if (unit.in) parts.push(t('pf-row-in', { carrier: unitName(setup, unit.in) }));
  if (unit.at) parts.push(...standing(from, unit));
  if (unit.injuries) parts.push(t('pf-row-injuries', { count: unit.injuries }));
  if (card?.commander) parts.push(t('pf-row-commander'));
  if (unit.moved && !isGone(unit)) parts.push(t('pf-row-moved'));
  if (unit.attacked) parts.push(t('pf-row-attacked'));
  if (unit.called) parts.push(t('pf-row-called', { round: unit.called }));
  const drafted = from.drafted(unit.id);
  if (drafted) parts.push(drafted);
  return row(unit.id, 'unit', unit.side, shortName(setup, unit.id), parts);
}

/** Where a Unit stands: its distance from the selected Unit or from the nearest enemy, and its ground. */
function standing(from: RowsFrom, unit: Unit): string[] {
  const { setup, position, lead } = from;
  const seen = seenFrom(from, unit.id);
  const parts: string[] = [];
  if (seen && lead) {
    parts.push(
      t('pf-row-from', { length: Number(inches(seen.gap)), name: unitName(setup, lead) }),
      ...side(seen),
    );
    if (!seen.in_sight) parts.push(t('pf-row-hidden'));
  } else {
    const near = nearest(setup, position, unit);
    if (near)
      parts.push(t('pf-row-from', { length: Number(inches(near.gap)), name: unitName(setup, near.id) }));
  }
  const ground = groundOf(from, unit);
  if (ground) parts.push(...describeGround(ground.terrain, ground.level));
  return parts;
}

function groundOf({ around }: RowsFrom, unit: Unit): { terrain: string; level: number } | null {
  if (around?.unit === unit.id) return around;
  return around?.rows.find(({ id }) => id === unit.id) ?? null;
}

/** The ground and the height, with their effect on defence: "in forest, +1 against ranged attacks". */
export function describeGround(terrain: string, level: number): string[] {
  const parts = terrain === 'open' && level === 0 ? [] : [t(`pf-in-${terrain}`)];
  if (hasText(`pf-cover-${terrain}`)) parts.push(t(`pf-cover-${terrain}`));
  if (level > 0) parts.push(t('pf-row-level', { level }));
  return parts;
}

/** The direction in which a thing lies, as the selected Unit sees it. */
function side({ turn }: Neighbour): string[] {
  if (Math.abs(turn) <= 5) return [t('pf-row-ahead')];
  return [t(turn > 0 ? 'pf-row-left' : 'pf-row-right', { degrees: Math.abs(turn) })];
}

/** The nearest enemy on the table, with the gap in inches; null if there is no enemy on the table. */
export function nearest(setup: Setup, position: Position, unit: Unit): { id: string; gap: number } | null {
  const gaps = position.units.flatMap((other) => {
    const gap = other.side !== unit.side && other.at ? roughGap(setup, position, unit.id, other.id) : null;
    return gap === null ? [] : [{ id: other.id, gap }];
  });
  return gaps.reduce<{ id: string; gap: number } | null>(
    (best, one) => (!best || one.gap < best.gap ? one : best),
    null,
  );
}

function fromLead(from: RowsFrom, id: string): string[] {
  const seen = seenFrom(from, id);
  return seen && from.lead
    ? [
        t('pf-row-from', { length: Number(inches(seen.gap)), name: unitName(from.setup, from.lead) }),
        ...side(seen),
      ]
    : [];
}

function mineRow(from: RowsFrom, mine: Mine): Row {
  const truth =
    mine.real === undefined ? t('pf-mine-unknown') : t(mine.real ? 'pf-mine-real' : 'pf-mine-false');
  const found = (mine.found_by ?? []).map((side) =>
    t(side === mine.side ? 'pf-mine-swept' : 'pf-mine-found'),
  );
  return row(mine.id, 'marker', mine.side, t('pf-marker-named', { id: markerNumber(mine.id) }), [
    truth,
    ...found,
    ...fromLead(from, mine.id),
  ]);
}

function flagRow(from: RowsFrom): Row[] {
  const flag = from.position.flag;
  if (!flag) return [];
  const seen = from.around?.rows.find(({ what }) => what === 'flag');
  const id = seen?.id ?? 'flag1';
  const wins = t('pf-flag-wins', { attacker: sideName(enemyOf(flag.owner)), owner: sideName(flag.owner) });
  return [row(id, 'flag', flag.owner, t('pf-flag'), [...fromLead(from, id), wins])];
}

function pieceRow(from: RowsFrom, piece: Piece): Row {
  const height = piece.height ? [t('pf-row-height', { height: Number(inches(piece.height)) })] : [];
  const holes =
    (piece.holes ?? []).length > 0 ? [t('pf-row-holes', { count: (piece.holes ?? []).length })] : [];
  return row(piece.id, 'piece', null, terrainPieceName(from.setup, piece), [
    ...height,
    ...holes,
    ...fromLead(from, piece.id),
  ]);
}

function row(id: string, kind: Row['kind'], of: Side | null, name: string, parts: string[]): Row {
  const whose = of && kind !== 'piece' ? [sideName(of)] : [];
  return { id, kind, seat: of, name, parts, words: listed([name, ...whose, ...parts]) };
}
