/** The last letter of a card, for its suit: spades, hearts, diamonds or clubs. */
export type Suit = 's' | 'h' | 'd' | 'c';

/** Returns the rank of a card, which stands before the suit: `2` to `10`, `J`, `Q`, `K` or `A`. */
export function rankOf(card: string): string {
  return card.slice(0, -1);
}

/** Returns the suit of a card; spades for an unknown one. */
export function suitOf(card: string): Suit {
  const suit = card.at(-1);
  return suit === 'h' || suit === 'd' || suit === 'c' ? suit : 's';
}

/** The sign of each suit as an SVG path around the origin, about 26 units wide. */
export const suitPath: Record<Suit, string> = {
  s: 'M0 -14C5 -7 13 -3 13 4C13 11 5 12 1.8 7C2 10 3.5 13 6 15H-6C-3.5 13 -2 10 -1.8 7C-5 12 -13 11 -13 4C-13 -3 -5 -7 0 -14Z',
  h: 'M0 14C-6 8 -13 2 -13 -5C-13 -13 -3 -14 0 -7C3 -14 13 -13 13 -5C13 2 6 8 0 14Z',
  d: 'M0 -15C3 -9 7 -4 11 0C7 4 3 9 0 15C-3 9 -7 4 -11 0C-7 -4 -3 -9 0 -15Z',
  c: 'M0 -14C7 -14 8 -6 4 -3C9 -6 14 -2 13 3C12 9 4 10 1.5 5C2 10 3.5 13 6 15H-6C-3.5 13 -2 10 -1.5 5C-4 10 -12 9 -13 3C-14 -2 -9 -6 -4 -3C-8 -6 -7 -14 0 -14Z',
};

/** The colours of each suit: the ink, a pale background, and those of its Jack, Queen and King. */
export const tints: Record<Suit, { ink: string; wash: string; colors: [string, string, string] }> = {
  s: { ink: '#2b2a4a', wash: '#e6e4f4', colors: ['#4a4d8f', '#2b2a4a', '#f2c14a'] },
  h: { ink: '#c3272e', wash: '#fce3dc', colors: ['#d8433a', '#8a1f2b', '#ffd35c'] },
  d: { ink: '#c3272e', wash: '#fce9d4', colors: ['#e8762f', '#8a3a1c', '#ffe07a'] },
  c: { ink: '#2b2a4a', wash: '#dff0e6', colors: ['#2f8f6b', '#1d4a45', '#f2c14a'] },
};

const columns = { left: 41, middle: 63, right: 85 };

/** Returns the places of the suit signs on a card with a number, such as `7`. */
export function pips(rank: string): [number, number][] {
  const count = Number(rank);
  const { left, middle, right } = columns;
  const pair = (y: number): [number, number][] => [
    [left, y],
    [right, y],
  ];
  const one = (y: number): [number, number] => [middle, y];
  const rows: Record<number, [number, number][]> = {
    2: [one(38), one(138)],
    3: [one(38), one(88), one(138)],
    4: [...pair(38), ...pair(138)],
    5: [...pair(38), one(88), ...pair(138)],
    6: [...pair(38), ...pair(88), ...pair(138)],
    7: [...pair(38), one(63), ...pair(88), ...pair(138)],
    8: [...pair(38), one(63), ...pair(88), one(113), ...pair(138)],
    9: [...pair(36), ...pair(71), one(88), ...pair(105), ...pair(140)],
    10: [...pair(36), one(53), ...pair(71), ...pair(105), one(123), ...pair(140)],
  };
  return rows[count] ?? [];
}
