import { t } from '../../../texts';
import type { TableMode } from '../../../contract';
import { pieceOf } from '../board/shown';
import type { Pick } from '../play/choose';
import type { Effect, Hints, View } from '../types';
import { effectClause } from './clauses';
import { effectName, seatName } from './names';

/**
 * What the prompt says. Outside replays it says neither whose turn it is nor who has won, because the status
 * line of the page says both.
 */
export interface Prompt {
  text: string;
  /** The effect that this viewer is asked about. */
  effect: Effect | null;
  clause: string | null;
  /** Whether the game waits for a decision of this viewer. */
  yours: boolean;
}

/** A prompt that only informs the viewer, and asks for no decision. */
export const said = (text: string, clause: string | null = null): Prompt => ({
  text,
  effect: null,
  clause,
  yours: false,
});

/**
 * The prompt for a viewer now: what to decide, or whom the table waits for. `lit` is the number of places
 * that the player may choose now.
 */
export function promptOf(
  view: View,
  hints: Hints | null,
  pick: Pick | null,
  lit: number,
  mode: TableMode,
): Prompt {
  if (view.over) {
    if (mode !== 'replay') return said('');
    return said(
      t('tb-turn-over-won', { seat: view.over.winner ? seatName(view.over.winner) : '' }),
      view.over.clause,
    );
  }
  if (!hints) {
    const seat = view.to_move ? seatName(view.to_move) : '';
    const asks = view.play?.asks;
    if (asks) return said(t('tb-turn-other-asks', { seat, effect: effectName(asks) }), effectClause[asks]);
    if (mode === 'replay') return said(t('tb-turn-replay', { seat, turn: view.turns_taken + 1 }));
    return said('');
  }
  if (hints.asks) return { ...asked(hints.asks, pick), yours: true };
  return { text: turn(view, hints, pick, lit), effect: null, clause: null, yours: true };
}

function asked(effect: Effect, pick: Pick | null): Prompt {
  const clause = effectClause[effect];
  if (effect === 'jungle' && pick?.kind === 'from')
    return { text: t('tb-ask-jungle-to'), effect, clause, yours: true };
  if (effect === 'capn' && pick?.kind === 'troop') {
    return {
      text: t('tb-ask-capn-picked', { troop: t(`tb-troop-${pick.troop}`) }),
      effect,
      clause,
      yours: true,
    };
  }
  return { text: t(`tb-ask-${effect}`), effect, clause, yours: true };
}

function turn(view: View, hints: Hints, pick: Pick | null, lit: number): string {
  if (pick?.kind === 'troop') {
    const troop = t(`tb-troop-${pick.troop}`);
    return lit > 0 ? t('tb-turn-picked', { troop, count: lit }) : t('tb-turn-picked-none', { troop });
  }
  const draws = hints.actions.some((action) => 'draw' in action);
  const places = hints.actions.some((action) => 'place' in action);
  if (draws && places) return t(hasPlaced(view) ? 'tb-turn-yours' : 'tb-turn-first');
  if (places) return t('tb-turn-place');
  return t(view.seats[hints.seat].rack_size === 0 ? 'tb-turn-empty' : 'tb-turn-draw');
}

/** Whether the viewer has a Troop on a base, even if other Troops cover that Troop. */
export const hasPlaced = ({ viewer, bases }: View): boolean =>
  Object.values(bases).some((stack) => stack.some((token) => pieceOf(token).seat === viewer));
