import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TalkLine } from '../wire';
import { SHOWN_MS, Talk } from './talk.svelte';

const hello: TalkLine = { seat: 'red', say: { phrase: 'hello' } };
const wave: TalkLine = { seat: 'red', say: { emote: 'wave' } };
const own: TalkLine = { seat: 'blue', say: { text: 'Hi' } };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('shows a line beside the table for a moment; lines of others count as unread until the panel is open', () => {
  const talk = new Talk('m1');
  talk.take([hello], false, ['blue']);
  talk.take([wave, own], false, ['blue']);
  expect([...talk.shown]).toEqual([
    ['red', wave.say],
    ['blue', own.say],
  ]);
  expect([talk.lines.length, talk.unread]).toEqual([3, 2]);
  vi.advanceTimersByTime(SHOWN_MS);
  expect(talk.shown.size).toBe(0);
  talk.open = true;
  expect(talk.unread).toBe(0);
  talk.take([hello], false, ['blue']);
  expect(talk.unread).toBe(0);
});

it('replaces the lines on the page by all lines that the server keeps, and none counts as unread', () => {
  const talk = new Talk('m1');
  talk.take([own], false, ['blue']);
  talk.take([own, hello], true, ['blue']);
  expect([talk.lines, talk.unread]).toEqual([[own, hello], 0]);
});

it('hides the lines of a muted seat in this match, also after a reload, until the mute is lifted', () => {
  const talk = new Talk('m1');
  talk.mute('red', true);
  talk.take([hello, own], false, ['blue']);
  expect([talk.heard, talk.unread, talk.shown.has('red')]).toEqual([[own], 0, false]);
  expect([new Talk('m1').isMuted('red'), new Talk('m2').isMuted('red')]).toEqual([true, false]);
  talk.mute('red', false);
  expect(talk.heard).toEqual([hello, own]);
  expect(new Talk('m1').isMuted('red')).toBe(false);
});

it('mutes nobody if the stored list of muted seats is damaged', () => {
  localStorage.setItem('rumpus.muted', '{');
  expect(new Talk('m1').isMuted('red')).toBe(false);
});
