import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSetup, aSummary, aView } from '../../dev/samples';
import { ProblemError } from '../net/http';
import { setLanguage } from '../texts';
import type { Action, Problem } from '../wire';
import { HintStore, hasHints, hintSentence, pointsIn, type Hint } from './hint.svelte';

const action = { place: { troop: 'hook', on: 'b4' } } as unknown as Action;
const problem = (status: number, type: string): ProblemError =>
  new ProblemError({ type: `/problems/${type}`, title: type, status, detail: `${type}.` } as Problem);

/** A store whose requests the test answers itself. */
function opened() {
  const answers: ((said: Hint | ProblemError) => Promise<void>)[] = [];
  const request = vi.fn(
    () =>
      new Promise<Hint>((resolve, reject) =>
        answers.push(async (said) => {
          if (said instanceof ProblemError) reject(said);
          else resolve(said);
          await Promise.resolve();
          await Promise.resolve();
        }),
      ),
  );
  const hints = new HintStore(request);
  hints.see(4, 'blue');
  return { hints, request, answer: (said: Hint | ProblemError) => answers.at(-1)!(said) };
}

afterEach(() => setLanguage('en'));

describe('a hint', () => {
  it('is requested for the seat that the game waits for, and shown', async () => {
    const { hints, request, answer } = opened();
    hints.toggle();
    expect(request).toHaveBeenCalledExactlyOnceWith('blue');
    expect(hints.thinking).toBe(true);
    hints.toggle();
    expect(request).toHaveBeenCalledOnce();
    await answer({ seq: 4, action });
    expect(hints.thinking).toBe(false);
    expect(hints.points).toEqual(['#place', '#troop', 'hook', '#troop-hook', '#on', 'b4', '#on-b4']);
  });

  it('disappears with the next step, or when the button is pressed again', async () => {
    const { hints, answer } = opened();
    hints.toggle();
    await answer({ seq: 4, action });
    hints.see(4, 'blue');
    expect(hints.hint).not.toBeNull();
    hints.see(5, null);
    expect(hints.hint).toBeNull();
    expect(hints.points).toEqual([]);
    hints.see(6, 'blue');
    hints.toggle();
    await answer({ seq: 6, action });
    hints.toggle();
    expect(hints.hint).toBeNull();
  });

  it('is not shown if its step is not the shown one', async () => {
    const { hints, answer } = opened();
    hints.toggle();
    hints.see(5, null);
    await answer({ seq: 4, action });
    expect(hints.hint).toBeNull();
    hints.see(6, 'blue');
    hints.toggle();
    await answer({ seq: 7, action });
    expect(hints.hint).toBeNull();
    expect(hints.thinking).toBe(false);
  });

  it('is requested again after another seat has decided, if the game still waits for the same seat', async () => {
    const { hints, request, answer } = opened();
    hints.toggle();
    hints.see(5, 'blue');
    expect(request).toHaveBeenCalledTimes(2);
    await answer({ seq: 5, action });
    expect(hints.hint?.seq).toBe(5);
  });

  it('is not requested while the game waits for no seat of this person', () => {
    const { hints, request } = opened();
    hints.see(5, null);
    hints.toggle();
    expect(request).not.toHaveBeenCalled();
  });

  it('is never requested again if the match has no hints', async () => {
    const { hints, request, answer } = opened();
    hints.toggle();
    await answer(problem(422, 'no-hints'));
    expect(hints.none).toBe(true);
    hints.toggle();
    expect(request).toHaveBeenCalledOnce();
  });

  it('that cannot be fetched is replaced by the reason, unless the request was for an earlier step', async () => {
    const { hints, answer } = opened();
    hints.toggle();
    await answer(problem(429, 'too-many'));
    expect(hints.problem?.status).toBe(429);
    hints.toggle();
    expect(hints.problem).toBeNull();
    hints.toggle();
    await answer(problem(409, 'not-asked'));
    expect(hints.problem).toBeNull();
    expect(hints.thinking).toBe(false);
  });
});

describe('the points of a decision', () => {
  it('are ids and numbers at any depth, and the controls that it names', () => {
    const points = pointsIn({
      do: 'commit',
      attacks: [{ unit: 'g1', weapon: 'Long rifle', point: [3, 4.5] }],
    });
    for (const point of ['#commit', 'g1', 'Long rifle', '3', '4.5', '#attacks'])
      expect(points).toContain(point);
    expect(pointsIn({ end_turn: {} })).toEqual(['#end-turn']);
    expect(pointsIn({ do: 'choose-role', role: 'a' })).toContain('#role-a');
  });

  it('begin with the piece that acts', () => {
    const points = pointsIn({ attack: { player: 'blue', with: 'Moss Lion' } });
    expect(points.indexOf('Moss Lion')).toBeLessThan(points.indexOf('blue'));
  });

  it('leave out what the decision declines', () => {
    expect(pointsIn({ decline: 'jumbo' })).toEqual(['#decline']);
  });
});

describe('the sentence about a hint', () => {
  const from = { setup: aSetup(), view: aView('blue'), found: 1 };
  const none = { hint: null, problem: null, thinking: false, none: false };
  const hint = { seq: 4, action };

  it('describes the decision in the game’s words, or says that it is marked on the table', () => {
    const game = { describeAction: () => 'Place it.' };
    expect(hintSentence({ ...none, hint }, game, from)).toBe('Hint: Place it.');
    expect(hintSentence({ ...none, hint }, {}, from)).toContain('marked on the table');
    expect(hintSentence({ ...none, hint }, {}, { ...from, found: 0 })).toContain('cannot be shown');
    expect(hintSentence({ ...none, hint }, {}, { ...from, found: null })).toBe('');
  });

  it('gives the reason in the game’s words, or says that the decision wins', () => {
    const game = { describeAction: () => 'Place it.', describeReason: (reason: string) => `For ${reason}.` };
    const because = (reason: string | null) => ({ ...none, hint: { ...hint, reason } });
    expect(hintSentence(because('medals'), game, from)).toBe('Hint: Place it. For medals.');
    expect(hintSentence(because('wins'), game, from)).toBe('Hint: Place it. It wins the game.');
    expect(hintSentence(because('only'), game, from)).toBe('Hint: Place it. There is nothing else to do.');
    expect(hintSentence(because(null), game, from)).toBe('Hint: Place it.');
    const facts = { ...game, describeFact: () => 'A fact.' };
    expect(hintSentence(because(null), facts, from)).toBe('Hint: Place it. A fact.');
    expect(hintSentence(because('medals'), facts, from)).toBe('Hint: Place it. For medals.');
    const marked = hintSentence(because('units'), { describeReason: game.describeReason }, from);
    expect(marked).toMatch(/marked on the table\. For units\.$/);
  });

  it('says why there is no hint', () => {
    expect(hintSentence(none, {}, from)).toBe('');
    expect(hintSentence({ ...none, thinking: true }, {}, from)).toContain('thinking');
    expect(hintSentence({ ...none, none: true }, {}, from)).toBe('There are no hints in this match.');
    const { problem: why } = problem(503, 'busy');
    expect(hintSentence({ ...none, problem: why }, {}, from)).toBe('busy.');
  });
});

it('comes in matches without a clock and without other people', () => {
  const alone = aSummary({ clock: { kind: 'none' } });
  const seats = alone.seats.map((seat) => ({ ...seat, you: true, kind: 'guest' as const }));
  expect(hasHints({ ...alone, seats })).toBe(true);
  const [one, other] = seats;
  expect(hasHints({ ...alone, seats: [one!, { ...other!, you: false, kind: 'bot' }] })).toBe(true);
  expect(hasHints({ ...alone, seats: [one!, { ...other!, you: false }] })).toBe(false);
  expect(hasHints({ ...alone, seats: [one!, { ...other!, you: false, kind: 'open' }] })).toBe(false);
  expect(hasHints({ ...alone, seats, closed: 'spam' })).toBe(false);
  const clock = { kind: 'days' as const, days: 2 };
  expect(hasHints({ ...alone, seats, clock })).toBe(false);
});
