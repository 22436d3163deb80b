import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boards } from '../../../dev/toy-battle/files';
import { asking, early, late, over, step, type Moment } from '../../../dev/toy-battle/views';
import { pointedAt } from '../../parts/points';
import { setLanguage } from '../../texts';
import { placeName } from './describe/names';
import Table from './Table.svelte';
import type { Event } from './types';

afterEach(() => setLanguage('en'));

function open(moment: Moment, more: Record<string, unknown> = {}) {
  const onaction = vi.fn();
  const onwhy = vi.fn();
  const onclause = vi.fn();
  const shown = render(Table, {
    ...moment,
    story: [],
    mode: 'play',
    animate: false,
    refusal: null,
    seat: 'blue',
    local: ['blue'],
    onaction,
    onwhy,
    onclause,
    ask: vi.fn(),
    ...more,
  });
  return { ...shown, onaction, onwhy, onclause };
}
const place = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-place="${id}"]`)!;
const troop = (name: string): HTMLElement => screen.getByRole('option', { name: new RegExp(name) });

describe('the table', () => {
  it.each(Object.keys(boards))('describes every place of %s in words', (id) => {
    open(late(id));
    const board = boards[id]!;
    for (const spot of [...board.bases, ...board.hqs])
      expect(place(spot.id).getAttribute('aria-label')).toContain(placeName(board, spot.id));
    expect(document.querySelectorAll('[data-place]')).toHaveLength(board.bases.length + board.hqs.length);
    expect(screen.getByRole('listbox', { name: 'Your rack' })).toBeTruthy();
  });

  it('lets the player point at everything that a decision names', () => {
    const moment = early('castle-field');
    const { container } = open(moment);
    const { board } = moment.setup;
    const named = [...board.bases, ...board.hqs, ...board.regions].map(({ id }) => id);
    for (const point of [...named, ...(moment.view.rack ?? []), '#draw', 'blue', 'reserve:red'])
      expect(pointedAt(container, [point]), point).not.toHaveLength(0);
  });

  it('places a Troop in two clicks', async () => {
    const { onaction } = open(early('castle-field'));
    await fireEvent.click(troop('Jumbo 3'));
    expect(place('b1').getAttribute('aria-label')).toContain('Legal target.');
    expect(screen.getByRole('status').textContent).toContain('Jumbo in hand');
    await fireEvent.click(place('b1'));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ place: { troop: 'jumbo', on: 'b1' } });
  });

  it('asks why a place is not a target, and shows the answer there', async () => {
    const { onaction, onwhy, rerender } = open(early('castle-field'));
    await fireEvent.click(troop('Jumbo 3'));
    await fireEvent.click(place('b8'));
    expect(onaction).not.toHaveBeenCalled();
    const action = { place: { troop: 'jumbo' as const, on: 'b8' } };
    expect(onwhy).toHaveBeenCalledExactlyOnceWith(action);
    const refusal = { clause: 'TB-PLACE-06', because: '', reason: { type: 'not_connected', on: 'b8' } };
    await rerender({ refusal: { action, refusal } });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('No line of your bases leads to Base H.');
    expect(within(alert).getByRole('button', { name: 'Rule: TB-PLACE-06' })).toBeTruthy();
  });

  it('lights up the places that the log names, and reports the place under the pointer', async () => {
    const onpoint = vi.fn();
    const { rerender } = open({ ...early('castle-field') });
    await rerender({ onpoint, pointed: ['b8'] });
    expect(document.querySelectorAll('[data-pointed]')).toHaveLength(1);
    expect(place('b8').dataset['pointed']).toBe('true');
    place('b3').focus();
    expect(onpoint).toHaveBeenLastCalledWith(['b3']);
    place('b3').blur();
    expect(onpoint).toHaveBeenLastCalledWith([]);
  });

  it('says what a Troop on the board does when the player presses or focuses it', async () => {
    const moment = early('castle-field');
    moment.view = { ...moment.view, bases: { ...moment.view.bases, b8: ['red:hook'] } };
    open(moment);
    place('b8').focus();
    await tick();
    expect(document.querySelector('.about')!.textContent).toContain('Lands on any base');
    await fireEvent.click(place('b8'));
    const look = screen.getByRole('group', { name: 'Look at Base H' });
    expect(look.textContent).toContain(
      'Red Hook 4 Lands on any base, connected or not. Only a headquarters must be connected.',
    );
    expect(look.textContent).toContain('Cut off: no line joins it to its headquarters');
  });

  it('can be played with the keyboard alone', async () => {
    const { onaction } = open(early('castle-field'));
    troop('Jumbo 3').focus();
    await fireEvent.keyDown(troop('Jumbo 3'), { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Star 6');
    await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(document.activeElement?.getAttribute('data-target')).toBe('true');
    const first = document.activeElement!.getAttribute('data-place');
    await fireEvent.keyDown(document.activeElement!, { key: first === 'b1' ? 'ArrowRight' : 'ArrowLeft' });
    expect(document.activeElement?.getAttribute('data-place')).not.toBe(first);
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(document.activeElement?.getAttribute('role')).toBe('option');
    await fireEvent.keyDown(document.body, { key: 'd' });
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ draw: {} });
  });

  it('asks about an effect with the buttons yes and no', async () => {
    const { onaction } = open(asking('castle-field', 'star'));
    expect(screen.getByRole('status').textContent).toBe('Draw one Troop from your reserve?');
    await fireEvent.click(screen.getByRole('button', { name: /Draw one/ }));
    await fireEvent.click(screen.getByRole('button', { name: /No, thanks/ }));
    expect(onaction.mock.calls).toEqual([[{ star: {} }], [{ decline: 'star' }]]);
  });

  it('pushes a Troop in two clicks', async () => {
    const moment = asking('volcanic-jungle', 'jungle');
    const { onaction } = open(moment);
    const push = moment.hints!.actions[0] as { jungle: { move: string; to: string } };
    await fireEvent.click(place(push.jungle.move));
    expect(screen.getByRole('status').textContent).toContain('Now choose');
    await fireEvent.click(place(push.jungle.to));
    expect(onaction).toHaveBeenCalledExactlyOnceWith(push);
  });

  it('opens the discard pile for the open grave', async () => {
    const { onaction } = open(asking('cursed-cemetery', 'cemetery'));
    await fireEvent.click(screen.getByRole('button', { name: 'Roxy 7' }));
    expect(onaction).toHaveBeenCalledExactlyOnceWith({ cemetery: { return: 'roxy' } });
  });

  it('shows red the board from red’s side', () => {
    open(late('castle-field', 'red'));
    expect(document.querySelector('[data-flipped]')?.getAttribute('data-flipped')).toBe('true');
  });

  it('shows only the backs of the opponent’s Troops', () => {
    const moment = late('castle-field', null);
    open({ ...moment, hints: null });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('img', { name: /Rack of Blue. 8 Troops on the rack/ })).toBeTruthy();
  });

  it('ends on the new view after the events', async () => {
    const moment = late('castle-field');
    const { rerender } = open(moment);
    const next = step(moment);
    await rerender({ view: next.view, story: next.events, hints: null });
    expect(place('b5').getAttribute('aria-label')).toContain('Blue Jumbo 3');
    expect(place('b5').getAttribute('aria-label')).toContain('Last move.');
  });

  it('names the winner, the ending and its clause', async () => {
    const { onclause } = open(over('castle-field'));
    expect(screen.getByRole('heading', { name: 'You win!' })).toBeTruthy();
    await fireEvent.click(screen.getAllByRole('button', { name: 'Rule: TB-GOAL-01' })[0]!);
    expect(onclause).toHaveBeenCalledWith('TB-GOAL-01');
  });

  it('shows a loser no confetti, but how close the game was and who resigned', async () => {
    const moment = over('castle-field');
    moment.view.over = { winner: 'blue', by: 'resignation', clause: 'TB-R-43' };
    const needed = moment.setup.board.medals_to_win;
    const { rerender } = open(moment, { seat: 'red', local: ['red'] });
    const result = () => within(document.querySelector<HTMLElement>('[data-result]')!);
    expect(result().getByRole('heading', { name: 'Blue wins.' })).toBeTruthy();
    expect(result().getByText(/^Red resigned\./)).toBeTruthy();
    const own = moment.view.seats.red.medals;
    expect(result().getByText(`You won ${own} of the ${needed} medals that win. Next time!`)).toBeTruthy();
    expect(document.querySelectorAll('.party rect')).toHaveLength(0);

    await rerender({ seat: 'blue', local: ['blue'] });
    expect(result().getByRole('heading', { name: 'You win!' })).toBeTruthy();
    expect(result().getByText(/^Red resigned\./)).toBeTruthy();
    expect(result().queryByText(/Next time/)).toBe(null);
    expect(document.querySelectorAll('.party rect').length).toBeGreaterThan(10);
  });

  it('offers what to do next where the prompt stood, once the result is closed', async () => {
    const resultActions = createRawSnippet(() => ({
      render: () => '<button type="button" class="r-key">Play again</button>',
    }));
    open(over('castle-field'), { resultActions });
    expect(document.querySelector('[data-after]')).toBe(null);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await tick();
    expect(document.querySelector('[data-result]')).toBe(null);
    expect(document.querySelector('[data-after]')?.textContent).toContain('Play again');
    expect(document.activeElement?.textContent).toBe('Play again');
  });

  it('keeps the focus in the table where a closed result leaves no choice', async () => {
    const { container } = open(over('castle-field'));
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await tick();
    expect(container.querySelector('[data-table]')?.contains(document.activeElement)).toBe(true);
  });

  it('opens a replay at its end without the result, and shows it after a step back', async () => {
    const end = over('castle-field');
    const { rerender } = open(end, { mode: 'replay' });
    const result = () => document.querySelector('[data-result]');
    expect(result()).toBe(null);
    await rerender({ view: { ...end.view, over: null } });
    expect(result()).toBe(null);
    await rerender({ view: end.view });
    expect(result()).toBeTruthy();
  });

  it('is in Korean on a Korean page', async () => {
    open(early('castle-field'));
    setLanguage('ko');
    expect(await screen.findByRole('listbox', { name: '내 거치대' })).toBeTruthy();
    expect(place('b1').getAttribute('aria-label')).toBe('A 기지. 비어 있음.');
  });

  it('lets the player look at a stack', async () => {
    const moment = late('castle-field');
    open({ ...moment, hints: null });
    const high = Object.entries(moment.view.bases).find(([, stack]) => stack.length === 4)![0];
    await fireEvent.click(place(high));
    expect(screen.getByRole('list', { name: 'Stack, top first' }).children).toHaveLength(4);
  });

  it('shows counts and marks until a button or key switches them off, and never after the end', async () => {
    const marks = () => document.querySelectorAll('[data-chance]').length;
    const { unmount } = open(late('castle-field'));
    expect(marks()).toBeGreaterThan(5);
    const spoken = within(screen.getByRole('group', { name: 'Medals on the board' }));
    expect(spoken.getAllByRole('button', { name: /are yours/ }).length).toBeGreaterThan(0);
    await fireEvent.click(screen.getByRole('button', { name: /^Show counts/, pressed: true }));
    expect(marks()).toBe(0);
    expect(spoken.queryByRole('button', { name: /are yours/ })).toBe(null);
    expect(JSON.parse(localStorage.getItem('rumpus.settings')!)).toMatchObject({ chances: false });
    await fireEvent.keyDown(document.body, { key: 'c' });
    expect(marks()).toBeGreaterThan(5);
    unmount();
    open(over('castle-field'));
    expect(marks()).toBe(0);
  });

  it('says at the medals of a region how they are won, and lights up the bases around', async () => {
    const moment = early('castle-field');
    const { onaction, onclause, container } = open(moment);
    const [region] = moment.setup.board.regions;
    const lit = () => container.querySelectorAll('.around').length;
    const button = container.querySelector(`[data-anchor="region:${region!.id}"]`)!;
    await fireEvent.click(button);
    expect(screen.getByText(/Have your Troops on top on all bases around/)).toBeTruthy();
    expect(lit()).toBe(region!.bases.length);
    await fireEvent.click(document.querySelector('[data-clause="TB-MEDAL-01"]')!);
    expect(onclause).toHaveBeenCalledExactlyOnceWith('TB-MEDAL-01');
    await fireEvent.click(button);
    expect([lit(), onaction.mock.calls.length]).toEqual([0, 0]);
  });

  it('says at the enemy headquarters that taking it wins, until the game is over', async () => {
    const { onclause, unmount } = open(early('castle-field'));
    expect(place('HR').getAttribute('aria-label')).toContain('Blue wins at once with a Troop here.');
    expect(place('HR').nextElementSibling?.textContent).toBe('A Troop here wins');
    expect(screen.getAllByText('A Troop here wins')).toHaveLength(1);
    await fireEvent.click(place('HR'));
    expect(screen.getByText('Blue wins at once with a Troop here.')).toBeTruthy();
    await fireEvent.click(document.querySelector('[data-clause="TB-GOAL-01"]')!);
    expect(onclause).toHaveBeenCalledExactlyOnceWith('TB-GOAL-01');
    unmount();
    open(over('castle-field'));
    expect(place('HR').getAttribute('aria-label')).not.toContain('wins');
    expect(screen.queryByText('A Troop here wins')).toBe(null);
  });

  it('reports that it is behind the latest view while it shows the events of a step', async () => {
    const onbehind = vi.fn();
    const moment = late('castle-field');
    const { rerender } = open(moment, { onbehind });
    expect(onbehind).toHaveBeenLastCalledWith(0);
    const { view, events } = step(moment);
    await rerender({ view, story: events, animate: true });
    expect(onbehind).toHaveBeenLastCalledWith(1);
    await vi.waitFor(() => expect(onbehind).toHaveBeenLastCalledWith(0), 5_000);
  });

  it('opens the hands without showing the same events again', async () => {
    const onbehind = vi.fn();
    const onshown = vi.fn();
    const moment = late('castle-field');
    const { rerender } = open(moment, { onbehind, onshown, mode: 'replay' });
    const { view, events } = step(moment);
    await rerender({ view, story: events });
    await rerender({ animate: true });
    const withHands = { ...view, racks: { blue: [], red: [] } };
    await rerender({ view: withHands });
    expect(onshown).toHaveBeenLastCalledWith(withHands);
    expect(onbehind).not.toHaveBeenCalledWith(1);
  });

  it('describes the turn of the enemy once the log has arrived', async () => {
    const moment = early('castle-field');
    const turn = { ...moment.view, turns_taken: 1 };
    const { rerender } = open({ ...moment, view: turn }, { past: [] });
    const said = 'Red places Hook 4 on Base C.';
    expect(screen.queryByText(said, { exact: false })).toBe(null);
    const past: Event[] = [
      { type: 'turn_began', seat: 'red', turn: 1 },
      { type: 'placed', seat: 'red', troop: 'hook', on: 'b3', level: 1, extra: false },
      { type: 'turn_began', seat: 'blue', turn: 2 },
    ];
    await rerender({ past });
    expect(screen.getByText(said, { exact: false })).toBeTruthy();
  });

  it('reports to the shell which view is on the table', async () => {
    const onshown = vi.fn();
    const moment = early('castle-field');
    const { rerender } = open(moment, { onshown });
    expect(onshown).toHaveBeenCalledExactlyOnceWith(moment.view);
    const { view, events } = step(moment);
    await rerender({ view, story: events });
    expect(onshown).toHaveBeenLastCalledWith(view);
  });
});
