import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Rulebook from './Rulebook.svelte';

const clause = (id: string, text: string, more = {}) => ({
  id,
  text,
  kind: 'clause',
  modelled: true,
  ...more,
});
const book = {
  game: 'toy-battle',
  edition: '2025',
  revision: 1,
  chapters: [
    {
      title: 'Goal',
      clauses: [clause('TB-GOAL-01', 'Take the enemy headquarters.'), clause('TB-GOAL-02', 'Gather medals.')],
    },
    {
      title: 'Rulings',
      clauses: [
        clause('TB-R-01', 'Kwak has no number.', {
          kind: 'ruling',
          modelled: false,
          note: 'why',
          source: 'Jokers',
        }),
      ],
    },
  ],
};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(book))),
  );
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => void vi.unstubAllGlobals());

const ids = () => screen.queryAllByRole('article').map((article) => article.dataset.clause);

it('the search puts the clauses that have every word before those that have some', async () => {
  render(Rulebook, { game: 'toy-battle', clause: null });
  await vi.waitFor(() => expect(ids()).toHaveLength(3));
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'GOAL medals' } });
  expect(ids()).toEqual(['TB-GOAL-02', 'TB-GOAL-01']);
  expect(screen.getByRole('heading', { name: 'With some of these words' })).toBeTruthy();
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('2 clauses found.');
  expect(
    [...document.querySelectorAll('[data-clause="TB-GOAL-02"] mark')].map((mark) => mark.textContent),
  ).toEqual(['medals']);
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'How do I get Kwak?' } });
  expect(ids()).toEqual(['TB-R-01']);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('1 clause found.');
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'nothing at all' } });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Nothing found.');
});

it('a clause that the reader opens is marked, focused and shown in spite of a search', async () => {
  const { rerender } = render(Rulebook, { game: 'toy-battle', clause: null });
  await vi.waitFor(() => expect(ids()).toHaveLength(3));
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'medals' } });
  await rerender({ clause: 'TB-R-01' });
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-clause')).toBe('TB-R-01'));
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('ruling')).toBeTruthy();
  expect(screen.getByText('the players look after this rule themselves')).toBeTruthy();
});

it('a clause names its section in the printed rules', async () => {
  render(Rulebook, { game: 'toy-battle', clause: null });
  expect((await screen.findByText('Jokers')).parentElement?.textContent).toBe('In the printed rules: Jokers');
});

it('buttons above the rulebook lead to each clause that the clicked sentence cites', async () => {
  const onclause = vi.fn();
  const cited = ['TB-GOAL-02', 'TB-R-01'];
  const { rerender } = render(Rulebook, { game: 'toy-battle', clause: 'TB-GOAL-02', cited, onclause });
  const steps = within(screen.getByRole('navigation', { name: 'Rules of this sentence' }));
  expect(steps.getAllByRole('button').map((step) => step.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ]);
  await fireEvent.click(steps.getByTitle('TB-R-01'));
  expect(onclause).toHaveBeenCalledExactlyOnceWith('TB-R-01', cited);
  await rerender({ cited: ['TB-R-01'] });
  expect(screen.queryByRole('navigation')).toBeNull();
});
