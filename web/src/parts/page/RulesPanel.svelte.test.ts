import { fireEvent, screen } from '@testing-library/svelte';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Empty from './Empty.svelte';
// The panel imports this when it opens. The import here loads it before the test begins.
import './GameRules.svelte';
import RulesPanel from './RulesPanel.svelte';

const clauses = ['PL-GOAL-01', 'PL-GOAL-02'].map((id) => ({ id, text: id, kind: 'clause', modelled: true }));
const book = { game: 'parlour', edition: '2025', revision: 1, chapters: [{ title: 'Goal', clauses }] };
const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(book))),
  );
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockClear();
});

it('opens the rulebook each time that the player opens a clause, even the same one', async () => {
  const howTo = async () => Empty as never;
  const props = $state({ game: 'parlour', clause: 'PL-GOAL-02', cited: [] as string[], howTo });
  const ask = () => flushSync(() => (props.cited = []));
  const panel = mount(RulesPanel, { target: document.body, props });
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  ask();
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
  await fireEvent.click(screen.getAllByRole('button')[0]!);
  expect(screen.queryByRole('article')).toBeNull();
  ask();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  await unmount(panel);
});
