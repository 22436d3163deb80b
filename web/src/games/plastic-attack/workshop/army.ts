import type { ArmyFile } from '../../../wire/plastic_attack/ArmyFile';
import type { CardFile } from '../../../wire/plastic_attack/CardFile';
import type { FigureFile } from '../../../wire/plastic_attack/FigureFile';
import type { Own } from '../../../wire/plastic_attack/Own';
import type { SpecialInfo } from '../../../wire/plastic_attack/SpecialInfo';

export type { ArmyFile, CardFile, FigureFile, Own, SpecialInfo };

/** The slots of a character card that a player fills, the highest first. King and Ace are fixed. */
export const slots = ['high', 'mid', 'low'] as const;
export type Slot = (typeof slots)[number];

/** The Power Points of an army. The workshop shows how many are left. */
export const budget = 15;
/** The highest number of a ten-sided die. */
export const faces = 10;

/** Reads the `own` of the game's page. Missing parts are empty. */
export function offeredBy(own: unknown): Own {
  const said = (own ?? {}) as Partial<Own>;
  return { collection: said.collection ?? [], ready: said.ready ?? [], specials: said.specials ?? [] };
}

/** An army without figures. */
export function emptyArmy(game: string): ArmyFile {
  return { format: 1, game, name: '', army: [] };
}

/** The type of a figure; its name if the file gives no type. */
export const typeOf = (figure: FigureFile): string => figure.type ?? figure.figure;

/** The sum of all dice. */
export const spent = (army: ArmyFile): number => army.army.reduce((sum, figure) => sum + figure.power, 0);

/** The points that are not on a die; negative if the dice show too many. */
export const pointsLeft = (army: ArmyFile): number => budget - spent(army);

/** The figures that a figure could ride: the others of its army. */
export function mountsFor(army: ArmyFile, index: number): string[] {
  return army.army.filter((_, i) => i !== index).map((figure) => figure.figure);
}

function withFigures(army: ArmyFile, figures: FigureFile[]): ArmyFile {
  return { ...army, army: figures };
}

/**
 * Adds a figure at the end of the line. The die gets the Power of the figure, or the points that are left if
 * these are fewer. The die gets at least 1.
 */
export function added(army: ArmyFile, figure: FigureFile): ArmyFile {
  const { mount: _, ...alone } = figure;
  const power = Math.max(1, Math.min(figure.power, pointsLeft(army)));
  return withFigures(army, [...army.army, { ...alone, power }]);
}

/** Removes a figure from the line. The rider of the figure goes on foot. */
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

/** Moves a figure to another place of the line. */
export function moved(army: ArmyFile, from: number, to: number): ArmyFile {
  const figures = [...army.army];
  const [figure] = figures.splice(from, 1);
  if (!figure || to < 0 || to > figures.length) return army;
  figures.splice(to, 0, figure);
  return withFigures(army, figures);
}

/** Replaces a figure. The rider of the figure then rides the new figure. */
export function replaced(army: ArmyFile, index: number, figure: FigureFile): ArmyFile {
  const before = army.army[index]?.figure;
  const figures = army.army.map((other, i) => {
    if (i === index) return figure;
    return other.mount === before && before !== figure.figure ? { ...other, mount: figure.figure } : other;
  });
  return withFigures(army, figures);
}

/** Sets the Power of a figure. */
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

/** Deals the remaining points one by one, each to the weakest figure. No figure gets more than 10. */
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

/** A name that is not taken: the name itself, with a number if needed. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let n = 2; ; n += 1) if (!taken.includes(`${name} ${n}`)) return `${name} ${n}`;
}

/** Whether two armies are the same. */
export function sameArmy(one: ArmyFile, other: ArmyFile): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
