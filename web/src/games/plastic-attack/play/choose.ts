import type { Action, Hints } from '../types';

/** What the player may choose now, so that the table highlights it: figures, players and cards. */
export interface Lit {
  figures: Set<string>;
  players: Set<string>;
  cards: Set<string>;
}

/**
 * What a press on a piece means. `pick` picks a figure for an attack, `act` makes a decision, and `plan`
 * chooses a player for the Master Plan. `why` asks why a decision is not legal, and `look` opens a character
 * card.
 */
export type Meaning =
  | { kind: 'pick'; figure: string }
  | { kind: 'act'; action: Action }
  | { kind: 'plan'; player: string }
  | { kind: 'why'; action: Action }
  | { kind: 'look' };

type Key<T> = T extends T ? keyof T : never;
type Part<K extends string> = Extract<Action, Record<K, unknown>>;

/** Returns the legal decisions of one kind. */
function said<K extends Key<Action> & string>(hints: Hints | null, key: K): Part<K>[] {
  return (hints?.actions ?? []).filter((action): action is Part<K> => key in action);
}

/** Returns the legal use of the offered action on a figure, or without a target if `figure` is null. */
export function useOn(hints: Hints | null, figure: string | null): Action | null {
  return (
    said(hints, 'use').find(({ use }) => (use.on ?? null) === figure && (use.players ?? []).length === 0) ??
    null
  );
}

/** Returns what the player may choose. `picked` is the figure that the player has picked for an attack. */
export function litBy(hints: Hints | null, picked: string | null): Lit {
  const lit: Lit = { figures: new Set(), players: new Set(), cards: new Set() };
  for (const { attack } of said(hints, 'attack')) {
    lit.figures.add(attack.with);
    if (attack.with === picked) lit.players.add(attack.player);
  }
  for (const { defend } of said(hints, 'defend')) lit.figures.add(defend.with);
  for (const { play } of said(hints, 'play')) lit.cards.add(play.card);
  for (const { use } of said(hints, 'use')) if (use.on) lit.figures.add(use.on);
  for (const { guard } of said(hints, 'guard')) lit.figures.add(guard.for);
  if (hints?.asks === 'use') for (const player of hints.offer?.players ?? []) lit.players.add(player);
  return lit;
}

/**
 * Returns what a press on a figure means. `controller` is the player in whose army it stands. While a figure
 * is picked for an attack, a press on an opponent's figure means that opponent.
 */
export function figureMeans(
  hints: Hints | null,
  picked: string | null,
  figure: string,
  controller: string | null,
): Meaning {
  if (!hints) return { kind: 'look' };
  if (hints.asks === 'attack') {
    if (litBy(hints, null).figures.has(figure)) return { kind: 'pick', figure };
    return picked && controller ? playerMeans(hints, picked, controller) : { kind: 'look' };
  }
  if (hints.asks === 'defend') {
    const action: Action = { defend: { with: figure } };
    if (litBy(hints, null).figures.has(figure)) return { kind: 'act', action };
    return controller === hints.seat ? { kind: 'why', action } : { kind: 'look' };
  }
  if (hints.asks === 'guard') {
    const guard = said(hints, 'guard').find((action) => action.guard.for === figure);
    return guard ? { kind: 'act', action: guard } : { kind: 'look' };
  }
  if (hints.asks === 'use' && hints.offer) {
    if (hints.offer.players.length > 0 && controller) return playerMeans(hints, picked, controller);
    const use = useOn(hints, figure);
    if (use) return { kind: 'act', action: use };
    if (hints.offer.on.length > 0)
      return { kind: 'why', action: { use: { action: hints.offer.action, on: figure } } };
  }
  return { kind: 'look' };
}

/**
 * Returns what a press on a player's side means: an attack on the player, or a choice for the Master Plan.
 */
export function playerMeans(hints: Hints | null, picked: string | null, player: string): Meaning {
  if (hints?.asks === 'attack' && picked) {
    const action: Action = { attack: { with: picked, player } };
    return litBy(hints, picked).players.has(player) ? { kind: 'act', action } : { kind: 'why', action };
  }
  if (hints?.asks === 'use' && hints.offer?.players.includes(player)) return { kind: 'plan', player };
  return { kind: 'look' };
}

/** Returns what a press on a card in the player's hand means. */
export function cardMeans(hints: Hints | null, card: string): Meaning {
  const action: Action = { play: { card } };
  return litBy(hints, null).cards.has(card) ? { kind: 'act', action } : { kind: 'why', action };
}

/** Returns the attack with a figure if there is only one opponent to attack; otherwise null. */
export function onlyAttack(hints: Hints | null, picked: string | null): Part<'attack'> | null {
  const attacks = said(hints, 'attack').filter(({ attack }) => attack.with === picked);
  return attacks.length === 1 ? (attacks[0] ?? null) : null;
}

/**
 * Returns what it means if the player drops one of their figures on a player's side, or on the middle of the
 * table (null).
 */
export function dropMeans(hints: Hints | null, figure: string, player: string | null): Meaning {
  if (hints?.asks === 'attack') return player ? playerMeans(hints, figure, player) : { kind: 'look' };
  if (hints?.asks === 'defend' && player !== hints.seat) return figureMeans(hints, null, figure, hints.seat);
  return { kind: 'look' };
}

/** Returns the use of the Master Plan on the chosen players, in seat order; null if none is chosen. */
export function planOn(players: readonly string[], seats: readonly string[]): Action | null {
  const named = seats.filter((seat) => players.includes(seat));
  return named.length > 0 ? { use: { action: 'master-plan', players: named } } : null;
}

/** Returns the decision that declines the offered action; null if that is not legal. */
export function decline(hints: Hints | null): Action | null {
  return said(hints, 'decline')[0] ?? null;
}

/** Returns the decision that spends a guard; null if that is not legal. */
export function guard(hints: Hints | null): Action | null {
  return said(hints, 'guard')[0] ?? null;
}

/**
 * Returns the `data-anchor` of the piece beside which the refusal of a decision appears; null if there is
 * none.
 */
export function besideOf(action: Action): string | null {
  if ('attack' in action) return `army:${action.attack.player}`;
  if ('defend' in action) return `figure:${action.defend.with}`;
  if ('play' in action) return `card:${action.play.card}`;
  if ('use' in action) return action.use.on ? `figure:${action.use.on}` : null;
  if ('guard' in action) return `figure:${action.guard.for}`;
  return null;
}
