import { afterEach, describe, expect, it } from 'vitest';
import { aSummary } from '../../dev/samples';
import { setLanguage } from '../texts';
import type { Summary } from '../wire';
import { ending, matchTitle, optionRows, ownView, standing, turnOf } from './describe';

afterEach(() => setLanguage('en'));

const seats = ['red', 'blue', 'green'];
const many = (changes: Partial<Summary> = {}): Summary =>
  aSummary({
    game: 'plastic-attack-2009',
    board: null,
    seats: seats.map((seat, n) => ({
      seat,
      kind: 'guest',
      name: seat,
      you: n === 0,
      online: true,
      ready: true,
    })),
    ...changes,
  });

describe('how a game ended', () => {
  it('names the winner and the loser of a game for two', () => {
    const outcome = { winners: ['blue'], by: 'resignation', clause: 'X' };
    expect(ending(outcome, ['blue', 'red'])).toBe('Red has resigned, Blue wins.');
  });

  it('names the winner of a game for more than two', () => {
    expect(ending({ winners: ['blue'], by: 'resignation', clause: 'X' }, seats)).toBe(
      'The last opponent has given up: Blue wins.',
    );
    expect(ending({ winners: ['green'], by: 'last-standing', clause: 'X' }, seats)).toBe(
      'Green is the last one standing and wins.',
    );
    expect(ending({ winners: ['green'], by: 'something-new', clause: 'X' }, seats)).toBe('Green wins.');
  });

  it('names all winners of a team', () => {
    const outcome = { winners: ['red', 'green'], by: 'last-standing', clause: 'X' };
    expect(ending(outcome, [...seats, 'yellow'])).toBe('Red and Green win.');
  });

  it('says that nobody has won', () => {
    expect(ending({ winners: [], by: 'turn-cap', clause: 'X' }, seats)).toBe(
      'The last turn has been played: nobody wins.',
    );
    expect(ending({ winners: [], by: 'something-new', clause: 'X' }, seats)).toBe('Nobody wins.');
  });
});

describe('how a match stands', () => {
  it('names all seats that must decide', () => {
    expect(turnOf(['red'])).toBe('Red is to move.');
    expect(turnOf(['red', 'blue', 'green'])).toBe('Red, Blue and Green are to move.');
    setLanguage('ko');
    expect(turnOf(['red', 'blue'])).toBe('빨강, 파랑 차례입니다.');
  });

  it('counts the missing players, then waits for their forces', () => {
    const open = many({ status: 'waiting', to_move: [] });
    expect(standing(open)).toBe('Waiting until everybody is ready.');
    open.seats.forEach((seat, n) => (seat.kind = n > 0 ? 'open' : 'guest'));
    expect(standing(open)).toBe('Waiting for 2 more players.');
  });

  it('says why the server cannot replay the match', () => {
    const suspended = { reason: 'unknown_revision', revision: 9, newest: 2 } as const;
    const match = many({ status: 'suspended', to_move: [], suspended });
    expect(standing(match)).toBe(
      'This match was played by revision 9 of its rules. This server knows revisions 1 to 2.',
    );
    expect(standing({ ...match, suspended: { reason: 'diverged', step: 4 } })).toBe(
      'This server cannot replay the match.',
    );
  });

  it('says that a match that never began was called off', () => {
    expect(standing(many({ status: 'over', to_move: [], over: null }))).toBe('Called off.');
  });
});

it('the title of a match is its game, followed by the board if there is one', () => {
  expect(matchTitle(many())).toBe('Plastic Attack (2009)');
  expect(matchTitle(aSummary())).toBe('Toy Battle · Yard');
});

it('lists options with their values, also ranges, and leaves out options without words', () => {
  expect(
    optionRows({ army_size: { min: 2, max: 5 }, quick_game: true, luck_original: 'current', unheard: 1 }),
  ).toEqual([
    { key: 'army_size', value: '2–5' },
    { key: 'quick_game', value: 'yes' },
    { key: 'luck_original', value: 'the Power just before the roll' },
  ]);
});

it('shows a replay from the only seat that a person played', () => {
  const others = many().seats.slice(1);
  expect(ownView(many())).toBe('red');
  expect(ownView(many({ seats: others }))).toBe('public');
  expect(ownView(many({ seats: many().seats.map((seat) => ({ ...seat, you: true })) }))).toBe('public');
});
