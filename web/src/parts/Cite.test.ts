import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../texts';
import Cite from './Cite.svelte';
import { readRulebook } from './rulebooks.svelte';

const book = (game: string, title: string) => ({
  game,
  edition: '2025',
  revision: 1,
  chapters: [{ title: 'Goal', clauses: [{ id: `${game}-1`, title, text: 'Win.', kind: 'clause' }] }],
});
const serve = (answer: () => Response) => {
  const fetch = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('en');
});

it('opens its clause', async () => {
  const onclause = vi.fn();
  render(Cite, { clause: 'AA-1', onclause });
  await fireEvent.click(screen.getByRole('button', { name: 'Rule: AA-1' }));
  expect(onclause).toHaveBeenCalledExactlyOnceWith('AA-1');
});

it('appears once for all clauses of a sentence, and hands them all to `onclause`', async () => {
  const onclause = vi.fn();
  render(Cite, { clause: ['AA-1', 'AA-2'], onclause });
  const mark = screen.getByRole('button', { name: 'Rules: AA-1, AA-2' });
  expect(mark.dataset['clause']).toBe('AA-1 AA-2');
  await fireEvent.click(mark);
  expect(onclause).toHaveBeenCalledExactlyOnceWith('AA-1', ['AA-1', 'AA-2']);
});

it('is left out if there is no clause', () => {
  render(Cite, { clause: [], onclause: vi.fn() });
  expect(screen.queryByRole('button')).toBeNull();
});

it('is a link if there is no rulebook beside it, and shows the title of the clause when it is pointed at', async () => {
  const fetch = serve(() => new Response(JSON.stringify(book('bb', 'Win at once'))));
  render(Cite, { clause: 'bb-1', game: 'bb' });
  const link = screen.getByRole('link', { name: 'Rule: bb-1' });
  expect(link.getAttribute('href')).toBe('/rules/bb#bb-1');
  expect(link.title).toBe('bb-1');
  await fireEvent.focus(link);
  await vi.waitFor(() => expect(link.getAttribute('aria-label')).toBe('Rule: Win at once'));
  expect(link.title).toBe('bb-1 Win at once\nWin.');
  await fireEvent.focus(link);
  expect(fetch).toHaveBeenCalledOnce();
});

it('requests the rulebook again after a failure, and after a change of the language', async () => {
  let up = false;
  const fetch = serve(() => (up ? new Response(JSON.stringify(book('cc', 'Goal'))) : Response.error()));
  readRulebook('cc');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await new Promise((done) => setTimeout(done));
  up = true;
  readRulebook('cc');
  expect(fetch).toHaveBeenCalledTimes(2);
  setLanguage('ko');
  readRulebook('cc');
  expect(fetch).toHaveBeenCalledTimes(3);
});
