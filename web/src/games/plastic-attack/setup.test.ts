import { describe, expect, it } from 'vitest';
import type { GamePage } from '../../wire';
import type { ArmyFile } from '../../wire/plastic_attack/ArmyFile';
import { extras, rival, setupOf } from './setup';

const wish = { page: {} as GamePage, chosen: null, seats: ['red', 'blue'], options: {}, random: () => 0 };
const setup = setupOf('2009');

describe('the set-up', () => {
  it('shows the chances of cards unless the player switches them off', () => {
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

  it('passes the options of the rules on unchanged', () => {
    const options = { army_min: 2, army_max: 4, max_players: 3 };
    expect(setup({ ...wish, options, extras: {} })).toMatchObject({ options });
  });
});

describe('the army of a rival', () => {
  const armyOf = (name: string, ...figures: string[]): ArmyFile =>
    ({ name, army: figures.map((figure) => ({ figure })) }) as ArmyFile;
  const own = armyOf('own', 'Fizz', 'Lion');
  const pageOf = (...ready: ArmyFile[]): GamePage => ({ own: { ready } }) as unknown as GamePage;

  it('has as many figures as the player’s army, and different ones if possible', () => {
    const ready = [own, armyOf('one', 'Tank'), armyOf('same', 'Fizz', 'Nia'), armyOf('other', 'Tank', 'Nia')];
    expect([0, 1].map((n) => rival(pageOf(...ready), own, n)?.name)).toEqual(['other', 'same']);
  });

  it('is different for each bot', () => {
    const ready = [own, armyOf('a', 'Tank', 'Nia'), armyOf('b', 'Bolt', 'Static')];
    expect([0, 1].map((n) => rival(pageOf(...ready), own, n)?.name)).toEqual(['a', 'b']);
  });

  it('is left to the bot if the server offers no other army', () => {
    expect(rival(pageOf(own), own, 0)).toBeNull();
  });
});
