import type { Row as AnyRow } from '../../../parts/table/rows';
import { t } from '../../../texts';
import { seatName } from '../../../parts/seats';
import { describeSpot, describeLength, describeTurn } from '../describe/measures';
import { describeArms } from '../describe/arms';
import { briefSpecial, describeSpeed } from '../describe/in-brief';
import { shownBy } from '../describe/star';
import { listed } from '../../../parts/describe';
import { cardOf, figureName, isBarrier, pieceCardOf, thingName } from '../describe/names';
import type {
  Card,
  Figure,
  Neighbour,
  Piece,
  Section,
  Setup,
  SurroundingsAnswer,
  Target,
  View,
} from '../types';

/** The row of a figure, an object, an area of terrain, or a section of a barrier. */
export type Row = AnyRow & {
  kind: 'figure' | 'object' | 'section' | 'area';
  /** All facts of the row as one sentence. */
  words: string;
};
export type RowGroup = { key: string; title: string; rows: Row[] };

/** What the rows are made from. */
export type RowsFrom = {
  setup: Setup;
  view: View;
  /** The id of the selected figure; null if none is selected. */
  lead: string | null;
  /**
   * The server's answer on what stands around the selected figure, or around another figure if none is
   * selected. Null until the answer comes.
   */
  around: SurroundingsAnswer | null;
  /**
   * Returns what the server says about a thing as a target of the selected figure; null if it says nothing.
   */
  target: (id: string) => Target | null;
  /** Returns the draft of an order for a figure in words; null if there is none. */
  drafted: (id: string) => string | null;
};

const zones = ['in-play', 'lying', 'pool'];

/**
 * Returns all rows in groups: the viewer's figures, the figures of each other seat, and the terrain. Figures
 * that are out of play have no row; the panel of forces lists them.
 */
export function rowsOf(from: RowsFrom): RowGroup[] {
  const { view, setup } = from;
  const order = view.seats.toSorted(
    (one, other) => Number(other.id === view.viewer) - Number(one.id === view.viewer),
  );
  const groups = order.map(({ id }): RowGroup => ({
    key: id,
    title: id === view.viewer ? t('at-rows-own', { seat: seatName(id) }) : seatName(id),
    rows: view.figures
      .filter((figure) => figure.controller === id && zones.includes(figure.zone))
      .map((figure) => figureRow(from, figure)),
  }));
  const terrain = view.terrain.flatMap((piece) => pieceRows(from, piece, setup));
  return [...groups, { key: 'terrain', title: t('at-rows-terrain'), rows: terrain }].filter(
    ({ rows }) => rows.length > 0,
  );
}

/** Returns what the server's answer `around` says about a thing; undefined until the answer has come. */
const seenFrom = ({ around }: RowsFrom, id: string): Neighbour | undefined =>
  around?.rows.find((row) => row.id === id);

function figureRow(from: RowsFrom, figure: Figure): Row {
  const { setup } = from;
  const card = cardOf(setup, figure.id);
  const parts = [
    ...(figure.window ? [describeSpeed(setup, shownBy(card, { ...figure, window: figure.window }))] : []),
    ...placed(from, figure),
    ...states(from, figure),
  ];
  const drafted = from.drafted(figure.id);
  if (drafted) parts.push(drafted);
  return row(
    figure.id,
    'figure',
    figure.controller,
    figureName(setup, figure.id),
    parts,
    card && does(setup, card),
  );
}

/** Says in one or two sentences what the weapon and the special of a figure do. */
function does(setup: Setup, card: Card): string {
  const arms = describeArms(setup, card);
  const special = briefSpecial(card);
  return `${arms.slice(0, 1).toLocaleUpperCase()}${arms.slice(1)}.${special === '' ? '' : ` ${special}.`}`;
}

/** Says where a figure is, and whether the selected figure can aim at it. */
function placed(from: RowsFrom, figure: Figure): string[] {
  if (figure.zone === 'pool') return [t(figure.at ? 'at-row-placed' : 'at-row-unplaced')];
  if (figure.zone === 'lying') return [t('at-row-lying')];
  const where =
    from.around === null && figure.at
      ? [t('at-row-at', { at: describeSpot(from.setup, figure.at) })]
      : direction(from, figure.id);
  return [...where, ...aimed(from, figure.id)];
}

/** Says the distance and direction of a thing from the selected figure; empty if no figure is selected. */
function direction(from: RowsFrom, id: string): string[] {
  const { around, lead, setup } = from;
  const seen = seenFrom(from, id);
  if (!seen || around?.figure !== lead) return [];
  const away = t('at-row-away', { length: describeLength(setup, seen.gap) });
  return [seen.touching ? t('at-row-touching') : away, describeTurn(seen.turn)];
}

function aimed(from: RowsFrom, id: string): string[] {
  const target = from.target(id);
  if (!target) return [];
  if (target.protected) return [t('at-row-protected')];
  return [t(target.in_arc ? 'at-row-in-arc' : 'at-row-out-of-arc')];
}

/** Says what else holds of a figure, such as that it is in cover, pinned or has attacked. */
function states({ view, setup }: RowsFrom, figure: Figure): string[] {
  const parts: string[] = [];
  const card = cardOf(setup, figure.id);
  if (card && card.owner !== figure.controller)
    parts.push(t('at-row-captured', { seat: seatName(card.owner) }));
  if (figure.cover.length > 0) parts.push(t('at-row-covered'));
  if (figure.pinned) parts.push(t('at-row-pinned'));
  for (const side of figure.tripped) parts.push(t(`at-row-tripped-${side}`));
  if (figure.weapon === 'spent' && figure.zone === 'in-play') parts.push(t('at-row-spent'));
  if (view.turn?.moved.includes(figure.id)) parts.push(t('at-row-moved'));
  if (view.turn?.attacked.includes(figure.id)) parts.push(t('at-row-attacked'));
  return parts;
}

function pieceRows(from: RowsFrom, piece: Piece, setup: Setup): Row[] {
  if (isBarrier(piece))
    return (piece.sections ?? [])
      .filter(({ standing }) => standing)
      .map((section) => sectionRow(from, piece, section));
  if (piece.state === 'removed') return [];
  const kind = piece.area ? 'area' : 'object';
  const lies = piece.state === 'fallen' ? [t('at-row-fallen')] : [];
  return [
    row(piece.id, kind, null, thingName(setup, piece.id), [
      ...descriptors(setup, piece.id),
      ...lies,
      ...direction(from, piece.id),
      ...aimed(from, piece.id),
    ]),
  ];
}

function sectionRow(from: RowsFrom, piece: Piece, section: Section): Row {
  const weak = section.weak ? [t('at-row-weak')] : [];
  return row(section.id, 'section', null, thingName(from.setup, section.id), [
    ...descriptors(from.setup, piece.id),
    ...weak,
    ...direction(from, section.id),
  ]);
}

const descriptors = (setup: Setup, id: string): string[] =>
  (pieceCardOf(setup, id)?.descriptors ?? [])
    .filter((word) => word !== 'object')
    .map((word) => t(`at-terrain-${word}`));

function row(
  id: string,
  kind: Row['kind'],
  seat: string | null,
  name: string,
  parts: string[],
  about = '',
): Row {
  const words = listed([name, ...(seat ? [seatName(seat)] : []), ...parts]);
  return { id, kind, seat, name, parts, about, words: about === '' ? words : `${words}. ${about}` };
}
