import { afterEach, expect, it } from 'vitest';
import { boards } from '../../../../dev/toy-battle/files';
import { setLanguage } from '../../../texts';
import { emptyView } from '../board/shown';
import type { Event, Setup, View } from '../types';
import { howItEnded, placeThatWon, regionThatWon, takenHq, troopThatWon } from './ending';

afterEach(() => setLanguage('en'));
const setupOn = (id: string) => ({ board: boards[id] }) as unknown as Setup;
const view = (over: Partial<View>): View => ({ ...emptyView(), ...over });
const ended = (by: string, winner: 'blue' | 'red' = 'red') =>
  ({ winner, by, clause: 'TB-GOAL-01' }) as View['over'];

it('names the Troop and the headquarters that it took', () => {
  const sea = setupOn('caribbean-sea');
  const hqs = sea.board.hqs.filter(({ owner }) => owner === 'blue');
  const lost = view({ over: ended('hq'), on_hq: { [hqs[1]!.id]: 'red:hook' } });
  expect(troopThatWon(sea, lost, [])).toBe('hook');
  expect([takenHq(sea, lost), placeThatWon(sea, lost, [])]).toEqual([hqs[1]!.id, hqs[1]!.id]);
  expect(howItEnded(sea, lost, 'blue', [])).toBe('Red’s Hook 4 took your headquarters 2.');
  expect(howItEnded(sea, lost, 'red', [])).toBe('Your Hook 4 took Blue headquarters 2.');
  expect(howItEnded(sea, lost, null, [])).toBe('Red’s Hook 4 took Blue headquarters 2.');
  setLanguage('ko');
  expect(howItEnded(sea, lost, 'blue', [])).toBe('빨강의 훅 4가 내 사령부 2를 점령했습니다.');
});

it('names the Troop that brought the last medals, if the events are known', () => {
  const yard = setupOn('training-yard');
  const won = view({ over: ended('medals', 'blue') });
  const events = [
    { type: 'placed', seat: 'blue', troop: 'star', on: 'b1', level: 1 },
    { type: 'claimed', seat: 'blue', region: 'R1', medals: 2, clause: '' },
    { type: 'ended', winner: 'blue', by: 'medals', clause: '' },
  ] as Event[];
  expect(howItEnded(yard, won, 'blue', events)).toBe(
    'Your Star 6 took Base A: all bases around the last 2 medals were yours.',
  );
  expect([placeThatWon(yard, won, events), placeThatWon(yard, won, [])]).toEqual(['b1', undefined]);
  expect(howItEnded(yard, won, 'red', events)).toBe(
    'Blue’s Star 6 took Base A: all bases around the last 2 medals belonged to Blue.',
  );
  expect(howItEnded(yard, won, 'blue', [])).toBe('enough medals are won.');
});

it('names the enemy whom Jumbo discarded, if that won the last medals', () => {
  const yard = setupOn('training-yard');
  const won = view({ over: ended('medals', 'blue') });
  const region = yard.board.regions[1]!;
  const events = (from: string) =>
    [
      { type: 'placed', seat: 'blue', troop: 'jumbo', on: 'b8', level: 1 },
      { type: 'discarded', owner: 'red', troop: 'hook', from, by: 'jumbo', clause: '' },
      { type: 'claimed', seat: 'blue', region: region.id, medals: 2, clause: '' },
      { type: 'ended', winner: 'blue', by: 'medals', clause: '' },
    ] as Event[];
  const inside = events(region.bases[0]!);
  const outside = events(yard.board.bases.find(({ id }) => !region.bases.includes(id))!.id);
  expect(howItEnded(yard, won, 'blue', inside)).toMatch(
    /^Your Jumbo 3 removed Red Hook 4 from Base .: all bases around the last 2 medals were yours.$/,
  );
  expect(howItEnded(yard, won, 'red', inside)).toContain('Blue’s Jumbo 3 removed Red Hook 4');
  expect(howItEnded(yard, won, 'blue', outside)).toContain('Your Jumbo 3 took Base');
  expect([regionThatWon(won, inside), regionThatWon(won, [])]).toEqual([region.id, undefined]);
  setLanguage('ko');
  expect(howItEnded(yard, won, 'blue', inside)).toContain('내 점보 3이');
});

it('says what else ended the game, and nothing before the end', () => {
  const yard = setupOn('training-yard');
  expect(howItEnded(yard, view({ over: ended('resignation') }), 'blue', [])).toBe('Blue resigned.');
  expect(howItEnded(yard, view({}), 'blue', [])).toBe('');
  expect(takenHq(yard, view({ over: ended('resignation') }))).toBe(undefined);
});
