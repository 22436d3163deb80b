import { hasText, language, t, textIn } from '../../../texts';
import type { Fault, RulebookPage } from '../../../wire';
import { typeOf, type ArmyFile, type FigureFile } from './army';

/** The ids of the games; each edition is a game of its own. */
export const games = ['plastic-attack-2009', 'plastic-attack-revised'] as const;

/** Returns the edition of a game: `2009` or `revised`. */
const editionOf = (game: string): string => game.replace(/^plastic-attack-/, '');

/** Returns the name of an edition as a heading. */
export const editionName = (game: string): string => t(`pw-edition-${editionOf(game)}`);

/** Returns the name of an edition for the middle of a sentence. */
export const theEdition = (game: string): string => t(`pw-the-edition-${editionOf(game)}`);

/** Translates the name of a figure that comes with the game. Returns other names unchanged. */
export function nameOf(figure: FigureFile): string {
  const id = `pa-figure-${typeOf(figure).replace(/[^a-z0-9]+/g, '-')}`;
  return hasText(id) && figure.figure === textIn('en', id) ? t(id) : figure.figure;
}

/** Returns the variant of a figure, which its type names after a colon; empty if there is none. */
export function variantOf(figure: FigureFile): string {
  const [, variant = ''] = typeOf(figure).split(':');
  return variant.trim();
}

/** Translates the name of an army that comes with the game. Returns the name of another army unchanged. */
export function armyName(army: ArmyFile): string {
  const name = army.name?.trim() ?? '';
  const id = `pw-ready-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  if (hasText(id) && name === textIn('en', id)) return t(id);
  return name || t('pw-army-unnamed');
}

/** Describes an army in one line, such as "Captain Cardboard 5, Moss Lion 4". */
export const armyLine = (army: ArmyFile): string =>
  army.army.map((figure) => `${nameOf(figure)} ${figure.power}`).join(', ');

/** Returns the name of a special action in the language of the page; its id if the texts have no name. */
export const actionName = (word: string): string =>
  hasText(`pa-special-${word}`) ? t(`pa-special-${word}`) : word;

/** Says in a sentence what an action does in an edition. The rulebook has the full text. */
export function actionDoes(game: string, word: string): string {
  const own = `pa-does-${word}-${editionOf(game)}`;
  const id = hasText(own) ? own : `pa-does-${word}`;
  return hasText(id) ? t(id) : '';
}

/**
 * A fault as the page shows it. `foreign` is true if `text` is the server's English sentence. `more` is that
 * sentence if `text` is the text of the clause, and otherwise empty. `figures` are the figures that it names.
 */
export type ShownFault = { clause: string; text: string; more: string; foreign: boolean; figures: string[] };

/** Returns the figures of an army that a sentence names. A name inside a longer name does not count. */
function namedIn(sentence: string, army: ArmyFile): string[] {
  let rest = sentence;
  const names = army.army.map(({ figure }) => figure).filter((name) => name !== '');
  return [...new Set(names)]
    .sort((a, b) => b.length - a.length)
    .filter((name) => {
      const whole = new RegExp(
        `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
        'gu',
      );
      const without = rest.replace(whole, ' ');
      const isNamed = without !== rest;
      rest = without;
      return isNamed;
    });
}

/** Returns a value of a fault in the words of its translated sentence. */
function datum(key: string, value: unknown, army: ArmyFile | null): string | number {
  if (typeof value === 'number') return value;
  const word = String(value);
  if (key === 'slot') return t(`pw-slot-${word}`);
  if (key === 'edition') return t(`pw-the-edition-${word}`);
  if (key === 'action') return actionName(word);
  if (key === 'place' && word === '') return 'file';
  if (key === 'is' && (word === 'a list' || word === 'an object')) return t(`pw-form-${word.split(' ')[1]}`);
  const figure = key === 'figure' ? army?.army.find((one) => one.figure === word) : undefined;
  return figure ? nameOf(figure) : word;
}

/** Describes a fault in the language of the page; null if it has no translation. */
export function describeFault(fault: Fault, army: ArmyFile | null = null): string | null {
  const id = `pw-fault-${String(fault['type']).replaceAll('_', '-')}`;
  if (!hasText(id)) return null;
  return t(
    id,
    Object.fromEntries(Object.entries(fault).map(([key, value]) => [key, datum(key, value, army)])),
  );
}

/**
 * Describes the server's faults in the language of the page. A fault without a translation has the server's
 * English sentence. If the page is not in English and `book` has its clause, the text of the clause comes
 * first.
 */
export function shownFaults(
  faults: readonly Fault[],
  army: ArmyFile,
  book: RulebookPage | null,
): ShownFault[] {
  const clauses = book?.chapters.flatMap((chapter) => chapter.clauses) ?? [];
  return faults.map((fault) => {
    const { rule, because } = fault;
    const said = describeFault(fault, army);
    if (said !== null)
      return { clause: rule, text: said, more: '', foreign: false, figures: namedIn(because, army) };
    const clause = language() === 'en' ? undefined : clauses.find(({ id }) => id === rule);
    return {
      clause: rule,
      text: clause?.text ?? because,
      more: clause ? because : '',
      foreign: !clause,
      figures: namedIn(because, army),
    };
  });
}
