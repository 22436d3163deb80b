import { bodyKinds, type BodyKind, type Quat } from '../../src/games/attacktix/scene/film';

/**
 * A body of a film with its pose in each frame: null where it has not moved, `gone` where it has left the
 * table.
 */
export type Made = {
  kind: BodyKind;
  id: number;
  poses: readonly ({ at: readonly [number, number, number] | 'gone'; turn: Quat } | null)[];
};
export type Blow = {
  frame: number;
  bodies: readonly [number, number];
  impulse: number;
  at: readonly [number, number, number];
};

/** Packs a rotation into 32 bits, as `docs/film.md` says. */
export function packed(turn: Quat): number {
  let greatest = 0;
  turn.forEach((value, place) => {
    if (Math.abs(value) > Math.abs(turn[greatest as 0])) greatest = place;
  });
  const sign = turn[greatest as 0] < 0 ? -1 : 1;
  let bits = greatest;
  turn.forEach((value, place) => {
    if (place === greatest) return;
    const step = Math.floor(Math.min(511, Math.max(-511, ((sign * value) / Math.SQRT1_2) * 511)) + 511.5);
    bits = bits * 1024 + step;
  });
  return bits >>> 0;
}

/** The bytes of a film, with the layout of `docs/film.md`. */
export function filmBytes(bodies: readonly Made[], contacts: readonly Blow[]): Uint8Array {
  const out: number[] = [];
  const u8 = (value: number): void => void out.push(value & 255);
  const u16 = (value: number): void => {
    u8(value);
    u8(value >> 8);
  };
  const point = (at: readonly [number, number, number]): void =>
    at.forEach((value) => u16(Math.round(value * 100)));
  const frames = Math.max(...bodies.map(({ poses }) => poses.length));
  u8(1);
  u8(60);
  u16(frames);
  u8(bodies.length);
  u8(contacts.length);
  for (const { kind, id } of bodies) {
    u8(bodyKinds.indexOf(kind));
    u16(id);
  }
  for (let frame = 0; frame < frames; frame += 1) {
    const posed = bodies.flatMap(({ poses }, body) => {
      const pose = poses[frame];
      return pose ? [{ body, pose }] : [];
    });
    u8(posed.length);
    for (const { body, pose } of posed) {
      u8(body);
      if (pose.at === 'gone') [0, -32_768, 0].forEach(u16);
      else point(pose.at);
      const bits = packed(pose.turn);
      u16(bits & 0xffff);
      u16(bits >>> 16);
    }
  }
  for (const {
    frame,
    bodies: [one, other],
    impulse,
    at,
  } of contacts) {
    u16(frame);
    u8(one);
    u8(other);
    u16(impulse);
    point(at);
  }
  return Uint8Array.from(out);
}

/** Bytes as base64 without padding. */
export const filmText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replace(/=+$/, '');

const about = (axis: readonly [number, number, number], angle: number): Quat => {
  const s = Math.sin(angle / 2);
  return [axis[0] * s, axis[1] * s, axis[2] * s, Math.cos(angle / 2)];
};

/** A made-up film: a shot along +z topples a figure that faces the shooter. */
export function aShot(
  shooter: number,
  from: readonly [number, number],
  target: number,
  to: readonly [number, number],
): string {
  const [missile, fallen]: [Made['poses'][number][], Made['poses'][number][]] = [[], []];
  const far = to[1] - from[1] - 2.5;
  const flight = Math.ceil((far / 650) * 60);
  for (let frame = 0; frame < 120; frame += 1) {
    if (frame <= flight)
      missile.push({
        at: [from[0], 5.3 + Math.sin((frame / flight) * 3.1) * 0.8, from[1] + 1.5 + (far * frame) / flight],
        turn: [0, 0, 0, 1],
      });
    else if (frame < 90)
      missile.push({
        at: [
          from[0] + (frame - flight) * 0.02,
          Math.max(0.4, 5.3 - ((frame - flight) / 12) ** 2 * 5),
          to[1] - 2.5 - Math.min(20, frame - flight) * 0.3,
        ],
        turn: about([1, 0, 0], (frame - flight) * 0.2),
      });
    else missile.push(frame === 90 ? { at: 'gone', turn: [0, 0, 0, 1] } : null);
    const gone = Math.max(0, frame - flight);
    const angle =
      Math.min(1.5, (gone / 26) ** 2.4 * 1.5) +
      (gone > 26 ? Math.sin(Math.min(1, (gone - 26) / 10) * Math.PI) * -0.09 : 0);
    const lift = 2.2 * Math.sin(angle);
    // The figure looks towards -z, so its rotation is half a turn. Then it tips back over the far edge of its
    // base.
    const turn: Quat = [0, Math.cos(angle / 2), Math.sin(angle / 2), 0];
    fallen.push(
      gone === 0 && frame > 0
        ? null
        : gone > 40
          ? null
          : { at: [to[0], lift, to[1] + 2.2 * (1 - Math.cos(angle)) + Math.min(8, gone) * 0.08], turn },
    );
  }
  fallen[119] = fallen.findLast((pose) => pose) ?? null;
  return filmText(
    filmBytes(
      [
        { kind: 'figure', id: target, poses: fallen },
        { kind: 'missile', id: shooter, poses: missile },
      ],
      [
        { frame: flight, bodies: [1, 0], impulse: 1950, at: [to[0], 5.5, to[1] - 1] },
        { frame: flight + 26, bodies: [0, 255], impulse: 5200, at: [to[0], 0.2, to[1] + 8] },
      ],
    ),
  );
}
