import { describe, expect, it } from 'vitest';
import type { GamePage } from '../../wire';
import { extras, setupOf } from './setup';

const wish = { page: {} as GamePage, chosen: null, seats: ['red', 'blue'], options: {}, random: () => 0 };
const setup = setupOf('2009');

describe('the set-up', () => {
  it('shows the chances unless they are switched off', () => {
    expect(extras.find(({ key }) => key === 'odds')?.default).toBe(true);
    expect(setup({ ...wish, extras: {} })).toEqual({
      edition: '2009',
      seats: ['red', 'blue'],
      options: {},
      odds: true,
    });
    expect(setup({ ...wish, extras: { odds: false } })).toEqual({
      edition: '2009',
      seats: ['red', 'blue'],
      options: {},
      odds: false,
    });
  });

  it('leaves the options of the rules to the server', () => {
    const options = { army_min: 2, army_max: 4, max_players: 3 };
    expect(setup({ ...wish, options, extras: {} })).toMatchObject({ options });
  });
});
