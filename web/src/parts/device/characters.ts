import type { Character, Summary } from '../../wire';

/**
 * The characters that bots play in matches of campaigns, by match. They are fetched before the table opens.
 */
const known = new Map<string, Character>();

/** Stores the character whom the player meets in a match. */
export function keepCharacter(match: string, character: Character): void {
  known.set(match, character);
}

/** The match with its character on the seat of the first bot. */
export function withCharacter(summary: Summary): Summary {
  const character = known.get(summary.id);
  const first = summary.seats.findIndex(({ kind }) => kind === 'bot');
  if (!character || first < 0) return summary;
  return {
    ...summary,
    seats: summary.seats.map((seat, n) => (n === first ? { ...seat, character } : seat)),
  };
}

/** The names of the characters in a match, by seat, as functions for the current language. */
export function namesOf(summary: Summary): Record<string, () => string> {
  return Object.fromEntries(
    withCharacter(summary).seats.flatMap(({ seat, character }) =>
      character ? [[seat, character.name]] : [],
    ),
  );
}
