import type { Word } from '../../../parts/measured/floating-words.svelte';
import { t } from '../../../texts';
import { abilityName, figureOf } from '../describe/names';
import { describeLength } from '../describe/measures';
import { missed, shovedBy } from '../describe/outcome';
import type { Event, EventOf, Setup, Spot, View } from '../types';

/** What `wordsOf` knows besides the event. */
export type Known = {
  setup: Setup;
  /** The view before the step of the event. */
  view: View;
  /** Returns where the scene shows a figure now; null if the scene does not show it. */
  where: (figure: string) => Readonly<Spot> | null;
};

/** How high above the table words about a figure begin, in micrometres: at the head of a usual figure. */
export const high = 85_000;

/** The words for causes of a defeat other than a fall. After such a defeat, the figure may still stand. */
const outs: Partial<Record<EventOf<'defeat'>['cause'], () => string>> = {
  lean: () => t('at-word-leans'),
  'ring-out': () => t('at-word-off'),
  latch: () => t('at-word-latch'),
};

/** Returns the word for a figure that lies on the table at `at`. */
export const fell = (at: Readonly<Spot>): Word => ({ text: t('at-word-down'), tone: 'hard', at, high });

/**
 * Returns the words that rise from the table after an event of `step`. `fallen` holds the ids of the figures
 * whose fall a word has already announced.
 */
export function wordsOf(
  event: Event,
  known: Known,
  step: readonly Event[],
  fallen: ReadonlySet<string> = new Set(),
): Word[] {
  const over = (figure: string): Readonly<Spot> | null =>
    known.where(figure) ?? figureOf(known.view, figure)?.at ?? null;
  const word = (figure: string, text: string, tone: Word['tone']): Word[] => {
    const at = over(figure);
    return at ? [{ text, tone, at, high }] : [];
  };
  switch (event.type) {
    case 'attack':
      return attacked(event, known, step);
    case 'defeat':
      return fallen.has(event.figure)
        ? []
        : word(event.figure, outs[event.cause]?.() ?? t('at-word-down'), 'hard');
    case 'special':
      return event.result === 'used' ? word(event.figure, abilityName(event.ability), 'gain') : [];
    case 'return':
      return [{ text: t('at-word-back'), tone: 'gain', at: event.at, high }];
    case 'capture':
      return word(event.figure, t('at-word-captured'), 'gain');
    case 'pinned':
      return word(event.figure, t('at-word-pinned'), 'loss');
    case 'shifted':
      return shoved(known, figureOf(known.view, event.figure)?.at ?? null, event.at);
    case 'object-moved':
      return event.fallen ? [{ ...fell(event.at), tone: 'soft' }] : [];
    case 'section-removed': {
      const section = known.view.terrain
        .flatMap(({ sections }) => sections ?? [])
        .find(({ id }) => id === event.section);
      if (!section) return [];
      const at: Spot = [(section.from[0] + section.to[0]) / 2, (section.from[1] + section.to[1]) / 2];
      return [{ text: t('at-word-broken'), tone: 'soft', at, high: high / 2 }];
    }
    default:
      return [];
  }
}

/**
 * Returns words on how far figures were shoved and which blows on Battle Masters counted. If the attack
 * changed nothing, one word says that it missed.
 */
function attacked(event: EventOf<'attack'>, known: Known, step: readonly Event[]): Word[] {
  const { view } = known;
  const standing = event.shifted.flatMap(({ figure, at }) =>
    shoved(known, figureOf(view, figure)?.at ?? null, at),
  );
  const struck = event.blows.flatMap(({ figure, counts }): Word[] => {
    const at = event.shifted.find((one) => one.figure === figure)?.at ?? figureOf(view, figure)?.at;
    return at
      ? [{ text: t(counts ? 'at-word-struck' : 'at-word-holds'), tone: counts ? 'hard' : 'soft', at, high }]
      : [];
  });
  const from = figureOf(view, event.figure)?.at;
  if (from && missed(event, step)) return [{ text: t('at-word-missed'), tone: 'soft', at: from, high }];
  return [...standing, ...struck];
}

/** Returns a word on how far a figure was shoved; empty if it hardly moved. */
function shoved({ setup }: Known, from: Spot | null, to: Spot): Word[] {
  const far = shovedBy(from, to);
  if (far === 0) return [];
  return [{ text: t('at-word-shoved', { far: describeLength(setup, far) }), tone: 'soft', at: to, high }];
}
