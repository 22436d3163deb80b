import type { AimLine, Fan, Ghost, Mark, Spot, Sweep, Tone } from '../api';
import { along, between, distance, heading } from '../units';
import type { Ink, Sheet } from './sheet';

/**
 * A short text, `high` centimetres above a place. If it names a seat, it has that seat's colours. With
 * `below` it hangs under the place on the screen, so that it hides nothing that stands there.
 */
export type Label = { at: Spot; text: string; high: number; seat?: string; below?: boolean };
/**
 * Where the functions of this file draw: `low` is on the table, `high` is over everything, `say` writes
 * texts.
 */
export type Pens = { low: Sheet; high: Sheet; say: (label: Label) => void; tix: number };

/** The colour of each tone. */
export const tones: Readonly<Record<Tone, string>> = {
  good: '#6fd8ff',
  bad: '#ff6a55',
  hint: '#ffd447',
  plain: '#f4f1e8',
};
const ink = (colour: string, opacity: number): Ink => ({ colour, opacity });
const toned = (tone: Tone | undefined, opacity: number): Ink => ink(tones[tone ?? 'hint'], opacity);
const dark = (opacity: number): Ink => ink('#10141a', opacity);

/**
 * Draws marks across a line at every tik; every fifth one is longer. `first` is the length of the way before
 * this line. Returns the length of the way up to the end of this line.
 */
function ticks(sheet: Sheet, from: Spot, to: Spot, tix: number, colour: Ink, first = 0): number {
  const [far, turn] = [distance(from, to), heading(from, to)];
  let tick = tix - (first % tix || tix) || tix;
  for (; tick <= far + 1; tick += tix) {
    const at = along(from, turn, tick);
    const wide = Math.round((first + tick) / tix) % 5 === 0 ? 9_000 : 5_500;
    sheet.ribbon([along(at, turn + 9000, wide), along(at, turn - 9000, wide)], 2_600, colour);
  }
  return first + far;
}

/** Draws the way of a figure, with a mark at every tik and an arrow at the end. */
export function way(pens: Pens, spots: readonly Spot[], tone: Tone = 'good'): void {
  pens.low.ribbon(spots, 9_000, dark(0.4));
  pens.low.ribbon(spots, 4_500, toned(tone, 0.95));
  let gone = 0;
  for (let i = 1; i < spots.length; i += 1)
    gone = ticks(pens.low, spots[i - 1] as Spot, spots[i] as Spot, pens.tix, toned(tone, 1), gone);
  for (const spot of spots.slice(1, -1)) pens.low.disc(spot, 6_000, toned('plain', 0.95));
}

/** Draws what belongs to a ghost figure: the ring under it, its way, and an arrow where it faces. */
export function ghost(pens: Pens, { at, facing, way: spots, tone }: Ghost, radius: number): void {
  if (spots && spots.length > 1) way(pens, spots, tone);
  pens.low.band(at, radius + 1_500, radius + 5_000, toned(tone ?? 'good', 0.95), 0, 36_000, 10);
  pens.low.arrow(along(at, facing, radius + 14_000), facing, 9_000, toned(tone ?? 'good', 0.95));
}

/**
 * Writes on the lines of a fan how many tix lie between them and the figure: along the longest direction, and
 * the odd numbers aside from the even ones, so that they stay apart on a small picture.
 */
function numbers({ say, tix }: Pens, { at, fan: rays, radius = 22_000 }: Fan): void {
  const [turn, far] = rays.reduce((best, ray) => (ray[1] > best[1] ? ray : best), [0, 0] as readonly [
    number,
    number,
  ]);
  for (let tik = 1; tik * tix <= far + 1; tik += 1) {
    const aside = tik % 2 === 0 ? 0 : 80_000_000 / Math.max(tik * tix + radius, 1);
    say({ at: along(at, turn + aside, tik * tix + radius), text: String(tik), high: 0.2 });
  }
}

/** Draws a shaded area that shows how far a base can roll, with a line at every tik. */
export function fan(pens: Pens, { at, fan: rays, radius = 22_000, bare = false }: Fan): void {
  if (!bare) numbers(pens, { at, fan: rays, radius });
  const count = rays.length;
  for (let i = 0; i < count; i += 1) {
    const [[p, far], [q, other]] = [rays[i] as [number, number], rays[(i + 1) % count] as [number, number]];
    if ((((q - p) % 36_000) + 36_000) % 36_000 > 4_500) continue;
    const [a, b] = [along(at, p, far + radius), along(at, q, other + radius)];
    pens.low.part(at, a, b, toned('good', 0.2));
    pens.low.ribbon([a, b], 4_000, toned('plain', 0.85));
    for (let tik = pens.tix; tik < Math.min(far, other) - 1; tik += pens.tix) {
      pens.low.ribbon(
        [along(at, p, tik + radius), along(at, q, tik + radius)],
        Math.round(tik / pens.tix) % 5 === 0 ? 2_600 : 1_200,
        toned('good', 0.5),
      );
    }
  }
}

/** The length of a dash of a line on the table, in micrometres; 0 for a line without gaps. */
const dashes = { solid: 0, dashed: 16_000, dotted: 4_000 } as const;

/**
 * Draws the line of a weapon on the table, with a mark at every tik, and a broken ring where it meets
 * something. For a launcher it also draws the area over which the shot may fly.
 */
export function aim(pens: Pens, { from, to, meets, tone, stroke = 'solid', shake = 0 }: AimLine): void {
  const [a, b]: [Spot, Spot] = [
    [from[0], from[2]],
    [to[0], to[2]],
  ];
  if (shake > 0) {
    const [turn, far] = [heading(a, b), meets ?? distance(a, b)];
    const [left, right] = [along(a, turn + shake, far), along(a, turn - shake, far)];
    pens.low.part(a, left, right, toned('plain', 0.4));
    for (const edge of [left, right]) pens.low.ribbon([a, edge], 1_500, toned('plain', 0.8));
  }
  pens.low.ribbon([a, b], 6_000, dark(0.35));
  pens.low.ribbon([a, b], 2_600, toned(tone, 0.85), dashes[stroke]);
  ticks(pens.low, a, b, pens.tix, toned(tone, 0.95));
  if (meets === null || meets === undefined) return;
  const at = along(a, heading(a, b), meets);
  pens.high.band(at, 9_000, 12_500, toned(tone, 1), 0, 36_000, 4);
  pens.high.disc(at, 3_500, toned(tone, 1));
}

/** Draws the area that a swing covers, with an arrow in its direction. */
export function sweep(pens: Pens, { at, reach, from, to, tone }: Sweep): void {
  pens.low.band(at, 24_000, reach, toned(tone, 0.24), from, to);
  pens.low.band(at, reach - 3_500, reach, toned(tone, 0.95), from, to, 9);
  for (const turn of [from, to])
    pens.low.ribbon([along(at, turn, 24_000), along(at, turn, reach)], 2_500, toned(tone, 0.9));
  pens.low.arrow(along(at, to, reach * 0.86), to + (to > from ? 9000 : -9000), 13_000, toned(tone, 1));
}

/**
 * Draws a ring with four arrows around a target. If the player may not choose it, the ring is dashed and
 * crossed.
 */
export function target(pens: Pens, at: Spot, radius: number, legal: boolean): void {
  const far = radius + 6_000;
  pens.low.band(at, far, far + 4_500, toned(legal ? 'hint' : 'bad', 0.95), 0, 36_000, legal ? 0 : 8);
  if (legal) {
    for (const turn of [4_500, 13_500, 22_500, 31_500])
      pens.low.arrow(along(at, turn, far + 1_000), turn + 18_000, 12_000, toned('hint', 1));
  } else {
    for (const turn of [4_500, 13_500])
      pens.high.ribbon(
        [along(at, turn, -radius * 0.5), along(at, turn, radius * 0.5)],
        4_500,
        toned('bad', 0.9),
      );
  }
}

/** Marks a section of a barrier as a target. */
export function bar(pens: Pens, from: Spot, to: Spot, legal: boolean): void {
  pens.low.ribbon([from, to], 30_000, toned(legal ? 'hint' : 'bad', 0.32));
  const turn = heading(from, to);
  for (const side of [9000, -9000]) {
    pens.low.ribbon(
      [along(from, turn + side, 15_000), along(to, turn + side, 15_000)],
      3_500,
      toned(legal ? 'hint' : 'bad', 0.95),
      legal ? 0 : 6_000,
    );
  }
}

/** Draws a ring around a base: thick for a selected figure, thin for one under the pointer. */
export function ring(pens: Pens, at: Spot, radius: number, thin: boolean): void {
  if (!thin) pens.low.band(at, radius + 500, radius + 9_000, dark(0.35));
  pens.low.band(
    at,
    radius + 1_500,
    radius + (thin ? 4_500 : 7_500),
    thin ? toned('plain', 0.9) : toned('hint', 1),
  );
}

/**
 * Draws a ring in the colour of a figure's owner around its base: whole for the viewer's own figures, broken
 * for those of others.
 */
export function owner(pens: Pens, at: Spot, radius: number, colour: string, isOwn: boolean): void {
  pens.low.band(at, radius + 600, radius + 7_000, dark(0.3));
  pens.low.band(at, radius + 1_500, radius + 6_000, ink(colour, 0.95), 0, 36_000, isOwn ? 0 : 6);
}

/** Draws a mark: a ring, an arc, a line or a label. */
export function sign(pens: Pens, mark: Mark): void {
  switch (mark.kind) {
    case 'ring':
      return pens.low.band(
        mark.at,
        mark.radius,
        mark.radius + 4_000,
        toned(mark.tone, 0.95),
        0,
        36_000,
        mark.tone === 'bad' ? 9 : 0,
      );
    case 'arc': {
      const { at, radius, from, to, tone } = mark;
      pens.low.band(at, 24_000, radius, toned(tone, 0.14), from, to);
      if (!mark.open) pens.low.band(at, radius - 3_500, radius, toned(tone, 0.95), from, to, 9);
      for (const turn of [from, to])
        pens.low.ribbon([along(at, turn, 24_000), along(at, turn, radius)], 2_500, toned(tone, 0.7));
      return;
    }
    case 'reach':
      pens.high.band(mark.at, mark.radius - 4_500, mark.radius + 1_500, dark(0.45));
      return pens.high.band(mark.at, mark.radius - 3_500, mark.radius, toned(mark.tone, 1));
    case 'label': {
      const { at, text, high = 10_000, below = false } = mark;
      return pens.say({ at, text, high: high / 10_000, below });
    }
    case 'area':
      pens.low.polygon(mark.corners, toned(mark.tone, 0.22));
      return pens.low.ribbon(
        [...mark.corners, mark.corners[0] ?? [0, 0]],
        3_500,
        toned(mark.tone, 0.9),
        12_000,
      );
    case 'line':
      pens.low.ribbon([mark.from, mark.to], 7_000, dark(0.4));
      pens.low.ribbon([mark.from, mark.to], 3_800, toned(mark.tone, 0.95), 12_000);
      if (mark.text) pens.say({ at: between(mark.from, mark.to, 0.5), text: mark.text, high: 1 });
  }
}
