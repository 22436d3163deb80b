import { beforeEach, describe, expect, it } from 'vitest';
import type { SeatSummary, Summary } from '../../wire';
import { carryNames, forgetNames, keepNames, lastNames, LONGEST_NAME, withNames } from './people';

const seat = (name: string, you: boolean): SeatSummary =>
  ({ seat: name, kind: 'guest', name: 'Copper Rabbit', you, online: true, ready: true }) as SeatSummary;
const match = (id: string, seats = [seat('blue', true), seat('red', true)]): Summary =>
  ({ id, seats }) as Summary;
const named = (summary: Summary) => withNames(summary).seats.map(({ name, here }) => [name, here ?? false]);

beforeEach(() => localStorage.clear());

describe('names of people at one screen', () => {
  it('replace the name of the guest, but only on seats of this device', () => {
    keepNames('m1', { blue: ' Ann ', red: 'Ben' });
    expect(named(match('m1'))).toEqual([
      ['Ann', true],
      ['Ben', true],
    ]);
    expect(named(match('m1', [seat('blue', true), seat('red', false)]))).toEqual([
      ['Ann', true],
      ['Copper Rabbit', false],
    ]);
    expect(withNames(match('m2'))).toEqual(match('m2'));
    expect(lastNames()).toEqual(['Ann', 'Ben']);
  });

  it('are left out if empty, and cut if too long', () => {
    keepNames('m1', { blue: '  ', red: 'x'.repeat(99) });
    expect(named(match('m1'))).toEqual([
      ['Copper Rabbit', false],
      ['x'.repeat(LONGEST_NAME), true],
    ]);
    keepNames('m2', { blue: '' });
    expect(withNames(match('m2'))).toEqual(match('m2'));
  });

  it('move to the players’ new seats in a rematch', () => {
    keepNames('m1', { blue: 'Ann', red: 'Ben' });
    carryNames(match('m1'), match('m2'));
    expect(named(match('m2')).map(([name]) => name)).toEqual(['Ben', 'Ann']);
  });

  it('are deleted with the guest', () => {
    keepNames('m1', { blue: 'Ann' });
    forgetNames();
    expect(named(match('m1'))[0]).toEqual(['Copper Rabbit', false]);
    expect(lastNames()).toEqual([]);
  });

  it('are kept for the latest matches; stored data that cannot be read counts as empty', () => {
    for (let n = 0; n < 60; n += 1) keepNames(`m${n}`, { blue: `P${n}` });
    expect(named(match('m9'))[0]).toEqual(['Copper Rabbit', false]);
    expect(named(match('m59'))[0]).toEqual(['P59', true]);
    for (const broken of ['{', '[]', '{"m1": 7}', '{"m1": {"blue": 3}}']) {
      localStorage.setItem('rumpus.people', broken);
      expect(named(match('m1'))[0]).toEqual(['Copper Rabbit', false]);
    }
  });
});
