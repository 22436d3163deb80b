import { t } from '../../../texts';
import type { Hints, Mode, Setup, View } from '../types';
import { specialClause, stageClause } from './clauses';
import { listed } from '../../../parts/describe';
import { beaten, describeOutcome } from './outcome';
import { capital, figureName, ownedName, seatName, specialDoes, specialName } from './names';

/** The text of the prompt at the foot of the table. */
export interface Prompt {
  text: string;
  /** What the offered action does, or what the choice depends on. */
  more: string;
  clause: string | null;
  /** Whether this viewer is asked to decide. */
  yours: boolean;
}

/**
 * What the viewer has picked but not decided yet: the figure that is to attack, and its attack if there is
 * only one opponent to attack.
 */
export interface Chosen {
  picked: string | null;
  only: { attack: { player: string } } | null;
}

/** The number of turns during which the prompts also say what a choice depends on. */
const EARLY = 6;

/** The sentence for a viewer now: what to decide, or whom the table waits for. */
export function promptOf(setup: Setup, view: View, hints: Hints | null, chosen: Chosen, mode: Mode): Prompt {
  // The status bar and the result already say how the game ended.
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

function asked(setup: Setup, view: View, hints: Hints, { picked, only }: Chosen): Prompt {
  const clause = stageClause(setup.edition, hints.asks);
  const say = (id: string, args: Record<string, string> = {}, more = ''): Prompt => ({
    text: capital(t(id, args)),
    more,
    clause,
    yours: true,
  });
  const battle = view.battle;
  const number = view.turn?.number ?? 0;
  const early = (text: string): string => (number <= EARLY ? text : '');
  const name = (figure: string | null | undefined): string =>
    figure ? ownedName(setup, figure, view.viewer) : '';
  switch (hints.asks) {
    case 'attack':
      if (picked)
        return say(only ? 'pa-prompt-attack-only' : 'pa-prompt-attack-picked', {
          figure: name(picked),
          seat: only ? seatName(only.attack.player) : '',
        });
      return say(
        view.turn?.extra ? 'pa-prompt-attack-extra' : 'pa-prompt-attack',
        {},
        number <= setup.seats.length
          ? t('pa-prompt-actions')
          : early(t('pa-prompt-power', { fill: setup.fill })),
      );
    case 'defend':
      return say(
        'pa-prompt-defend',
        { figure: name(battle?.attacking) },
        [
          t('pa-prompt-defend-power', { power: powerOf(view, battle?.attacking) }),
          again(view) || [begins(view), early(beaten(setup))].filter(Boolean).join(' '),
        ]
          .filter(Boolean)
          .join(' '),
      );
    case 'play': {
      const attacks = battle?.attacker === hints.seat;
      const [mine, enemy] = attacks
        ? [battle.attacking, battle.defending]
        : [battle?.defending, battle?.attacking];
      return say(
        attacks ? 'pa-prompt-play-attack' : 'pa-prompt-play-defend',
        { figure: name(mine), enemy: name(enemy) },
        comfort(setup, hints, attacks) || early(t(attacks ? 'pa-prompt-totals' : 'pa-prompt-totals-defend')),
      );
    }
    case 'guard':
      return say(setup.edition === '2009' ? 'pa-prompt-guard-shield' : 'pa-prompt-guard-armor', {
        figure: name(battle?.hit),
      });
    case 'use': {
      const offer = hints.offer;
      if (!offer) return say('pa-wait');
      const id =
        offer.players.length > 0
          ? 'pa-prompt-use-players'
          : offer.on.length > 0
            ? 'pa-prompt-use-on'
            : 'pa-prompt-use';
      const args = { figure: name(battle?.attacking), action: specialName(offer.action) };
      return {
        ...say(id, args, specialDoes(setup, offer.action)),
        clause: specialClause(setup.edition, offer.action),
      };
    }
  }
}

/** What a figure adds to its card, as far as its own state tells. */
function powerOf({ seats }: View, name: string | undefined): number {
  const figure = seats.flatMap(({ army }) => army).find((one) => one.figure === name);
  return !figure || figure.wounded || figure.face_down ? 0 : figure.power;
}

/** Below this chance, in thousandths, the best card of a hand is poor. */
const POOR = 250;

/** What to do if no card of the hand has a good chance; empty if one has. */
function comfort({ fill }: Setup, { odds }: Hints, attacks: boolean): string {
  const best = Math.max(0, ...(odds ?? []).map(({ wins }) => wins));
  if (!odds || best >= POOR) return '';
  const hopeless = attacks ? 'pa-prompt-hopeless' : 'pa-prompt-hopeless-defend';
  return `${t(best === 0 ? hopeless : 'pa-prompt-poor')} ${t('pa-prompt-refill', { fill })}`;
}

/** Why an opponent attacks once more; empty in an ordinary turn. */
const again = ({ turn }: View): string =>
  turn?.extra ? t('pa-prompt-extra', { seat: seatName(turn.seat) }) : '';

/** Who begins the game, and why; empty after the first turn. */
export function begins({ turn, turns_taken, viewer }: View): string {
  if (!turn || turns_taken > 0) return '';
  return turn.seat === viewer ? t('pa-begins-you') : t('pa-begins', { seat: seatName(turn.seat) });
}

/** Describes the position in the mode `replay`: in a replay, or after the end of a lesson. */
function position({ turn, battle }: View): string {
  if (battle?.sums && battle.won !== null) return describeOutcome(battle.sums, battle.won);
  return turn ? t('pa-log-turn', { turn: turn.number, seat: seatName(turn.seat) }) : '';
}

/** Whom the table waits for, and for what. */
function waiting(setup: Setup, view: View): string {
  const { turn, battle } = view;
  if (!turn) return t('pa-wait');
  const figure = battle ? figureName(setup, battle.hit ?? battle.attacking) : '';
  switch (turn.stage) {
    case 'attack':
      return t(turn.extra ? 'pa-wait-attack-extra' : 'pa-wait-attack', { seat: seatName(turn.seat) });
    case 'defend':
      return battle ? t('pa-wait-defend', { seat: seatName(battle.defender), figure }) : t('pa-wait');
    case 'play': {
      const left = choosing(view);
      if (left.length === 0)
        return battle?.sums && battle.won !== null ? describeOutcome(battle.sums, battle.won) : t('pa-wait');
      if (view.viewer && battle?.laid.includes(view.viewer) && left[0])
        return t('pa-prompt-laid', { seat: seatName(left[0]) });
      const others = left.filter((seat) => seat !== view.viewer);
      const seats = listed(others.map(seatName));
      if (others.length < left.length) return t(seats ? 'pa-wait-play-both' : 'pa-wait-play-you', { seats });
      return t(left.length === 1 ? 'pa-wait-play-one' : 'pa-wait-play', { seats });
    }
    case 'use':
      return t('pa-wait-use', {
        seat: seatName(turn.seat),
        action: battle?.action ? specialName(battle.action) : '',
      });
    case 'guard':
      return t('pa-wait-guard', { seat: seatName(battle?.defender ?? turn.seat), figure });
  }
}

/** The players who still have to choose a card. */
export function choosing(view: View): string[] {
  const battle = view.battle;
  if (!battle || battle.sums) return [];
  return [battle.attacker, battle.defender].filter(
    (seat) => !battle.laid.includes(seat) && !battle.without_card.includes(seat),
  );
}

/** The seats that the table waits for. */
export function deciding(view: View): string[] {
  const { turn, battle } = view;
  if (!turn || view.over) return [];
  if (turn.stage === 'play') return choosing(view);
  return turn.stage === 'defend' || turn.stage === 'guard' ? [battle?.defender ?? turn.seat] : [turn.seat];
}
