import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWire } from '../../dev/fake-wire';
import { aFrame, aSetup, aSummary, aStep, hotSeat } from '../../dev/samples';
import type { Seat } from '../games/toy-battle/types';
import { MatchStore } from './match-store.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe('a game whose players choose at the same time', () => {
  it('hides the last hand before all players see what followed from their choices', () => {
    const wire = new FakeWire();
    const rules = { pace: () => 100, choosesTogether: true };
    const table = new MatchStore('m1', rules, null, () => wire);
    table.start();
    wire.accept();
    const asks = (...awaiting: Seat[]) => ({ status: { awaiting } });
    const frame = aFrame(0, 'blue', asks('blue', 'red'));
    wire.say({ type: 'welcome', summary: hotSeat(), setup: aSetup(), viewer: 'blue', frame });
    const action = { choose: 'hook' } as never;
    // The first player sees only their own hand, until the curtain falls.
    wire.sent.length = 0;
    table.act(action);
    expect(wire.sent.map(({ type }) => type)).toEqual(['act']);
    const sentId = () => (wire.sent.at(-1) as { id: string }).id;
    wire.say({ ...aStep(aFrame(1, 'blue', asks('red'))), id: sentId() } as never);
    vi.advanceTimersByTime(100);
    table.conceal();
    table.look('red');
    wire.say({ type: 'frame', frame: aFrame(1, 'red', asks('red')) });
    // The page changes to the public view before it sends the last choice.
    wire.sent.length = 0;
    table.act(action);
    expect(wire.sent.map(({ type }) => type)).toEqual(['look', 'act']);
    expect([table.viewer, table.curtain]).toEqual(['public', null]);
    wire.say({ type: 'frame', frame: aFrame(1, 'public', asks('red')) });
    wire.say({ ...aStep(aFrame(2, 'public', asks('blue', 'red'))), id: sentId() } as never);
    expect([table.animate, table.shown?.view.viewer, table.curtain]).toEqual([true, null, null]);
    vi.advanceTimersByTime(100);
    expect(table.curtain).toBe('blue');
  });

  it('never hides the hand of a person who plays alone against bots', () => {
    const wire = new FakeWire();
    const table = new MatchStore('m1', { pace: () => 0, choosesTogether: true }, null, () => wire);
    table.start();
    wire.accept();
    const frame = aFrame(0, 'blue', { status: { awaiting: ['blue', 'red'] } });
    wire.say({ type: 'welcome', summary: aSummary(), setup: aSetup(), viewer: 'blue', frame });
    wire.sent.length = 0;
    table.act({ choose: 'hook' } as never);
    expect([wire.sent.map(({ type }) => type), table.viewer, table.curtain]).toEqual([['act'], 'blue', null]);
  });
});
