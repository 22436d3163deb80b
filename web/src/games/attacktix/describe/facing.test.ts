import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import { describeAction } from './actions';
import { describeFacing, facesAway, follow, nearestEnemy, ranged, turnedAway } from './facing';
import { headingTo } from './measures';
import { cardOf, figureOf, thingName } from './names';

const { view } = momentOf('attack');
const own = view.figures.filter(
  ({ controller, zone, at }) => controller === 'p1' && zone === 'in-play' && at,
);
const launcher = own.find(({ id }) => cardOf(setup, id)?.weapon.kind === 'ranged')!;
const hand = own.find(({ id }) => (cardOf(setup, id)?.weapon.reach ?? 0) > 0)!;
const foe = view.figures.find(({ controller, zone, at }) => controller === 'p2' && zone === 'in-play' && at)!;
const at = launcher.at!;
const towards = { at, facing: headingTo(at, foe.at!) };
const away = { at, facing: (towards.facing + 18_000) % 36_000 };

it('names the enemies in the arc of a launcher, nearest first', () => {
  const { near, ahead } = ranged(setup, view, launcher.id, towards);
  expect(ahead).toContain(foe.id);
  expect(near).toHaveLength(
    view.figures.filter(({ controller, zone }) => controller === 'p2' && zone === 'in-play').length,
  );
  expect(describeFacing(setup, view, launcher.id, towards)).toMatch(/^From there it can aim at Rose’s /);
});

it('says that a figure faces away from every enemy, and knows the heading of the nearest one', () => {
  expect(facesAway(setup, view, launcher.id, away)).toBe(true);
  expect(describeFacing(setup, view, launcher.id, away)).toBe(
    'From there it faces away from every enemy: turn it too.',
  );
  const enemy = nearestEnemy(setup, view, launcher.id, away)!;
  expect(enemy.heading).toBe(headingTo(at, figureOf(view, enemy.id)!.at!));
  expect(facesAway(setup, view, launcher.id, { at, facing: enemy.heading })).toBe(false);
});

it('says that a hand weapon reaches nobody from a place far from all enemies', () => {
  expect(describeFacing(setup, view, hand.id, { at: [0, -4_000_000], facing: 0 })).toBe(
    'From there it reaches nobody.',
  );
});

it('lists the figures that face away and may still attack', () => {
  const turned = view.figures.map((one) => (one.id === launcher.id ? { ...one, facing: away.facing } : one));
  const now = { ...view, figures: turned };
  expect(turnedAway(setup, now, 'p1')).toContain(launcher.id);
  const turn = { ...view.turn!, attacked: [launcher.id] };
  expect(turnedAway(setup, { ...now, turn }, 'p1')).not.toContain(launcher.id);
});

it('says in the hint for a move which enemies the figure could then attack', () => {
  const path = [{ face: towards.facing }, { roll: setup.table.tix }];
  expect(follow({ at, facing: 0 }, path)).toMatchObject({ facing: towards.facing });
  const said = describeAction({ move: { figure: launcher.id, path } }, setup, view)!;
  expect(said).toMatch(/^Roll .+ by 1 tik\. From there it can aim at /);
  expect(said).toContain(
    thingName(setup, ranged(setup, view, launcher.id, follow({ at, facing: 0 }, path)).ahead[0]!),
  );
});
