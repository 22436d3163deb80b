import type { FigureType } from '../workshop/files';

/**
 * A figure in the showcase picture: where it stands, how large it is, whether it looks to the left, and by
 * how many degrees it has tipped over.
 */
export type Actor = Pick<FigureType, 'faction' | 'class' | 'weapon' | 'base'> & {
  x: number;
  y: number;
  size: number;
  left?: boolean;
  tilt?: number;
};

const figure = (
  faction: string,
  letter: FigureType['class'],
  weapon: string,
): Pick<Actor, 'faction' | 'class' | 'weapon' | 'base'> => ({
  faction,
  class: letter,
  weapon,
  base: letter === 'M' ? 'master' : 'standard',
});

/** All figures of the picture, in the order in which they are drawn: the farthest first. */
export const actors: readonly Actor[] = [
  { ...figure('Glasswind', 'L', 'LN'), x: 318, y: 150, size: 74, left: true },
  { ...figure('Thornmarch', 'C', 'SL6'), x: 96, y: 156, size: 78 },
  { ...figure('Glasswind', 'T', 'LN-'), x: 252, y: 172, size: 80, left: true },
  { ...figure('Brasswake', 'M', 'VOL4'), x: 160, y: 214, size: 150 },
  { ...figure('Glasswind', 'W', 'SL7'), x: 300, y: 226, size: 102, left: true, tilt: 34 },
  { ...figure('Brasswake', 'T', 'LN-'), x: 52, y: 246, size: 104 },
  { ...figure('Thornmarch', 'W', 'TH'), x: 234, y: 270, size: 120 },
  { ...figure('Glasswind', 'S', 'LN+'), x: 344, y: 276, size: 112, left: true },
];
