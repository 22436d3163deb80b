import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { board } from '../../../../dev/samples';
import CustomBoard from './CustomBoard.svelte';

afterEach(() => void vi.unstubAllGlobals());

async function check(text: string, answer: unknown) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(answer)));
  vi.stubGlobal('fetch', fetch);
  const oncheck = vi.fn();
  render(CustomBoard, { game: 'toy-battle', text, oncheck });
  screen.getByRole('button', { name: 'Check the board' }).click();
  return { fetch, oncheck };
}

const field = () => screen.getByRole('textbox') as HTMLTextAreaElement;

it('lists every fault with its rule, and keeps what was pasted', async () => {
  const text = JSON.stringify(board);
  const { oncheck } = await check(text, {
    faults: [
      { rule: 'MAP-V-01', because: 'Two bases are called b1.' },
      { rule: 'MAP-V-08', because: 'Two paths cross.' },
    ],
  });
  expect((await screen.findAllByRole('link')).map((link) => link.dataset['clause'])).toEqual([
    'MAP-V-01',
    'MAP-V-08',
  ]);
  expect(screen.getByText('Two paths cross.')).toBeTruthy();
  expect(field().value).toBe(text);
  expect(oncheck).not.toHaveBeenCalledWith(expect.objectContaining({ id: 'yard' }));
});

it('hands a valid board on', async () => {
  const { oncheck } = await check(JSON.stringify(board), { faults: [] });
  expect(await screen.findByText('The board is valid.')).toBeTruthy();
  expect(oncheck).toHaveBeenLastCalledWith(board);
});

it('ignores the byte order mark that some editors put before a text', async () => {
  const { oncheck } = await check(`\uFEFF${JSON.stringify(board)}`, { faults: [] });
  expect(await screen.findByText('The board is valid.')).toBeTruthy();
  expect(oncheck).toHaveBeenLastCalledWith(board);
});

it('refuses a text that is not a JSON object at once, with a sentence', async () => {
  const { fetch } = await check('{ broken', { faults: [] });
  expect(await screen.findByText(/not valid JSON/)).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
  expect(field().value).toBe('{ broken');
});
