import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { own, page } from '../../../../dev/attacktix-workshop/page';
import { pretend } from '../../../../dev/attacktix-workshop/server';
import { go } from '../../../parts/device/router.svelte';
import Choices from '../choices/Choices.svelte';
import { makeSetup, type Chosen } from '../choices/chosen';
import { emptyForce } from './force';
import { newFigure } from './figure';
import type { ForceFile } from './files';
import ForcePicker from './ForcePicker.svelte';
import { suggest } from './suggest';
import { figures, forces } from './store';
import Workshop from './Workshop.svelte';

const show = (): void => void render(Workshop, { game: page.id, page });
const codes = (part: string): (string | undefined)[] =>
  within(screen.getByTestId(`part-${part}`))
    .queryAllByRole('button')
    .map((one) => one.dataset.code);
const watch = own.forces[0]?.force ?? emptyForce();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', () => {});
  go('/');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('this test has given no answer to a request')));
  pretend();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the force editor', () => {
  it('adds figures to both parts, shows the points at once, and describes every fault', async () => {
    show();
    await fireEvent.click(screen.getByRole('tab', { name: 'Catalogue' }));
    await fireEvent.click(
      screen.getAllByRole('button', { name: 'Add Valve Marshal to the battle force' })[0]!,
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Add Rivet Trooper to the Back-Up force' }));
    expect([codes('battle'), codes('backup')]).toEqual([['B01'], ['B04']]);
    expect(screen.getByTestId('points-battle').dataset.points).toBe('35');
    await waitFor(() => expect(screen.getByTestId('faults').dataset.count).toBe('2'), { timeout: 2_000 });
    expect(screen.getByTestId('faults').textContent).toMatch(/exactly 100.*exactly 50/s);
    cleanup();
    show();
    expect(codes('battle')).toEqual(['B01']);
  });

  it('has keys that duplicate, move and remove figures, send them to the other part, and undo', async () => {
    forces.keepDraft({ ...emptyForce(), battle: ['B01', 'B04'], backup: [] }, null);
    show();
    const at = (n: number) =>
      within(screen.getByTestId('part-battle')).getAllByRole('button')[n] as HTMLElement;
    await fireEvent.keyDown(at(1), { key: 'd' });
    expect(codes('battle')).toEqual(['B01', 'B04', 'B04']);
    await fireEvent.keyDown(at(0), { key: 'ArrowRight', shiftKey: true });
    expect(codes('battle')).toEqual(['B04', 'B01', 'B04']);
    await fireEvent.keyDown(at(0), { key: 'b' });
    expect(codes('backup')).toEqual(['B04']);
    await fireEvent.keyDown(at(0), { key: 'Delete' });
    expect(codes('battle')).toEqual(['B04']);
    await fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    expect(codes('battle')).toEqual(['B01', 'B04']);
  });

  it('saves and deletes a force, restores it, and shows what it costs', async () => {
    forces.keepDraft(watch, null);
    show();
    await fireEvent.click(screen.getByTestId('save'));
    expect(forces.all()).toHaveLength(1);
    await fireEvent.click(screen.getByRole('tab', { name: 'Forces' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Delete Boiler watch' }));
    expect(forces.all()).toEqual([]);
    await fireEvent.click(screen.getByTestId('bring-back'));
    expect(forces.all()).toHaveLength(1);
    await waitFor(() => expect(screen.getByTestId('bill').textContent).toMatch(/Rivet Trooper.*2.*1/s), {
      timeout: 2_000,
    });
    expect(screen.getByTestId('faults').textContent).toMatch(/legal/);
  });

  it('adds the types of figures that players made to the file of the force', async () => {
    figures.save('x', { ...newFigure('X01'), name: 'Cork Gunner', points: 15 });
    show();
    await fireEvent.click(screen.getByRole('tab', { name: 'Own figures' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Add Cork Gunner to the battle force' }));
    expect(forces.draft()?.file).toMatchObject({ battle: ['X01'], figures: [{ name: 'Cork Gunner' }] });
  });
});

describe('the figure editor', () => {
  it('makes a figure, and shows its price and its ability in words', async () => {
    go('/workshop/attacktix#figures');
    show();
    await fireEvent.input(screen.getByTestId('figure-name'), { target: { value: 'Cork Gunner' } });
    await fireEvent.change(screen.getByTestId('weapon'), { target: { value: 'SL7' } });
    await fireEvent.change(screen.getByTestId('effect'), { target: { value: 'force-move' } });
    expect(screen.getByTestId('ability-words').textContent).toMatch(
      /shifted in a straight line, up to 2 tix/,
    );
    await fireEvent.change(screen.getByTestId('speed-0'), { target: { value: '9' } });
    await waitFor(() => expect(screen.getByTestId('price').dataset.points).toBe('15'), { timeout: 2_000 });
    expect(figures.draft()?.file).toMatchObject({ name: 'Cork Gunner', weapon: 'SL7', points: 15 });
    await fireEvent.click(screen.getByRole('button', { name: 'Colour of window 1: red' }));
    await waitFor(
      () => expect(screen.getByTestId('faults').textContent).toMatch(/5 of its 12 numbers are red/),
      { timeout: 2_000 },
    );
    await fireEvent.click(screen.getByTestId('save'));
    expect(figures.all()).toHaveLength(1);
    await fireEvent.change(screen.getByTestId('model'), { target: { value: 'G05' } });
    await fireEvent.click(screen.getByTestId('copy-model'));
    expect(figures.draft()).toMatchObject({ saved: null, file: { name: 'Wind Dancer', code: 'X02' } });
  });
});

describe('the choices and the picker', () => {
  it('make a set-up with teams, points, a table and options', async () => {
    let chosen: Chosen | null = null;
    render(Choices, {
      game: page.id,
      page,
      onchange: (next: Chosen | null) => (chosen = next),
      ondescribe: () => {},
    });
    await fireEvent.click(screen.getByTestId('mode-team'));
    await fireEvent.change(screen.getByTestId('limit'), { target: { value: '200' } });
    await fireEvent.click(document.querySelector('[data-table="fences-and-copse"] input')!);
    await fireEvent.change(document.querySelector('[data-option="aim_noise"] select')!, {
      target: { value: '0.5' },
    });
    const setup = makeSetup({ chosen, seats: ['p1', 'p2', 'p3'], options: {} });
    expect(setup).toMatchObject({
      mode: 'team',
      teams: [['p1', 'p3'], ['p2']],
      limit: 200,
      table: 'fences-and-copse',
      options: { aim_noise: 0.5 },
    });
    expect(makeSetup({ chosen, seats: ['p1', 'p2'], options: {} })).not.toHaveProperty('mode');
  });

  it('suggest a different force to each player, and let the player pick another', async () => {
    expect(suggest(page, 0)).toEqual(watch);
    expect(suggest(page, 1)?.name).toBe('Hedge choir');
    let value: ForceFile | null = watch;
    render(ForcePicker, {
      game: page.id,
      page,
      options: {},
      setup: { limit: 100 },
      value,
      onchange: (next: ForceFile | null) => (value = next),
      label: 'Force',
    });
    expect(screen.getByTestId('force-now').textContent).toMatch(/Boiler watch.*100 \+ 50 points/s);
    await fireEvent.click(screen.getByTestId('force-change'));
    await fireEvent.click(document.querySelector('[data-force="kite-line"] input')!);
    expect(value).toMatchObject({ name: 'Kite line' });
  });
});
