/** Four shades of a colour, from the lightest to the darkest, as of plastic in light. */
export type Shades = { hi: string; base: string; lo: string; deep: string };

type Rgb = [number, number, number];

function read(color: string): Rgb {
  const hex = /^#([0-9a-f]{6})$/i.exec(color)?.[1] ?? '888888';
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

function write(rgb: readonly number[]): string {
  return '#' + rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
}

/** Mixes two colours: `share` is 0 for the first and 1 for the second. */
export function mix(color: string, other: string, share: number): string {
  const to = read(other);
  return write(read(color).map((part, i) => part + ((to[i] ?? 0) - part) * share));
}

export function shadesOf(color: string): Shades {
  return {
    hi: mix(color, '#fff6e0', 0.38),
    base: mix(color, color, 0),
    lo: mix(color, '#24103a', 0.3),
    deep: mix(color, '#1d1220', 0.78),
  };
}
