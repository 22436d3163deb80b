import type { Overlay, Side, Spot, Tone, Zone } from '../api';
import type { Ground } from '../ground';
import { bright, plates, tickAt, ticks, tones } from '../palette';
import { along, bearing, between, distance, outline, sides, stretches } from '../plane';
import { drawReach } from './reach';
import type { Ink, Sheet } from './sheet';

type Of<K extends Overlay['kind']> = Extract<Overlay, { kind: K }>;
/**
 * A short text at a place. With `above` it stands over the head of the figure at this place. With `beside` it is
 * the name of this figure, and stands at whichever side of it is free. With `yields` it is left out if none is.
 */
export type Label = {
  at: Spot;
  text: string;
  colour?: string;
  /** The colour of the plate behind the text. */
  plate?: string;
  above?: boolean;
  beside?: boolean;
  yields?: boolean;
};
/** What overlays are drawn with: a sheet on the ground, a sheet above everything, and `say` for texts. */
export type Pens = { low: Sheet; high: Sheet; say: (label: Label) => void; ground: Ground };

const ink = (colour: string, opacity: number): Ink => ({ colour, opacity });
const toned = (tone: Tone | undefined, opacity: number): Ink => ink(tones[tone ?? 'hint'], opacity);
const dark = (opacity: number): Ink => ink('#12161a', opacity);

/** A length in inches, with at most one decimal. */
export const inches = (length: number): string => `${Number(length.toFixed(1))}″`;

function path({ low }: Pens, { way, tone }: Of<'path'>): void {
  low.ribbon(way, 0.3, dark(0.4));
  low.ribbon(way, 0.16, toned(tone, 0.95));
  for (const spot of way.slice(1, -1)) {
    low.disc(spot, 0.26, dark(0.6));
    low.disc(spot, 0.18, ink('#ffffff', 0.95));
  }
}

/** Directions for the text of a ring, as turns from the direction ahead. Straight ahead, targets stand. */
const turns = [50, -50, 75, -75, 105, -105, 140, -140, 180];

/** The place on a ring where its text lies: on the table, and as near to the direction ahead as possible. */
function textSpot(at: Spot, end: number, ahead: number, [wide, deep]: Ground['table']): Spot {
  const spots = turns.map((turn) => along(at, ahead + turn, end));
  return spots.find(([x, y]) => x > 2 && x < wide - 2 && y > 0.5 && y < deep - 0.5) ?? spots[0]!;
}

/** The ground that a weapon reaches, from the edge of a base: a ring at its end, with a text on the table. */
function range({ low, say, ground }: Pens, overlay: Of<'range'>): void {
  const { at, radius, reach: far, text } = overlay;
  const [wide, deep] = ground.table;
  const ahead = overlay.ahead ?? bearing(at, [wide / 2, deep / 2]);
  const end = radius + far;
  low.band(at, radius, end, ink(ticks.plain, 0.1));
  low.band(at, end - 0.17, end, ink(ticks.plain, 0.95));
  say({ at: textSpot(at, end, ahead, ground.table), text: text ?? inches(far), colour: ticks.plain });
}

/** A line of attack. Blocked parts of the line are crossed out in red. */
function attack({ high, ground }: Pens, { from, to, blockedBy = [], tone }: Of<'attack'>): void {
  const way = bearing(from, to);
  high.ribbon([from, to], 0.32, dark(0.35));
  high.ribbon([from, to], 0.16, toned(tone, 0.95), 0.5);
  high.arrow(to, way, 0.7, toned(tone, 1));
  for (const id of blockedBy) {
    for (const [start, end] of stretches(from, to, ground.corners(id))) {
      const [a, b] = [between(from, to, start), between(from, to, end)];
      high.ribbon([a, b], 0.32, toned('bad', 0.95));
      const at = between(a, b, 0.5);
      for (const [long, wide, colour] of [
        [0.66, 0.3, ink('#ffffff', 1)],
        [0.6, 0.18, toned('bad', 1)],
      ] as const) {
        for (const turn of [45, 135])
          high.ribbon([along(at, way + turn, -long), along(at, way + turn, long)], wide, colour);
      }
    }
  }
}

function disc({ low, say }: Pens, { at, radius, tone }: Of<'disc'>): void {
  low.disc(at, radius, toned(tone ?? 'bad', 0.22));
  low.band(at, radius - 0.12, radius, toned(tone ?? 'bad', 0.95));
  low.band(at, radius / 2 - 0.05, radius / 2, ink('#ffffff', 0.7), 0, 360, 12);
  for (const turn of [0, 90])
    low.ribbon([along(at, turn, -0.45), along(at, turn, 0.45)], 0.1, ink('#ffffff', 0.9));
  say({ at: along(at, 90, radius), text: `⌀ ${inches(radius * 2)}` });
}

function flame(
  { low }: Pens,
  { at, radius, reach: far, direction, halfAngle = 22.5, tone }: Of<'flame'>,
): void {
  const [from, to] = [direction - halfAngle, direction + halfAngle];
  for (let inner = 0; inner < far; inner += 0.5) {
    const share = inner / far;
    low.band(
      at,
      radius + inner,
      radius + Math.min(far, inner + 0.5),
      ink(share < 0.35 ? '#fff0a0' : share < 0.7 ? '#ffb13a' : '#ff6a2a', 0.4),
      from,
      to,
    );
  }
  low.band(at, radius + far - 0.12, radius + far, toned(tone ?? 'bad', 0.95), from, to);
  for (const side of [from, to])
    low.ribbon([along(at, side, radius), along(at, side, radius + far)], 0.12, toned(tone ?? 'bad', 0.95));
}

/** The rectangle of a zone along an edge; null for a zone around a point. */
export function zoneCorners(zone: Zone, [w, d]: Spot): [number, number, number, number] | null {
  if ('near' in zone) return null;
  if (zone.edge === 'south') return [0, 0, w, zone.depth];
  if (zone.edge === 'north') return [0, d - zone.depth, w, d];
  return zone.edge === 'west' ? [0, 0, zone.depth, d] : [w - zone.depth, 0, w, d];
}

/** A zone in which a side deploys: hatched one way for Green, the other way for Tan. */
function zoneOf({ low, ground }: Pens, { side, zone }: Of<'zone'>): void {
  const corners = zoneCorners(zone, ground.table);
  const [x0, y0, x1, y1] = corners ?? [0, 0, ...ground.table];
  const within = ([x, y]: Spot): boolean =>
    x >= x0 &&
    x <= x1 &&
    y <= y1 &&
    (!('near' in zone) || Math.hypot(x - zone.near[0], y - zone.near[1]) <= zone.near[2]);
  const slant = side === 'green' ? 1 : -1;
  const [first, last] = slant > 0 ? [x0 - (y1 - y0), x1] : [x0, x1 + (y1 - y0)];
  for (let x = Math.floor(first / 1.6) * 1.6; x < last; x += 1.6) {
    let start: Spot | null = null,
      end: Spot = [0, 0];
    for (let y = y0; y <= y1 + 0.25; y += 0.25) {
      const at: Spot = [x + slant * (y - y0), y];
      if (within(at)) [start, end] = [start ?? at, at];
      else if (start) {
        low.ribbon([start, end], 0.13, ink(bright[side], 0.5));
        start = null;
      }
    }
  }
  border(low, side, zone, [x0, y0, x1, y1]);
}

/** The border of a zone: a line for Green, dashes for Tan. */
function border(
  low: Sheet,
  side: Side,
  zone: Zone,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): void {
  const line = ink(bright[side], 1);
  if ('near' in zone) {
    const [x, y, radius] = zone.near;
    low.band([x, y], radius - 0.3, radius, dark(0.4));
    low.band([x, y], radius - 0.24, radius - 0.06, line, 0, 360, side === 'tan' ? 40 : 0);
    return;
  }
  const around: Spot[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
    [x0, y0],
  ];
  low.ribbon(around, 0.32, dark(0.4));
  low.ribbon(around, 0.2, line, side === 'tan' ? 0.8 : 0);
}

/** Rings around targets. Four arrows point at a legal target; any other target has a dashed, grey ring. */
function targets({ low }: Pens, { marks }: Of<'targets'>): void {
  for (const { at, radius, legal } of marks) {
    const end = radius + 0.34;
    low.band(at, end - 0.2, end, dark(0.5));
    low.band(
      at,
      end - 0.16,
      end - 0.02,
      legal ? toned('bad', 1) : ink('#c9ccd0', 0.9),
      0,
      360,
      legal ? 0 : 10,
    );
    if (legal)
      for (const turn of [45, 135, 225, 315])
        low.arrow(along(at, turn, radius + 0.16), turn + 180, 0.5, toned('bad', 1));
  }
}

/** A ring around a base. It is flat: it does not follow a hill or a wall beside the base. */
function ring({ low }: Pens, at: Spot, radius: number, tone: Tone): void {
  low.band(at, radius + 0.1, radius + 0.36, dark(0.55), 0, 360, 0, true);
  low.band(at, radius + 0.13, radius + 0.33, toned(tone, 1), 0, 360, 0, true);
}

/** The measuring rod from one place to another: parts of 3 inches, with coloured marks between them. */
function rod({ high, say }: Pens, { from, to, text }: Of<'rod'>): void {
  const long = distance(from, to);
  if (long < 1e-6) return;
  const way = bearing(from, to);
  high.ribbon([from, to], 0.5, dark(0.75));
  for (let start = 0; start < long; start += 3) {
    const end = Math.min(long, start + 3);
    high.ribbon(
      [along(from, way, start), along(from, way, end)],
      0.36,
      ink((start / 3) % 2 === 0 ? ticks.wood : '#ecd2a0', 1),
    );
  }
  for (let tick = 3; tick <= long + 1e-6; tick += 3) {
    const at = along(from, way, tick),
      marked = tick % 6 === 0;
    const tall = marked ? 0.42 : 0.26;
    high.ribbon(
      [along(at, way + 90, -tall), along(at, way + 90, tall)],
      marked ? 0.2 : 0.12,
      ink(marked ? tickAt(tick) : ticks.dark, 1),
    );
  }
  say({ at: to, text: text ?? inches(long), above: true });
}

/** Draws an overlay. Translucent models are drawn elsewhere. */
export function draw(pens: Pens, overlay: Overlay): void {
  switch (overlay.kind) {
    case 'reach':
      return drawReach(pens.low, overlay);
    case 'path':
      return path(pens, overlay);
    case 'range':
      return range(pens, overlay);
    case 'attack':
      return attack(pens, overlay);
    case 'disc':
      return disc(pens, overlay);
    case 'flame':
      return flame(pens, overlay);
    case 'zone':
      return zoneOf(pens, overlay);
    case 'targets':
      return targets(pens, overlay);
    case 'ring':
      return ring(pens, overlay.at, overlay.radius, overlay.tone ?? 'hint');
    case 'rod':
      return rod(pens, overlay);
    case 'label':
      return pens.say({
        at: overlay.at,
        text: overlay.text,
        ...(overlay.side ? plates[overlay.side] : {}),
        above: overlay.above ?? false,
        beside: overlay.beside ?? false,
        yields: overlay.yields ?? false,
      });
    case 'piece':
      for (const [a, b] of sides(outline(overlay.piece)))
        pens.low.ribbon([a, b], 0.22, toned(overlay.tone, 0.95), 0.6);
      return undefined;
    case 'ghost':
      return undefined;
  }
}
