import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWire } from '../../dev/fake-wire';
import { aFrame, aSetup, aSummary, aStep, hotSeat } from '../../dev/samples';
import type { Event, Frame, Seat } from '../games/toy-battle/types';
import type { Summary, ViewerName } from '../wire';
import { MatchStore } from './match-store.svelte';

const placed = (seat: Seat): Event => ({
  type: 'placed',
  seat,
  troop: 'hook',
  on: 'b1',
  level: 1,
  extra: false,
});
const drew: Event = {
  type: 'drew',
  seat: 'blue',
  count: 1,
  troops: ['roxy'],
  clause: 'TB-DRAW-01',
};

function sit(summary: Summary, viewer: ViewerName, first: Partial<Frame> = {}, pace = 100) {
  const wire = new FakeWire();
  const table = new MatchStore('m1', { pace: () => pace }, null, () => wire);
  table.start();
  wire.accept();
  wire.say({ type: 'welcome', summary, setup: aSetup(), viewer, frame: aFrame(0, viewer, first) });
  wire.sent.length = 0;
  return { wire, table };
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe('the queue of steps', () => {
  it('shows one step after the other, each for its time', () => {
    const { wire, table } = sit(aSummary(), 'blue');
    for (const seq of [1, 2, 3]) wire.say(aStep(aFrame(seq, 'blue')));
    expect([table.shown?.seq, table.animate, table.catchingUp]).toEqual([1, true, true]);
    vi.advanceTimersByTime(100);
    expect(table.shown?.seq).toBe(2);
    vi.advanceTimersByTime(200);
    expect([table.shown?.seq, table.catchingUp]).toEqual([3, false]);
  });

  it('can be skipped to the newest step, without an animation', () => {
    const { wire, table } = sit(aSummary(), 'blue');
    for (const seq of [1, 2, 3]) wire.say(aStep(aFrame(seq, 'blue')));
    table.skip();
    expect([table.shown?.seq, table.animate, table.catchingUp]).toEqual([3, false, false]);
    vi.advanceTimersByTime(1_000);
    expect(table.shown?.seq).toBe(3);
  });

  it('shows the next step at once when the player asks for it', () => {
    const { wire, table } = sit(aSummary(), 'blue');
    for (const seq of [1, 2]) wire.say(aStep(aFrame(seq, 'blue')));
    expect(table.behind).toBe(1);
    table.showNext();
    expect([table.shown?.seq, table.animate, table.behind]).toEqual([2, true, 0]);
    table.showNext();
    table.showNext();
    expect([table.shown?.seq, table.catchingUp]).toEqual([2, false]);
  });

  it('takes no time when animations are off', () => {
    const { wire, table } = sit(aSummary(), 'blue', {}, 0);
    for (const seq of [1, 2]) wire.say(aStep(aFrame(seq, 'blue')));
    expect([table.shown?.seq, table.catchingUp]).toEqual([2, false]);
  });

  it('lets nobody decide while the shown step is not the newest', () => {
    const { wire, table } = sit(aSummary(), 'blue');
    expect(table.mayAct).toBe(true);
    for (const seq of [1, 2]) wire.say(aStep(aFrame(seq, 'blue')));
    expect(table.mayAct).toBe(false);
    vi.advanceTimersByTime(100);
    expect(table.mayAct).toBe(true);
  });
});

it('waits for nobody and accepts no decision if an operator has closed the match', () => {
  const { wire, table } = sit(aSummary(), 'blue', { status: { awaiting: ['blue'] } });
  expect([table.awaited, table.mayAct]).toEqual([['blue'], true]);
  const summary = aSummary({ status: 'over', to_move: [], closed: 'a stolen account' });
  wire.say({ type: 'summary', summary });
  expect([table.awaited, table.mayAct, table.isClosed]).toEqual([[], false, true]);
});

it('says why the server has turned this person away, until the server lets them in again', () => {
  const { wire, table } = sit(aSummary(), 'blue');
  wire.break(1008, 'You are banned here: rude');
  expect([table.turnedAway, table.farewell]).toEqual(['You are banned here: rude', null]);
  vi.advanceTimersByTime(1_000);
  expect(table.turnedAway).not.toBe(null);
  wire.accept();
  expect(table.turnedAway).toBe(null);
});

it('no longer says that the server stops once the server is back', () => {
  const { wire, table } = sit(aSummary(), 'blue');
  wire.say({ type: 'bye', reason: 'The server is stopping.' });
  expect(table.farewell).toBe('The server is stopping.');
  wire.break();
  vi.advanceTimersByTime(1_000);
  wire.accept();
  expect(table.farewell).toBe(null);
});

describe('before the game', () => {
  it('has no frame until all forces are handed in and a welcome brings the first one', () => {
    const wire = new FakeWire();
    const table = new MatchStore('m1', { pace: () => 0 }, null, () => wire);
    table.start();
    wire.accept();
    const summary = aSummary({ status: 'waiting', to_move: [] });
    wire.say({ type: 'welcome', summary, setup: null, viewer: 'blue', frame: null });
    expect([table.waiting, table.shown, table.setup, table.curtain]).toEqual([true, null, null, null]);
    wire.say({
      type: 'welcome',
      summary: aSummary(),
      setup: aSetup(),
      viewer: 'blue',
      frame: aFrame(0, 'blue'),
    });
    expect([table.waiting, table.shown?.seq, table.mayAct]).toEqual([false, 0, true]);
  });

  it('lets the person give the match up', () => {
    const { wire, table } = sit(aSummary({ status: 'waiting' }), 'public');
    table.leave();
    expect(wire.sent).toMatchObject([{ type: 'act', seat: 'blue', action: { resign: {} } }]);
  });
});

describe('a decision', () => {
  it('is sent for the viewer’s seat, and counts as unanswered until the answer comes', () => {
    const { wire, table } = sit(aSummary(), 'blue');
    table.act({ draw: {} });
    expect(wire.sent).toMatchObject([{ type: 'act', seat: 'blue', action: { draw: {} } }]);
    expect([table.sending, table.mayAct]).toEqual([1, false]);
    const sent = wire.sent[0];
    wire.say({ type: 'accepted', id: sent && 'id' in sent ? sent.id : '', seq: 1 });
    expect(table.sending).toBe(0);
  });

  it('that the rules refuse is kept with the refusal', () => {
    const { wire, table } = sit(aSummary(), 'blue');
    table.act({ draw: {} });
    const sent = wire.sent[0];
    const refusal = { clause: 'TB-DRAW-02', because: 'the rack is full', reason: { type: 'rack_full' } };
    wire.say({ type: 'rejected', id: sent && 'id' in sent ? sent.id : '', refusal, problem: null });
    expect(table.refused).toEqual({ action: { draw: {} }, refusal });
  });

  it('is not sent by a spectator', () => {
    const { wire, table } = sit(
      aSummary({ seats: aSummary().seats.map((seat) => ({ ...seat, you: false })) }),
      'public',
    );
    table.act({ draw: {} });
    expect(wire.sent).toEqual([]);
  });
});

it('asks questions for the present viewer', async () => {
  const { wire, table } = sit(hotSeat(), 'blue');
  const asking = table.ask({ reach: 3 });
  table.look('red');
  void table.ask({ reach: 4 });
  expect(wire.sent).toMatchObject([
    { type: 'ask', seat: 'blue' },
    { type: 'look' },
    { type: 'ask', seat: 'red' },
  ]);
  const [first] = wire.sent;
  wire.say({ type: 'answer', id: first && 'id' in first ? first.id : '', answer: 7 });
  expect(await asking).toBe(7);
});

describe('the curtain', () => {
  it('falls when another seat of the device has to decide, once the page has shown the step', () => {
    const { wire, table } = sit(hotSeat(), 'blue');
    expect(table.curtain).toBe(null);
    wire.say(aStep(aFrame(1, 'blue', { events: [placed('blue')], status: { awaiting: ['red'] } })));
    expect(table.curtain).toBe(null);
    vi.advanceTimersByTime(100);
    expect(table.curtain).toBe('red');
  });

  it('covers a view without anything that only the last player may know', () => {
    const { wire, table } = sit(hotSeat(), 'blue');
    wire.say(aStep(aFrame(1, 'blue', { events: [drew], status: { awaiting: ['red'] } })));
    vi.advanceTimersByTime(100);
    table.conceal();
    expect(JSON.stringify(table.shown)).not.toContain('skully');
    expect([...table.story]).toEqual([]);
    expect(wire.sent.at(-1)).toEqual({ type: 'look', viewer: 'public' });
    expect(table.curtain).toBe('red');
  });

  it('rises when the player whose turn it is takes over', () => {
    const { wire, table } = sit(hotSeat(), 'public', { status: { awaiting: ['red'] } });
    expect(table.curtain).toBe('red');
    table.look('red');
    expect(wire.sent).toEqual([{ type: 'look', viewer: 'red' }]);
    wire.say({ type: 'frame', frame: aFrame(0, 'red', { status: { awaiting: ['red'] } }) });
    expect([table.curtain, (table.shown as Frame | null)?.view.rack?.length]).toEqual([null, 4]);
  });

  it('lets the seats of the device decide one after the other, in seat order, and none twice', () => {
    const { wire, table } = sit(hotSeat(), 'public', { status: { awaiting: ['red', 'blue'] } });
    expect(table.curtain).toBe('blue');
    table.look('blue');
    wire.say({ type: 'frame', frame: aFrame(0, 'blue', { status: { awaiting: ['red', 'blue'] } }) });
    expect(table.curtain).toBe(null);
    wire.say(aStep(aFrame(1, 'blue', { status: { awaiting: ['red'] } })));
    vi.advanceTimersByTime(100);
    expect(table.curtain).toBe('red');
    table.conceal();
    table.look('red');
    wire.say({ type: 'frame', frame: aFrame(1, 'red', { status: { awaiting: ['red'] } }) });
    expect(table.curtain).toBe(null);
  });

  it('marks an emptied view as concealed until the next frame comes', () => {
    const { wire, table } = sit(hotSeat(), 'blue', { status: { awaiting: ['red'] } });
    table.conceal();
    expect([table.concealed, table.shown?.view]).toEqual([true, { viewer: null }]);
    wire.say({ type: 'frame', frame: aFrame(0, 'public', { status: { awaiting: ['red'] } }) });
    expect(table.concealed).toBe(false);
  });

  it('does not fall if nothing is secret, but stays down over an emptied view', () => {
    const wire = new FakeWire();
    let secrets = true;
    const table = new MatchStore('m1', { pace: () => 0, hasSecrets: () => secrets }, null, () => wire);
    table.start();
    wire.accept();
    wire.say({
      type: 'welcome',
      summary: hotSeat(),
      setup: aSetup(),
      viewer: 'blue',
      frame: aFrame(0, 'blue', { status: { awaiting: ['red'] } }),
    });
    expect([table.successor, table.curtain]).toEqual(['red', 'red']);
    secrets = false;
    expect([table.successor, table.curtain]).toEqual(['red', null]);
    table.conceal();
    expect(table.curtain).toBe('red');
  });

  it('is still there after a reload of the tab', () => {
    const { table } = sit(hotSeat(), 'blue', { status: { awaiting: ['red'] } });
    table.conceal();
    expect(sessionStorage.getItem('rumpus.look.m1')).toBe('public');
  });

  it('falls only between seats of one device, and only while the game goes on', () => {
    expect(sit(aSummary(), 'blue', { status: { awaiting: ['red'] } }).table.curtain).toBe(null);
    const over = { over: { winners: ['red'], by: 'hq', clause: 'TB-GOAL-01' } };
    expect(sit(hotSeat(), 'blue', { status: over }).table.curtain).toBe(null);
  });
});

describe('the log', () => {
  it('is requested once if the page lacks the steps before a frame, and grows with every step', () => {
    const wire = new FakeWire();
    const table = new MatchStore('m1', { pace: () => 0 }, null, () => wire);
    table.start();
    wire.accept();
    wire.say({
      type: 'welcome',
      summary: aSummary(),
      setup: aSetup(),
      viewer: 'blue',
      frame: aFrame(2, 'blue'),
    });
    expect(wire.sent.at(-1)).toEqual({ type: 'hello', seq: 0, look: 'blue' });
    for (const seq of [1, 2]) wire.say(aStep(aFrame(seq, 'blue')));
    wire.say(aStep(aFrame(3, 'blue')));
    expect([...table.story.keys()]).toEqual([1, 2, 3]);
    expect(table.shown?.seq).toBe(3);
  });

  it('keeps nothing of what another seat saw', () => {
    const { wire, table } = sit(hotSeat(), 'blue', {}, 0);
    wire.say(aStep(aFrame(1, 'blue', { events: [drew] })));
    expect(table.story.size).toBe(2);
    table.look('red');
    wire.say(aStep(aFrame(2, 'blue', { events: [drew] })));
    expect(table.story.size).toBe(0);
  });
});
