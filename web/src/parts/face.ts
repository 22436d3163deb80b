import type { Plastic } from './plastics';

/** A face in a few words; `Face.svelte` draws it. */
export type FaceLook = {
  plastic: Plastic;
  sky: string;
  hat: keyof typeof hats;
  eyes: keyof typeof eyes;
  mouth: keyof typeof mouths;
};

/**
 * Shapes in a box of 100 by 100 with the head about (50, 56). `fill` is painted on, otherwise it is of the
 * plastic.
 */
type Shape = { d: string; fill?: string };

const INK = '#2d2119';
const PAPER = '#fffaf0';
const GOLD = '#f6b92f';

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** What is worn on the head. */
export const hats = {
  none: [],
  helmet: [{ d: 'M22 46C22 12 78 12 78 46Z' }, { d: 'M16 46H84V53H16Z' }],
  cap: [
    { d: 'M25 44C26 16 74 16 75 44Z', fill: '#3f6d8f' },
    { d: 'M25 44H88C88 51 78 51 70 50H25Z', fill: '#274a66' },
  ],
  crown: [{ d: 'M28 42L24 14L38 28L50 10L62 28L76 14L72 42Z', fill: GOLD }],
  top: [
    { d: 'M33 40V8H67V40Z', fill: '#3a3046' },
    { d: 'M22 38H78V45H22Z', fill: '#3a3046' },
    { d: 'M33 31H67V38H33Z', fill: '#d93a2b' },
  ],
  bow: [
    { d: 'M50 24L30 12V36ZM50 24L70 12V36Z', fill: '#e0629a' },
    { d: round(50, 24, 6), fill: '#e0629a' },
  ],
  antenna: [{ d: 'M48 12H52V32H48Z' }, { d: round(50, 10, 6), fill: GOLD }],
  leaf: [
    { d: 'M50 32C30 30 26 14 34 6C46 8 52 20 50 32Z', fill: '#4f9f5b' },
    { d: 'M50 32C52 16 62 10 74 12C74 24 64 32 50 32Z', fill: '#3c8448' },
  ],
  curls: [
    { d: round(30, 36, 10), fill: '#e8e2da' },
    { d: round(43, 27, 11), fill: '#e8e2da' },
    { d: round(58, 27, 11), fill: '#e8e2da' },
    { d: round(70, 36, 10), fill: '#e8e2da' },
  ],
} as const satisfies Record<string, readonly Shape[]>;

/** The eyes, and what is before them. */
export const eyes = {
  wide: [
    { d: round(39, 56, 8), fill: PAPER },
    { d: round(61, 56, 8), fill: PAPER },
    { d: round(41, 57, 3.5), fill: INK },
    { d: round(59, 57, 3.5), fill: INK },
  ],
  dots: [
    { d: round(39, 57, 4), fill: INK },
    { d: round(61, 57, 4), fill: INK },
  ],
  sleepy: [
    { d: 'M31 57H47V60C45 64 33 64 31 60Z', fill: PAPER },
    { d: 'M53 57H69V60C67 64 55 64 53 60Z', fill: PAPER },
  ],
  stern: [
    { d: 'M30 50L47 56V60L30 55ZM70 50L53 56V60L70 55Z', fill: INK },
    { d: round(41, 61, 3.5), fill: INK },
    { d: round(59, 61, 3.5), fill: INK },
  ],
  goggles: [
    { d: 'M20 54H80V60H20Z', fill: INK },
    { d: round(38, 57, 10), fill: GOLD },
    { d: round(62, 57, 10), fill: GOLD },
    { d: round(38, 57, 6), fill: '#cfe6f5' },
    { d: round(62, 57, 6), fill: '#cfe6f5' },
  ],
  monocle: [
    { d: round(39, 57, 4), fill: INK },
    { d: round(61, 57, 10), fill: GOLD },
    { d: round(61, 57, 7), fill: PAPER },
    { d: round(60, 58, 3.5), fill: INK },
  ],
} as const satisfies Record<string, readonly Shape[]>;

/** The mouth, and what grows about it. */
export const mouths = {
  smile: [{ d: 'M36 70C42 82 58 82 64 70C56 74 44 74 36 70Z', fill: PAPER }],
  small: [{ d: round(50, 74, 4), fill: INK }],
  flat: [{ d: 'M38 72H62V76H38Z', fill: INK }],
  teeth: [
    { d: 'M34 68H66V78H34Z', fill: PAPER },
    { d: 'M42 68V78H44V68ZM50 68V78H52V68ZM58 68V78H60V68Z', fill: INK },
  ],
  moustache: [
    { d: 'M50 68C42 62 30 66 24 76C36 80 46 78 50 72C54 78 64 80 76 76C70 66 58 62 50 68Z', fill: INK },
  ],
  beak: [{ d: 'M36 68L64 68L50 82Z', fill: GOLD }],
} as const satisfies Record<string, readonly Shape[]>;
