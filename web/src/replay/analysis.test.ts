import { describe, expect, it } from 'vitest';
import { aFrame } from '../../dev/samples';
import type { Analysis, TurningPoint } from '../wire';
import { agreeing, chancesAt, lineOfSeat, percent, stepIn, wordsOf } from './analysis';

const analysis: Analysis = {
  seats: ['blue', 'red'],
  points: [
    { step: 0, chances: [500, 500] },
    { step: 2, chances: [250, 750] },
    { step: 4, chances: [1000, 0] },
  ],
  turning_points: [],
  luck: [40, -40],
};

describe('the curve', () => {
  it('goes from the first step to the last, and rises with the chance', () => {
    expect(lineOfSeat(analysis, 'blue')).toBe('0,0.5 0.5,0.75 1,0');
    expect(lineOfSeat(analysis, 'red')).toBe('0,0.5 0.5,0.25 1,1');
  });

  it('is a single point if the game ended before its first step', () => {
    expect(lineOfSeat({ ...analysis, points: [{ step: 0, chances: [1000, 0] }] }, 'blue')).toBe('0,0');
  });

  it('keeps the chance of the latest judged step', () => {
    expect(chancesAt(analysis, 0)).toEqual([500, 500]);
    expect(chancesAt(analysis, 3)).toEqual([250, 750]);
    expect(chancesAt(analysis, 9)).toEqual([1000, 0]);
  });

  it('counts in whole percent', () =>
    expect([percent(0), percent(614), percent(1000)]).toEqual([0, 61, 100]));
});

describe('a turning point', () => {
  it('has the same chances in the curve', () => {
    const turn = { step: 2, seat: 'red', before: 900, after: 100, better: {}, better_after: 800 };
    const points = [
      { step: 1, chances: [300, 600, 100] },
      { step: 2, chances: [0, 1000, 0] },
    ];
    const three = { seats: ['blue', 'red', 'green'], points, turning_points: [turn], luck: [] };
    expect(agreeing(three).points).toEqual([
      { step: 1, chances: [75, 900, 25] },
      { step: 2, chances: [450, 100, 450] },
    ]);
    expect(agreeing(analysis)).toEqual(analysis);
  });

  it('gives the curve its chance after the decision, even if the next step is a turning point too', () => {
    const turn = { step: 2, seat: 'red', before: 700, after: 400, better: {}, better_after: 700 };
    const next = { ...turn, step: 3, seat: 'blue', before: 650 };
    expect(agreeing({ ...analysis, turning_points: [turn, next] }).points[1]).toEqual({
      step: 2,
      chances: [600, 400],
    });
  });

  const point: TurningPoint = {
    step: 2,
    seat: 'blue',
    before: 600,
    after: 250,
    better: { go: 'b' },
    better_after: 580,
  };
  const frames = [
    { ...aFrame(1), events: [{ type: 'turn' }], view: { viewer: 'blue', at: 'a' } },
    { ...aFrame(2), events: [{ type: 'silent' }, { type: 'went', to: 'c' }] },
  ];
  const game = {
    describeEvent: (event: { type: string }) =>
      event.type === 'silent'
        ? null
        : event.type === 'turn'
          ? { text: 'Turn 1', clauses: [], heading: true }
          : { text: 'Blue goes to c.', clauses: [] },
    describeAction: (action: unknown, _: unknown, view: unknown) =>
      `${JSON.stringify(action)} ${JSON.stringify(view)}`,
  };

  it('says what was decided, and what is better in the position before it', () => {
    expect(wordsOf(game as never, point, frames as never, {}, 'blue')).toEqual({
      turn: 'Turn 1',
      taken: 'Blue goes to c.',
      better: '{"go":"b"} {"viewer":"blue","at":"a"}',
      shownAt: 2,
    });
  });

  it('describes the step that opens the choices, if all players choose in secret', () => {
    const secret = {
      choosesTogether: true,
      describeEvent: ({ type }: { type: string }) => ({ text: type, clauses: [], minor: type === 'chose' }),
    };
    const choices = [
      { ...aFrame(2), events: [{ type: 'chose' }] },
      { ...aFrame(3), events: [{ type: 'chose' }, { type: 'raced' }] },
    ];
    expect(stepIn(secret as never, 2, choices as never, {}, 'public')).toEqual({
      turn: '',
      taken: 'raced',
      shownAt: 3,
    });
  });

  it('prefers the result of a step to a minor line, if asked for the result', () => {
    const events = [{ type: 'stood' }, { type: 'won' }];
    const told = {
      describeEvent: ({ type }: { type: string }) => ({ text: type, clauses: [], minor: type === 'stood' }),
    };
    const taken = (came: boolean): string =>
      stepIn(told as never, 2, [{ ...aFrame(2), events }] as never, {}, 'public', came).taken;
    expect([taken(false), taken(true)]).toEqual(['stood', 'won']);
  });

  it('says nothing if the game has no words or the step has not loaded', () => {
    const none = { describeEvent: () => null };
    const nothing = { turn: '', taken: '', better: '', shownAt: 2 };
    expect(wordsOf(none as never, point, frames as never, {}, 'public')).toEqual(nothing);
    expect(wordsOf(game as never, point, [], {}, 'blue')).toEqual(nothing);
  });
});
