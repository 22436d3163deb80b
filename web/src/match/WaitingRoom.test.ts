import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSummary } from '../../dev/samples';
import type { GameTable } from '../contract';
import { gameTable } from '../shell/games';
import type { SeatSummary, Summary } from '../wire';
import WaitingRoom from './WaitingRoom.svelte';

const figure = {
  figure: 'Moss Lion',
  power: 5,
  card: { high: 'intimidation', mid: 'vulnerable', low: 'dodge' },
};
const army = { format: 1, game: 'plastic-attack-2009', name: 'Kitchen Shelf', army: [figure] };
const page = {
  id: 'plastic-attack-2009',
  boards: [],
  options: [],
  lessons: [],
  levels: [1],
  seats: ['red', 'blue', 'green'],
  players: { min: 2, max: 6 },
  brings: 'army',
  own: { collection: [figure], ready: [army], specials: [] },
};
const seat = (name: string, changes: Partial<SeatSummary>): SeatSummary => ({
  seat: name,
  kind: 'guest',
  name: name.toUpperCase(),
  you: false,
  online: true,
  ready: false,
  ...changes,
});
const waiting = (seats: SeatSummary[]): Summary =>
  aSummary({ game: page.id, board: null, options: {}, status: 'waiting', to_move: [], seats });

let game: GameTable;
let asked: [string, unknown][];

beforeEach(async () => {
  game = await gameTable(page.id);
  asked = [];
  const after = waiting([seat('red', { you: true, ready: true })]);
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, init: RequestInit) => {
      asked.push([path, init.body === undefined ? null : JSON.parse(String(init.body))]);
      const answer = path.endsWith('/force') ? after : path.endsWith('check-force') ? { faults: [] } : page;
      return new Response(JSON.stringify(answer));
    }),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const open = (seats: SeatSummary[]) => {
  const onchange = vi.fn();
  render(WaitingRoom, { summary: waiting(seats), game, onchange, onleave: vi.fn() });
  return onchange;
};
const row = (name: string) => within(document.querySelector<HTMLElement>(`[data-seat="${name}"]`)!);

it('says who sits where, who is ready, and gives the link of each free seat', async () => {
  open([
    seat('red', { you: true }),
    seat('blue', { ready: true }),
    seat('green', { kind: 'open', name: '', invite: '/join/m1/x' }),
  ]);
  await screen.findByRole('button', { name: 'Hand the army in' });
  expect(row('blue').getByText('army handed in')).toBeTruthy();
  expect(row('red').getByText('choosing an army')).toBeTruthy();
  const link = row('green').getByRole('textbox', {
    name: 'Link of the invitation for Green',
  }) as HTMLInputElement;
  expect(link.value).toMatch(/\/join\/m1\/x$/);
});

it('hands in the chosen army of the seat; a ready-made army is chosen at first', async () => {
  const onchange = open([seat('red', { you: true }), seat('blue', {})]);
  await fireEvent.click(await screen.findByRole('button', { name: 'Hand the army in' }));
  await vi.waitFor(() => expect(onchange).toHaveBeenCalled());
  expect(asked).toContainEqual(['/api/matches/m1/force', { seat: 'red', force: army }]);
});

it('lets several people of one device choose one after the other', async () => {
  open([seat('red', { you: true }), seat('blue', { you: true })]);
  const choose = await screen.findByRole('button', { name: 'Choose the army (Blue)' });
  expect(screen.queryByRole('button', { name: 'Hand the army in' })).toBeNull();
  await fireEvent.click(choose);
  expect(row('blue').getByRole('button', { name: 'Hand the army in' })).toBeTruthy();
  expect(row('red').queryByRole('button', { name: 'Hand the army in' })).toBeNull();
});

it('says of a game without forces that nothing is dealt yet, and gives the link', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ ...page, id: 'toy-battle', brings: null, own: null }))),
  );
  const toys = await gameTable('toy-battle');
  const seats = [
    seat('blue', { you: true, ready: true }),
    seat('red', { kind: 'open', name: '', ready: true, invite: '/join/m1/x' }),
  ];
  const summary: Summary = { ...waiting(seats), game: 'toy-battle' };
  render(WaitingRoom, { summary, game: toys, onchange: vi.fn(), onleave: vi.fn() });
  await screen.findByText(/as soon as all seats are taken/);
  expect(row('red').getByText('still free')).toBeTruthy();
  expect(row('red').getByRole('textbox', { name: 'Link of the invitation for Red' })).toBeTruthy();
  expect(await row('red').findByRole('img', { name: 'QR code of the invitation for Red' })).toBeTruthy();
});

it('keeps the QR codes of several links closed until the person opens them', async () => {
  const free = { kind: 'open' as const, name: '' };
  open([
    seat('red', { you: true, ready: true }),
    seat('blue', { ...free, invite: '/join/m1/x' }),
    seat('green', { ...free, invite: '/join/m1/y' }),
  ]);
  expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
  await fireEvent.click(row('green').getByText('QR code'));
  expect(await row('green').findByRole('img', { name: 'QR code of the invitation for Green' })).toBeTruthy();
  expect(row('blue').queryByRole('img', { name: /^QR code/ })).toBeNull();
});

it('asks spectators for no army', async () => {
  open([seat('red', {}), seat('blue', { ready: true })]);
  await screen.findByText(/Armies stay sealed/);
  expect(screen.queryByRole('button')).toBeNull();
});
