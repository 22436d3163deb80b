import { afterEach, describe, expect, it } from 'vitest';
import { boards } from '../../../../dev/toy-battle/files';
import { setLanguage } from '../../../texts';
import { emptyView } from '../board/shown';
import type { Event, Setup } from '../types';
import { latestTurn, tellEvent } from './latest';

afterEach(() => setLanguage('en'));
const setup = { board: boards['castle-field'], options: {} } as unknown as Setup;
const clause = 'TB-X';
const hook: Event = { type: 'placed', seat: 'red', troop: 'hook', on: 'b3', level: 1, extra: false };
const turn = (seat: 'blue' | 'red', turn: number): Event => ({ type: 'turn_began', seat, turn });
const table = () => ({ ...emptyView(), viewer: 'blue' as const, turns_taken: 4 });

describe('the latest turn', () => {
  it('is described with the ability that made it possible', () => {
    const told = latestTurn([turn('red', 4), hook, turn('blue', 5)], setup, table());
    expect(told).toBe('Red places Hook 4 on Base C. Hook lands on any base, connected or not.');
  });

  it('leaves out the ability if the place is connected', () => {
    const view = table();
    view.seats.red.connected = ['b3'];
    expect(latestTurn([turn('red', 4), hook], setup, view)).toBe('Red places Hook 4 on Base C.');
  });

  it('says that a side may cover its own Troops', () => {
    const view = { ...table(), bases: { b3: ['red:roxy', 'red:capn'] } };
    const capn: Event = { type: 'placed', seat: 'red', troop: 'capn', on: 'b3', level: 2, extra: false };
    expect(latestTurn([turn('red', 4), capn], setup, view)).toBe(
      'Red places Cap’n 2 on Base C, on top of Red Roxy 7. A side may cover its own Troops with any Troop.',
    );
  });

  it('says plainly what an effect took from the hand, also in Korean', () => {
    const taken: Event = { type: 'discarded', owner: 'blue', troop: 'hook', from: null, by: 'xb42', clause };
    const events = [turn('red', 4), taken, turn('blue', 5)];
    expect(latestTurn(events, setup, table())).toBe('Red’s XB-42 made you discard Hook 4 from your rack.');
    setLanguage('ko');
    expect(latestTurn(events, setup, table())).toBe(
      '빨강의 XB-42 때문에 내 거치대에 있던 훅 4를 버렸습니다.',
    );
  });

  it('names the Troop that was underneath, unless another Troop has come since', () => {
    const view = { ...table(), bases: { b3: ['red:hook'] } };
    const kicked: Event = {
      type: 'discarded',
      owner: 'blue',
      troop: 'star',
      from: 'b3',
      by: 'jumbo',
      clause,
    };
    const told = latestTurn([turn('red', 4), kicked], setup, view);
    expect(told).toBe('Jumbo discards Blue Star 6 from Base C, one path away. Red Hook 4 was underneath.');
    expect(tellEvent(kicked, setup, view, [kicked])).toBe(told);
    expect(latestTurn([turn('red', 4), kicked, hook], setup, view)).not.toContain('underneath');
    setLanguage('ko');
    expect(latestTurn([turn('red', 4), kicked], setup, view)).toMatch(/그 아래에 빨강 훅 4가 있었습니다\.$/);
  });

  it('begins with the Troops that the viewer lost from the rack', () => {
    const lost: Event = { type: 'discarded', owner: 'blue', troop: 'roxy', from: null, by: 'xb42', clause };
    const told = latestTurn([turn('red', 4), hook, lost, turn('blue', 5)], setup, table());
    expect(told).toMatch(/^Red’s XB-42 made you discard Roxy 7 from your rack\. Red places Hook 4/);
  });

  it('begins with what the viewer’s own turn took from the enemy’s rack', () => {
    const taken: Event = { type: 'discarded', owner: 'red', troop: 'star', from: null, by: 'xb42', clause };
    const events = [turn('blue', 3), taken, turn('red', 4), hook, turn('blue', 5)];
    const told = latestTurn(events, setup, table());
    expect(told).toMatch(/^Blue’s XB-42 made Red discard Star 6\. Red places Hook 4/);
  });

  it('begins with the medals that the viewer’s own turn won', () => {
    const claimed: Event = { type: 'claimed', seat: 'blue', region: 'R1', medals: 1, clause };
    const told = latestTurn(
      [turn('blue', 3), claimed, turn('red', 4), hook, turn('blue', 5)],
      setup,
      table(),
    );
    expect(told).toMatch(/^Blue takes one medal in the region of bases .*\. Red places Hook 4/);
  });

  it('names no Troops that were drawn, and describes neither the viewer’s own turn nor an undone one', () => {
    const drew: Event = { type: 'drew', seat: 'red', count: 2, troops: ['star', 'hook'], clause };
    expect(latestTurn([turn('red', 4), drew], setup, table())).toBe('Red draws 2 Troops.');
    expect(latestTurn([turn('blue', 4), drew], setup, table())).toBe('');
    expect(latestTurn([turn('red', 6), drew], setup, table())).toBe('');
  });
});
