import type { Standings } from '../../../wire/attacktix/all';
import { gameId, type ForceFile } from '../workshop/files';

/** A participant: a player at this device, one invited by a link, or a bot. */
export type Player = { name: string; who: 'here' | 'invite' | 'bot'; level: number; force: ForceFile | null };

/**
 * A game of a round: its players in seat order, its match, and its players by place. Equal players share a
 * place.
 */
export type Game = { round: number; players: string[]; match: string | null; places: string[][] | null };

/** The duel at the end. */
export type Final = { players: string[]; match: string | null; winner: string | null };

/** A tournament as a file. */
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
  /** The coins tossed between players who are level, in order. */
  coins: ('red' | 'white')[];
  final: Final | null;
};

/** The numbers of players that tables of three and four can seat in every round. */
export const counts: readonly number[] = [3, 4, 6, 7, 8, 9, 10, 11, 12];

const newPlayer = (n: number): Player => ({ name: '', who: n === 0 ? 'here' : 'bot', level: 2, force: null });

/** A tournament of four that has not begun. */
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

/** A tournament with more or fewer players. */
export const resized = (file: TournamentFile, count: number): TournamentFile => ({
  ...file,
  players: Array.from({ length: count }, (_, n) => file.players[n] ?? newPlayer(n)),
});

/** Whether every player has a name of their own. */
export function areNamed({ players }: TournamentFile): boolean {
  const names = players.map(({ name }) => name.trim());
  return names.every((name) => name !== '') && new Set(names).size === names.length;
}

/**
 * The sizes of the tables: as few tables of three as possible, and all others of four. Empty for numbers of
 * players that do not fit, such as 5.
 */
export function tableSizes(count: number): number[] {
  for (let threes = 0; threes * 3 <= count; threes += 1) {
    if ((count - threes * 3) % 4 === 0)
      return [...Array<number>((count - threes * 3) / 4).fill(4), ...Array<number>(threes).fill(3)];
  }
  return [];
}

/**
 * The order of seats in a round. A different player comes first in each round. If there are several tables,
 * the opponents change too, because each round takes the names in steps of another length.
 */
function seating(names: readonly string[], round: number): string[] {
  const turned = names.map((_, n) => names[(n + round) % names.length] ?? '');
  const stride = 1 + (round % Math.max(1, Math.ceil(names.length / 4)));
  return Array.from({ length: stride }, (_, start) => turned.filter((_, n) => n % stride === start)).flat();
}

/** A tournament with all games of all rounds laid out. */
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

/** A tournament with one of its games changed. A change of its result clears the coins and the final. */
export function withGame(file: TournamentFile, at: number, changes: Partial<Game>): TournamentFile {
  const games = file.games.map((game, n) => (n === at ? { ...game, ...changes } : game));
  return 'places' in changes ? { ...file, games, coins: [], final: null } : { ...file, games };
}

/** Groups players by the numbers of their places, the first place first. Equal numbers share a place. */
export function placesFrom(players: readonly string[], numbers: readonly number[]): string[][] {
  const steps = [...new Set(numbers)].sort((a, b) => a - b);
  return steps.map((step) => players.filter((_, n) => numbers[n] === step));
}

/** The results of all finished games, in the form in which the server expects them. */
export const playedOf = ({ games }: TournamentFile): string[][][] =>
  games.flatMap(({ places }) => (places ? [places] : []));

/** The players by their points, the most first. */
export const ranked = ({ points }: Standings): { name: string; points: number }[] =>
  Object.entries(points)
    .map(([name, sum]) => ({ name, points: sum }))
    .sort((a, b) => b.points - a.points);
