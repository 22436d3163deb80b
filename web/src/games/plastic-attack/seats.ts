/** How the six seats of a table look: a colour and a shape each, so that neither is needed alone. */
export interface SeatLook {
  /** The plastic: its body, the lit edge and the shaded edge. */
  main: string;
  hi: string;
  lo: string;
  /** Text on the plastic. */
  on: string;
  /** Text in the seat's colour on paper, and a wash behind text; each follows the theme. */
  ink: string;
  wash: string;
  /** The shape, in a box of 24 by 24. */
  shape: string;
}

/** The seats of a table in order, clockwise. */
export const seatOrder = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'] as const;

const looks: Record<(typeof seatOrder)[number], SeatLook> = {
  red: {
    main: '#d93a2b', hi: '#ff8a70', lo: '#971f18', on: '#ffffff',
    ink: 'light-dark(#ac2419, #ffa893)', wash: 'light-dark(#fbdfd6, #552b2a)',
    shape: 'M12 2.5L22.5 21H1.5Z',
  },
  blue: {
    main: '#1f6ed4', hi: '#6db1ff', lo: '#134a9a', on: '#ffffff',
    ink: 'light-dark(#1554a8, #93c4ff)', wash: 'light-dark(#dce9fb, #243a5c)',
    shape: 'M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2Z',
  },
  green: {
    main: '#2a7f4f', hi: '#6cc893', lo: '#1a5634', on: '#ffffff',
    ink: 'light-dark(#1d6b41, #8cdcae)', wash: 'light-dark(#d9f0e1, #234535)',
    shape: 'M3 3H21V21H3Z',
  },
  yellow: {
    main: '#f0b429', hi: '#ffe08a', lo: '#a87408', on: '#2d2119',
    ink: 'light-dark(#7a5000, #ffd26b)', wash: 'light-dark(#fdeec4, #4d3d1a)',
    shape: 'M12 1L23 12L12 23L1 12Z',
  },
  purple: {
    main: '#7a4bb0', hi: '#bd95ec', lo: '#4e2b7b', on: '#ffffff',
    ink: 'light-dark(#5f3494, #d3b5fa)', wash: 'light-dark(#ebdff8, #402c58)',
    shape: 'M12 1L15.1 8.6L23.3 9.2L17 14.5L19 22.5L12 18.1L5 22.5L7 14.5L.7 9.2L8.9 8.6Z',
  },
  orange: {
    main: '#e0701a', hi: '#ffb574', lo: '#96450a', on: '#2d1503',
    ink: 'light-dark(#944408, #ffb986)', wash: 'light-dark(#fde3cf, #57351c)',
    shape: 'M12 1.5L22.7 9.3L18.6 21.8H5.4L1.3 9.3Z',
  },
};

/** The sign of a seat as one letter, for plain text. */
const signs: Record<(typeof seatOrder)[number], string> = { red: '▲', blue: '●', green: '■', yellow: '◆', purple: '★', orange: '⬟' };

const isTabled = (seat: string): seat is (typeof seatOrder)[number] => (seatOrder as readonly string[]).includes(seat);

/** How a seat looks; seats beyond the table's six look like orange. */
export function seatLook(seat: string): SeatLook {
  return looks[isTabled(seat) ? seat : 'orange'];
}

/** The sign of a seat as one letter. */
export function seatSign(seat: string): string {
  return isTabled(seat) ? signs[seat] : '⬟';
}

/** Gives an element the colours of a seat as custom properties: `--seat`, `--seat-hi`, `--seat-lo`, `--seat-on`, `--seat-ink`, `--seat-wash`. */
export function painted(seat: string): (node: HTMLElement | SVGElement) => void {
  const look = seatLook(seat);
  return (node) => {
    const colours = { seat: look.main, 'seat-hi': look.hi, 'seat-lo': look.lo, 'seat-on': look.on, 'seat-ink': look.ink, 'seat-wash': look.wash };
    for (const [name, colour] of Object.entries(colours)) node.style.setProperty(`--${name}`, colour);
  };
}
