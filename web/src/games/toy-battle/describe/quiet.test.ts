import { expect, it } from 'vitest';
import { boards } from '../../../../dev/toy-battle/files';
import type { Event, Setup, Troop } from '../types';
import { quietAfter } from './quiet';

const at = (id: string, special_bases = true): Setup =>
  ({ board: boards[id], options: { special_bases } }) as unknown as Setup;
const special = (id: string, kind: string): string =>
  boards[id]!.bases.find((base) => base.special?.kind === kind)!.id;
const placed = (troop: Troop, on: string): Event => ({
  type: 'placed',
  seat: 'blue',
  troop,
  on,
  level: 1,
  extra: false,
});
const next: Event = { type: 'turn_began', seat: 'red', turn: 2 };
const ended: Event = { type: 'ended', winner: 'blue', by: 'medals', clause: 'TB-GOAL-02' };
const drew = { type: 'drew', seat: 'blue', count: 2, by: 'skully' } as Event;

it('says that a base switches an effect off, if special bases have their effects', () => {
  const event = placed('xb42', special('station-metal-x', 'nullify'));
  expect(quietAfter(event, at('station-metal-x'), [event], 'blue')).toBe('Its effect is switched off there.');
  expect(quietAfter(event, at('station-metal-x', false), [event], 'blue')).toBe('');
  const plain = placed('roxy', event.type === 'placed' ? event.on : '');
  expect(quietAfter(plain, at('station-metal-x'), [plain, next], 'blue')).toBe('');
});

it('says why an effect could not happen, once the turn is over', () => {
  const grave = placed('roxy', special('cursed-cemetery', 'exhume'));
  const setup = at('cursed-cemetery');
  expect(quietAfter(grave, setup, [grave, next], 'blue')).toBe('The discard had no Troop to bring back.');
  expect(quietAfter(grave, setup, [grave], 'blue')).toBe('');
  const skully = placed('skully', 'b1');
  expect(quietAfter(skully, at('training-yard'), [skully, next], 'blue')).toBe('There was nothing to draw.');
  expect(quietAfter(skully, at('training-yard'), [skully, drew, next], 'blue')).toBe('');
});

it('says whose rack was empty', () => {
  const robot = placed('xb42', 'b1');
  const told = (viewer: string | null) => quietAfter(robot, at('training-yard'), [robot, next], viewer);
  expect([told('blue'), told(null)]).toEqual(['The rack of Red was empty.', 'The rack of Red was empty.']);
  expect(told('red')).toBe('Your rack was empty.');
});

it('says nothing if the game ended before the effect', () => {
  const jumbo = placed('jumbo', 'b1');
  const claimed: Event = { type: 'claimed', seat: 'blue', region: 'R1', medals: 2, clause: 'TB-MEDAL-01' };
  expect(quietAfter(jumbo, at('training-yard'), [jumbo, claimed, ended], 'blue')).toBe('');
  expect(quietAfter(jumbo, at('training-yard'), [jumbo, claimed, next], 'blue')).toBe(
    'No enemy was joined to it by a path.',
  );
});
