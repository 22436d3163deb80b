import { t } from '../../../texts';
import { seatName } from '../../../parts/seats';
import type { Hints, Mode, Setup, View } from '../types';
import { listed } from '../../../parts/describe';
import { describeSpecial } from './ability';
import { beginsClause, describeBegins } from './begins';
import { brief } from './measures';
import { cardOf, figureName } from './names';
import { shownBy } from './star';

/**
 * The prompt above the buttons. `yours` says whether the player is to act; `clause` is the id of the rule
 * that explains what to do.
 */
export type Prompt = { text: string; yours: boolean; clause: string | null };

/** What the prompt says about the player's drafts and aims. */
export type Making = {
  measuring: boolean;
  aiming: boolean;
  /** Whether the camera stands behind the figure that aims. */
  behind: boolean;
  /** What the shot promises, in words; empty if that is not known. */
  promise: string;
  /** Whether the numbers of the aim are left out. */
  hidesNumbers: boolean;
  /** Where the weapon points, in words; empty without an aim. */
  points: string;
  /** How far beside the target the random error may carry the shot, in words; empty if it is 0. */
  shakes: string;
  /** What the line of the weapon meets, in words; null until the server has answered. */
  line: string | null;
  /** The reach of the selected figure's hand weapon in words, if no enemy is within it; otherwise null. */
  tooFar: string | null;
  /** Whether the player is asked to confirm an attack that can reach nobody, or that meets an own figure. */
  warned: boolean;
  /** The figure of the same side that the line meets first, in words; empty if there is none. */
  own: string;
  /** The other figures of the same side that the attack may hit, in words; empty if there are none. */
  near: string;
  /** How far the selected figure may still roll after its drafted move, in words; null without a draft. */
  rest: string | null;
  /**
   * Which enemies the selected figure could attack from the end of its draft, or else from its place, in
   * words.
   */
  faces: string;
  /**
   * Whether the selected figure faces away from every enemy, at the end of its draft or else at its place.
   */
  isAway: boolean;
  /**
   * The figures that could still attack but face away from every enemy, in words; empty if there are none.
   */
  away: string;
  /** The selected figure, in words; empty if none is selected. */
  figure: string;
  /** The enemy that the player tapped before choosing an own figure, in words; empty if there is none. */
  enemy: string;
  /** Whether the player dragged after that tap, as if to aim. */
  dragged: boolean;
  /** The limit of the selected figure's move, in tix. */
  tix: number;
  /** What the rules let the selected figure do now, such as `move` or `attack`. */
  can: readonly string[];
  /** Whether a lesson or a puzzle says what to do. */
  taught: boolean;
  /** What numbers and stars at the figures mean, in words; null after the first move of the seat. */
  signs: string | null;
  /** How many figures have not moved, if the player is asked to confirm the end of the turn; otherwise 0. */
  unmoved: number;
  /** Who began the game, and why, in words; empty after the first turn. */
  begins: string;
  /** What the last attack of this turn or of the turn before did, in words; empty if there was none. */
  last: string;
  /** Whether the table is still playing events, so that the view is older than the game. */
  told: boolean;
};

const clauses = {
  side: 'AT-FFA-03',
  place: 'AT-R-08',
  special: 'AT-R-31',
  'free-move': 'AT-R-39',
  'free-attack': 'AT-R-39',
  volley: 'AT-R-19',
  call: 'AT-R-64',
} as const;

/** Returns whether the seat has a figure that may still attack in this turn. */
export const mayStrike = ({ figures }: Hints): boolean =>
  figures.some(({ can }) => can.includes('attack') || can.includes('section'));

/** Returns how many attacks the seat at turn can still make: each figure attacks once. AT-R-15 */
export function attacksLeft({ turn, figures }: View): number {
  if (!turn) return 0;
  const fresh = figures.filter(
    ({ id, controller, zone }) =>
      controller === turn.active && zone === 'in-play' && !turn.attacked.includes(id),
  );
  return Math.min(turn.attacks, fresh.length);
}

/**
 * Says what the numbers and stars at the figures mean. It is short, because it lies over the player's own
 * figures on a phone. Null once the seat has moved a figure, or has had a turn. AT-COVER-02
 */
export function newSigns(setup: Setup, { turn, seats, figures }: View, hints: Hints | null): string | null {
  if (hints === null || !turn || turn.number > seats.length || turn.moved.length > 0) return null;
  const shown = figures.filter(({ zone }) => zone === 'in-play');
  const hasCover = setup.terrain.some(({ descriptors }) => descriptors.includes('cover'));
  return [
    t('at-sign-number', { cm: brief(setup.table.tix / 10_000) }),
    ...(shown.some((figure) => isStarred(setup, figure)) ? [t('at-sign-star')] : []),
    ...(hasCover ? [t('at-sign-red')] : []),
  ].join(' ');
}

/** Returns whether the number at a figure has a star on the table. */
const isStarred = (setup: Setup, figure: View['figures'][number]): boolean =>
  shownBy(cardOf(setup, figure.id), figure)?.endsWith('*') ?? false;

/** Returns how many figures the seat that is to act may still move in this turn. */
export const yetToMove = ({ figures }: Hints, { turn }: View): number =>
  figures.filter(({ figure, can }) => can.includes('move') && !turn?.moved.includes(figure)).length;

/** Returns the prompt: who won, what the player is to do, or which players the table waits for. */
export function promptOf(setup: Setup, view: View, hints: Hints | null, mode: Mode, making: Making): Prompt {
  if (view.over) {
    const { winners, clause } = view.over;
    return {
      text:
        winners.length > 0
          ? t('at-prompt-won', { seats: listed(winners.map(seatName)) })
          : t('at-prompt-draw'),
      yours: false,
      clause,
    };
  }
  if (making.measuring) return { text: t('at-prompt-measure'), yours: false, clause: null };
  if (making.taught && mode === 'replay')
    return { text: `${making.last} ${t('at-prompt-taught')}`.trim(), yours: false, clause: null };
  if (!hints?.asks || mode !== 'play')
    return making.told && isAsked(view)
      ? { text: t('at-prompt-told'), yours: false, clause: null }
      : waits(setup, view, making);
  if (hints.asks === 'turn')
    return {
      text: lastStanding(setup, view, hints)
        ? t(making.taught ? 'at-prompt-last-standing' : 'at-prompt-won-soon')
        : inTurn(hints, view, making),
      yours: true,
      clause: hints.step === 'move' ? 'AT-TURN-02' : 'AT-TURN-03',
    };
  return { text: asked(setup, hints, view, making), yours: true, clause: clauses[hints.asks] };
}

/**
 * Returns whether the seat's side wins by ending the turn: it is in the step of attacks, and no figure of
 * another side stands. AT-VICT-01
 */
export function lastStanding({ seats }: Setup, view: View, { seat, step }: Hints): boolean {
  const team = seats.find(({ id }) => id === seat)?.team;
  const others = seats.filter((one) => one.team !== team).map(({ id }) => id);
  return (
    step === 'attack' &&
    view.seats.filter(({ id }) => others.includes(id)).every(({ standing }) => standing === 0) &&
    view.seats.some(({ id, standing }) => !others.includes(id) && standing > 0)
  );
}

function inTurn(hints: Hints, view: View, making: Making): string {
  if (hints.step === 'move') {
    if (making.unmoved > 0) return t('at-prompt-unmoved', { count: making.unmoved });
    if (making.rest !== null) return drafted(making, making.rest);
    if (hints.may_end_moves && yetToMove(hints, view) === 0)
      return withAway(t('at-prompt-moves-done'), making);
    if (making.can.includes('move')) {
      const { figure, tix, isAway } = making;
      const away = isAway ? t('at-faces-away-here') : '';
      return `${making.last} ${t('at-prompt-move-figure', { figure, tix })} ${away}`.trim();
    }
    return making.signs === null
      ? `${making.last} ${withAway(t('at-prompt-move'), making)}`.trim()
      : `${making.begins} ${t('at-prompt-move-first')} ${making.signs}`.trim();
  }
  const attacks = attacksLeft(view);
  if (making.aiming) return aim(making);
  return `${making.last} ${toAttack(hints, making, attacks)}`.trim();
}

/** Says what to do in the step of attacks while no weapon is aimed. */
function toAttack(hints: Hints, making: Making, attacks: number): string {
  const { tooFar, can, isAway, figure, enemy, dragged } = making;
  if (attacks === 0) return t('at-prompt-attacks-done');
  if (!mayStrike(hints)) return t('at-prompt-nobody-strikes');
  if (enemy) return t(dragged ? 'at-prompt-own-first-dragged' : 'at-prompt-own-first', { enemy });
  if (tooFar !== null) return t('at-prompt-too-far', { reach: tooFar });
  if (isAway && can.includes('attack') && !can.includes('turn-base')) return t('at-prompt-away', { figure });
  return can.includes('attack') || can.includes('section')
    ? t('at-prompt-target')
    : withAway(t('at-prompt-attack', { attacks }), making);
}

/** Adds to a prompt which figures face away from every enemy. */
const withAway = (text: string, { away }: Making): string =>
  away === '' ? text : `${text} ${t('at-away', { figures: away })}`;

function asked(setup: Setup, hints: Hints, view: View, making: Making): string {
  const figure = view.waiting.figure === null ? '' : figureName(setup, view.waiting.figure);
  switch (hints.asks) {
    case 'side':
      return t('at-prompt-side');
    case 'place':
      if (waitsInPool(hints, view))
        return t(making.can.includes('place') ? 'at-prompt-place-figure' : 'at-prompt-place');
      return isUneven(setup, view)
        ? `${t('at-prompt-placed')} ${t('at-prompt-uneven')}`
        : t('at-prompt-placed');
    case 'special':
      return t('at-prompt-special', {
        figure,
        does: hints.special ? describeSpecial(setup, hints.special) : '',
      }).trim();
    case 'free-move':
      return t('at-prompt-free-move', { figure });
    case 'free-attack':
      return freely(making, figure);
    case 'volley':
      return t('at-prompt-volley', { figure, left: view.turn?.volley?.left ?? 0 });
    case 'call':
      return t('at-prompt-call', {
        seat: view.dispute ? seatName(view.dispute.by) : '',
        about: view.dispute?.about ?? '',
      });
    default:
      return '';
  }
}

/**
 * Says what the shot promises, how to aim, where the weapon points, how far the shot may go astray, and what
 * the line meets. AT-R-65
 */
function aim(making: Making): string {
  const { behind, promise, hidesNumbers, points, line, shakes, tooFar, warned, own, near } = making;
  if (warned && own !== '') return t('at-prompt-own-ask', { figure: own });
  if (tooFar !== null) return t(warned ? 'at-prompt-too-far-ask' : 'at-prompt-too-far', { reach: tooFar });
  return [
    promise,
    near === '' ? '' : t('at-prompt-own-near', { figures: near }),
    t(behind ? 'at-prompt-aim-behind' : 'at-prompt-aim'),
    ...(hidesNumbers ? [] : [t('at-prompt-points', { aim: points }), shakes, line ?? '']),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const drafted = ({ faces }: Making, rest: string): string =>
  [t('at-prompt-move-drafted'), rest, faces].filter((part) => part !== '').join(' ');

/** Returns the prompt of a free attack. A figure that `can` move may do so before it attacks. AT-R-39 */
function freely(making: Making, figure: string): string {
  const { aiming, rest, can } = making;
  if (aiming) return aim(making);
  if (rest !== null) return drafted(making, rest);
  return t(can.includes('move') ? 'at-prompt-free-attack-move-first' : 'at-prompt-free-attack', { figure });
}

/** Returns whether the sides of a duel have figures worth the same points, but not equally many figures. */
function isUneven(setup: Setup, { seats, figures }: View): boolean {
  const [one, other] = seats.map(({ id }) =>
    figures.flatMap(({ id: figure, controller, zone }) =>
      controller === id && zone !== 'backup' ? [cardOf(setup, figure)?.points ?? 0] : [],
    ),
  );
  const sum = (points: readonly number[]): number => points.reduce((all, each) => all + each, 0);
  return seats.length === 2 && !!one && !!other && sum(one) === sum(other) && one.length !== other.length;
}

/** Returns whether the seat still has a figure to place. */
const waitsInPool = (hints: Hints, view: View): boolean =>
  view.figures.some(({ controller, zone }) => controller === hints.seat && zone === 'pool');

/**
 * Returns whether the view says that its viewer is to act. While events are being played, the view is older
 * than the game.
 */
const isAsked = ({ viewer, waiting }: View): boolean => viewer !== null && waiting.seats.includes(viewer);

/**
 * Says which players the table waits for, and for what; empty if it waits for none. Says first what the last
 * attack did, unless the next one is on show. In the first turn it also says why that player began.
 */
function waits(setup: Setup, view: View, { taught, last, told }: Making): Prompt {
  const { seats, for: what } = view.waiting;
  if (seats.length === 0 || what === null) return { text: '', yours: false, clause: null };
  const begins = taught ? '' : describeBegins(setup, view);
  return {
    text: [told ? '' : last, t(`at-waits-${what}`, { names: listed(seats.map(seatName)) }), begins]
      .filter((part) => part !== '')
      .join(' '),
    yours: false,
    clause: begins === '' ? null : beginsClause(setup),
  };
}
