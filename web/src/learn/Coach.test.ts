import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, it, vi } from 'vitest';
import { aLesson, aLessonFrame, FakeLessons } from '../../dev/fake-lesson';
import Coach from './Coach.svelte';
import { LessonStore } from './lesson-store.svelte';
import { summaryOf } from './summary';

async function coach(next: { id: string } | null = { id: 'more' }) {
  const server = new FakeLessons();
  const lesson = new LessonStore(aLesson, {
    pace: () => 0,
    play: server.play,
    kept: () => [],
    keep: vi.fn(),
    ondone: vi.fn(),
  });
  await lesson.start();
  const named = next && { ...next, title: { en: 'More' }, teaches: { en: '' } };
  const shown = render(Coach, { lesson, told: true, next: named });
  return { lesson, server, ...shown };
}

const said = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-live] p')].map((line) => line.textContent?.trim());

it('shows the instruction of a step, and after the step its explanation above the next instruction', async () => {
  const { container } = await coach();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Count');
  expect(screen.getByText('Step 1 of 3')).toBeTruthy();
  expect(said(container)).toEqual(['Say 1.']);
  await fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
  await vi.waitFor(() => expect(said(container)).toEqual(['Because of 1.', 'Say 2.']));
  expect(screen.getByText('Step 2 of 3')).toBeTruthy();
});

it('shows neither the explanation nor the next instruction until the table has shown all events', async () => {
  const { container, lesson, rerender } = await coach();
  await lesson.show();
  await rerender({ told: false });
  expect(said(container)).toEqual(['Watch what happens.']);
});

it('answers a decision that the step does not accept', async () => {
  const { container, lesson } = await coach();
  await lesson.act(5);
  await tick();
  expect(said(container)).toEqual(['Say 1.', 'Not 5.']);
  await lesson.act(8);
  await tick();
  expect(said(container)).toEqual(['Say 1.', expect.stringMatching('^The rules allow that')]);
  await lesson.act(9);
  await tick();
  expect(said(container)).toEqual(['Say 1.']);
});

it('offers what all pieces can do at the end, and shows it only on a press', async () => {
  const onpieces = vi.fn();
  const { lesson, rerender } = await coach();
  await rerender({ onpieces });
  expect(screen.queryByRole('button', { name: 'What each piece can do' })).toBe(null);
  for (let n = 0; n < 3; n += 1) await lesson.show();
  await tick();
  expect(onpieces).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'What each piece can do' }));
  expect(onpieces).toHaveBeenCalledOnce();
});

it('leads from the last step to the next lesson, and from the last lesson to a game', async () => {
  const { container, lesson, rerender } = await coach();
  expect(screen.getByRole('link', { name: /Next lesson/ }).getAttribute('href')).toBe('/learn/numbers/more');
  expect(screen.getByRole('link', { name: 'Leave the lesson' }).getAttribute('href')).toBe('/learn/numbers');
  for (let n = 0; n < 3; n += 1) await lesson.show();
  await tick();
  expect(said(container)).toEqual(['Because of 3.', 'You can count now.']);
  expect(screen.queryByRole('button', { name: 'Show me' })).toBe(null);
  const onward = screen.getByRole('link', { name: 'Next lesson More' });
  expect([onward.getAttribute('href'), onward.classList.contains('act')]).toEqual([
    '/learn/numbers/more',
    true,
  ]);
  await rerender({ next: null });
  expect(screen.queryByRole('link', { name: /Next lesson/ })).toBe(null);
  expect(screen.getByRole('button', { name: 'Play now' }).classList.contains('act')).toBe(true);
});

it('gives both seats a name in the summary of a lesson', () => {
  const { seats, options, over } = summaryOf(aLesson, aLesson.setup, aLessonFrame(0, null));
  expect(seats.map(({ seat, name, you }) => [seat, name, you])).toEqual([
    ['blue', 'You', true],
    ['red', 'Robin', false],
  ]);
  expect([options, over]).toEqual([{ high: true }, null]);
});
