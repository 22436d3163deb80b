import { api } from '../../../net/http';
import type { MatchOrder, SeatPlan, Summary } from '../../../wire';
import type { Standings } from '../../../wire/attacktix/all';
import { gameId } from '../workshop/files';
import type { Player, TournamentFile } from './tournament';
import { playedOf } from './tournament';

const seatsOf = (players: readonly string[]): string[] => players.map((_, n) => `p${n + 1}`);

/**
 * Returns who takes each seat. The first person at this device has the kind `me`, the others `same_device`.
 */
function plansOf(players: readonly Player[]): SeatPlan[] {
  const first = players.findIndex(({ who }) => who === 'here');
  return players.map(({ who, level }, n): SeatPlan => {
    if (who === 'bot') return { kind: 'bot', level };
    if (who === 'invite') return { kind: 'invite' };
    return { kind: n === first ? 'me' : 'same_device' };
  });
}

/**
 * Returns the request for a match between these players. A player at this device without a force gets the one
 * that `suggest` returns for the seat's index.
 */
export function orderOf(
  file: TournamentFile,
  names: readonly string[],
  suggest: (n: number) => unknown,
): MatchOrder {
  const players = names.flatMap((name) => file.players.find((player) => player.name === name) ?? []);
  const seats = seatsOf(names);
  const forces = players.flatMap(({ who, force }, n) => {
    const brought = who === 'invite' ? null : (force ?? (who === 'here' ? suggest(n) : null));
    return brought ? [[seats[n] ?? '', brought] as const] : [];
  });
  return {
    game: gameId,
    setup: {
      seats,
      mode: names.length > 2 ? 'ffa' : 'duel',
      limit: file.limit,
      bm_allowance: file.official ? 0 : 1,
      official: file.official,
      table: file.table,
      options: {},
    },
    seats: plansOf(players),
    clock: { kind: 'none' },
    ...(forces.length > 0 ? { forces: Object.fromEntries(forces) } : {}),
  };
}

/** Asks the server to set up a match. */
export const opened = (order: MatchOrder): Promise<Summary> => api.create(order);

/**
 * A match, and its players by place, the winners first. `places` is null before the end, or if it is not
 * known.
 */
export type Look = { summary: Summary; places: string[][] | null };

/** Fetches a match from the server. `names` are its players in seat order. */
export async function looked(match: string, names: readonly string[]): Promise<Look> {
  const summary = await api.match(match);
  if (summary.status !== 'over') return { summary, places: null };
  const called = (seat: string): string[] => names.filter((_, n) => seatsOf(names)[n] === seat);
  const { frames } = await api.replay(match, 'public', summary.steps, 1);
  const over = (
    frames.at(-1)?.view as { over?: { places?: string[][]; winners?: string[] } | null } | undefined
  )?.over;
  const places = (over?.places ?? []).map((together) => together.flatMap(called));
  if (places.flat().length === names.length) return { summary, places };
  const winners = over?.winners ?? summary.over?.winners ?? [];
  const first = winners.flatMap(called),
    rest = names.filter((name) => !first.includes(name));
  return { summary, places: names.length === 2 && first.length === 1 ? [first, rest] : null };
}

/** Asks the server for the standings after all finished games. */
export async function standingsOf(file: TournamentFile): Promise<Standings> {
  const question = {
    ask: 'standings',
    players: file.players.map(({ name }) => name),
    rounds: file.games.length,
    played: playedOf(file),
    coins: file.coins,
  };
  return (await api.consult(gameId, question)) as Standings;
}

/** Returns red or white at random, like the toss of a coin. */
export const tossed = (): 'red' | 'white' =>
  (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2 === 0 ? 'red' : 'white';
