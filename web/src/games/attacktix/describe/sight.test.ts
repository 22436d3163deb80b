import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { AimAnswer, Target } from '../types';
import { describeFarRound, describeLine } from './aim';
import { describeLength } from './measures';
import { figureOf } from './names';
import { areasOn, sightOf, wayOf } from './sight';

const { view } = momentOf('attack');
const launcher = setup.figures.find(({ weapon, id }) => weapon.kind === 'ranged' && figureOf(view, id)?.at)!;
const hand = setup.figures.find(({ weapon, id }) => weapon.reach > 0 && figureOf(view, id)?.at)!;

/** Makes a line to the figure p2-02, 20 cm away. Its end has this height in micrometres. */
const line = (height: number): AimAnswer => ({
  legal: true,
  refusal: null,
  aim: { yaw: 0 },
  line: { from: [0, 53_000, 0], to: [0, height, 200_000] },
  first: { id: 'p2-02', what: 'figure', distance: 200_000 },
  sweep: null,
});

it('says that the line of a launcher passes above a thing, and draws the line beyond the thing', () => {
  const [flat, steep] = [line(60_000), line(150_000)];
  const low = sightOf(setup, view, launcher.id, flat);
  expect(low).toMatchObject({ above: false, reached: true });
  expect(wayOf(flat, launcher, low, 25_400).at(-1)![2]).toBe(200_000);
  const sight = sightOf(setup, view, launcher.id, steep);
  expect(sight).toMatchObject({ id: 'p2-02', above: true });
  expect(wayOf(steep, launcher, sight, 25_400).at(-1)![2]).toBeGreaterThan(200_000);
  expect(describeLine(setup, { sight, areas: [] }, null)).toBe(
    'The line passes above Rose’s Bramble Trooper 2, 7.9 tix away, and then meets nothing.',
  );
});

it('measures a missile from the middle of its shooter to the base of the figure, as reports do', () => {
  const figures = view.figures.map((one) =>
    one.id === 'p2-02' ? { ...one, at: [20_000, 300_000] as [number, number] } : one,
  );
  const aside = { ...line(53_000), first: { id: 'p2-02', what: 'figure' as const, distance: 297_000 } };
  const sight = sightOf(setup, { ...view, figures }, launcher.id, aside);
  const { radius } = setup.figures.find(({ id }) => id === 'p2-02')!;
  expect(sight?.away).toBe(Math.round(Math.hypot(20_000, 300_000)) - radius);
  expect(describeLine(setup, { sight, areas: [] }, null)).toContain(
    describeLength(setup, sight!.away!).replace(/ tix$/, ''),
  );
  expect(sightOf(setup, { ...view, figures }, hand.id, aside)).not.toHaveProperty('away');
});

it('calculates the height of a shot from the fall of the missile', () => {
  const far = { ...line(92_000), first: { id: 'p2-02', what: 'figure' as const, distance: 800_000 } };
  expect(sightOf(setup, view, launcher.id, far)).toMatchObject({ above: true });
  const farther = { ...far, first: { ...far.first, distance: 1_600_000 } };
  expect(sightOf(setup, view, launcher.id, farther)).toMatchObject({ above: false });
});

it('finds the next thing if a missile passes above the first', () => {
  const far = { ...line(92_000), first: { id: 'p2-02', what: 'figure' as const, distance: 800_000 } };
  const figures = view.figures.map((one) =>
    one.id === 'p2-03' ? { ...one, zone: 'in-play' as const, at: [0, 1_600_000] as [number, number] } : one,
  );
  const sight = sightOf(setup, { ...view, figures }, launcher.id, far);
  expect(sight).toMatchObject({ id: 'p2-03', over: 'p2-02', above: false });
  expect(describeLine(setup, { sight, areas: [] }, 'p2-03')).toMatch(
    /^The line passes above Rose’s Bramble Trooper 2\. It then meets Rose’s .+ (at the (base|legs|hips|chest|head)|beside its body).*, .+ tix away\.$/,
  );
});

it('says that a hand weapon does not reach, and what stands before the chosen target', () => {
  const sight = sightOf(setup, view, hand.id, line(50_000));
  expect(sight).toMatchObject({ reached: false });
  expect(wayOf(line(50_000), hand, sight, 25_400)).toHaveLength(2);
  expect(describeLine(setup, { sight, areas: [] }, 'p2-03')).toMatch(
    /^Before Rose’s .+, the line first meets Rose’s Bramble Trooper 2, 7\.9 tix away\. The weapon does not reach that far\.$/,
  );
  expect(describeLine(setup, { sight: null, areas: [] }, 'p2-03')).toBe('The line meets nothing.');
});

it('names the woods through which a missile flies', () => {
  const wood = view.terrain.find(({ area }) => area)!;
  const [[x, z]] = wood.area as [[number, number]];
  const [mx, mz] = [
    wood.area!.reduce((sum, one) => sum + one[0], 0) / wood.area!.length,
    wood.area!.reduce((sum, one) => sum + one[1], 0) / wood.area!.length,
  ];
  expect(
    areasOn(view, [
      [x * 9, 5_000, z * 9],
      [mx, 5_000, mz],
    ]),
  ).toEqual([wood.id]);
  expect(describeLine(setup, { sight: null, areas: [wood.id] }, null)).toMatch(
    /^A missile flies through: .+\. The line meets nothing\.$/,
  );
});

it('says that a target stands too far to one side for the weapon', () => {
  const target = (bearing: number): Target => ({
    id: 'p2-02',
    what: 'figure',
    bearing,
    distance: 200_000,
    gap: 150_000,
    in_arc: false,
    protected: null,
    aim: null,
  });
  expect(describeFarRound(setup, launcher, target(-9_500))).toBe(
    'Rose’s Bramble Trooper 2 stands 95° right, but the weapon turns only 70° to a side. Choose another target: only a move turns the whole figure.',
  );
  expect(describeFarRound(setup, launcher, target(6_900))).toBe('');
});

it('says that a missile meets a tower that only its edge touches, since a missile is wider than its line', () => {
  const tower = setup.terrain.find(({ shape }) => shape?.kind === 'round')!;
  const radius = tower.shape?.kind === 'round' ? tower.shape.radius : 0;
  const beside = (off: number) => ({
    ...view,
    terrain: view.terrain.map((piece) =>
      piece.id === tower.id
        ? { ...piece, state: 'standing' as const, at: [radius + off, 100_000] as [number, number] }
        : piece,
    ),
  });
  const answer = line(53_000);
  expect(sightOf(setup, beside(2_000), launcher.id, answer)).toMatchObject({ id: tower.id });
  expect(sightOf(setup, beside(5_000), launcher.id, answer)).toMatchObject({ id: 'p2-02' });
  expect(sightOf(setup, beside(2_000), hand.id, answer)).toMatchObject({ id: 'p2-02' });
});

it('says that a missile meets a figure near its edge, or passes beside its body', () => {
  const aside = (off: number): string => {
    const figures = view.figures.map((one) =>
      one.id === 'p2-02' ? { ...one, at: [off, 220_000] as [number, number] } : one,
    );
    const sight = sightOf(setup, { ...view, figures }, launcher.id, line(53_000));
    return describeLine(setup, { sight, areas: [] }, null);
  };
  expect(aside(9_000)).toContain('Rose’s Bramble Trooper 2 at the chest, 7.8 tix away');
  expect(aside(14_000)).toContain('Rose’s Bramble Trooper 2 at the chest, near the edge, 7.8 tix away');
  expect(aside(20_000)).toContain(
    'Rose’s Bramble Trooper 2 beside its body, at most at an arm, 7.8 tix away',
  );
});
