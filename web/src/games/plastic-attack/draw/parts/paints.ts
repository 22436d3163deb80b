import { mix, shadesOf, type Shades } from './colors';
import { numberOf, pick, type Look } from './look';
import type { Paint } from './part';

const skins = ['#f3c9a0', '#e8b08a', '#c98a5e', '#9a6240', '#6f4630', '#f7d9b8'];

/** The paints that have light and dark sides. All others are flat. */
export type Moulded = Exclude<Paint, 'ink' | 'blush' | 'shade' | 'shine' | 'line' | 'glass'>;

/** Returns the shades of each moulded paint of a figure. The name decides the skin. */
export function mouldedOf(look: Look, name: string): Record<Moulded, Shades> {
  const [main, second, accent] = look.colors;
  return {
    main: shadesOf(main),
    second: shadesOf(second),
    accent: shadesOf(accent),
    skin: shadesOf(pick(skins, numberOf(name) >>> 6)),
    metal: shadesOf('#aab4bf'),
    gold: shadesOf('#f2b632'),
    rubber: shadesOf('#4a4049'),
    white: shadesOf('#fdf8ec'),
    glow: shadesOf(mix(accent, '#ffffff', 0.25)),
  };
}

/** Returns the colour of a figure's outline, a very dark shade of its main colour. */
export function inkOf(look: Look): string {
  return mix(look.colors[0], '#1d1220', 0.82);
}
