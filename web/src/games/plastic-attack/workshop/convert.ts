import { slots, typeOf, type ArmyFile, type CardFile, type FigureFile } from './army';

/** For each action that only one edition has, the most similar action of the other. It is only a proposal. */
const near: Record<string, string> = {
  armor: 'shield',
  blast: 'special-weapon',
  boost: 'heal',
  explosion: 'sharpshooter',
  intimidate: 'intimidation',
  sneak: 'quick-action',
  stun: 'knock-out',
  heal: 'boost',
  intimidation: 'intimidate',
  'knock-out': 'stun',
  'quick-action': 'sneak',
  sharpshooter: 'explosion',
  shield: 'armor',
  'special-weapon': 'blast',
  vulnerable: 'intimidate',
};

/** The old and the new card of a figure. `shipped` is true for a figure that comes with the game. */
type Change = { figure: string; before: CardFile; after: CardFile; shipped: boolean };
type Converted = { army: ArmyFile; changes: Change[] };

/**
 * Proposes a card for the edition with the actions `known`. A slot keeps its action if the edition has it,
 * and otherwise gets the most similar one.
 */
export function nearestCard(card: CardFile, known: readonly string[]): CardFile {
  const next = (word: string) => (known.includes(word) ? word : (near[word] ?? word));
  return { high: next(card.high), mid: next(card.mid), low: next(card.low) };
}

/**
 * Proposes an army for another edition. A figure that comes with the game gets its card of that edition.
 * Every other figure gets the most similar actions. Power, order, mounts and looks stay.
 */
export function converted(
  army: ArmyFile,
  game: string,
  collection: readonly FigureFile[],
  known: readonly string[],
): Converted {
  const changes = army.army.map((figure): Change => {
    const shipped = collection.find((other) => typeOf(other) === typeOf(figure));
    const before = figure.card;
    return {
      figure: figure.figure,
      before,
      after: shipped?.card ?? nearestCard(before, known),
      shipped: !!shipped,
    };
  });
  const figures = army.army.map((figure, i) => ({ ...figure, card: changes[i]?.after ?? figure.card }));
  return { army: { ...army, game, army: figures }, changes };
}

export function sameCard(one: CardFile, other: CardFile): boolean {
  return slots.every((slot) => one[slot] === other[slot]);
}
