/** One letter of the wordmark: a thick stroke with round ends, tilted and a little off the base line. */
export interface Letter {
  sign: string;
  d: string;
  x: number;
  y: number;
  turn: number;
  color: string;
  low: string;
}

const u = 'M9 22V54A19 19 0 0 0 47 54V22';

/** The letters of “Rumpus”. Their base line is at y = 80. */
export const letters: readonly Letter[] = [
  {
    sign: 'R',
    d: 'M10 80V22H29A17 17 0 0 1 29 56H10M27 56L46 80',
    x: 8,
    y: 4,
    turn: -6,
    color: '#2f7fe6',
    low: '#134a9a',
  },
  { sign: 'u', d: u, x: 72, y: 7, turn: 4, color: '#e8503a', low: '#8c1d14' },
  { sign: 'm', d: 'M9 80V22L33 56L57 22V80', x: 138, y: 2, turn: -3, color: '#f6b92f', low: '#93600a' },
  {
    sign: 'p',
    d: 'M10 80V22H29A18 18 0 0 1 29 58H10',
    x: 216,
    y: 6,
    turn: 7,
    color: '#3ba56c',
    low: '#1c5d3b',
  },
  { sign: 'u', d: u, x: 272, y: 9, turn: -5, color: '#2f7fe6', low: '#134a9a' },
  {
    sign: 's',
    d: 'M45 31C38 18 11 17 11 35C11 53 47 47 47 65C47 84 16 84 9 70',
    x: 336,
    y: 4,
    turn: 6,
    color: '#e8503a',
    low: '#8c1d14',
  },
];
