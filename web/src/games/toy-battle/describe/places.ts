import { t } from '../../../texts';
import type { Chances, RegionChance } from '../board/chances';
import { other, stackOf, topOf } from '../board/shown';
import type { BoardFile, Place, Seat, Special, View } from '../types';
import { listed } from '../../../parts/describe';
import { pieceName, placeName, regionBases, seatName } from './names';

/** What a special base does, in a few words. */
export function describeSpecial(special: Special): string {
  return t(
    `tb-special-${special.kind}`,
    special.kind === 'allow' ? { values: special.values.join(' ') } : {},
  );
}

/** What a screen reader says about a place, besides what stands there. */
interface PlaceNotes {
  target: boolean;
  last: boolean;
  specials: boolean;
  /**
   * The regions and headquarters that a side may soon take; null if the player has turned these marks off.
   */
  chances?: Chances | null;
}

/**
 * Describes everything that can be seen at a place: its name, its effect, its Troops, and the marks on it.
 */
export function describePlace(board: BoardFile, view: View, place: Place, notes: PlaceNotes): string {
  const base = board.bases.find((candidate) => candidate.id === place);
  const hq = board.hqs.find((candidate) => candidate.id === place);
  const words = [
    placeName(board, place) +
      (base?.special && notes.specials
        ? ', ' + t('tb-special', { what: describeSpecial(base.special) })
        : '') +
      '.',
  ];
  if (hq?.allow && notes.specials) words.push(t('tb-guarded', { values: hq.allow.join(' ') }));
  if (hq && !view.over) words.push(t('tb-place-wins', { seat: seatName(other(hq.owner)) }));
  const top = topOf(view, place);
  if (hq && top) words.push(t('tb-place-on-hq', { piece: pieceName(top) }));
  if (base) words.push(describeStack(view, place));
  const linked = (['blue', 'red'] as Seat[]).find((seat) => view.seats[seat].connected.includes(place));
  if (linked) words.push(t('tb-place-linked', { seat: seatName(linked) }));
  else if (base && top && !view.over) words.push(t('tb-place-cut', { seat: seatName(top.seat) }));
  const reach = describeReach(view, place, notes.chances ?? null);
  if (reach) words.push(reach);
  if (notes.last) words.push(t('tb-place-last'));
  if (notes.target) words.push(t('tb-place-target'));
  if (top) words.push(t(`tb-about-${top.troop}`));
  return words.join(' ');
}

/** Describes a stack from the top down. */
function describeStack(view: View, place: Place): string {
  const [top, ...below] = stackOf(view, place).reverse();
  if (!top) return t('tb-place-empty');
  if (below.length === 0) return t('tb-place-top', { piece: pieceName(top) });
  return t('tb-place-stack', { piece: pieceName(top), below: listed(below.map(pieceName)) });
}

/** Says which side can take a headquarters next; empty if no side can. */
export function describeReach(view: View, place: Place, chances: Chances | null): string {
  const chance = chances?.hqs.find(({ id }) => id === place);
  if (!chance) return '';
  if (view.viewer === chance.by) return t('tb-reach-yours');
  if (view.viewer === chance.owner) return t('tb-reach-danger', { seat: seatName(chance.by) });
  return t('tb-reach-of', { seat: seatName(chance.by) });
}

/** Says what a region holds and how many of its bases each side has. */
export function describeRegion(
  board: BoardFile,
  view: View,
  id: string,
  chances: Chances | null = null,
): string {
  const region = board.regions.find((candidate) => candidate.id === id);
  const taken = view.emptied[id];
  const bases = regionBases(board, id);
  if (taken) return t('tb-region-taken', { bases, seat: seatName(taken) });
  const words = [t('tb-region', { bases, medals: region?.medals ?? 0 })];
  const chance = chances?.regions.find((candidate) => candidate.id === id);
  if (chance) words.push(...describeShares(chance, view.viewer));
  return words.join(' ');
}

/** How many bases of a region each side holds, the viewer's side first: "2 of 3 bases are yours." */
export function describeShares({ held, bases }: RegionChance, viewer: Seat | null): string[] {
  const first = viewer ?? 'blue';
  return [first, other(first)]
    .filter((seat) => held[seat] > 0)
    .map((seat) =>
      seat === viewer
        ? t('tb-share-yours', { held: held[seat], bases })
        : t('tb-share-of', { held: held[seat], bases, seat: seatName(seat) }),
    );
}
