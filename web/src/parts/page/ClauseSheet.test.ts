import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
// The sheet imports this when it opens. The import here loads it before the tests begin.
import './CitedClauses.svelte';
import ClauseSheet from './ClauseSheet.svelte';

const clauses = ['PL-GOAL-01', 'PL-GOAL-02', 'PL-GOAL-03'].map((id) => ({
  id,
  text: `What ${id} says.`,
  kind: 'clause',
  modelled: true,
}));
const book = { game: 'sheet', edition: '2025', revision: 1, chapters: [{ title: 'Goal', clauses }] };
const ids = () => screen.queryAllByRole('article').map((article) => article.dataset.clause);

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(book))),
  );
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => void vi.unstubAllGlobals());

function open(clause: string | null, cited: string[] = []) {
  const onclose = vi.fn();
  render(ClauseSheet, { game: 'sheet', clause, cited, open: true, onclause: vi.fn(), onclose });
  return onclose;
}

it('shows the cited clauses alone, and the whole rulebook when it is unfolded', async () => {
  open('PL-GOAL-02', ['PL-GOAL-02', 'PL-GOAL-03']);
  await vi.waitFor(() => expect(ids()).toEqual(['PL-GOAL-02', 'PL-GOAL-03']));
  const fold = document.querySelector('details')!;
  fold.open = true;
  await fireEvent(fold, new Event('toggle'));
  await vi.waitFor(() => expect(ids()).toHaveLength(2 + clauses.length));
});

it('shows the whole rulebook if no clause is given', async () => {
  open('');
  await vi.waitFor(() => expect(ids()).toHaveLength(clauses.length));
});

it('closes with its button and with a press beside it, but not with a press on it', async () => {
  const onclose = open('PL-GOAL-01');
  const dialog = document.querySelector('dialog')!;
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 100, 100));
  const press = async (x: number) => {
    await fireEvent.pointerDown(dialog, { clientX: x, clientY: 50 });
    await fireEvent.click(dialog, { clientX: x, clientY: 50 });
  };
  await press(50);
  expect(onclose).not.toHaveBeenCalled();
  await press(200);
  expect(onclose).toHaveBeenCalledTimes(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onclose).toHaveBeenCalledTimes(2);
});
