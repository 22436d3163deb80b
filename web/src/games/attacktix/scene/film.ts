// Reads the films of attacks: keyframes in bytes, as base64 without padding. `docs/film.md` describes the
// layout.

/** The kinds of bodies in a film. The film stores a kind as its index in this list. */
export const bodyKinds = [
  'figure',
  'object',
  'missile',
  'swing',
  'arm',
  'rod',
  'prongs',
  'upper-body',
] as const;
export type BodyKind = (typeof bodyKinds)[number];

/** A rotation as a quaternion: x, y, z, w. */
export type Quat = readonly [number, number, number, number];
/** The place and rotation of a body in a frame. `at` is in centimetres, and null once the body is gone. */
export type Key = { frame: number; at: readonly [number, number, number] | null; turn: Quat };
/**
 * A moving body. `id` is the number of its figure, object or missile. Its keys are in the order of the
 * frames.
 */
export type Body = { kind: BodyKind; id: number; keys: Key[] };
/**
 * A contact of two bodies, given by their indexes in the film; null is something that does not move, such as
 * the table. `impulse` is in g cm/s, and `at` in centimetres.
 */
export type Contact = {
  frame: number;
  bodies: readonly [number | null, number | null];
  impulse: number;
  at: readonly [number, number, number];
};
/** A decoded film. `rate` is the number of frames in a second. */
export type Film = { rate: number; frames: number; bodies: Body[]; contacts: Contact[] };

/** The stored height that marks a body as gone. */
const gone = -32_768;
const nothing = 255;

/** Decodes base64 into bytes; null if the text is not base64. */
export function bytesOf(text: string): Uint8Array | null {
  try {
    const letters = atob(text);
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/**
 * Unpacks a rotation from 32 bits. The first 2 bits are the index of the greatest component; the other three
 * components have 10 bits each.
 */
export function turnOf(bits: number): Quat {
  const greatest = bits >>> 30;
  const turn: [number, number, number, number] = [0, 0, 0, 0];
  let square = 0,
    shift = 20;
  for (let place = 0; place < 4; place += 1) {
    if (place === greatest) continue;
    const value = ((((bits >>> shift) & 1023) - 511) / 511) * Math.SQRT1_2;
    turn[place as 0] = value;
    square += value * value;
    shift -= 10;
  }
  turn[greatest as 0] = Math.sqrt(Math.max(0, 1 - square));
  return turn;
}

/** Reads numbers from bytes, one after another. Throws a `RangeError` after the last byte. */
class Reader {
  private at = 0;
  private readonly data: DataView;

  constructor(bytes: Uint8Array) {
    this.data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  u8 = (): number => this.data.getUint8((this.at += 1) - 1);
  u16 = (): number => this.data.getUint16((this.at += 2) - 2, true);
  i16 = (): number => this.data.getInt16((this.at += 2) - 2, true);
  u32 = (): number => this.data.getUint32((this.at += 4) - 4, true);
  point = (): [number, number, number] => [this.i16(), this.i16(), this.i16()];
  get ended(): boolean {
    return this.at === this.data.byteLength;
  }
}

const centimetres = ([x, y, z]: readonly [number, number, number]): [number, number, number] => [
  x / 100,
  y / 100,
  z / 100,
];

function read(reader: Reader): Film | null {
  if (reader.u8() !== 1) return null;
  const [rate, frames, count, contacts] = [reader.u8(), reader.u16(), reader.u8(), reader.u8()];
  const bodies: Body[] = [];
  for (let i = 0; i < count; i += 1) {
    const kind = bodyKinds[reader.u8()];
    if (!kind) return null;
    bodies.push({ kind, id: reader.u16(), keys: [] });
  }
  for (let frame = 0; frame < frames; frame += 1) {
    for (let poses = reader.u8(); poses > 0; poses -= 1) {
      const body = bodies[reader.u8()];
      const at = reader.point();
      const key: Key = { frame, at: at[1] === gone ? null : centimetres(at), turn: turnOf(reader.u32()) };
      if (!body) return null;
      body.keys.push(key);
    }
  }
  const met: Contact[] = [];
  for (let i = 0; i < contacts; i += 1) {
    const [frame, one, other, impulse] = [reader.u16(), reader.u8(), reader.u8(), reader.u16()];
    const body = (index: number): number | null => (index === nothing ? null : index);
    met.push({ frame, bodies: [body(one), body(other)], impulse, at: centimetres(reader.point()) });
  }
  return reader.ended && rate > 0 ? { rate, frames, bodies, contacts: met } : null;
}

/** Decodes a film; null if the text is not a film of this version. */
export function decodeFilm(text: string): Film | null {
  const bytes = bytesOf(text);
  if (!bytes) return null;
  try {
    return read(new Reader(bytes));
  } catch (fault) {
    if (fault instanceof RangeError) return null;
    throw fault;
  }
}

/** Returns the rotation between two others, on the shorter way; `share` is 0 for `a` and 1 for `b`. */
export function slerp(a: Quat, b: Quat, share: number): Quat {
  let dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const sign = dot < 0 ? -1 : 1;
  dot = Math.min(1, dot * sign);
  const angle = Math.acos(dot);
  const sine = Math.sin(angle);
  const [p, q] =
    sine < 1e-5
      ? [1 - share, share * sign]
      : [Math.sin((1 - share) * angle) / sine, (Math.sin(share * angle) / sine) * sign];
  const mixed = [0, 1, 2, 3].map((i) => a[i as 0] * p + b[i as 0] * q);
  const size = Math.hypot(...mixed) || 1;
  return [(mixed[0] ?? 0) / size, (mixed[1] ?? 0) / size, (mixed[2] ?? 0) / size, (mixed[3] ?? 1) / size];
}

/**
 * Returns where a body is at a moment, counted in frames. It rests until the last frame before its next key.
 */
export function poseAt({ keys }: Body, moment: number): Omit<Key, 'frame'> {
  let low = 0;
  for (let high = keys.length - 1; low < high;) {
    const middle = Math.ceil((low + high) / 2);
    if ((keys[middle] as Key).frame <= moment) low = middle;
    else high = middle - 1;
  }
  const [from, to] = [keys[low], keys[low + 1]];
  if (!from) return { at: null, turn: [0, 0, 0, 1] };
  const start = to ? Math.max(from.frame, to.frame - 1) : 0;
  if (!to || !from.at || !to.at || moment <= start) return from;
  const share = Math.min(1, (moment - start) / (to.frame - start));
  const [a, b] = [from.at, to.at];
  const mix = (i: 0 | 1 | 2): number => a[i] + (b[i] - a[i]) * share;
  return { at: [mix(0), mix(1), mix(2)], turn: slerp(from.turn, to.turn, share) };
}

/**
 * A fall of the body with this index in the film. `frame` and `at` are when and where it ended. `swing` is
 * how fast the body turned before, in radians per frame.
 */
type Landing = { body: number; frame: number; at: readonly [number, number, number]; swing: number };

/** Returns the angle between a rotated body and upright, in radians. */
export const leaning = ([x, , z]: Quat): number =>
  Math.acos(Math.min(1, Math.max(-1, 1 - 2 * (x * x + z * z))));

/** Returns the falls of figures and objects: the table, or a thing on it, stops the falling body. */
export function landings(film: Film): Landing[] {
  return film.bodies.flatMap((body, index): Landing[] => {
    if (body.kind !== 'figure' && body.kind !== 'object' && body.kind !== 'upper-body') return [];
    let before = 0;
    for (let frame = 1; frame < film.frames; frame += 1) {
      const [last, now] = [poseAt(body, frame - 1), poseAt(body, frame)];
      if (!last.at || !now.at) continue;
      const swing = leaning(now.turn) - leaning(last.turn);
      if (before > 0.035 && leaning(now.turn) > 0.9 && swing < before * 0.45) {
        const up: [number, number] = [
          2 * (now.turn[0] * now.turn[1] - now.turn[3] * now.turn[2]),
          2 * (now.turn[1] * now.turn[2] + now.turn[3] * now.turn[0]),
        ];
        return [
          { body: index, frame, at: [now.at[0] + up[0] * 5, 0.2, now.at[2] + up[1] * 5], swing: before },
        ];
      }
      before = swing;
    }
    return [];
  });
}
