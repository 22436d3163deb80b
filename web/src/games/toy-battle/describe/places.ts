import { t } from '../../../texts';
import { stackOf, topOf } from '../board/shown';
import type { BoardFile, Place, Seat, Special, View } from '../types';
import { listed } from '../../../parts/describe';
import { pieceName, placeName, seatName } from './names';

/** What a special base does, in a few words. */
export function describeSpecial(special: Special): string {
  return t(
    `tb-special-${special.kind}`,
    special.kind === 'allow' ? { values: special.values.join(' ') } : {},
  );
}

/** What else a screen reader should hear about a place. */
interface PlaceNotes {
  target: boolean;
  last: boolean;
  specials: boolean;
}

/** Everything that is to be seen at a place, in words. */
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
  const top = topOf(view, place);
  if (hq && top) words.push(t('tb-place-on-hq', { piece: pieceName(top) }));
  if (base) words.push(describeStack(view, place));
  const linked = (['blue', 'red'] as Seat[]).find((seat) => view.seats[seat].connected.includes(place));
  if (linked) words.push(t('tb-place-linked', { seat: seatName(linked) }));
  if (notes.last) words.push(t('tb-place-last'));
  if (notes.target) words.push(t('tb-place-target'));
  return words.join(' ');
}

/** A stack from the top down. */
function describeStack(view: View, place: Place): string {
  const [top, ...below] = stackOf(view, place).reverse();
  if (!top) return t('tb-place-empty');
  if (below.length === 0) return t('tb-place-top', { piece: pieceName(top) });
  return t('tb-place-stack', { piece: pieceName(top), below: listed(below.map(pieceName)) });
}

/** What a region holds, in words. */
export function describeRegion(board: BoardFile, view: View, id: string): string {
  const region = board.regions.find((candidate) => candidate.id === id);
  const taken = view.emptied[id];
  if (taken) return t('tb-region-taken', { id, seat: seatName(taken) });
  return t('tb-region', { id, medals: region?.medals ?? 0, bases: listed(region?.bases ?? []) });
}
