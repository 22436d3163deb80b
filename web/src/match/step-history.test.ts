import { expect, it } from 'vitest';
import { FakeWire } from '../../dev/fake-wire';
import { aFrame, aSetup, aStep, hotSeat } from '../../dev/samples';
import type { Event, Seat } from '../games/toy-battle/types';
import { MatchStore } from './match-store.svelte';

const placed = (seat: Seat): Event => ({
  type: 'placed',
  seat,
  troop: 'hook',
  on: 'b1',
  level: 1,
  extra: false,
});

it('if nothing is secret, keeps the log until the log of the other seat has come', () => {
  const wire = new FakeWire();
  const table = new MatchStore('m1', { pace: () => 0, hasSecrets: () => false }, null, () => wire);
  table.start();
  wire.accept();
  wire.say({
    type: 'welcome',
    summary: hotSeat(),
    setup: aSetup(),
    viewer: 'blue',
    frame: aFrame(0, 'blue'),
  });
  wire.say(aStep(aFrame(1, 'blue', { events: [placed('blue')], status: { awaiting: ['red'] } })));
  expect(table.story.size).toBe(2);
  table.look('red');
  expect([...table.story.keys()], 'the log is not emptied').toEqual([0, 1]);
  wire.sent.length = 0;
  wire.say({ type: 'frame', frame: aFrame(1, 'red', { status: { awaiting: ['red'] } }) });
  expect(wire.sent, 'the log of the other seat is requested').toMatchObject([{ type: 'hello', seq: 0 }]);
  wire.say(aStep(aFrame(1, 'red', { events: [placed('blue'), placed('red')] })));
  expect(table.story.get(1)).toHaveLength(2);
  table.look('public');
  expect(table.story.size).toBe(0);
});
