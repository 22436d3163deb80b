import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageOf } from '../../../../dev/plastic-attack-workshop/page';
import ForcePicker from './ForcePicker.svelte';
import PowerDial from './PowerDial.svelte';
import { chooseArmy, chosenArmy, saveArmy } from './store';
import type { ArmyFile } from './army';
import Workshop from './Workshop.svelte';

const page = pageOf('2009');
const ready = (page.own as { ready: ArmyFile[] }).ready;
const line = (): string[] =>
  screen.queryAllByTestId('slot').map((slot) => {
    const dial = slot.closest('li')?.querySelector<HTMLElement>('[data-testid="power-dial"]');
    return `${slot.dataset.figure} ${dial?.dataset.power}`;
  });
const open = async (name: string): Promise<void> => {
  const found = screen.getByTestId('ready-armies').querySelector(`[data-army="${name}"] button`);
  if (found) await fireEvent.click(found);
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async () => new Response('{"title":"away"}', { status: 404 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the workshop', () => {
  it('opens an army that comes with the game, and has it open again at the next visit', async () => {
    const { unmount } = render(Workshop, { game: page.id, page });
    expect(line()).toEqual([]);
    await open('Quick Feet');
    expect(line()).toEqual(['Bolt the Runaway 5', 'Grandma Gearshift 5', 'Sister Static 5']);
    unmount();
    render(Workshop, { game: page.id, page });
    expect(line()).toHaveLength(3);
  });

  it('has keys that move a figure, set its Power, remove it, and undo', async () => {
    render(Workshop, { game: page.id, page });
    await open('Quick Feet');
    const first = () => screen.getAllByTestId('slot')[0] as HTMLElement;
    await fireEvent.keyDown(first(), { key: 'ArrowRight', shiftKey: true });
    expect(line()[1]).toBe('Bolt the Runaway 5');
    await fireEvent.keyDown(first(), { key: '-' });
    await fireEvent.keyDown(first(), { key: 'ArrowLeft' });
    expect(line()[0]).toBe('Grandma Gearshift 4');
    expect(screen.getByTestId('points').dataset.left).toBe('1');
    await fireEvent.keyDown(first(), { key: 'Delete' });
    expect(line()).toEqual(['Bolt the Runaway 5', 'Sister Static 5']);
    await fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(line()).toHaveLength(3);
  });

  it('saves an army, and remembers the one that the player chose to play with', async () => {
    render(Workshop, { game: page.id, page });
    await open('Curtain Call');
    await fireEvent.click(screen.getByTestId('save'));
    expect(within(screen.getByTestId('saved-armies')).getByRole('heading').textContent).toBe('Curtain Call');
    await fireEvent.click(screen.getByTestId('play'));
    expect([chosenArmy(page.id)?.name, location.pathname]).toEqual(['Curtain Call', `/new/${page.id}`]);
  });

  it('offers the cards of this edition when the player opens an army of the other edition', async () => {
    saveArmy('one', ready[0] as ArmyFile);
    const revised = pageOf('revised');
    render(Workshop, { game: revised.id, page: revised });
    await fireEvent.click(within(screen.getByTestId('saved-armies')).getByText('Open'));
    await waitFor(() => expect(screen.getByTestId('convert-changes').textContent).toContain('Armor'));
    await fireEvent.click(screen.getByTestId('convert'));
    expect(line()).toHaveLength(4);
    expect(screen.getByTestId('inspector').textContent).toContain('Boost');
  });
});

it('has a link to the schema of army files in the import dialog', async () => {
  render(Workshop, { game: page.id, page });
  await fireEvent.click(screen.getByTestId('import'));
  expect(screen.getByTestId('schema').getAttribute('href')).toMatch(/plastic-attack-army\.json$/);
});

describe('a Power dial', () => {
  it('turns by keys and stays between 1 and 10', async () => {
    const turned: number[] = [];
    const { rerender } = render(PowerDial, {
      value: 9,
      figure: 'Zed',
      onchange: (value: number) => turned.push(value),
    });
    const dial = screen.getByRole('spinbutton');
    for (const key of ['ArrowUp', 'PageUp', '3', '0', 'Home', 'End']) await fireEvent.keyDown(dial, { key });
    expect(turned).toEqual([10, 10, 3, 10, 1, 10]);
    await rerender({ value: 1 });
    for (const key of ['ArrowDown', '-', 'PageDown', 'Home']) await fireEvent.keyDown(dial, { key });
    expect(turned).toHaveLength(6);
  });
});

describe('the picker of armies', () => {
  it('offers the army chosen last and the saved armies, and only reports the choice', async () => {
    chooseArmy({ ...(ready[0] as ArmyFile), name: 'Mine' });
    saveArmy('one', { ...(ready[1] as ArmyFile), name: 'Kept' });
    const onchange = vi.fn();
    render(ForcePicker, {
      game: page.id,
      page,
      options: {},
      setup: null,
      value: null,
      onchange,
      label: 'Red’s army',
    });
    expect(onchange).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByTestId('force-change'));
    expect(screen.getAllByRole('radiogroup')).toHaveLength(3);
    await fireEvent.click(screen.getByText('Kept'));
    expect(onchange.mock.lastCall?.[0].name).toBe('Kept');
  });
});
