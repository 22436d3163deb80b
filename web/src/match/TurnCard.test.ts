import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choose } from '../parts/device/settings.svelte';
import TurnCard from './TurnCard.svelte';
import type { Tale } from './turn-card';

const red = (since: number, ...texts: string[]): Tale => ({
  seat: 'red',
  since,
  lines: texts.map((text, n) => ({ text, clauses: [], places: [`b${n}`] })),
});
const onpoint = vi.fn();
const base = { game: 'g', tales: [] as Tale[], letter: 'W', live: true, onpoint };
const card = () => document.querySelector('[data-turn-card]')?.getAttribute('data-turn-card') ?? null;
const press = (key: string) => fireEvent.keyDown(window, { key });
const button = () => document.querySelector<HTMLButtonElement>('[data-turn-told]')!;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  choose({ motion: 'system' });
  onpoint.mockClear();
});

it('opens by itself, closes after the time to read it, and opens again when the player asks for it', async () => {
  const { rerender } = render(TurnCard, base);
  expect(card()).toBeNull();
  await rerender({ ...base, tales: [red(2, 'Red places Hook on Base A.')] });
  expect(card()).toBe('open');
  expect(screen.getByRole('listitem').textContent).toContain('Red places Hook');
  expect(onpoint).toHaveBeenLastCalledWith(['b0']);
  expect(card()).toBe('open');
  expect(document.querySelector('[role="status"], [aria-live]'), 'it is not announced by itself').toBeNull();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(card()).toBe('open');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(card()).toBe('folded');
  expect(onpoint).toHaveBeenLastCalledWith([]);
  await press('w');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(card(), 'a card that the player asked for stays open').toBe('open');
  await fireEvent.click(button());
  expect(card()).toBe('folded');
});

it('closes at the player’s next decision, and opens again for later events with the same words', async () => {
  const { rerender } = render(TurnCard, { ...base, tales: [red(2, 'Red draws.')] });
  await press('W');
  await rerender({ ...base, tales: [] });
  expect(card()).toBeNull();
  await press('w');
  expect(card()).toBeNull();
  await rerender({ ...base, tales: [red(4, 'Red draws.')] });
  expect(card()).toBe('open');
  await vi.advanceTimersByTimeAsync(10_000);
  await rerender({ ...base, tales: [red(6, 'Red draws.')] });
  expect(card()).toBe('open');
});

it('waits until this player is to decide, and keeps its line while the words grow', async () => {
  const { rerender } = render(TurnCard, { ...base, waits: true });
  await rerender({ ...base, waits: true, tales: [red(2, 'Rolled: A.')] });
  expect(card()).toBe('folded');
  const line = document.querySelector('[data-turn-card] li');
  await rerender({ ...base, waits: true, tales: [red(2, 'Rolled: A and B.')] });
  expect(card()).toBe('folded');
  await rerender({ ...base, waits: false, tales: [red(2, 'Rolled: A and B.')] });
  expect(card()).toBe('open');
  expect(document.querySelector('[data-turn-card] li'), 'the same line, with other words').toBe(line);
});

it('does not open by itself for a step that has not just happened', async () => {
  const { rerender } = render(TurnCard, base);
  await rerender({ ...base, live: false, tales: [red(2, 'Red draws.')] });
  expect(card()).toBe('folded');
});

it('stays open with reduced motion until the player presses something', async () => {
  choose({ motion: 'less' });
  const { rerender } = render(TurnCard, base);
  await rerender({ ...base, tales: [red(2, 'Red draws.')] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(card()).toBe('open');
  await fireEvent.pointerDown(document.body);
  expect(card()).toBe('folded');
});

it('closes over a picture at the first press or key, but not at Tab or its own button', async () => {
  const over = { ...base, passing: true };
  const { rerender } = render(TurnCard, over);
  await rerender({ ...over, tales: [red(2, 'Red draws.')] });
  await press('Tab');
  expect(card(), 'Tab does not close the card').toBe('open');
  await press('ArrowLeft');
  expect(card()).toBe('folded');
  await rerender({ ...over, tales: [red(4, 'Red draws.')] });
  expect(card()).toBe('open');
  await fireEvent.pointerDown(document.body);
  expect(card()).toBe('folded');
  await fireEvent.pointerDown(button());
  await fireEvent.click(button());
  await fireEvent.pointerDown(document.body);
  expect(card(), 'a card that the player asked for stays open').toBe('open');
});

it('closes at the player’s own decision, and opens again when the player asks for it', async () => {
  const { rerender } = render(TurnCard, base);
  await rerender({ ...base, tales: [red(2, 'Red draws.')] });
  expect(card()).toBe('open');
  await rerender({ ...base, tales: [{ ...red(2, 'Red draws.'), answered: true }] });
  expect(card()).toBe('folded');
  await press('w');
  expect(card()).toBe('open');
});
