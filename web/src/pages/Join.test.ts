import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aSummary } from '../../dev/samples';
import { invitation, keepInvitation } from '../parts/device/invitation';
import type { SeatSummary, Summary } from '../wire';
import Join from './Join.svelte';

const game = 'parlour';
const guest: SeatSummary = {
  seat: 'blue',
  kind: 'guest',
  name: 'Ada',
  you: false,
  online: true,
  ready: true,
};
const free: SeatSummary = { ...guest, seat: 'red', kind: 'open', name: '', online: false };
const lesson = { id: 'first', title: { en: 'First', ko: '첫째' }, teaches: { en: 'All', ko: '모두' } };

let match: Summary | null;
let taken: string | null;
let asked: [string, string, unknown][];

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refuse = (slug: string, status: number) => answer({ type: `/problems/${slug}`, title: slug }, status);

function reply(path: string, method: string, body: unknown): Response {
  if (path.startsWith('/api/matches/m1?')) return match ? answer(match) : refuse('no-such-match', 404);
  if (path === '/api/matches/m1/join') return taken ? refuse(taken, 409) : answer(match);
  if (path === '/api/me' && method === 'PUT') {
    const { name } = body as { name: string };
    return name === 'Bot' ? refuse('bad-name', 422) : answer({ id: 'g1', name });
  }
  if (path === '/api/me') return answer({ id: 'g1', name: 'Tin Drum 7' });
  if (path === '/api/games')
    return answer({
      games: [
        {
          id: game,
          family: game,
          title: { en: 'Parlour', ko: '응접실' },
          tagline: { en: 'A game for a rainy day.', ko: '비 오는 날의 게임.' },
          players: { min: 2, max: 2 },
          minutes: 5,
          complexity: 1,
        },
      ],
    });
  return answer({
    id: game,
    boards: [],
    options: [],
    levels: [1],
    seats: ['blue', 'red'],
    lessons: [lesson],
  });
}

beforeEach(() => {
  match = aSummary({
    game,
    board: null,
    status: 'waiting',
    to_move: [],
    seats: [guest, free],
    creator: false,
  });
  taken = null;
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = init.body === undefined ? null : JSON.parse(String(init.body));
    const method = init.method ?? 'GET';
    asked.push([method, path, body]);
    return reply(path, method, body);
  });
  history.replaceState(null, '', '/join/m1/t1');
});
afterEach(() => {
  vi.unstubAllGlobals();
  keepInvitation(null);
});

const open = () => render(Join, { id: 'm1', token: 't1' });
const changes = () =>
  asked.filter(([method, path]) => method !== 'GET' && !(method === 'POST' && path === '/api/me'));
const name = async () => (await screen.findByRole('textbox', { name: 'Your name' })) as HTMLInputElement;

it('says who invites to which game, how long it takes, and where to learn it first', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Ada invites you to play' });
  await screen.findByText('A game for a rainy day.');
  expect(screen.getByText('5 minutes')).toBeTruthy();
  expect(screen.getByText('2 players')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'First take a 3-minute lesson' });
  expect(link.getAttribute('href')).toBe(`/learn/${game}/first`);
  expect(invitation()).toBe('/join/m1/t1');
});

it('sends the typed name first, and then takes the seat', async () => {
  open();
  await screen.findByText('Others at the table see it. Without one they see “Tin Drum 7”.');
  expect((await name()).value).toBe('');
  await fireEvent.input(await name(), { target: { value: ' Robin ' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/match/m1'));
  expect(changes()).toEqual([
    ['PUT', '/api/me', { name: 'Robin' }],
    ['POST', '/api/matches/m1/join', { token: 't1' }],
  ]);
  expect(invitation()).toBe(null);
});

it('sends no name if the person does not change it', async () => {
  open();
  await fireEvent.click(await screen.findByRole('button', { name: 'Sit down' }));
  await vi.waitFor(() => expect(location.pathname).toBe('/match/m1'));
  expect(changes().map(([, path]) => path)).toEqual(['/api/matches/m1/join']);
});

it('takes no seat if the server refuses the name', async () => {
  open();
  await screen.findByText('Others at the table see it. Without one they see “Tin Drum 7”.');
  expect((await name()).value).toBe('');
  await fireEvent.input(await name(), { target: { value: 'Bot' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  await screen.findByText('You cannot use that name. Choose a shorter one.');
  expect(changes().map(([, path]) => path)).toEqual(['/api/me']);
});

it('says that somebody else was faster', async () => {
  taken = 'seat-taken';
  open();
  await fireEvent.click(await screen.findByRole('button', { name: 'Sit down' }));
  await screen.findByRole('heading', { level: 1, name: 'No seat is free' });
  expect(screen.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('/match/m1');
  expect(invitation()).toBe(null);
});

it('remembers the invitation even if the person leaves the page before the answer comes', async () => {
  open();
  history.replaceState(null, '', '/rules');
  await screen.findByRole('heading', { level: 1, name: 'Ada invites you to play' });
  expect(invitation()).toBe('/join/m1/t1');
});

it('says what is wrong with an invalid link, and forgets the link', async () => {
  keepInvitation('/join/m1/t1');
  match = null;
  open();
  await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' });
  expect(screen.getByRole('alert').textContent).toContain('Ask for another link.');
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
  expect(invitation()).toBe(null);
});

it('says why an operator has closed the match', async () => {
  match = aSummary({ game, board: null, status: 'over', seats: [guest, free], closed: 'spam' });
  open();
  await screen.findByText('The reason: spam');
});
