import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLesson, FakeLessons } from '../../dev/fake-lesson';
import type { Action } from '../wire';
import { LessonStore } from './lesson-store.svelte';

function open(kept: Action[] = [], pace = 100) {
  const server = new FakeLessons();
  const keep = vi.fn();
  const ondone = vi.fn();
  const lesson = new LessonStore(aLesson, {
    pace: () => pace,
    play: server.play,
    kept: () => kept,
    keep,
    ondone,
  });
  return { server, keep, ondone, lesson };
}

async function begun(kept: Action[] = [], pace = 100) {
  const made = open(kept, pace);
  await made.lesson.start();
  return made;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a lesson', () => {
  it('begins with its first step and without an animation', async () => {
    const { lesson, server } = await begun();
    expect(server.orders).toEqual([{ actions: [] }]);
    expect([lesson.shown?.seq, lesson.animate, lesson.step?.say.en, lesson.before, lesson.mayAct]).toEqual([
      0,
      false,
      'Say 1.',
      null,
      true,
    ]);
    expect(lesson.past).toEqual([{ type: 'e0' }]);
  });

  it('shows the frames to which a decision led one by one, with the opponent’s answer', async () => {
    const { lesson, server, keep } = await begun();
    await lesson.act(1);
    expect(server.orders.at(-1)).toEqual({ actions: [1] });
    expect([lesson.shown?.seq, lesson.animate, lesson.catchingUp, lesson.mayAct]).toEqual([
      1,
      true,
      true,
      false,
    ]);
    vi.advanceTimersByTime(100);
    expect([lesson.shown?.seq, lesson.shown?.seat]).toEqual([2, 'red']);
    vi.advanceTimersByTime(100);
    expect([lesson.catchingUp, lesson.step?.say.en, lesson.before?.why?.en]).toEqual([
      false,
      'Say 2.',
      'Because of 1.',
    ]);
    expect(keep.mock.calls).toEqual([[[1]]]);
  });

  it('sends one decision at a time', async () => {
    const { lesson, server } = await begun([], 0);
    server.holds = true;
    const first = lesson.act(1);
    await lesson.act(2);
    expect([lesson.sending, server.orders.length]).toEqual([true, 2]);
    server.letGo();
    await first;
    expect([lesson.sending, lesson.decisions]).toEqual([false, [1]]);
  });

  it('drops the reply to a wrong decision once the learner goes on', async () => {
    const { lesson } = await begun([], 0);
    await lesson.act(5);
    expect([lesson.astray, lesson.otherwise?.en]).toEqual([true, 'Not 5.']);
    lesson.heard();
    expect([lesson.astray, lesson.otherwise, lesson.decisions]).toEqual([false, null, []]);
  });

  it('shows a failed attempt, then the earlier position, and only then the reply', async () => {
    const { lesson, ondone } = await begun();
    await lesson.act('shoot');
    expect([lesson.shown?.seq, lesson.animate, lesson.astray, lesson.mayAct]).toEqual([
      50,
      true,
      false,
      false,
    ]);
    vi.advanceTimersByTime(1_500);
    expect([lesson.shown?.seq, lesson.animate, lesson.otherwise?.en]).toEqual([0, false, 'Not shoot.']);
    expect([lesson.past, lesson.decisions, lesson.at]).toEqual([[{ type: 'e0' }], [], 0]);
    vi.advanceTimersByTime(100);
    expect([lesson.mayAct, ondone.mock.calls]).toEqual([true, []]);
  });

  it('shows a failed attempt for a while if animations are off, and replies at once if the learner goes on', async () => {
    const { lesson } = await begun([], 0);
    await lesson.act('shoot');
    expect([lesson.shown?.seq, lesson.animate, lesson.astray]).toEqual([50, true, false]);
    lesson.heard();
    lesson.showNext();
    expect([lesson.shown?.seq, lesson.otherwise?.en, lesson.mayAct]).toEqual([0, 'Not shoot.', true]);
  });

  it('forgets a failed attempt that is being shown when the learner begins again', async () => {
    const { lesson } = await begun();
    await lesson.act('shoot');
    await lesson.restart();
    vi.advanceTimersByTime(2_000);
    expect([lesson.shown?.seq, lesson.astray, lesson.otherwise]).toEqual([0, false, null]);
  });

  it('may accept a decision without completing the step', async () => {
    const { lesson, keep } = await begun([], 0);
    await lesson.act(1);
    await lesson.act('wait');
    expect([lesson.at, lesson.decisions, lesson.shown?.seq]).toEqual([1, [1, 'wait'], 4]);
    expect(keep).toHaveBeenLastCalledWith([1, 'wait']);
    await lesson.act(2);
    expect(lesson.at).toBe(2);
  });

  it('ends when all steps are completed, and then accepts no decision', async () => {
    const { lesson, server, ondone, keep } = await begun([], 0);
    for (let n = 0; n < 3; n += 1) await lesson.show();
    expect([lesson.isDone, lesson.step, lesson.before?.why?.en]).toEqual([true, null, 'Because of 3.']);
    expect(ondone).toHaveBeenCalledOnce();
    expect(keep.mock.calls).toEqual([[[1]], [[1, 2]]]);
    await lesson.show();
    await lesson.act(4);
    expect(server.orders).toHaveLength(4);
  });
});

describe('a decision that the step does not accept', () => {
  it('gets a reply of the lesson and changes nothing', async () => {
    const { lesson, keep } = await begun();
    await lesson.act(7);
    expect([lesson.otherwise?.en, lesson.refused, lesson.at, lesson.decisions, lesson.shown?.seq]).toEqual([
      'Not 7.',
      null,
      0,
      [],
      0,
    ]);
    expect(keep).not.toHaveBeenCalled();
    await lesson.act(1);
    expect([lesson.otherwise, lesson.at]).toEqual([null, 1]);
  });

  it('is refused as at any table if the rules forbid it', async () => {
    const { lesson } = await begun();
    await lesson.act(9);
    expect([lesson.refused?.action, lesson.refused?.refusal.clause, lesson.otherwise]).toEqual([
      9,
      'N-1',
      null,
    ]);
  });
});

describe('questions', () => {
  it('about a refusal are sent with the decisions so far', async () => {
    const { lesson, server } = await begun([], 0);
    await lesson.act(1);
    await lesson.why(9);
    expect(server.orders.at(-1)).toEqual({ actions: [1], why: 9 });
    expect(lesson.refused?.refusal.because).toBe('Nine is too much.');
    await lesson.why(2);
    expect(lesson.refused).toBe(null);
  });

  it('of the table are answered, or a sentence says why not', async () => {
    const { lesson, server } = await begun();
    expect(await lesson.ask('far')).toEqual({ mm: 300 });
    expect(server.orders.at(-1)).toEqual({ actions: [], ask: 'far' });
    await expect(lesson.ask('odd')).rejects.toThrow('Nobody knows.');
    server.broken = 1;
    await expect(lesson.ask('far')).rejects.toThrow('no connection');
  });
});

describe('a lesson that was begun earlier', () => {
  it('goes on from the stored decisions, without an animation', async () => {
    const { lesson, server } = await begun([1, 2]);
    expect(server.orders).toEqual([{ actions: [1, 2] }]);
    expect([lesson.shown?.seq, lesson.animate, lesson.step?.say.en, lesson.catchingUp]).toEqual([
      4,
      false,
      'Say 3.',
      false,
    ]);
    await lesson.show();
    expect(server.orders.at(-1)).toEqual({ actions: [1, 2, 3] });
  });

  it.each([
    ['the server no longer accepts the last decision', [1, 5]],
    ['the server no longer accepts an earlier decision', [5, 6, 7]],
  ])('begins anew if %s', async (_, kept) => {
    const { lesson, server, keep } = await begun(kept);
    expect(server.orders).toEqual([{ actions: kept }, { actions: [] }]);
    expect([lesson.shown?.seq, lesson.at, lesson.decisions, lesson.problem]).toEqual([0, 0, [], null]);
    expect(keep.mock.calls).toEqual([[[]]]);
  });

  it('keeps its decisions when the server cannot be reached', async () => {
    const { lesson, server, keep } = open([1]);
    server.broken = 1;
    await lesson.start();
    expect([lesson.problem?.status, lesson.shown, keep.mock.calls]).toEqual([0, null, []]);
    await lesson.retry();
    expect([lesson.problem, lesson.at, lesson.shown?.seq]).toEqual([null, 1, 2]);
  });
});

describe('beginning again', () => {
  it('forgets the decisions, and ignores the answer to a running request', async () => {
    const { lesson, server, keep } = await begun([], 0);
    await lesson.act(1);
    server.holds = true;
    const late = lesson.act(2);
    const again = lesson.restart();
    server.letGo();
    await Promise.all([late, again]);
    expect([lesson.at, lesson.decisions, lesson.shown?.seq, lesson.attempt]).toEqual([0, [], 0, 2]);
    expect(keep.mock.calls.at(-1)).toEqual([[]]);
  });

  it('is possible after the end', async () => {
    const { lesson } = await begun([], 0);
    for (let n = 0; n < 3; n += 1) await lesson.show();
    await lesson.restart();
    expect([lesson.isDone, lesson.step?.say.en, lesson.mayAct]).toEqual([false, 'Say 1.', true]);
  });
});

it('tries a decision again after a broken connection', async () => {
  const { lesson, server } = await begun([], 0);
  server.broken = 1;
  await lesson.act(1);
  expect([lesson.problem?.status, lesson.at, lesson.mayAct]).toEqual([0, 0, true]);
  await lesson.retry();
  expect([lesson.problem, lesson.at]).toEqual([null, 1]);
});

it('shows no further frame after the learner has left the page', async () => {
  const { lesson } = await begun();
  await lesson.act(1);
  lesson.stop();
  vi.advanceTimersByTime(1_000);
  expect(lesson.shown?.seq).toBe(1);
});
