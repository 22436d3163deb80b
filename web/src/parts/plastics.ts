/** How a seat looks: a colour and a shape. Seats differ in both, so either is enough to tell them apart. */
export interface SeatLook {
  /** The colours of the plastic: the body, the bright edge and the dark edge. */
  main: string;
  hi: string;
  lo: string;
  /** The colour of text on the plastic. */
  on: string;
  /** The seat's colour for text on paper, and a pale one behind text. Both follow the theme. */
  ink: string;
  wash: string;
  /** The shape, in a box of 24 by 24. */
  shape: string;
}

/**
 * The ready-made looks of seats, called plastics. A seat with the name of a plastic has its colours and its
 * shape.
 */
export const plastics = {
  red: {
    main: '#d93a2b',
    hi: '#ff8a70',
    lo: '#971f18',
    on: '#ffffff',
    ink: 'light-dark(#ac2419, #ffa893)',
    wash: 'light-dark(#fbdfd6, #552b2a)',
    shape: 'M12 2.5L22.5 21H1.5Z',
  },
  blue: {
    main: '#1f6ed4',
    hi: '#6db1ff',
    lo: '#134a9a',
    on: '#ffffff',
    ink: 'light-dark(#1554a8, #93c4ff)',
    wash: 'light-dark(#dce9fb, #243a5c)',
    shape: 'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z',
  },
  green: {
    main: '#2a7f4f',
    hi: '#6cc893',
    lo: '#1a5634',
    on: '#ffffff',
    ink: 'light-dark(#1d6b41, #8cdcae)',
    wash: 'light-dark(#d9f0e1, #234535)',
    shape: 'M3 3H21V21H3Z',
  },
  yellow: {
    main: '#f0b429',
    hi: '#ffe08a',
    lo: '#a87408',
    on: '#2d2119',
    ink: 'light-dark(#7a5000, #ffd26b)',
    wash: 'light-dark(#fdeec4, #4d3d1a)',
    shape: 'M12 1L23 12L12 23L1 12Z',
  },
  purple: {
    main: '#7a4bb0',
    hi: '#bd95ec',
    lo: '#4e2b7b',
    on: '#ffffff',
    ink: 'light-dark(#5f3494, #d3b5fa)',
    wash: 'light-dark(#ebdff8, #402c58)',
    shape: 'M12 1L15.1 8.6L23.3 9.2L17 14.5L19 22.5L12 18.1L5 22.5L7 14.5L.7 9.2L8.9 8.6Z',
  },
  orange: {
    main: '#e0701a',
    hi: '#ffb574',
    lo: '#96450a',
    on: '#2d1503',
    ink: 'light-dark(#944408, #ffb986)',
    wash: 'light-dark(#fde3cf, #57351c)',
    shape: 'M12 1.5L22.7 9.3L18.6 21.8H5.4L1.3 9.3Z',
  },
  tan: {
    main: '#b58b52',
    hi: '#e3c592',
    lo: '#72532a',
    on: '#261706',
    ink: 'light-dark(#6e4d1d, #e2c293)',
    wash: 'light-dark(#f3e7d3, #443620)',
    shape: 'M8 2H16V8H22V16H16V22H8V16H2V8H8Z',
  },
  teal: {
    main: '#0f7c84',
    hi: '#62c9d0',
    lo: '#07494f',
    on: '#ffffff',
    ink: 'light-dark(#0a5e65, #86d6dc)',
    wash: 'light-dark(#d5eeef, #1c4549)',
    shape: 'M6.500 2H17.500L23.500 12L17.500 22H6.500L.5 12Z',
  },
  rose: {
    main: '#c02a72',
    hi: '#f28fc0',
    lo: '#7d1146',
    on: '#ffffff',
    ink: 'light-dark(#991a57, #ffa6d2)',
    wash: 'light-dark(#fadcea, #55243f)',
    shape: 'M12 22L2.400 12.400A6.200 6.200 0 0 1 12 4.600A6.200 6.200 0 0 1 21.600 12.400Z',
  },
  lime: {
    main: '#9dc233',
    hi: '#d5ee85',
    lo: '#5d7a10',
    on: '#1d2606',
    ink: 'light-dark(#47600a, #cbe67a)',
    wash: 'light-dark(#eaf4c9, #38431a)',
    shape:
      'M12 .8C15.600 7.200 20.200 10.200 20.200 15A8.200 8.200 0 0 1 3.800 15C3.800 10.200 8.400 7.200 12 .8Z',
  },
  slate: {
    main: '#56627b',
    hi: '#a3b0cb',
    lo: '#333c4f',
    on: '#ffffff',
    ink: 'light-dark(#414c63, #b9c5de)',
    wash: 'light-dark(#e2e6ef, #343c4c)',
    shape: 'M2.500 2H21.500L15 12L21.500 22H2.500L9 12Z',
  },
} satisfies Record<string, SeatLook>;

export type Plastic = keyof typeof plastics;
