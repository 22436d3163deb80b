import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { aSetup, aView } from '../../dev/samples';
import type { Goal } from '../contract';
import { setLanguage } from '../texts';
import type { View } from '../wire';
import GoalLine from './Goal.svelte';
import { goalAt, goalItems, goalSentence } from './goal';

afterEach(() => setLanguage('en'));

const medals: Goal = {
  wins: 'Win 5 medals',
  counts: 'Medals',
  progress: [
    { seats: ['blue'], now: 2, of: 5 },
    { seats: ['red'], now: 3, of: 5, more: 'one ahead' },
  ],
};
const teams: Goal = {
  wins: 'Outlast the others',
  counts: 'Left',
  unit: ' %',
  progress: [
    { seats: ['red', 'green'], now: 40 },
    { seats: ['blue', 'yellow'], now: 55 },
  ],
};

describe('the goal', () => {
  it('calls the only seat of a person "you" and puts it first', () => {
    expect(goalItems(medals, ['red']).map(({ name, count }) => `${name} ${count}`)).toEqual([
      'you 3/5',
      'Blue 2/5',
    ]);
  });

  it('shows and reads out words instead of two numbers if the game gives words', () => {
    const progress = [{ seats: ['red'], now: 10, of: 50, told: '1 of 10' }];
    expect(goalItems({ ...medals, progress }, [])).toMatchObject([{ count: '1 of 10', spoken: '1 of 10' }]);
  });

  it('names all seats for a spectator, and for people who share the device', () => {
    expect(goalItems(medals, []).map(({ name }) => name)).toEqual(['Blue', 'Red']);
    expect(goalItems(medals, ['blue', 'red']).map(({ name }) => name)).toEqual(['Blue', 'Red']);
  });

  it('counts a team together', () => {
    expect(goalItems(teams, ['yellow']).map(({ name, count }) => `${name} ${count}`)).toEqual([
      'Blue + you 55 %',
      'Red + Green 40 %',
    ]);
  });

  it('is one sentence for screen readers', () => {
    expect(goalSentence(medals, ['blue'])).toBe(
      'What wins: Win 5 medals. Medals: you 2 of 5 and Red 3 of 5 (one ahead).',
    );
    expect(goalSentence({ ...medals, progress: [] }, ['blue'])).toBe('What wins: Win 5 medals.');
    setLanguage('ko');
    expect(goalSentence(medals, ['blue'])).toContain('나 5 중 2, 빨강 5 중 3');
  });

  it('draws the sign of every seat, and gives screen readers one sentence', () => {
    render(GoalLine, { goal: teams, game: 'none', mine: [], root: undefined });
    const line = screen.getByTestId('goal');
    expect(line.querySelectorAll('svg')).toHaveLength(4);
    const [heard, seen] = [...line.querySelector('p')!.children];
    expect(heard?.textContent).toBe(goalSentence(teams, []));
    expect(seen?.getAttribute('aria-hidden')).toBe('true');
    expect(line.closest('[role="status"], [aria-live]')).toBe(null);
    expect(screen.queryByRole('button')).toBe(null);
  });

  it('explains at a press how to win, and highlights the related things', async () => {
    const root = document.createElement('div');
    root.innerHTML = '<i data-point="#medals"></i>';
    document.body.append(root);
    const goal = { ...medals, how: 'Surround the medals.', points: ['#medals'] };
    render(GoalLine, { goal, game: 'none', mine: [], root });
    const button = screen.getByRole('button', { name: 'How to win', expanded: false });
    expect(screen.queryByText('Surround the medals.')).toBe(null);
    await fireEvent.click(button);
    expect(screen.getByText('Surround the medals.')).toBeTruthy();
    expect(document.querySelector('[data-rings]')).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText('Surround the medals.')).toBe(null);
    expect(document.querySelector('[data-rings]')).toBe(null);
    root.remove();
  });
});

it('counts what the view on the table shows, unless that view was made for another viewer', () => {
  const game = { goal: (_: unknown, view: unknown) => ({ ...medals, counts: JSON.stringify(view) }) };
  const [view, late] = [aView('blue'), { ...aView('blue'), late: true }];
  const counts = (told: View | null) => JSON.parse(goalAt(game, aSetup(), view, told)?.counts ?? 'null');
  expect(counts(null)).toEqual(view);
  expect(counts(late)).toEqual(late);
  expect(counts({ ...late, viewer: 'red' })).toEqual(view);
  expect([goalAt({}, aSetup(), view, null), goalAt(game, null, view, null)]).toEqual([null, null]);
});
