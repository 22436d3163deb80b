import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../texts';
import { meets, raceIn, uncaught, whyOf } from './race';
import type { Race, Toy, View } from './types';

afterEach(() => setLanguage('en'));

type Ran = [Toy, Race['runners'][number]['fate']];
const seats = ['red', 'blue', 'green', 'yellow'] as const;
const raced = (marbles: number, ...ran: Ran[]): Race => ({
  type: 'raced',
  runners: ran.map(([toy, fate], n) => ({ seat: seats[n]!, toy, fate, clause: 'RR-RACE-04' })),
  winner: seats[ran.findIndex(([, fate]) => fate === 'won')] ?? null,
  marbles,
  clause: 'RR-RACE-04',
});

describe('the text about the result of a race', () => {
  it('names the fastest toy and its player', () => {
    const race = raced(1, ['robot', 'won'], ['duck', 'lost']);
    expect(whyOf(race)).toBe('The Robot was the fastest: Red won 1 marble.');
    setLanguage('ko');
    expect(whyOf(race)).toBe('로봇이 가장 빨라서 빨강이 구슬 1개를 땄습니다.');
  });

  it('begins with toys that crashed', () => {
    const race = raced(6, ['car', 'crashed'], ['car', 'crashed'], ['mouse', 'won']);
    expect(whyOf(race)).toBe(
      'Two Cars crashed. Of the rest, the Mouse was the fastest: Green won 6 marbles.',
    );
    setLanguage('ko');
    expect(whyOf(race)).toBe(
      '자동차 두 대가 부딪혀 넘어졌습니다. 남은 것 중에서는 생쥐가 가장 빨라서 초록이 구슬 6개를 땄습니다.',
    );
  });

  it('says that nobody won if no toy is left', () => {
    const all: Ran[] = [
      ['mouse', 'crashed'],
      ['mouse', 'crashed'],
      ['mouse', 'crashed'],
    ];
    expect(whyOf(raced(0, ...all))).toBe('Three Mice crashed. No toy was left, so the marbles stayed.');
  });
});

it('says that crashes come before a mouse scares elephants', () => {
  const race = raced(2, ['elephant', 'crashed'], ['mouse', 'won'], ['elephant', 'crashed']);
  expect(whyOf(race)).toBe(
    'Two Elephants crashed. Crashes come first, so the Mouse scared nobody. Of the rest, the Mouse was the fastest: Blue won 2 marbles.',
  );
  const mice = raced(2, ['elephant', 'won'], ['mouse', 'crashed'], ['mouse', 'crashed']);
  expect(whyOf(mice)).not.toContain('scared');
  expect(whyOf(mice)).toContain('Mice that fell over frighten no Elephant.');
});

it('moves toys that crash into each other close together', () => {
  const placesOf = (...ran: Ran[]): number[] => {
    const race = raced(1, ...ran);
    return race.runners.map((one, lane) => lane + meets(race, one, seats));
  };
  const places = placesOf(['duck', 'won'], ['car', 'crashed'], ['car', 'crashed']);
  expect(places[0]).toBe(0);
  expect(places[1]).toBeGreaterThan(1.2);
  expect(places[2]).toBeLessThan(1.8);
  expect(places[2]).toBeGreaterThan(places[1]!);
  // The duck runs between the two cars, so neither car enters its lane.
  const apart = placesOf(['car', 'crashed'], ['duck', 'won'], ['car', 'crashed']);
  expect(apart[0]).toBeLessThan(0.2);
  expect(apart[1]).toBe(1);
  expect(apart[2]).toBeGreaterThan(1.8);
});

it('finds the player whom nobody can catch up with, but only in the last race', () => {
  const view = (round: number, rug: number, ...marbles: number[]): View => ({
    viewer: null,
    round,
    rug,
    players: marbles.map((count, n) => ({
      seat: seats[n]!,
      hand: null,
      left: [2, 2, 2, 2, 2, 2],
      has_chosen: false,
      chosen: null,
      marbles: count,
      resigned: false,
    })),
  });
  expect(uncaught(view(8, 7, 15, 7, 3))).toBe('red');
  expect(uncaught(view(8, 8, 15, 7, 3))).toBeUndefined();
  expect(uncaught(view(7, 1, 15, 7, 3))).toBeUndefined();
});

it('finds the last race among some events', () => {
  const [one, two] = [raced(1, ['duck', 'won']), raced(2, ['duck', 'won'])];
  expect(raceIn([one, { type: 'resigned', seat: 'blue' }, two])).toBe(two);
  expect(raceIn([])).toBeUndefined();
});
