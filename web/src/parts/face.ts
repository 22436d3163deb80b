import type { Plastic } from './plastics';

/**
 * A face in a few words; `Face.svelte` draws it. Parts that have no word of their own, such as hair and nose,
 * follow from a hash of these words.
 */
export type FaceLook = {
  plastic: Plastic;
  sky: string;
  hat: keyof typeof hats;
  eyes: keyof typeof eyes;
  mouth: keyof typeof mouths;
};

/**
 * Shapes in a box of 100 by 100 with the middle of the head near (50, 56). `fill` is the colour of a shape;
 * without it the shape has the colour of the plastic.
 */
type Shape = { d: string; fill?: string };

const INK = '#2d2119';
const PAPER = '#fffaf0';
const GOLD = '#f6b92f';

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** What is worn on the head. */
const hats = {
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

/** The eyes, and what is worn before them. */
const eyes = {
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

/** The mouth, and a moustache or a beak. */
const mouths = {
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

/** The outline of the head. */
const heads = [
  'M22 56a28 28 0 1 1 56 0a28 32 0 1 1 -56 0Z',
  'M19 58C19 36 34 28 50 28S81 36 81 58S67 87 50 87S19 80 19 58Z',
  'M25 52C25 35 36 27 50 27S75 35 75 52C75 74 66 92 50 92S25 74 25 52Z',
  'M24 41Q24 29 36 29H64Q76 29 76 41V71Q76 87 60 87H40Q24 87 24 71Z',
  'M27 46C27 34 36 28 50 28S73 34 73 46C73 54 80 60 80 69C80 81 66 88 50 88S20 81 20 69C20 60 27 54 27 46Z',
];

/** Hair behind the head and beside it. */
const hair = [
  '',
  'M17 86C9 42 26 20 50 20S91 42 83 86C74 80 72 62 72 50H28C28 62 26 80 17 86Z',
  'M21 48C4 48 2 76 11 90C20 84 23 66 25 58ZM79 48C96 48 98 76 89 90C80 84 77 66 75 58Z',
  'M20 60L6 50L19 43L8 29L25 32L23 16L39 25L50 9L61 25L77 16L75 32L92 29L81 43L94 50L80 60Z',
  'M18 72C14 34 30 22 50 22S86 34 82 72L72 68V46H28V68Z',
  [round(19, 44, 12), round(81, 44, 12), round(24, 30, 11), round(76, 30, 11)].join(''),
];
const hairColours = ['#5b3a22', '#2b2430', '#c2622d', '#e3b85a', '#b9b2ab', '#8f4a74'];

/** Ears; a face has both or none. */
const ears = ['', round(20, 60, 6) + round(80, 60, 6), 'M24 52L8 46L20 66ZM76 52L92 46L80 66Z'];

/** Brows, for eyes that have room above them. */
const brows = [
  '',
  'M29 46C34 38 43 38 47 43C42 42 35 42 29 46ZM53 43C57 38 66 38 71 46C65 42 58 42 53 43Z',
  'M27 47C29 38 44 37 48 43L46 48C40 45 34 45 27 47ZM73 47C71 38 56 37 52 43L54 48C60 45 66 45 73 47Z',
  'M29 45L47 39V43L31 49ZM71 45L53 39V43L69 49Z',
];

/** The nose, for mouths without a beak. */
const noses = [
  '',
  round(50, 65, 3.5),
  'M50 56L57 68H45Z',
  'M50 58C54 62 58 66 55 69C52 71 48 71 45 69C42 66 46 62 50 58Z',
];

/** What is on the cheeks: nothing, a blush, freckles or a plaster. */
const marks: readonly (readonly Shape[])[] = [
  [],
  [
    { d: round(31, 69, 4.5), fill: '#f08a7a' },
    { d: round(69, 69, 4.5), fill: '#f08a7a' },
  ],
  [{ d: [29, 34, 31, 66, 71, 69].map((x, n) => round(x, n % 3 === 2 ? 71 : 67, 0.8)).join(''), fill: INK }],
  [{ d: 'M61 72L72 63L76 68L65 77Z', fill: '#f3d3a4' }],
];

const clothes = ['#3f6d8f', '#8a4a3a', '#4f7f52', '#6b4d86', '#c58a2e', '#394150'];
/** What is worn around the neck. */
const collars: readonly (readonly Shape[])[] = [
  [],
  [{ d: 'M28 83C40 91 60 91 72 83L72 91C60 98 40 98 28 91Z', fill: '#d93a2b' }],
  [{ d: 'M50 91L38 84V97ZM50 91L62 84V97Z', fill: GOLD }],
  [{ d: 'M36 84L50 97L64 84L68 90L54 98H46L32 90Z', fill: PAPER }],
];

/** A number that depends only on the words of a look. */
const seedOf = (look: FaceLook): number =>
  [...Object.values(look).join(' ')].reduce(
    (all, letter) => Math.imul(all ^ letter.charCodeAt(0), 16777619) >>> 0,
    2166136261,
  );

/** The shapes of a face, the farthest back first. The same look always gives the same face. */
export function shapesOf(look: FaceLook): { body: string; behind: Shape[]; head: string; before: Shape[] } {
  let left = seedOf(look);
  function pick<T>(list: readonly T[]): T {
    const at = left % list.length;
    left = Math.imul(left ^ (left >>> 15), 2246822519) >>> 0;
    return list[at]!;
  }
  const part = (d: string, fill?: string): Shape[] => (d === '' ? [] : [{ d, ...(fill ? { fill } : {}) }]);
  const colour = pick(hairColours);
  const hasRoom = look.eyes === 'dots' || look.eyes === 'wide' || look.eyes === 'sleepy';
  return {
    body: pick(clothes),
    head: pick(heads),
    behind: [...part(look.hat === 'curls' ? '' : pick(hair), colour), ...part(pick(ears))],
    before: [
      ...pick(collars),
      ...pick(marks),
      ...eyes[look.eyes],
      ...part(hasRoom ? pick(brows) : '', colour),
      ...part(look.mouth === 'beak' ? '' : pick(noses)),
      ...mouths[look.mouth],
      ...hats[look.hat],
    ],
  };
}
