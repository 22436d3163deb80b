import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { gameTable } from '../../shell/games';
import type { GamePage } from '../../wire';
import { firstSeats } from './plan';
import SeatFields from './SeatFields.svelte';

const page: GamePage = {
  id: 'plastic-attack-2009',
  boards: [],
  options: [],
  lessons: [],
  levels: [1],
  brings: null,
  own: {},
  seats: ['red', 'blue', 'green', 'yellow', 'purple', 'orange'],
  players: { min: 2, max: 6 },
};
const counts = () => screen.getAllByRole('radio').map((radio) => Number((radio as HTMLInputElement).value));
const seats = () => document.querySelectorAll('li[data-seat]').length;

it('offers no more seats than the option allows, and removes those beyond it', async () => {
  const game = await gameTable(page.id);
  const { rerender } = render(SeatFields, {
    game,
    page,
    choices: firstSeats(5, 1),
    options: {},
    setup: {},
    level: 1,
  });
  expect([counts(), seats()]).toEqual([[2, 3, 4, 5, 6], 5]);
  await rerender({ options: { max_players: 3 } });
  expect([counts(), seats()]).toEqual([[2, 3], 3]);
  await rerender({ options: { max_players: 13 } });
  expect(counts()).toEqual([2, 3, 4, 5, 6]);
  await rerender({ options: { max_players: 0 } });
  expect([counts(), seats()]).toEqual([[2], 2]);
});
