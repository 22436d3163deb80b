import type { Answer } from '../../../parts/answers';
import { t } from '../../../texts';
import { seekable, seekClear } from '../orders/clear-aim';
import { isHintedMove } from '../orders/hinted';
import { lengthOf } from '../orders/moving.svelte';
import type { Orders } from '../orders/orders.svelte';
import { prospectOf } from '../orders/prospect';
import { inTix } from '../describe/measures';
import { nearestEnemy, facesAway } from '../describe/facing';
import { figureName, thingName } from '../describe/names';
import { attacksLeft, lastStanding, mayStrike, yetToMove } from '../describe/prompt';
import type { Action, Edge, Hints, Setup, View } from '../types';

type Says = (key: string, text: string, letter: string, action: Action, main?: boolean) => Answer;

/**
 * Returns the answers that have buttons now, such as to send a draft or to end a step. `taught` says that a
 * lesson tells the player what to do: no button that ends a step is then drawn as the main one.
 */
export function answersOf(
  orders: Orders,
  setup: Setup,
  hints: Hints | null,
  view: View,
  taught = false,
): Answer[] {
  if (!hints) return [];
  const says: Says = (key, text, letter, action, main = false) => ({
    key,
    text,
    letter,
    main,
    say: () => orders.table.act(action),
  });
  switch (hints.asks) {
    case 'side':
      return hints.sides.map((side) =>
        says(`side-${side}`, t(`at-side-${side}`), letters[side], { choose_side: { side } }),
      );
    case 'place':
      return placing(orders, says);
    case 'turn':
      if (isEnding(orders, hints, view)) return leaving(orders, says);
      if (isAskedOwn(orders)) return doing(orders, setup);
      return [
        ...doing(orders, setup),
        ...turning(orders, setup, view),
        ...ending(orders, setup, hints, view, says).map((one) =>
          taught ? { ...one, main: false } : asking(one, orders, hints, view),
        ),
      ];
    case 'special':
      return special(orders, hints);
    case 'free-move':
    case 'free-attack':
      return [
        ...doing(orders, setup),
        ...(hints.may_pass ? [says('pass', t('at-pass'), 'U', { pass: {} })] : []),
      ];
    case 'volley':
      return volley(hints, view, says);
    case 'call':
      return [
        {
          ...says('call-red', t('at-call-red'), 'G', { call: { colour: 'red' } }, true),
          points: ['colour-red'],
        },
        {
          ...says('call-white', t('at-call-white'), 'U', { call: { colour: 'white' } }, true),
          points: ['colour-white'],
        },
      ];
    default:
      return [];
  }
}

const letters: Readonly<Record<Edge, string>> = { south: 'S', west: 'W', north: 'N', east: 'E' };

function placing(orders: Orders, says: Says): Answer[] {
  const waiting = orders.placing.unplaced();
  const { wish } = orders.placing;
  const here: Answer[] = wish
    ? [
        {
          key: 'place',
          text: t('at-place-here'),
          letter: 'G',
          main: waiting.length > 0,
          say: () => void orders.placing.keep(),
        },
      ]
    : [];
  const all: Answer[] =
    waiting.length > 0
      ? [
          {
            key: 'place-all',
            text: t('at-place-all', { count: waiting.length }),
            letter: 'A',
            main: wish === null,
            say: () => orders.placing.all(),
          },
        ]
      : [];
  const ready = waiting.length === 0 ? [says('ready', t('at-ready'), 'U', { ready: {} }, true)] : [];
  return [...here, ...all, ...ready];
}

/**
 * Returns the buttons that send what the player has prepared for the selected figure: a move or an attack.
 */
function doing(orders: Orders, setup: Setup): Answer[] {
  const { lead, moving, aiming } = orders;
  if (lead === null) return [];
  const draft = moving.of(lead);
  if (draft && orders.can(lead, 'move')) {
    return [
      {
        key: 'move',
        points: isHintedMove(orders) ? ['move-hinted'] : [],
        text: t('at-give-move', { tix: Number(inTix(setup, lengthOf(draft))) }),
        letter: 'G',
        main: draft.answer?.legal !== false,
        say: () => moving.give(lead),
      },
    ];
  }
  const target = aiming.chosen === null ? null : aiming.target(aiming.chosen);
  if (target?.what === 'section' && orders.can(lead, 'section')) {
    return [
      {
        key: 'section',
        points: ['attack-section'],
        text: t('at-attack-section'),
        letter: 'G',
        main: true,
        say: () => orders.table.act({ attack_section: { figure: lead, section: target.id } }),
      },
    ];
  }
  const follow: Answer[] =
    aiming.advised && !aiming.isAdvised
      ? [
          {
            key: 'aim-hinted',
            text: t('at-aim-hinted'),
            letter: '',
            main: aiming.aim === null,
            say: () => aiming.follow(),
          },
        ]
      : [];
  const seek: Answer[] =
    seekable(orders) !== null && orders.can(lead, 'attack')
      ? [
          {
            key: 'clear-aim',
            text: t('at-clear-aim'),
            letter: '',
            main: true,
            say: () => void seekClear(orders),
          },
        ]
      : [];
  if (isAskedOwn(orders)) return firing(orders, setup, lead, false);
  if (aiming.aim && orders.can(lead, 'attack'))
    return [...follow, ...seek, ...firing(orders, setup, lead, seek.length > 0)];
  return follow;
}

/**
 * Returns a button that turns the selected figure to the nearest enemy, if the figure faces away from all
 * enemies.
 */
function turning(orders: Orders, setup: Setup, view: View): Answer[] {
  const { lead, moving } = orders;
  const pose = orders.can(lead, 'move') && lead !== null ? moving.end(lead) : null;
  const enemy = lead !== null && pose ? nearestEnemy(setup, view, lead, pose) : null;
  if (lead === null || !pose || !enemy || !facesAway(setup, view, lead, pose)) return [];
  return [
    {
      key: 'face',
      text: t('at-face', { target: thingName(setup, enemy.id) }),
      letter: '',
      main: false,
      say: () => moving.face(lead, enemy.heading),
    },
  ];
}

/** Returns whether a shot would meet terrain, a figure of the same side, or nobody. */
function isWasted(orders: Orders): boolean {
  const prospect = orders.aiming.line?.sweep ? null : prospectOf(orders);
  return orders.hitsOwn !== null || prospect === 'blocked' || prospect === 'misses';
}

/** Returns whether the player is asked to confirm an attack whose line meets a figure of the same side. */
const isAskedOwn = ({ aiming, hitsOwn }: Orders): boolean => hitsOwn !== null && aiming.warned;

/**
 * Returns the buttons of an attack whose line meets a figure of the same side. It must be confirmed with a
 * second press. Its button stands last, where no other attack has its button, and a harmless one before it.
 */
function firingAtOwn({ aiming }: Orders, setup: Setup, own: string, fire: Answer, leave: Answer): Answer[] {
  const figure = figureName(setup, own);
  const risk = { ...fire, main: false, danger: true };
  if (!aiming.warned)
    return [leave, { ...risk, text: t('at-fire-own', { figure }), say: () => (aiming.warned = true) }];
  return [
    leave,
    { key: 'aim-on', text: t('at-aim-on'), letter: '', main: false, say: () => (aiming.warned = false) },
    { ...risk, text: t('at-fire-own-sure', { figure }), say: () => void aiming.fire() },
  ];
}

/**
 * Returns the buttons of an attack. If it can reach nobody, the player must confirm it with a second press.
 */
function firing(orders: Orders, setup: Setup, lead: string, isSought: boolean): Answer[] {
  const { aiming, hitsOwn } = orders;
  const isAsked = orders.tooFar !== null && aiming.warned;
  const figure = figureName(setup, lead);
  const fire: Answer = {
    key: 'fire',
    points: ['attack', ...(aiming.isAdvised ? ['attack-hinted'] : [])],
    text: isAsked ? t('at-fire-far') : t('at-fire', { figure }),
    letter: 'G',
    main: aiming.line?.legal !== false && orders.tooFar === null && !isWasted(orders),
    say: () => {
      if (orders.tooFar !== null && !aiming.warned) aiming.warned = true;
      else aiming.fire();
    },
  };
  const leave: Answer = {
    key: 'let-go',
    text: t('at-let-go'),
    letter: '',
    main: !isSought,
    say: () => aiming.release(),
  };
  if (hitsOwn !== null && orders.tooFar === null) return firingAtOwn(orders, setup, hitsOwn, fire, leave);
  return isAsked ? [leave, fire] : [fire];
}

/** Returns the buttons that end the moves and the turn. Each says how much the player would leave undone. */
function ending(orders: Orders, setup: Setup, hints: Hints, view: View, says: Says): Answer[] {
  const idle = yetToMove(hints, view);
  const busy = orders.moving.drafts.size > 0 || orders.aiming.aim !== null;
  const moves = hints.may_end_moves
    ? [says('end-moves', t('at-end-moves', { count: idle }), 'U', { end_moves: {} }, !busy && idle === 0)]
    : [];
  const isWon = lastStanding(setup, view, hints);
  const attacks = view.turn?.step === 'attack' && mayStrike(hints) && !isWon ? attacksLeft(view) : 0;
  // While a move is drafted, the button for the end of the turn would only take room from the picture.
  const isDrafting = hints.may_end_moves && orders.moving.of(orders.lead) !== null;
  const turn =
    hints.may_end_turn && !isDrafting
      ? [
          says(
            'end-turn',
            hints.may_end_moves ? t('at-end-turn-early') : t('at-end-turn', { attacks }),
            hints.may_end_moves ? 'Y' : 'U',
            { end_turn: {} },
            !busy && attacks === 0 && !hints.may_end_moves,
          ),
        ]
      : [];
  return [...moves, ...turn];
}

/** Returns whether the player is asked to confirm the end of a turn in which figures have not moved. */
export const isEnding = ({ moving }: Orders, hints: Hints, view: View): boolean =>
  moving.ending && hints.may_end_moves && yetToMove(hints, view) > 0;

/** Makes the button that ends a turn in which figures have not moved ask first. */
function asking(answer: Answer, { moving }: Orders, hints: Hints, view: View): Answer {
  const asks = answer.key === 'end-turn' && hints.may_end_moves && yetToMove(hints, view) > 0;
  return asks ? { ...answer, say: () => void (moving.ending = true) } : answer;
}

/**
 * Returns the answers to the question whether the turn is to end although figures have not moved. The
 * harmless one is last, where the button was that led here, so that a double press ends nothing.
 */
const leaving = ({ moving }: Orders, says: Says): Answer[] => [
  says('end-turn', t('at-end-turn-unmoved'), 'Y', { end_turn: {} }),
  { key: 'go-on', text: t('at-go-on'), letter: '', main: true, say: () => void (moving.ending = false) },
];

function special(orders: Orders, hints: Hints): Answer[] {
  const { choosing } = orders;
  const give: Answer[] = choosing.whole
    ? [
        {
          key: 'special',
          text: t('at-special-use'),
          letter: 'G',
          main: choosing.leads?.why == null,
          say: () => void choosing.give(),
        },
      ]
    : [];
  const decline: Answer[] = hints.special?.may_decline
    ? [
        {
          key: 'decline',
          text: t('at-special-decline'),
          letter: 'U',
          main: false,
          say: () => choosing.decline(),
        },
      ]
    : [];
  return [...give, ...decline];
}

function volley(hints: Hints, view: View, says: Says): Answer[] {
  const { volley: open } = view.turn ?? { volley: null };
  const mayFire =
    open && hints.figures.some(({ figure, can }) => figure === open.figure && can.includes('fire-next'));
  const next = mayFire
    ? [
        says(
          'fire-next',
          t('at-fire-next', { left: open.left }),
          'G',
          { fire_next: { figure: open.figure } },
          true,
        ),
      ]
    : [];
  return [
    ...next,
    ...(hints.may_cease
      ? [{ ...says('cease', t('at-cease-fire'), 'U', { cease_fire: {} }), points: ['cease-fire'] }]
      : []),
  ];
}
