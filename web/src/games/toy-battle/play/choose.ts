import type { Action, Effect, Hints, Place, Troop } from '../types';

/** What the player has picked: a Troop of the rack with its slot, or the place of a Troop to move. */
export type Pick = { kind: 'troop'; troop: Troop; slot: number } | { kind: 'from'; place: Place };

/** Effects that are answered with a plain yes or no. */
const yesEffects = ['skully', 'star', 'xb42', 'clouds'] as const;

/**
 * Lists every decision of the hints by itself. The server groups decisions that differ only in a Troop or a
 * place.
 */
export function listed(hints: Hints | null): Hints | null {
  if (!hints?.each) return hints;
  const together = hints.each.flatMap((each): Action[] => {
    const { troop, on } = 'place' in each ? each.place : each.capn;
    return troop.flatMap((troop) =>
      on.map((on) => ('place' in each ? { place: { troop, on } } : { capn: { troop, on } })),
    );
  });
  const { each: _, ...rest } = hints;
  return { ...rest, actions: [...hints.actions, ...together] };
}

/** The Troops that may be placed now. */
export function pickable(hints: Hints | null): Set<Troop> {
  const troops = new Set<Troop>();
  for (const action of hints?.actions ?? []) {
    if ('place' in action) troops.add(action.place.troop);
    if ('capn' in action) troops.add(action.capn.troop);
  }
  return troops;
}

/** The Troops of the discard pile that may return to the rack now. */
export function returnable(hints: Hints | null): Troop[] {
  return (hints?.actions ?? []).flatMap((action) => ('cemetery' in action ? [action.cemetery.return] : []));
}

/**
 * The legal targets, each with the action that a click means. `step` means that the player has to choose a
 * second place.
 */
export function targets(hints: Hints | null, pick: Pick | null): Map<Place, Action | 'step'> {
  const map = new Map<Place, Action | 'step'>();
  for (const action of hints?.actions ?? []) {
    if ('place' in action && pick?.kind === 'troop' && action.place.troop === pick.troop)
      map.set(action.place.on, action);
    else if ('capn' in action && pick?.kind === 'troop' && action.capn.troop === pick.troop)
      map.set(action.capn.on, action);
    else if ('jumbo' in action) map.set(action.jumbo.discard, action);
    else if ('castle' in action) map.set(action.castle.take_back, action);
    else if ('jungle' in action && pick?.kind !== 'from') map.set(action.jungle.move, 'step');
    else if ('jungle' in action && pick?.kind === 'from' && action.jungle.move === pick.place)
      map.set(action.jungle.to, action);
  }
  return map;
}

/**
 * The action that a player means by a place that is no legal target. The server is asked why this action is
 * not legal. Null if neither the pick nor the effect tells what the player means.
 */
export function wish(asks: Effect | undefined, pick: Pick | null, place: Place): Action | null {
  if (pick?.kind === 'from') return { jungle: { move: pick.place, to: place } };
  if (pick?.kind === 'troop') {
    return asks === 'capn'
      ? { capn: { troop: pick.troop, on: place } }
      : { place: { troop: pick.troop, on: place } };
  }
  if (asks === 'jumbo') return { jumbo: { discard: place } };
  if (asks === 'castle') return { castle: { take_back: place } };
  return null;
}

/** The action that says yes to an effect; null if no effect waits for yes or no. */
export function yes(hints: Hints | null): Action | null {
  return hints?.actions.find((action) => yesEffects.some((effect) => effect in action)) ?? null;
}

/** The action that declines the effect that the hints ask about; null if there is no such effect. */
export function decline(hints: Hints | null): Action | null {
  return hints?.actions.find((action) => 'decline' in action) ?? null;
}

/** The action that draws instead of placing a Troop; null if drawing is not legal. */
export function draw(hints: Hints | null): Action | null {
  return hints?.actions.find((action) => 'draw' in action) ?? null;
}

/** The place that an action is about, beside which a refusal is shown. Null for an action without a place. */
export function placeOf(action: Action): Place | null {
  if ('place' in action) return action.place.on;
  if ('capn' in action) return action.capn.on;
  if ('jumbo' in action) return action.jumbo.discard;
  if ('castle' in action) return action.castle.take_back;
  if ('jungle' in action) return action.jungle.to;
  return null;
}
