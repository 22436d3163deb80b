import { describe, expect, it } from 'vitest';
import { aShot, filmBytes, filmText, packed, type Made } from '../../../../dev/attacktix/make-film';
import { films } from '../../../../dev/attacktix/films';
import { bytesOf, decodeFilm, landings, leaning, poseAt, slerp, turnOf, type Quat } from './film';

const level: Quat = [0, 0, 0, 1];
const decoded = (bodies: Made[]): NonNullable<ReturnType<typeof decodeFilm>> => {
  const film = decodeFilm(
    filmText(filmBytes(bodies, [{ frame: 2, bodies: [0, 255], impulse: 1950, at: [1, 2.5, -3] }])),
  );
  if (!film) throw new Error('That is not a film.');
  return film;
};

describe('a film', () => {
  it('has the bodies, poses and contacts that were written', () => {
    const film = decoded([
      {
        kind: 'missile',
        id: 300,
        poses: [{ at: [0, 5.3, -60.96], turn: level }, null, { at: [0.5, 5, 12.34], turn: [0, 1, 0, 0] }],
      },
      {
        kind: 'upper-body',
        id: 7,
        poses: [{ at: 'gone', turn: level }, { at: [1, 2, 3], turn: level }, null],
      },
    ]);
    expect(film).toMatchObject({
      rate: 60,
      frames: 3,
      contacts: [{ frame: 2, bodies: [0, null], impulse: 1950, at: [1, 2.5, -3] }],
    });
    expect(
      film.bodies.map(({ kind, id, keys }) => [kind, id, keys.map(({ frame, at }) => [frame, at])]),
    ).toEqual([
      [
        'missile',
        300,
        [
          [0, [0, 5.3, -60.96]],
          [2, [0.5, 5, 12.34]],
        ],
      ],
      [
        'upper-body',
        7,
        [
          [0, null],
          [1, [1, 2, 3]],
        ],
      ],
    ]);
  });

  it('keeps every written rotation to within a quarter of a degree', () => {
    expect(turnOf(packed(level))).toEqual(level);
    for (const turn of [
      [0.6, 0, 0, -0.8],
      [0.5, -0.5, 0.5, 0.5],
      [0, 1, 0, 0],
      [0.1, 0.2, -0.3, 0.9274],
    ] as Quat[]) {
      const back = turnOf(packed(turn));
      expect(
        Math.abs(back[0] * turn[0] + back[1] * turn[1] + back[2] * turn[2] + back[3] * turn[3]),
      ).toBeGreaterThan(0.9999976);
    }
  });

  it('is null if the text is too short, too long, of another version or not base64', () => {
    const bytes = filmBytes([{ kind: 'figure', id: 0, poses: [{ at: [0, 0, 0], turn: level }] }], []);
    expect(decodeFilm(filmText(bytes))).not.toBeNull();
    expect(decodeFilm(filmText(bytes.slice(0, -1)))).toBeNull();
    expect(decodeFilm(filmText(Uint8Array.from([...bytes, 0])))).toBeNull();
    expect(decodeFilm(filmText(Uint8Array.from([2, ...bytes.slice(1)])))).toBeNull();
    expect(decodeFilm('!')).toBeNull();
    expect(decodeFilm('')).toBeNull();
    expect(bytesOf('TWFu')).toEqual(Uint8Array.from([77, 97, 110]));
  });

  it('keeps a body at rest until the frame before its next key, and then moves it', () => {
    const body = decoded([
      {
        kind: 'figure',
        id: 0,
        poses: [{ at: [0, 0, 0], turn: level }, null, null, null, { at: [4, 0, 0], turn: [0, 1, 0, 0] }],
      },
    ]).bodies[0];
    if (!body) throw new Error('There is no body.');
    expect(poseAt(body, 0).at).toEqual([0, 0, 0]);
    expect(poseAt(body, 3).at).toEqual([0, 0, 0]);
    expect(poseAt(body, 3.5).at).toEqual([2, 0, 0]);
    expect(poseAt(body, 9).at).toEqual([4, 0, 0]);
  });

  it('turns a body the shorter way round', () => {
    const half = slerp(level, [0, -Math.sin(0.5), 0, -Math.cos(0.5)], 0.5);
    expect(half[1]).toBeCloseTo(Math.sin(0.25), 6);
    expect(half[3]).toBeCloseTo(Math.cos(0.25), 6);
  });
});

describe('films of the simulation', () => {
  it('can be read to their last byte, and give every body a place in the first frame', () => {
    for (const [name, text] of Object.entries(films)) {
      const film = decodeFilm(text);
      expect(film, name).not.toBeNull();
      for (const { keys } of film?.bodies ?? [])
        expect(
          keys.some(({ at }) => at !== null),
          name,
        ).toBe(true);
    }
  });

  it('have the weapon that moves, and the figure that falls, among their bodies', () => {
    const kinds = (name: keyof typeof films): string[] =>
      (decodeFilm(films[name])?.bodies ?? []).map(({ kind, id }) => `${kind} ${id}`);
    expect(kinds('shot')).toEqual(expect.arrayContaining(['figure 1', 'missile 0']));
    expect(kinds('slash')).toEqual(expect.arrayContaining(['figure 1', 'swing 0']));
    expect(kinds('throw')).toContain('arm 0');
    expect(kinds('jab')).toContain('rod 0');
    expect(kinds('claw')).toContain('prongs 0');
    expect(kinds('latch')).toContain('upper-body 1');
  });

  it('have one landing for each figure that falls over, and none for a figure that stays upright', () => {
    for (const name of ['shot', 'slash', 'claw'] as const) {
      const film = decodeFilm(films[name]);
      if (!film) throw new Error('That is not a film.');
      const down = landings(film);
      expect(
        down.map(({ body }) => film.bodies[body]?.id),
        name,
      ).toEqual([1]);
      const end = film.bodies[down[0]?.body ?? -1]?.keys.at(-1);
      expect(end && leaning(end.turn), name).toBeGreaterThan(1);
    }
    expect(
      landings(
        decodeFilm(aShot(0, [0, -26], 1, [0, 6])) ?? { rate: 60, frames: 0, bodies: [], contacts: [] },
      ),
    ).toHaveLength(1);
  });
});
