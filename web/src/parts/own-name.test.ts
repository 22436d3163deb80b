import { expect, it } from 'vitest';
import { playerAt } from './describe';
import { isMadeUp } from './own-name';
import type { Summary } from '../wire';

it('distinguishes a name that the server made up from a chosen one', () => {
  for (const name of ['Cork Captain 32', 'Tin Drum 7', 'Woollen Wizard 50'])
    expect(isMadeUp(name)).toBe(true);
  for (const name of ['Robin', 'Tin Fox', 'Robin Reed', 'R2 D2', 'Cork Captain 320', ''])
    expect(isMadeUp(name)).toBe(false);
});

it('calls a person without a chosen name *you*, but others by the name that they see', () => {
  const seat = (you: boolean, name: string, here = false) => ({
    seat: 'red',
    kind: 'guest',
    name,
    you,
    here,
  });
  const called = (...of: Parameters<typeof seat>) =>
    playerAt({ seats: [seat(...of)] } as never as Summary, 'red');
  expect(called(true, 'Cork Captain 32')).toBe('You');
  expect(called(true, 'Robin')).toBe('Robin');
  expect(called(true, 'Cork Captain 32', true)).toBe('Cork Captain 32');
  const both = { seats: [seat(true, 'Cork Captain 32'), seat(true, 'Cork Captain 32')] } as never as Summary;
  expect(playerAt(both, 'red'), 'at a shared screen').toBe('Red');
  expect(called(false, 'Cork Captain 32')).toBe('Cork Captain 32');
});
