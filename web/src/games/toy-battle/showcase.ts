import { emptyView } from './board/shown';
import type { BoardFile, Seat, Token, Troop, View } from './types';

const parade: Troop[] = ['skully', 'kwak', 'jumbo', 'roxy', 'star', 'hook', 'capn', 'xb42'];

/** A position for the picture of a board: Troops of both sides, some stacks, and a few free bases. */
export function showcase(board: BoardFile): View {
  const view = emptyView();
  const bases = [...board.bases].sort((a, b) => b.y - a.y);
  bases.forEach((base, i) => {
    if (i % 4 === 3) return;
    const seat: Seat = i < bases.length / 2 ? 'blue' : 'red';
    const top: Token = `${seat}:${parade[(i * 3) % parade.length]}`;
    view.bases[base.id] = i % 5 === 2 ? [`${seat === 'blue' ? 'red' : 'blue'}:hook`, top] : [top];
  });
  const first = board.regions[0];
  if (first) view.emptied[first.id] = 'blue';
  return view;
}
