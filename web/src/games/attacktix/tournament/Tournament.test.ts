import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '../../../../dev/attacktix-workshop/page';
import { pretend } from '../../../../dev/attacktix-workshop/server';
import { written } from '../../../parts/workshop/parse';
import { go } from '../../../parts/device/router.svelte';
import { readTournament, tournaments } from './store';
import {
  areNamed,
  begun,
  newTournament,
  placesFrom,
  ranked,
  resized,
  tableSizes,
  withGame,
} from './tournament';
import { orderOf } from './matches';
import Tournament from './Tournament.svelte';

const named = (count: number) => {
  const file = resized(newTournament(), count);
  return { ...file, players: file.players.map((player, n) => ({ ...player, name: `N${n + 1}` })) };
};

describe('the plan of a tournament', () => {
  it('seats all players at tables of three and four', () => {
    expect([3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => tableSizes(count).join('+'))).toEqual([
      '3',
      '4',
      '',
      '3+3',
      '4+3',
      '4+4',
      '3+3+3',
      '4+3+3',
      '4+4+3',
      '4+4+4',
    ]);
    for (const count of [3, 4, 6, 7, 8, 10, 12]) {
      const file = begun(named(count));
      for (let round = 1; round <= file.rounds; round += 1) {
        const seated = file.games.filter((game) => game.round === round).flatMap(({ players }) => players);
        expect([...seated].sort()).toEqual(file.players.map(({ name }) => name).sort());
      }
      expect(new Set(file.games.map(({ players }) => players[0])).size).toBeGreaterThan(1);
    }
  });

  it('asks for a different name for each player, and lets players share a place in a result', () => {
    expect([
      areNamed(newTournament()),
      areNamed(named(4)),
      areNamed({ ...named(3), players: named(3).players.map((one) => ({ ...one, name: 'A' })) }),
    ]).toEqual([false, true, false]);
    expect(placesFrom(['a', 'b', 'c', 'd'], [2, 1, 2, 4])).toEqual([['b'], ['a', 'c'], ['d']]);
    expect(
      ranked({ points: { a: 1, b: 8 }, final: null, rounds_left: 1, coin_needed: false }).map(
        ({ name }) => name,
      ),
    ).toEqual(['b', 'a']);
  });

  it('removes the final if a result is changed', () => {
    const file = { ...begun(named(3)), final: { players: ['N1', 'N2'], match: null, winner: 'N1' } };
    expect(withGame(file, 0, { match: 'm' }).final).not.toBeNull();
    expect(withGame(file, 0, { places: null }).final).toBeNull();
  });

  it('requests a match with the seats of people at this device, bots and invite links', () => {
    const file = begun(named(4));
    const players = file.players.map((player, n) => ({
      ...player,
      who: (['here', 'here', 'invite', 'bot'] as const)[n] ?? 'bot',
    }));
    const order = orderOf({ ...file, players }, ['N2', 'N3', 'N4', 'N1'], () => ({ battle: ['B01'] }));
    expect(order.seats).toEqual([
      { kind: 'me' },
      { kind: 'invite' },
      { kind: 'bot', level: 2 },
      { kind: 'same_device' },
    ]);
    expect(order.setup).toMatchObject({
      seats: ['p1', 'p2', 'p3', 'p4'],
      mode: 'ffa',
      official: true,
      bm_allowance: 0,
    });
    expect(Object.keys(order.forces ?? {})).toEqual(['p1', 'p4']);
  });

  it('can be read back from its file; other files are refused', () => {
    expect(readTournament(written(begun(named(7)))).file).toEqual(begun(named(7)));
    expect(readTournament('{"format":1,"game":"attacktix","players":7}').file).toBeNull();
  });
});

describe('the page of a tournament', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('scrollTo', () => {});
    go('/workshop/attacktix#tournament');
    vi.stubGlobal('fetch', () => Promise.reject(new Error('this test has given no answer to a request')));
    pretend();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('leads from names through rounds, played here and elsewhere, to the winner of the final', async () => {
    render(Tournament, { page });
    await fireEvent.change(screen.getByTestId('tour-count'), { target: { value: '3' } });
    await fireEvent.change(screen.getByTestId('tour-rounds'), { target: { value: '2' } });
    for (const [n, name] of ['Ann', 'Bo', 'Cy'].entries())
      await fireEvent.change(screen.getByTestId(`tour-name-${n}`), { target: { value: name } });
    await fireEvent.click(screen.getByTestId('tour-begin'));
    const games = () => screen.getAllByTestId('game');
    expect(games()).toHaveLength(2);
    await fireEvent.click(within(games()[0]!).getByTestId('start-game'));
    await waitFor(() =>
      expect(within(games()[0]!).getByTestId('to-match').getAttribute('href')).toBe('/match/m1'),
    );
    await fireEvent.click(within(games()[0]!).getByTestId('look'));
    await waitFor(() => expect(games()[0]?.dataset.state).toBe('done'));
    await waitFor(() =>
      expect(screen.getByTestId('standings').textContent).toMatch(/Cy\s*6.*Bo\s*3.*Ann\s*0/s),
    );
    await fireEvent.click(within(games()[1]!).getByTestId('enter'));
    await waitFor(() =>
      expect(screen.getByTestId('final').textContent).toMatch(/Bo against Cy|Cy against Bo/),
    );
    await fireEvent.click(screen.getByTestId('start-final'));
    await waitFor(() => expect(tournaments.draft()?.file.final?.match).toBe('m2'));
    await fireEvent.click(screen.getAllByTestId('final-won')[0]!);
    expect(screen.getByTestId('winner').textContent).toMatch(/wins the tournament/);
    cleanup();
    render(Tournament, { page });
    expect(screen.getByTestId('winner')).toBeTruthy();
  });
});
