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

it('every fault is listed with its rule, and what was pasted stays', async () => {
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

it('a good board is handed on', async () => {
  const { oncheck } = await check(JSON.stringify(board), { faults: [] });
  expect(await screen.findByText('The board is valid.')).toBeTruthy();
  expect(oncheck).toHaveBeenLastCalledWith(board);
});

it('the mark that some editors put before a text is no part of it', async () => {
  const { oncheck } = await check(`\uFEFF${JSON.stringify(board)}`, { faults: [] });
  expect(await screen.findByText('The board is valid.')).toBeTruthy();
  expect(oncheck).toHaveBeenLastCalledWith(board);
});

it('what is no JSON object is refused at once, in a sentence', async () => {
  const { fetch } = await check('{ broken', { faults: [] });
  expect(await screen.findByText(/not valid JSON/)).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
  expect(field().value).toBe('{ broken');
});
