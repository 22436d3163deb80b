import type { Word } from '../../../parts/measured/floating-words.svelte';
import { t } from '../../../texts';
import { abilityName, figureOf } from '../describe/names';
import { describeLength } from '../describe/measures';
import { missed, shovedBy } from '../describe/outcome';
import type { Event, EventOf, Setup, Spot, View } from '../types';

/** The data from which the words about an event are made. */
export type Known = {
  setup: Setup;
  /** The view before the event. */
  view: View;
  /** Where a figure is after the events that were shown since `view`; null if that is not known. */
  where: (figure: string) => Readonly<Spot> | null;
};

/** The height of the head of a figure above the table, where words about it begin, in micrometres. */
export const high = 85_000;

/** The words about defeats after which the figure may still stand. */
const outs: Partial<Record<EventOf<'defeat'>['cause'], () => string>> = {
  lean: () => t('at-word-leans'),
  'ring-out': () => t('at-word-off'),
  latch: () => t('at-word-latch'),
};

/** The word for a figure that has fallen. The word appears as soon as the figure lies. */
export const fell = (at: Readonly<Spot>): Word => ({ text: t('at-word-down'), tone: 'hard', at, high });

/**
 * The words that appear on the table once an event of a step has been shown. `fallen` names the figures whose
 * fall has already been told.
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
 * What an attack did to figures that still stand. If the attack changed nothing, one word says that it
 * missed.
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

/** How far a figure that still stands was shoved; empty if the figure hardly moved. */
function shoved({ setup }: Known, from: Spot | null, to: Spot): Word[] {
  const far = shovedBy(from, to);
  if (far === 0) return [];
  return [{ text: t('at-word-shoved', { far: describeLength(setup, far) }), tone: 'soft', at: to, high }];
}
