import { t } from '../../../texts';
import type { Hints, Mode, Setup, View } from '../types';
import { specialClause, stageClause } from './clauses';
import { listed } from '../../../parts/describe';
import { beaten, describeOutcome } from './outcome';
import { capital, ownedName, seatName, specialDoes, specialName, valueOf } from './names';

/** The prompt at the foot of the table. `text` says what to do, and `clause` is the rule to read about it. */
export interface Prompt {
  text: string;
  /** A second text: what the offered action does, or what the player should consider. */
  more: string;
  clause: string | null;
  /** Whether the viewer is to decide. */
  yours: boolean;
}

/**
 * What the viewer has picked but not decided yet: the figure that is to attack. `only` is its attack if there
 * is just one opponent to attack.
 */
export interface Chosen {
  picked: string | null;
  only: { attack: { player: string } } | null;
  /** Whether the screen is small, so that the prompt leaves out what the table shows. */
  small?: boolean;
}

/** The last turn in which the prompts also say what the player should consider. */
const EARLY = 6;

/** Returns the prompt for a viewer: what to decide, or which players the table waits for. */
export function promptOf(setup: Setup, view: View, hints: Hints | null, chosen: Chosen, mode: Mode): Prompt {
  // The status bar and the result say how the game ended, so the prompt is empty.
  if (view.over && mode !== 'replay') return { text: '', more: '', clause: null, yours: false };
  if (view.over) {
    const { winner, clause } = view.over;
    const text = winner ? t('pa-prompt-over', { seat: seatName(winner) }) : t('pa-prompt-over-nobody');
    return { text, more: '', clause, yours: false };
  }
  if (hints && mode === 'play') return asked(setup, view, hints, chosen);
  if (mode === 'replay') return { text: position(view), more: '', clause: null, yours: false };
  const text = waiting(setup, view);
  const own = view.seats.find(({ seat }) => seat === view.viewer);
  return {
    text: own && !own.in_game ? t('pa-wait-out', { rest: text }) : text,
    more: '',
    clause: null,
    yours: false,
  };
}

/** The id of the prompt's message, its arguments, and the second text. */
type Question = [id: string, args?: Record<string, string>, more?: string];

function asked(setup: Setup, view: View, hints: Hints, chosen: Chosen): Prompt {
  const [id, args = {}, more = ''] = question(setup, view, hints, chosen);
  const clause =
    hints.asks === 'use' && hints.offer
      ? specialClause(setup.edition, hints.offer.action)
      : stageClause(setup.edition, hints.asks);
  return { text: capital(t(id, args)), more, clause, yours: true };
}

function question(setup: Setup, view: View, hints: Hints, chosen: Chosen): Question {
  const battle = view.battle;
  const name = (figure: string | null | undefined): string =>
    figure ? ownedName(setup, figure, view.viewer) : '';
  switch (hints.asks) {
    case 'attack':
      return toAttack(setup, view, chosen, name(chosen.picked));
    case 'defend': {
      const power = t('pa-prompt-defend-power', { power: powerOf(view, battle?.attacking) });
      const first = chosen.small ? beaten(setup) : firstWords(setup, view);
      const rest = again(view) || (view.turns_taken === 0 ? first : filled(setup, view));
      const told = chosen.small ? rest || power : joined(power, rest);
      const more = isWeak(view) ? t('pa-prompt-weak', { fate: fateOf(setup) }) : told;
      return ['pa-prompt-defend', { figure: name(battle?.attacking) }, more];
    }
    case 'play': {
      const attacks = battle?.attacker === hints.seat;
      const [mine, enemy] = attacks
        ? [battle.attacking, battle.defending]
        : [battle?.defending, battle?.attacking];
      const totals = t(attacks ? 'pa-prompt-totals' : 'pa-prompt-totals-defend');
      return [
        attacks ? 'pa-prompt-play-attack' : 'pa-prompt-play-defend',
        { figure: name(mine), enemy: name(enemy) },
        comfort(setup, view, hints, attacks) || early(view, totals),
      ];
    }
    case 'guard':
      return [
        setup.edition === '2009' ? 'pa-prompt-guard-shield' : 'pa-prompt-guard-armor',
        { figure: name(battle?.hit) },
      ];
    case 'use':
      return hints.offer ? toUse(setup, hints.offer, name(battle?.attacking)) : ['pa-wait'];
  }
}

/**
 * Asks which figure attacks, or which opponent the picked figure attacks. `figure` is the name of that
 * figure.
 */
function toAttack(setup: Setup, view: View, { picked, only }: Chosen, figure: string): Question {
  if (picked) {
    const seat = only ? seatName(only.attack.player) : '';
    const message = only ? 'pa-prompt-attack-only' : 'pa-prompt-attack-picked';
    return [message, { figure, seat }];
  }
  const isFirstTurn = (view.turn?.number ?? 0) <= setup.seats.length;
  const more = isFirstTurn ? t('pa-prompt-actions') : early(view, t('pa-prompt-power', { fill: setup.fill }));
  return [view.turn?.extra ? 'pa-prompt-attack-extra' : 'pa-prompt-attack', {}, more];
}

/** Asks whether to use a special action of the attacker `figure`, and on what. */
function toUse(setup: Setup, { action, players, on }: NonNullable<Hints['offer']>, figure: string): Question {
  const needs = players.length > 0 ? '-players' : on.length > 0 ? '-on' : '';
  return [`pa-prompt-use${needs}`, { figure, action: specialName(action) }, specialDoes(setup, action)];
}

/** Returns a text in the first turns, and later an empty string. */
const early = ({ turn }: View, text: string): string => ((turn?.number ?? 0) <= EARLY ? text : '');

const joined = (...sentences: string[]): string => sentences.filter(Boolean).join(' ');

/** Returns the Power that a figure adds to its card: 0 for a wounded or face-down figure. */
function powerOf({ seats }: View, name: string | undefined): number {
  const figure = seats.flatMap(({ army }) => army).find((one) => one.figure === name);
  return !figure || figure.wounded || figure.face_down ? 0 : figure.power;
}

/** A hand whose best card has a lower chance than this, in thousandths, counts as poor. */
const POOR = 250;

/** Cards below this value make a hand weak, since they give no action and rarely win. */
const WEAK = 7;

/** Whether the viewer holds only low cards. */
function isWeak({ seats, viewer }: View): boolean {
  const hand = seats.find(({ seat }) => seat === viewer)?.hand ?? [];
  return hand.length > 0 && hand.every((card) => valueOf(card) < WEAK);
}

/** Says what losing does to any figure that the viewer may choose. */
function fateOf({ edition, options }: Setup): string {
  if (options.quick_game) return t('pa-fate-quick');
  return t(edition === '2009' ? 'pa-fate-2009' : 'pa-fate-revised');
}

/** Whether no card of the hand has a good chance. */
export const isPoor = ({ odds }: Hints): boolean => odds !== null && odds.every(({ wins }) => wins < POOR);

/** Returns advice if no card of the hand has a good chance; otherwise an empty text. */
function comfort(setup: Setup, view: View, hints: Hints, attacks: boolean): string {
  if (!isPoor(hints)) return '';
  const isHopeless = hints.odds?.every(({ wins }) => wins === 0);
  const hopeless = attacks ? 'pa-prompt-hopeless' : 'pa-prompt-hopeless-defend';
  const rest = attacks ? t('pa-prompt-refill', { fill: setup.fill }) : losing(setup, view);
  return joined(t(isHopeless ? hopeless : 'pa-prompt-poor'), rest);
}

/** Says what losing this battle does to the figure that defends for the viewer. */
function losing({ edition, options }: Setup, { battle, seats }: View): string {
  const figure = seats.flatMap(({ army }) => army).find((one) => one.figure === battle?.defending);
  if (!figure) return '';
  if (edition === '2009' && !options.quick_game)
    return t(figure.power > 1 ? 'pa-losing-power' : 'pa-losing-captured');
  return t(figure.wounded || options.quick_game ? 'pa-losing-captured' : 'pa-losing-wounded');
}

/** Says why an opponent attacks once more; empty in an ordinary turn. */
const again = ({ turn }: View): string =>
  turn?.extra ? t('pa-prompt-extra', { seat: seatName(turn.seat) }) : '';

/** Says who begins the game, and why; empty after the first turn. */
export function begins({ turn, turns_taken, viewer }: View): string {
  if (!turn || turns_taken > 0) return '';
  return turn.seat === viewer ? t('pa-begins-you') : t('pa-begins', { seat: seatName(turn.seat) });
}

/** Says in the first turn who begins, and what happens to a beaten defender. */
const firstWords = (setup: Setup, view: View): string => joined(begins(view), beaten(setup));

/** Says in the first turns why the attacker holds more cards than the viewer. */
const filled = ({ fill }: Setup, view: View): string =>
  view.turn ? early(view, t('pa-prompt-filled', { seat: seatName(view.turn.seat), fill })) : '';

/** Describes the position in the mode `replay`: in a replay, or after the end of a lesson. */
function position({ turn, battle }: View): string {
  if (battle?.sums && battle.won !== null) return describeOutcome(battle.sums, battle.won);
  return turn ? t('pa-log-turn', { turn: turn.number, seat: seatName(turn.seat) }) : '';
}

/** Says which players the table waits for, and for what. */
function waiting(setup: Setup, view: View): string {
  const { turn, battle } = view;
  if (!turn) return t('pa-wait');
  const figure = battle ? ownedName(setup, battle.hit ?? battle.attacking, view.viewer) : '';
  // The viewer has chosen already, or the table still shows what led to the choice.
  if (view.viewer && deciding(view).join() === view.viewer && turn.stage !== 'play') return result(battle);
  switch (turn.stage) {
    case 'attack':
      if (turn.extra) return t('pa-wait-attack-extra', { seat: seatName(turn.seat) });
      return (
        early(view, t('pa-wait-attack-filled', { seat: seatName(turn.seat), fill: setup.fill })) ||
        t('pa-wait-attack', { seat: seatName(turn.seat) })
      );
    case 'defend':
      return battle ? t('pa-wait-defend', { seat: seatName(battle.defender), figure }) : t('pa-wait');
    case 'play': {
      const left = choosing(view);
      if (left.length === 0) return result(battle);
      if (view.viewer && battle?.laid.includes(view.viewer) && left[0])
        return t('pa-prompt-laid', { seat: seatName(left[0]) });
      const others = left.filter((seat) => seat !== view.viewer);
      const seats = listed(others.map(seatName));
      if (others.length < left.length) return t(seats ? 'pa-wait-play-both' : 'pa-wait-play-you', { seats });
      return t(left.length === 1 ? 'pa-wait-play-one' : 'pa-wait-play', { seats });
    }
    case 'use':
      if (!battle?.action) return result(battle);
      return t('pa-wait-use', { seat: seatName(turn.seat), action: specialName(battle.action) });
    case 'guard':
      if (!battle?.hit) return result(battle);
      return t('pa-wait-guard', { seat: seatName(battle?.defender ?? turn.seat), figure });
  }
}

/** Says how the shown battle ended; before its end, that the table goes on by itself. */
const result = (battle: View['battle']): string =>
  battle?.sums && battle.won !== null ? describeOutcome(battle.sums, battle.won) : t('pa-wait-on');

/** Returns the seats that still have to choose a card. */
export function choosing(view: View): string[] {
  const battle = view.battle;
  if (!battle || battle.sums) return [];
  return [battle.attacker, battle.defender].filter(
    (seat) => !battle.laid.includes(seat) && !battle.without_card.includes(seat),
  );
}

/** Returns the seats for which the table waits. */
export function deciding(view: View): string[] {
  const { turn, battle } = view;
  if (!turn || view.over) return [];
  if (turn.stage === 'play') return choosing(view);
  return turn.stage === 'defend' || turn.stage === 'guard' ? [battle?.defender ?? turn.seat] : [turn.seat];
}
