import type { Ability, Effect, Filter, Guard, Zone } from '../wire-types';
import type { Bounds, FigureType } from './files';

/** A window of a wheel, taken apart: `6r*` is Speed 6, red, with a white special window. */
export type WindowParts = { speed: number; colour: 'r' | 'w'; special: boolean };

export const windowParts = (window: string): WindowParts => ({
  speed: Number.parseInt(window, 10) || 0,
  colour: window.includes('r') ? 'r' : 'w',
  special: window.endsWith('*'),
});

export const windowText = ({ speed, colour, special }: WindowParts): string =>
  `${speed}${colour}${special ? '*' : ''}`;

/**
 * Returns the figure with which the editor starts: a Trooper with a launcher, whose ability returns a
 * Trooper.
 */
export function newFigure(code: string): FigureType {
  const ability: Ability = {
    name: '',
    guard: null,
    effect: { kind: 'return-defeated', filter: { class: ['T'] } },
  };
  const wheel = Array.from({ length: 12 }, (_, n) =>
    windowText({ speed: 5 + (n % 3 === 0 ? 1 : 0), colour: n % 2 === 0 ? 'r' : 'w', special: n % 5 < 2 }),
  );
  return {
    code,
    name: '',
    mode: null,
    faction: 'Brasswake',
    class: 'T',
    points: 10,
    base: 'standard',
    weapon: 'LN',
    wheel,
    ability,
  };
}

/** The kinds of effects that an ability can have, with the names of the price list. */
export const effectKinds = [
  'return-self-spot',
  'return-self-line',
  'return-defeated',
  'reinforce',
  'exchange',
  'free-attack',
  'free-move',
  'extra-attack',
  'force-move',
  'capture',
  'take-down',
  'regrind',
  'pin',
] as const;
export type EffectKind = (typeof effectKinds)[number];

/** Returns the name of an effect in the price list. */
export const wordOf = (effect: Effect): EffectKind =>
  effect.kind === 'return-self'
    ? effect.to === 'spot'
      ? 'return-self-spot'
      : 'return-self-line'
    : effect.kind;

/** Returns the filter that says which figures an effect is for; null if the effect has none. */
export const filterOf = (effect: Effect): Filter | null => ('filter' in effect ? effect.filter : null);

/**
 * Makes an effect of this kind. If it needs a filter, it has the filter of the effect `before`.
 */
export function effectOf(word: EffectKind, before: Effect, figure: FigureType): Effect {
  const filter = filterOf(before) ?? {};
  switch (word) {
    case 'return-self-spot':
      return { kind: 'return-self', to: 'spot' };
    case 'return-self-line':
      return { kind: 'return-self', to: 'line' };
    case 'exchange':
      return { kind: 'exchange', name: figure.name, mode: null };
    case 'free-attack':
      return { kind: 'free-attack', filter, move: 'full' };
    case 'free-move':
      return { kind: 'free-move', filter, tix: null };
    case 'extra-attack':
      return { kind: 'extra-attack', count: 1 };
    case 'force-move':
      return { kind: 'force-move', filter: { ...filter, not_master: true }, tix: 2 };
    case 'capture':
      return { kind: 'capture', filter: { ...filter, not_master: true } };
    case 'regrind':
      return { kind: 'regrind', filter, count: 1 };
    case 'pin':
      return { kind: 'pin', turns: 1 };
    case 'take-down':
      return { kind: word, of: 'attacker', filter };
    case 'return-defeated':
    case 'reinforce':
      return { kind: word, filter };
  }
}

/** Returns a filter with some fields changed, without the fields that exclude no figure. */
export function filtered(filter: Filter, changes: { [K in keyof Filter]?: Filter[K] | undefined }): Filter {
  const kept = Object.entries({ ...filter, ...changes }).filter(
    ([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(kept) as Filter;
}

/**
 * The zones that a guard can name. A guard is the condition of an ability: it wants a figure in one of these
 * zones.
 */
export const guardZones: readonly Zone[] = ['in-play', 'backup', 'defeated'];

/** Takes a guard apart into its side, its zone and its filter. */
export function guardParts({ side, zone, ...filter }: Guard): {
  side: Guard['side'];
  zone: Zone;
  filter: Filter;
} {
  return { side, zone, filter };
}

/**
 * Returns the number that a player can set in an effect, with its greatest value; null if the effect has no
 * such number.
 */
export function numberOf(
  effect: Effect,
  bounds: Bounds | null,
): { key: 'tix' | 'count' | 'turns'; value: number | null; most: number } | null {
  switch (effect.kind) {
    case 'free-move':
      return { key: 'tix', value: effect.tix, most: bounds?.free_move_tix ?? 6 };
    case 'force-move':
      return { key: 'tix', value: effect.tix, most: bounds?.force_move_tix ?? 4 };
    case 'regrind':
      return { key: 'count', value: effect.count, most: bounds?.regrind_figures ?? 2 };
    default:
      return null;
  }
}
