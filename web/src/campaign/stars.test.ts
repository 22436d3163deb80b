import { describe, expect, it } from 'vitest';
import type { Finished, Stage } from '../campaign-contract';
import type { GameTable } from '../contract';
import type { GamePage, Outcome, Summary } from '../wire';
import { stageOrder } from './order';
import { finished, following, goalsMet, metBefore } from './stars';

const stage: Stage = {
  id: 'park',
  level: 3,
  goals: [
    { text: 'win', isMet: ({ outcome, seat }) => outcome.winners.includes(seat) },
    { text: 'never', isMet: () => false },
    { text: 'quick', isMet: ({ view }) => (view as unknown as { turns: number }).turns < 9 },
  ],
};
const outcome: Outcome = { winners: ['white'], by: 'mate', clause: 'CH-1' };
const summaryOf = (over: Outcome | null): Summary =>
  ({
    over,
    seats: [
      { seat: 'white', you: true },
      { seat: 'black', you: false },
    ],
  }) as Summary;
const view = (turns: number) => ({ viewer: 'white', turns });

describe('the stars of a match', () => {
  it('are those of the goals that the player has met', () => {
    const match = finished(summaryOf(outcome), {}, view(7));
    expect(match).toEqual({ setup: {}, view: view(7), outcome, seat: 'white' });
    expect(goalsMet(stage, match as Finished)).toEqual([0, 2]);
    expect(goalsMet(stage, { ...(match as Finished), outcome: { ...outcome, winners: ['black'] } })).toEqual([
      2,
    ]);
    expect(goalsMet(stage, { ...(match as Finished), view: view(20) })).toEqual([0]);
  });

  it('are none before the end of the match, and none for spectators', () => {
    expect(finished(summaryOf(null), {}, view(7))).toBeNull();
    const others = summaryOf(outcome).seats.map((seat) => ({ ...seat, you: false }));
    expect(finished({ ...summaryOf(outcome), seats: others }, {}, view(7))).toBeNull();
  });

  it('that were won before the match stay the same, however often the page shows its end', () => {
    expect(metBefore('abc', () => [1])).toEqual([1]);
    expect(metBefore('abc', () => [0, 1, 2])).toEqual([1]);
    expect(metBefore('abd', () => [0])).toEqual([0]);
  });

  it('lead to the next stage, and to none after the last', () => {
    const stages = [{ id: 'park' }, { id: 'palace' }];
    expect([following(stages, 'park')?.id, following(stages, 'palace')?.id]).toEqual(['palace', undefined]);
  });
});

describe('the request for the match of a stage', () => {
  const page = { id: 'chess', seats: ['white', 'black', 'grey'] } as unknown as GamePage;
  const table = {
    makeSetup: ({ chosen, seats }: { chosen: unknown; seats: string[] }) => ({ chosen, seats }),
  } as unknown as GameTable;

  it('gives the first seat to the player and the others to bots of its level', () => {
    expect(stageOrder({ ...stage, chosen: () => 'lawn' }, table, page)).toEqual({
      game: 'chess',
      setup: { chosen: 'lawn', seats: ['white', 'black'] },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 3 }],
      clock: { kind: 'none' },
    });
    expect(stageOrder({ ...stage, seats: 3 }, table, page).seats).toHaveLength(3);
  });

  it('hands in the forces of the bots, and the force that the player chose last', () => {
    const forces = { suggest: (_: GamePage, n: number) => `army ${n}` } as unknown as GameTable['forces'];
    const armed = { ...table, forces } as GameTable;
    const order = stageOrder({ ...stage, forces: () => ({ black: 'pawns' }) }, armed, page);
    expect(order.forces).toEqual({ black: 'pawns', white: 'army 0' });
  });
});
