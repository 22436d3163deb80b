import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '../../../../dev/plastic-fudge-workshop/page';
import { pretend } from '../../../../dev/plastic-fudge-workshop/server';
import Choices from '../choices/Choices.svelte';
import { go } from '../../../parts/device/router.svelte';
import { ownOf, type ForceFile } from '../files';
import type { Chosen } from '../setup';
import ForcePicker from './ForcePicker.svelte';
import { boards, forces } from './store';
import Workshop from './Workshop.svelte';

const show = (): void => void render(Workshop, { game: page.id, page });
const units = (): (string | undefined)[] =>
  within(screen.getByTestId('roster'))
    .queryAllByRole('button')
    .map((one) => one.querySelector('.called')?.textContent ?? '');
const spent = (): string | undefined => screen.getByTestId('points').dataset.points;
const add = async (name: string): Promise<void> =>
  void (await fireEvent.click(screen.getByRole('button', { name: `Add ${name}` })));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  go('/');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('this test has given no answer to a request')));
  pretend(() => ({ chapters: [] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the force editor', () => {
  it('adds sample Units with their prices, lets the first Trooper lead, and keeps all for the next visit', async () => {
    show();
    await fireEvent.click(screen.getByRole('tab', { name: 'Sample Units' }));
    await add('Basic Trooper');
    await add('Bazooka Trooper');
    expect(units()).toEqual(['Basic Trooper', 'Bazooka Trooper']);
    expect(spent()).toBe(String(90 + 135));
    cleanup();
    show();
    expect(units()).toHaveLength(2);
  });

  it('changes levels and shows the price at once; the server then confirms the price', async () => {
    forces.keepDraft({ format: 1, game: 'plastic-fudge', units: [{ type: 'basic', commander: true }] }, null);
    show();
    await fireEvent.click(screen.getByRole('radio', { name: 'Training: Good +1' }));
    expect(spent()).toBe('102');
    expect(forces.draft()?.file.units[0]).toEqual({ type: 'basic', commander: true, tl: 1 });
    await waitFor(() => expect(screen.getByTestId('bill').dataset.settled).toBe('true'), { timeout: 2_000 });
    await fireEvent.click(screen.getByTestId('add-weapon'));
    expect(spent()).toBe('118');
    await fireEvent.click(screen.getByRole('radio', { name: 'prone' }));
    expect(spent()).toBe('130');
  });

  it('describes every fault, and dims Units that fit into no force', async () => {
    forces.keepDraft({ format: 1, game: 'plastic-fudge', units: [{ type: 'jet' }] }, null);
    show();
    await waitFor(() => expect(screen.getByTestId('faults').dataset.count).toBe('2'), { timeout: 2_000 });
    expect(screen.getByTestId('faults').textContent).toMatch(
      /510 points, 10 too many.*Nobody is the Commander/s,
    );
    const jet = document.querySelector('[data-testid="catalogue"] [data-type="jet"]');
    expect(jet?.className).toMatch(/grey/);
    expect(document.querySelector('[data-type="howitzer"].grey')?.textContent).toMatch(
      /288 \+ 184 \+ 60 = 532/,
    );
  });

  it('has keys that duplicate, move and remove Units, and undo', async () => {
    forces.keepDraft(
      { format: 1, game: 'plastic-fudge', units: [{ type: 'basic', commander: true }, { type: 'sniper' }] },
      null,
    );
    show();
    const at = (n: number) => within(screen.getByTestId('roster')).getAllByRole('button')[n] as HTMLElement;
    await fireEvent.keyDown(at(1), { key: 'd' });
    expect(units()).toEqual(['Basic Trooper', 'Sniper', 'Sniper']);
    await fireEvent.keyDown(at(0), { key: 'ArrowRight', shiftKey: true });
    expect(units()[1]).toBe('Basic Trooper');
    await fireEvent.keyDown(at(0), { key: 'Delete' });
    expect(units()).toEqual(['Basic Trooper', 'Sniper']);
    await fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(units()).toHaveLength(3);
  });

  it('saves a force, deletes it and restores it', async () => {
    forces.keepDraft(
      { format: 1, game: 'plastic-fudge', name: 'Ours', units: [{ type: 'basic', commander: true }] },
      null,
    );
    show();
    await fireEvent.click(screen.getByTestId('save'));
    expect(forces.all().map(({ file }) => file.name)).toEqual(['Ours']);
    await fireEvent.click(screen.getByRole('tab', { name: 'Forces' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Delete Ours' }));
    expect(forces.all()).toEqual([]);
    await fireEvent.click(screen.getByTestId('bring-back'));
    expect(forces.all()).toHaveLength(1);
    await fireEvent.click(screen.getByTestId('play'));
    expect(forces.chosen()?.name).toBe('Ours');
    expect(location.pathname).toBe('/new/plastic-fudge');
  });
});

describe('the editor for battlefields', () => {
  it('opens a shipped battlefield as a copy, adds a piece, and has it checked', async () => {
    go('/workshop/plastic-fudge#battlefield');
    show();
    await fireEvent.click(screen.getByRole('button', { name: 'Open Meeting at the crossroads' }));
    await fireEvent.click(screen.getByTestId('add-piece'));
    expect(screen.getByTestId('piece-editor').dataset.id).toBe('f3');
    await fireEvent.change(within(screen.getByTestId('piece-editor')).getByLabelText('West'), {
      target: { value: '2' },
    });
    expect(boards.draft()?.file.terrain?.at(-1)?.rect).toEqual([2, 22, 27, 26]);
    expect(boards.draft()?.file.id).toBeUndefined();
    await waitFor(() => expect(screen.getByTestId('faults').textContent).toMatch(/legal/), {
      timeout: 2_000,
    });
    await fireEvent.keyDown(screen.getByTestId('canvas'), { key: 'Delete' });
    expect(boards.draft()?.file.terrain).toHaveLength(12);
  });
});

describe('picking and choosing', () => {
  it('offers ready-made and saved forces for a seat', async () => {
    const brought: ForceFile[] = [];
    const value = ownOf(page.own).ready[0]?.force ?? null;
    render(ForcePicker, {
      game: page.id,
      page,
      options: {},
      setup: null,
      value,
      onchange: (force: ForceFile | null) => void (force && brought.push(force)),
      label: 'Green’s force',
    });
    expect(screen.getByTestId('force-now').textContent).toMatch(/Rifle platoon/);
    await fireEvent.click(screen.getByTestId('force-change'));
    await fireEvent.click(
      within(screen.getByTestId('force-picker')).getByRole('radio', { name: /Town militia/ }),
    );
    expect(brought[0]?.units).toHaveLength(19);
  });

  it('chooses a battlefield, a preset and the options that differ from it', async () => {
    let now: Chosen | null = null;
    let words = '';
    render(Choices, {
      game: page.id,
      page,
      onchange: (chosen: Chosen | null) => (now = chosen),
      ondescribe: (said: string) => (words = said),
    });
    expect(now).toEqual({ battlefield: 'green-camp', options: {} });
    await fireEvent.click(screen.getByRole('radio', { name: /Classic plus/ }));
    await fireEvent.click(screen.getByRole('radio', { name: /river crossing/ }));
    await fireEvent.click(screen.getByTestId('printed'));
    expect(now).toEqual({
      battlefield: 'river',
      options: {
        mortar_template: 'grenade',
        flame_radius: 9,
        morale_threshold: -2,
        special_prices: 'printed',
      },
    });
    expect(words).toBe('The river crossing · Classic plus, changed');
  });

  it('takes a player-made battlefield only if the server finds no fault', async () => {
    const own = {
      ...(ownOf(page.own).battlefields[1] as NonNullable<ReturnType<typeof boards.chosen>>),
      name: 'Mine',
    };
    boards.choose(own);
    const seen: (Chosen | null)[] = [];
    render(Choices, {
      game: page.id,
      page,
      onchange: (chosen: Chosen | null) => void seen.push(chosen),
      ondescribe: () => {},
    });
    expect(seen.at(-1)).toBeNull();
    await waitFor(() => expect(seen.at(-1)?.battlefield).toEqual(own), { timeout: 2_000 });
  });
});
