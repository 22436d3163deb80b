import type { Plastic } from './plastics';

/** Facts about a game that every page loads before the game's code. Every field may be left out. */
export type Cover = {
  /**
   * The games of the folder, by their ids in URLs. If left out, the folder has one game with the folder's
   * name.
   */
  ids?: readonly string[];
  /** Whether the game has a workshop, for forces or boards. */
  workshop?: boolean;
  /** Whether the folder has a campaign, in `campaign.ts`. */
  campaign?: boolean;
  /** The plastics (colours and shapes, see `plastics.ts`) of seats that are not named after their plastic. */
  seats?: Readonly<Record<string, Plastic>>;
  /** For each game, the id of the message that credits its authors. Pages that introduce the game show it. */
  credits?: Readonly<Record<string, string>>;
  /** The shapes of seats, in a box of 24 by 24, for seats that have another shape than their plastic. */
  shapes?: Readonly<Record<string, string>>;
};

const found = import.meta.glob<Cover>('../games/*/cover.ts', { eager: true, import: 'default' });

/** The covers of all games that have one, by their folders. */
export const covers: ReadonlyMap<string, Cover> = new Map(
  Object.entries(found).map(([path, cover]) => [path.split('/').at(-2) ?? '', cover]),
);

/** The ids of the games of a folder, as they stand in URLs. */
export const idsOf = (folder: string): readonly string[] => covers.get(folder)?.ids ?? [folder];

/** The id of the message that credits the authors of a game, if it has one. */
export const creditOf = (game: string): string | undefined => coverOf(game)?.credits?.[game];

export function coverOf(game: string): Cover | undefined {
  return [...covers].find(([folder]) => idsOf(folder).includes(game))?.[1];
}
