import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { Sight } from '../describe/sight';
import type { Orders } from './orders.svelte';
import { prospectOf, whyProspect } from './prospect';

const { view } = momentOf('attack');
const lead = setup.figures.find(({ weapon }) => weapon.kind === 'ranged')!.id;
const enemy = setup.figures.find(
  ({ owner }) => owner !== setup.figures.find(({ id }) => id === lead)!.owner,
)!.id;
const sight: Sight = {
  id: enemy,
  distance: 50_000,
  at: [0, 0],
  above: false,
  over: null,
  share: 0.6,
  aside: null,
  reached: true,
};
const line = { from: [0, 30_000, 0], to: [0, 30_000, -50_000] };

/** What a shot promises if its line meets this. */
const promise = (met: Partial<Sight> | null, noise = 0.2, more: object = {}) =>
  prospectOf({
    lead,
    sight: met && { ...sight, ...met },
    hitsOwn: null,
    aiming: { chosen: enemy, line: { legal: true, line } },
    table: {
      setup: () => ({ ...setup, options: { ...setup.options, aim_noise: noise } }),
      view: () => ({ ...view, figures: [], terrain: [] }),
    },
    ...more,
  } as unknown as Orders);

it('says what a shot promises, by the line and by how far a hand may shake', () => {
  expect(promise({})).toBe('hits');
  expect(promise({ distance: 800_000 }, 1)).toBe('may');
  expect(promise({ distance: 800_000 }, 0)).toBe('hits');
  expect(promise({ aside: 'edge' })).toBe('may');
  expect(promise(null)).toBe('misses');
  expect(promise({ above: true })).toBe('misses');
  expect(promise({ id: 'tower' })).toBe('blocked');
  expect(promise({}, 0, { hitsOwn: enemy })).toBe('own');
  expect(promise({}, 0, { aiming: { chosen: enemy, line: null } })).toBeNull();
});

it('says in a few words why a shot hits or may miss', () => {
  const why = (met: Partial<Sight>, noise: number, what: 'hits' | 'may' | 'misses') =>
    whyProspect(
      {
        lead,
        sight: { ...sight, ...met },
        table: { setup: () => ({ ...setup, options: { ...setup.options, aim_noise: noise } }) },
      } as unknown as Orders,
      what,
    );
  expect(why({}, 0.2, 'hits')).toBe('2 tix away, nothing in the way');
  expect(why({ aside: 'edge' }, 0.2, 'may')).toBe('only at its edge');
  expect(why({ distance: 800_000 }, 1, 'may')).toMatch(/tix away, and your hand shakes$/);
  expect(why({}, 0.2, 'may')).toBe('something is close to the line');
  expect(why({}, 0.2, 'misses')).toBe('');
});
