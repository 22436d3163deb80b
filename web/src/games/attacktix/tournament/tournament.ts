import type { Standings } from '../../../wire/attacktix/all';
import { gameId, type ForceFile } from '../workshop/files';

/** A player of a tournament: a person at this device, a person invited by a link, or a bot of a level. */
export type Player = { name: string; who: 'here' | 'invite' | 'bot'; level: number; force: ForceFile | null };

/**
 * A game of a round: its players in seat order, the id of its match, and its result. `places` lists the
 * players by place, the winners first; players can share a place.
 */
export type Game = { round: number; players: string[]; match: string | null; places: string[][] | null };

/** The duel that decides the tournament. `match` is the id of its match. */
export type Final = { players: string[]; match: string | null; winner: string | null };

/** A tournament, in the form of its file. */
export type TournamentFile = {
  format: number;
  game: string;
  name: string;
  players: Player[];
  rounds: number;
  limit: number;
  table: string;
  official: boolean;
  /** All games of all rounds. The list is empty before the tournament has begun. */
  games: Game[];
  /** The tosses between players with equally many points, in the order in which they were made. */
  coins: ('red' | 'white')[];
  final: Final | null;
};

/**
 * The numbers of players that a tournament can have. Tables of three and four seat all of them in each round.
 */
export const counts: readonly number[] = [3, 4, 6, 7, 8, 9, 10, 11, 12];

const newPlayer = (n: number): Player => ({ name: '', who: n === 0 ? 'here' : 'bot', level: 2, force: null });

/** Returns a tournament of four players that has not begun. */
export const newTournament = (): TournamentFile => ({
  format: 1,
  game: gameId,
  name: '',
  players: [0, 1, 2, 3].map(newPlayer),
  rounds: 3,
  limit: 100,
  table: 'bare',
  official: true,
  games: [],
  coins: [],
  final: null,
});

/** Returns a tournament with `count` players. */
export const resized = (file: TournamentFile, count: number): TournamentFile => ({
  ...file,
  players: Array.from({ length: count }, (_, n) => file.players[n] ?? newPlayer(n)),
});

/** Returns whether every player has a name, and no two have the same. */
export function areNamed({ players }: TournamentFile): boolean {
  const names = players.map(({ name }) => name.trim());
  return names.every((name) => name !== '') && new Set(names).size === names.length;
}

/**
 * Returns the sizes of the tables for a number of players: as few of three as possible, all others of four.
 * Empty if no such tables seat all players, as for 5.
 */
export function tableSizes(count: number): number[] {
  for (let threes = 0; threes * 3 <= count; threes += 1) {
    if ((count - threes * 3) % 4 === 0)
      return [...Array<number>((count - threes * 3) / 4).fill(4), ...Array<number>(threes).fill(3)];
  }
  return [];
}

/**
 * Returns the names in the order in which a round seats them. Each round begins with another player. With
 * several tables, the opponents change too: a round takes every nth name, and n depends on the round.
 */
function seating(names: readonly string[], round: number): string[] {
  const turned = names.map((_, n) => names[(n + round) % names.length] ?? '');
  const stride = 1 + (round % Math.max(1, Math.ceil(names.length / 4)));
  return Array.from({ length: stride }, (_, start) => turned.filter((_, n) => n % stride === start)).flat();
}

/** Returns the tournament with the games of all rounds, none of them played yet. */
export function begun(file: TournamentFile): TournamentFile {
  const players = file.players.map((player) => ({ ...player, name: player.name.trim() }));
  const names = players.map(({ name }) => name);
  const games = Array.from({ length: file.rounds }, (_, round): Game[] => {
    let rest = seating(names, round);
    return tableSizes(names.length).map((size) => {
      const seated = rest.slice(0, size);
      rest = rest.slice(size);
      return { round: round + 1, players: seated, match: null, places: null };
    });
  }).flat();
  return { ...file, players, games, coins: [], final: null };
}

/** Returns the tournament with a changed game. A change of its result removes all tosses and the final. */
export function withGame(file: TournamentFile, at: number, changes: Partial<Game>): TournamentFile {
  const games = file.games.map((game, n) => (n === at ? { ...game, ...changes } : game));
  return 'places' in changes ? { ...file, games, coins: [], final: null } : { ...file, games };
}

/**
 * Groups players by place, the first place first. `numbers` has each player's place; players with equal
 * numbers share a place.
 */
export function placesFrom(players: readonly string[], numbers: readonly number[]): string[][] {
  const steps = [...new Set(numbers)].sort((a, b) => a - b);
  return steps.map((step) => players.filter((_, n) => numbers[n] === step));
}

/** Returns the results of all finished games, in the form that the server expects. */
export const playedOf = ({ games }: TournamentFile): string[][][] =>
  games.flatMap(({ places }) => (places ? [places] : []));

/** Returns the players with their points, most points first. */
export const ranked = ({ points }: Standings): { name: string; points: number }[] =>
  Object.entries(points)
    .map(([name, sum]) => ({ name, points: sum }))
    .sort((a, b) => b.points - a.points);
