import type { ArmyFile } from '../../../wire/plastic_attack/ArmyFile';
import type { CardFile } from '../../../wire/plastic_attack/CardFile';
import type { FigureFile } from '../../../wire/plastic_attack/FigureFile';
import type { Own } from '../../../wire/plastic_attack/Own';
import type { SpecialInfo } from '../../../wire/plastic_attack/SpecialInfo';

export type { ArmyFile, CardFile, FigureFile, Own, SpecialInfo };

/**
 * The slots of a character card that a player fills, the highest first. The slot for King and Ace is fixed.
 */
export const slots = ['high', 'mid', 'low'] as const;
export type Slot = (typeof slots)[number];

/** How many Power Points the figures of an army share. */
export const budget = 15;
/** The highest Power, which is the highest number of a die. */
export const faces = 10;

/** Reads the field `own` of the server's description of the game. Lists that are missing become empty. */
export function offeredBy(own: unknown): Own {
  const said = (own ?? {}) as Partial<Own>;
  return { collection: said.collection ?? [], ready: said.ready ?? [], specials: said.specials ?? [] };
}

export function emptyArmy(game: string): ArmyFile {
  return { format: 1, game, name: '', army: [] };
}

/** Returns the type of a figure, or its name if the file has no type. */
export const typeOf = (figure: FigureFile): string => figure.type ?? figure.figure;

/** Returns the sum of the Power of all figures. */
export const spent = (army: ArmyFile): number => army.army.reduce((sum, figure) => sum + figure.power, 0);

/** Returns how many Power Points no figure has; negative if the figures have too many. */
export const pointsLeft = (army: ArmyFile): number => budget - spent(army);

/** Returns the names of the figures that a figure could ride: all others of its army. */
export function mountsFor(army: ArmyFile, index: number): string[] {
  return army.army.filter((_, i) => i !== index).map((figure) => figure.figure);
}

function withFigures(army: ArmyFile, figures: FigureFile[]): ArmyFile {
  return { ...army, army: figures };
}

/**
 * Adds a figure at the end of the line. It keeps its Power if so many points are left. Otherwise it gets what
 * is left, but at least 1.
 */
export function added(army: ArmyFile, figure: FigureFile): ArmyFile {
  const { mount: _, ...alone } = figure;
  const power = Math.max(1, Math.min(figure.power, pointsLeft(army)));
  return withFigures(army, [...army.army, { ...alone, power }]);
}

/** Removes a figure from the line. A figure that rode it goes on foot. */
export function removed(army: ArmyFile, index: number): ArmyFile {
  const gone = army.army[index]?.figure;
  const rest = army.army.filter((_, i) => i !== index);
  return withFigures(
    army,
    rest.map((figure) => (figure.mount === gone ? walking(figure) : figure)),
  );
}

function walking(figure: FigureFile): FigureFile {
  const { mount: _, ...alone } = figure;
  return alone;
}

/** Moves a figure to another index in the line. An index outside the line changes nothing. */
export function moved(army: ArmyFile, from: number, to: number): ArmyFile {
  const figures = [...army.army];
  const [figure] = figures.splice(from, 1);
  if (!figure || to < 0 || to > figures.length) return army;
  figures.splice(to, 0, figure);
  return withFigures(army, figures);
}

/** Replaces a figure. A figure that rode it rides the new one. */
export function replaced(army: ArmyFile, index: number, figure: FigureFile): ArmyFile {
  const before = army.army[index]?.figure;
  const figures = army.army.map((other, i) => {
    if (i === index) return figure;
    return other.mount === before && before !== figure.figure ? { ...other, mount: figure.figure } : other;
  });
  return withFigures(army, figures);
}

export function powered(army: ArmyFile, index: number, power: number): ArmyFile {
  const figure = army.army[index];
  return figure ? replaced(army, index, { ...figure, power }) : army;
}

/** Puts a figure on a mount; null puts it on foot. */
export function mounted(army: ArmyFile, index: number, mount: string | null): ArmyFile {
  const figure = army.army[index];
  if (!figure) return army;
  return replaced(army, index, mount === null ? walking(figure) : { ...figure, mount });
}

/** Gives the points that are left one by one to the weakest figure. No figure gets more than 10. */
export function dealt(army: ArmyFile): ArmyFile {
  let now = army;
  while (pointsLeft(now) > 0) {
    const powers = now.army.map((figure) => figure.power);
    const least = Math.min(...powers);
    if (powers.length === 0 || least >= faces) break;
    now = powered(now, powers.indexOf(least), Math.max(1, least + 1));
  }
  return now;
}

/** Returns a name that is not taken: the name itself, or with a number such as `Shelf 2`. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let n = 2; ; n += 1) if (!taken.includes(`${name} ${n}`)) return `${name} ${n}`;
}

/** Returns whether two armies are the same, with their fields in the same order. */
export function sameArmy(one: ArmyFile, other: ArmyFile): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
