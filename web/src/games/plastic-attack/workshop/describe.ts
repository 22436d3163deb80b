import { hasText, language, t, textIn } from '../../../texts';
import type { Fault, RulebookPage } from '../../../wire';
import { typeOf, type ArmyFile, type FigureFile } from './army';

/** The games, one for each edition. */
export const games = ['plastic-attack-2009', 'plastic-attack-revised'] as const;

/** The edition of a game: `2009` or `revised`. */
const editionOf = (game: string): string => game.replace(/^plastic-attack-/, '');

/** The name of an edition. */
export const editionName = (game: string): string => t(`pw-edition-${editionOf(game)}`);

/** The name of an edition for the middle of a sentence. */
export const theEdition = (game: string): string => t(`pw-the-edition-${editionOf(game)}`);

/** The name of a figure. Shipped figures have a name in every language. */
export function nameOf(figure: FigureFile): string {
  const id = `pa-figure-${typeOf(figure).replace(/[^a-z0-9]+/g, '-')}`;
  return hasText(id) && figure.figure === textIn('en', id) ? t(id) : figure.figure;
}

/** The variant that a type names after its colon; empty if there is no variant. */
export function variantOf(figure: FigureFile): string {
  const [, variant = ''] = typeOf(figure).split(':');
  return variant.trim();
}

/** The name of an army. The name of a ready-made army is in the language of the page. */
export function armyName(army: ArmyFile): string {
  const name = army.name?.trim() ?? '';
  const id = `pw-ready-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  if (hasText(id) && name === textIn('en', id)) return t(id);
  return name || t('pw-army-unnamed');
}

/** An army in one line: "Captain Cardboard 5, Moss Lion 4". */
export const armyLine = (army: ArmyFile): string =>
  army.army.map((figure) => `${nameOf(figure)} ${figure.power}`).join(', ');

/** The name of a special action. */
export const actionName = (word: string): string =>
  hasText(`pa-special-${word}`) ? t(`pa-special-${word}`) : word;

/** What an action does, in a sentence. The rulebook has the full text. */
export function actionDoes(game: string, word: string): string {
  const own = `pa-does-${word}-${editionOf(game)}`;
  const id = hasText(own) ? own : `pa-does-${word}`;
  return hasText(id) ? t(id) : '';
}

/**
 * A fault as the page shows it. `foreign` is true if `text` is the server's English sentence. If `text` is the
 * words of the clause, `more` is the server's sentence; otherwise `more` is empty. `figures` are the figures
 * that the server's sentence names.
 */
export type ShownFault = { clause: string; text: string; more: string; foreign: boolean; figures: string[] };

/** The figures of an army that a sentence names. A name inside a longer name does not count. */
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

/** A value of a fault, in the form in which the translated sentence shows it. */
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
 * Turns the server's faults into sentences in the language of the page. A fault without a translation shows
 * the server's English sentence. If the page is not in English and `book` has the clause of the fault, the
 * fault shows the words of the clause first.
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
