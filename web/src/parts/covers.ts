import type { Plastic } from './plastics';

/**
 * What is known of a game before its code is fetched: small, and the same for everybody. Every part may be
 * left out.
 */
export type Cover = {
  /**
   * The games of the folder by their names in addresses; left out, there is one that is called like the
   * folder.
   */
  ids?: readonly string[];
  /** Whether there is a workshop, for what its seats bring or for boards. */
  workshop?: boolean;
  /** Whether there is a campaign, `campaign.ts` of the folder. */
  campaign?: boolean;
  /** The plastics (colours and shapes) of its seats, where a seat is not called like its plastic. */
  seats?: Readonly<Record<string, Plastic>>;
  /**
   * The message that says whose game it is, by the name of the game. It is shown wherever the game is
   * introduced.
   */
  credits?: Readonly<Record<string, string>>;
  /**
   * The shapes of seats in a box of 24 by 24, where the game's pieces give a seat another shape than its
   * plastic has.
   */
  shapes?: Readonly<Record<string, string>>;
};

const found = import.meta.glob<Cover>('../games/*/cover.ts', { eager: true, import: 'default' });

/** The covers of all games that have one, by their folders. */
export const covers: ReadonlyMap<string, Cover> = new Map(
  Object.entries(found).map(([path, cover]) => [path.split('/').at(-2) ?? '', cover]),
);

/** The names that the games of a folder have in addresses. */
export const idsOf = (folder: string): readonly string[] => covers.get(folder)?.ids ?? [folder];

/** The message that says whose game it is, for a game that has one. */
export const creditOf = (game: string): string | undefined => coverOf(game)?.credits?.[game];

/** What is known of a game before it is fetched. */
export function coverOf(game: string): Cover | undefined {
  return [...covers].find(([folder]) => idsOf(folder).includes(game))?.[1];
}
