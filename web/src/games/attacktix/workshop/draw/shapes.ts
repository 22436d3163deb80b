import type { FigureType, WeaponKind } from '../files';

/** A line if it has a `width`, otherwise a filled area. `d` is an SVG path. */
export type Shape = { d: string; shade?: 'light' | 'dark' | 'trim'; width?: number };

/** The colours in which a figure is drawn. */
type Style = 'brass' | 'thorn' | 'glass' | 'clay' | 'plum' | 'ink';

const known: Readonly<Record<string, Style>> = {
  Brasswake: 'brass',
  Thornmarch: 'thorn',
  Glasswind: 'glass',
};
const own: readonly Style[] = ['clay', 'plum', 'ink'];

/**
 * Returns the style of a faction. A faction that a player made up always has the same style for the same
 * name.
 */
export function styleOf(faction: string): Style {
  const sum = [...faction].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return known[faction] ?? own[sum % own.length] ?? 'clay';
}

/** The shapes of bodies in a box of 64 by 64, with the feet at (32, 56). */
const bodies: Readonly<Record<'brass' | 'thorn' | 'glass' | 'plain', readonly Shape[]>> = {
  brass: [
    { d: 'M26 56V46H31V56ZM33 56V46H38V56Z', shade: 'dark' },
    { d: 'M22 28Q32 22 42 28L43 47H21Z' },
    { d: 'M24 37H40V41H24Z', shade: 'trim' },
    { d: 'M26 14H38V25H26Z' },
    { d: 'M26 11Q32 7 38 11V14H26Z', shade: 'dark' },
    { d: 'M29 18H36V21H29Z', shade: 'light' },
    { d: 'M19 26V16H22V27Z', shade: 'dark' },
  ],
  thorn: [
    { d: 'M27 56L25 45H31L31 56ZM33 56L34 45H39L38 56Z', shade: 'dark' },
    { d: 'M32 24Q45 32 44 50Q38 46 32 50Q26 46 20 50Q19 32 32 24Z' },
    { d: 'M32 28Q36 38 32 47Q28 38 32 28Z', shade: 'light' },
    { d: 'M32 12Q39 14 38 21Q35 27 32 27Q29 27 26 21Q25 14 32 12Z' },
    { d: 'M29.5 19V21M34.5 19V21', shade: 'dark', width: 1.2 },
    { d: 'M27 14Q22 10 23 5M24 10Q21 11 19 9M37 14Q42 10 41 5M40 10Q43 11 45 9', shade: 'trim', width: 2 },
  ],
  glass: [
    { d: 'M27 56L29 44H32V56ZM37 56L35 44H32V56Z', shade: 'dark' },
    { d: 'M32 23L43 31L38 46H26L21 31Z' },
    { d: 'M32 23L32 46L26 46L21 31Z', shade: 'light' },
    { d: 'M32 10L38 17L32 25L26 17Z' },
    { d: 'M32 10L32 25L26 17Z', shade: 'light' },
    { d: 'M32 11L37 3L35 13Z', shade: 'trim' },
  ],
  plain: [
    { d: 'M26 56V45H31V56ZM33 56V45H38V56Z', shade: 'dark' },
    { d: 'M23 30Q32 24 41 30L40 46H24Z' },
    { d: 'M24 40H40V44H24Z', shade: 'trim' },
    { d: 'M32 11A7 7 0 1 1 31.900 11Z' },
    { d: 'M26 17Q32 14 38 17V15Q32 9 26 15Z', shade: 'dark' },
  ],
};

/** The shapes of weapons, drawn in front of the body. */
const weapons: Readonly<Record<WeaponKind, readonly Shape[]>> = {
  ranged: [
    { d: 'M28 32L46 29', width: 5 },
    { d: 'M40 26H56V33H40Z', shade: 'dark' },
    { d: 'M56 27.500H62V31.500H56Z', shade: 'trim' },
    { d: 'M43 33L45 39', shade: 'dark', width: 4 },
  ],
  slash: [
    { d: 'M30 32L44 34', width: 5 },
    { d: 'M43 37L58 12L61 13L48 39Z', shade: 'light' },
    { d: 'M41 33L50 39', shade: 'dark', width: 3.5 },
  ],
  throw: [
    { d: 'M29 31Q44 26 46 13', width: 6 },
    { d: 'M39 14Q46 4 54 12L50 17Q46 12 43 17Z', shade: 'trim' },
  ],
  jab: [
    { d: 'M28 32L44 31', width: 5 },
    { d: 'M18 33L52 29', shade: 'dark', width: 3 },
    { d: 'M51 25L63 28L52 32Z', shade: 'trim' },
  ],
  claw: [
    { d: 'M29 32L45 31', width: 6 },
    { d: 'M44 26H50V36H44Z', shade: 'dark' },
    { d: 'M49 27Q57 21 62 28M49 35Q57 41 62 33', shade: 'trim', width: 3 },
  ],
};

/** The shapes that show the class of a figure. */
const marks: Readonly<Record<FigureType['class'], readonly Shape[]>> = {
  T: [],
  W: [{ d: 'M18 27Q23 21 28 27V31H18Z', shade: 'trim' }],
  S: [
    { d: 'M13 26H21V41H13Z', shade: 'dark' },
    { d: 'M15 29H19V31H15Z', shade: 'trim' },
  ],
  C: [
    { d: 'M31 3H33.500V12H31Z', shade: 'dark' },
    { d: 'M33 3L42 5.500L33 8.500Z', shade: 'trim' },
  ],
  L: [
    { d: 'M22 27Q12 40 15 54L24 48Z', shade: 'trim' },
    { d: 'M25 11L27 5L30 9L32 3L34 9L37 5L39 11Z', shade: 'trim' },
  ],
  M: [{ d: 'M13 25Q20 18 27 26V34H13ZM37 26Q44 18 51 25V33H37Z', shade: 'dark' }],
};

/** Returns the shapes of a figure in the order in which they are drawn, the farthest first. */
export function shapesOf(
  figure: Pick<FigureType, 'faction' | 'class'>,
  weapon: WeaponKind,
): readonly Shape[] {
  const style = styleOf(figure.faction);
  const body = style === 'brass' || style === 'thorn' || style === 'glass' ? style : 'plain';
  const cape = figure.class === 'L' || figure.class === 'S';
  const mark = marks[figure.class];
  return cape
    ? [...mark, ...bodies[body], ...weapons[weapon]]
    : [...bodies[body], ...mark, ...weapons[weapon]];
}
