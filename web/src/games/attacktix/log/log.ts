import { t } from '../../../texts';
import type { LogLine } from '../../../contract';
import { seatName } from '../../../parts/seats';
import { describeAim, describeShake, hasShaken, heldBack } from '../describe/aim';
import { listed } from '../../../parts/describe';
import { cardOf, figureName, fullName, thingName, weaponName } from '../describe/names';
import { howItEnded } from '../describe/ending';
import { withHit } from '../describe/hits';
import { describeMiss } from '../describe/miss';
import { defeated, defeatedBriefly, special, type Sentence } from './defeats';
import { rolled } from './rolled';
import { isFaint, shoved } from './shoved';
import { describeBriefly, hitNobody, stillStanding } from '../describe/outcome';
import { brief, degrees, describeSpot, describeWindow } from '../describe/measures';
import type { Blow, Event, EventOf, Setup, View } from '../types';

/**
 * Describes an event of `step` in a line of the log; null for an event that needs no line. `view` is the view
 * before the step. With it, the line also says why an attack hit nobody.
 */
export function describeEvent(
  event: Event,
  setup: Setup,
  _viewer: string | null,
  step: readonly Event[] | null = null,
  view: View | null = null,
): LogLine | null {
  const sentence =
    before(event, setup) ??
    moving(event, setup, step) ??
    fighting(event, setup, step, view) ??
    returning(event, setup) ??
    after(event, setup);
  if (!sentence) return null;
  const [id, args, ...clauses] = sentence;
  return {
    text: t(id, args).replace(/\s+/g, ' ').trim(),
    clauses: [...new Set(clauses)],
    ...(event.type === 'attack' ? { short: describeBriefly(event, setup, step) } : {}),
    ...(event.type === 'defeat' ? { short: defeatedBriefly(event, setup, step) } : {}),
    ...(event.type === 'return'
      ? { short: t('at-log-return-short', { figure: fullName(setup, event.figure) }) }
      : {}),
    ...(event.type === 'move' && event.tix > 0 ? { together: rolled(figureName(setup, event.figure)) } : {}),
    heading: event.type === 'turn' || event.type === 'result',
    minor: minor.includes(event.type) || (event.type === 'object-moved' && isFaint(event, setup, step)),
  };
}

/**
 * Events that turn cards leave out. A turn card sums up a turn, and has room only for attacks and their
 * results.
 */
const minor: readonly Event['type'][] = [
  'grind',
  'placed',
  'ready',
  'move',
  'moves-ended',
  'base-turned',
  'zone',
];

/** Describes what happens before the first turn; null for other events. */
function before(event: Event, setup: Setup): Sentence | null {
  switch (event.type) {
    case 'grind':
      return [
        'at-log-grind',
        { figure: fullName(setup, event.figure), window: describeWindow(event.window) },
        event.clause,
      ];
    case 'coin':
      return [
        event.clause === 'AT-R-64' ? 'at-log-coin-dispute' : 'at-log-coin',
        { colour: t(`at-colour-${event.colour}`), seat: seatName(event.seat) },
        event.clause,
      ];
    case 'side':
      return ['at-log-side', { seat: seatName(event.seat), side: t(`at-side-${event.side}`) }, 'AT-FFA-03'];
    case 'placed':
      return placed(event, setup);
    case 'ready':
      return ['at-log-ready', { seat: seatName(event.seat) }, 'AT-R-08'];
    case 'opened':
      return ['at-log-opened', {}, 'AT-R-08'];
    default:
      return null;
  }
}

function placed({ seat, figure, at, advance }: EventOf<'placed'>, setup: Setup): Sentence {
  if (figure === null || at === null) return ['at-log-placed-hidden', { seat: seatName(seat) }, 'AT-R-08'];
  const args = {
    figure: fullName(setup, figure),
    at: describeSpot(setup, at),
    tix: Math.round(((advance ?? 0) / setup.table.tix) * 10) / 10,
  };
  return advance
    ? ['at-log-placed-ahead', args, 'AT-SETUP-03', 'AT-SETUP-04']
    : ['at-log-placed', args, 'AT-SETUP-03'];
}

/** Describes turns and moves, and the objects that are moved or broken; null for other events. */
function moving(event: Event, setup: Setup, step: readonly Event[] | null): Sentence | null {
  switch (event.type) {
    case 'turn':
      return [
        'at-log-turn',
        { number: event.number, seat: seatName(event.seat), attacks: event.attacks },
        'AT-TURN-01',
      ];
    case 'move':
      return moved(event, setup);
    case 'moves-ended': {
      const covered = listed(event.covered.map((id) => figureName(setup, id)));
      return event.covered.length > 0
        ? ['at-log-moves-ended-covered', { seat: seatName(event.seat), covered }, 'AT-MOVE-07', 'AT-R-58']
        : ['at-log-moves-ended', { seat: seatName(event.seat) }, 'AT-MOVE-07'];
    }
    case 'base-turned':
      return [
        'at-log-base-turned',
        { figure: fullName(setup, event.figure), degrees: degrees(event.facing) },
        'AT-R-16',
      ];
    case 'section-removed': {
      const args = {
        section: thingName(setup, event.section),
        figure: event.by ? fullName(setup, event.by) : '',
      };
      return [event.by ? 'at-log-section-by' : 'at-log-section', args, event.clause];
    }
    case 'object-moved':
      return [...shoved(event, setup, step), 'AT-OBJ-02'];
    case 'object-removed':
      return ['at-log-object-removed', { object: thingName(setup, event.object) }, 'AT-OBJ-07'];
    case 'shifted':
      return [
        'at-log-shifted',
        {
          figure: fullName(setup, event.figure),
          at: describeSpot(setup, event.at),
          window: describeWindow(event.window),
        },
        'AT-R-42',
      ];
    default:
      return null;
  }
}

function moved(event: EventOf<'move'>, setup: Setup): Sentence {
  const args = {
    figure: fullName(setup, event.figure),
    tix: event.tix,
    window: describeWindow(event.window),
    object: event.pushed ? thingName(setup, event.pushed) : '',
  };
  if (event.tix === 0) return ['at-log-turned', { ...args, degrees: degrees(event.facing) }, 'AT-MOVE-02'];
  if (event.pushed) return ['at-log-pushed', args, 'AT-OBJ-03'];
  return event.stopped
    ? ['at-log-moved-stopped', args, 'AT-MOVE-01', event.stopped]
    : ['at-log-moved', args, 'AT-MOVE-01'];
}

/** Describes attacks, and the figures that are defeated; null for other events. */
function fighting(
  event: Event,
  setup: Setup,
  step: readonly Event[] | null,
  view: View | null,
): Sentence | null {
  switch (event.type) {
    case 'attack':
      return attacked(event, setup, step, view);
    case 'defeat':
      return defeated(event, setup, step);
    case 'special':
      return special(event, setup);
    case 'restored':
      return ['at-log-restored', { figure: fullName(setup, event.figure) }, 'AT-R-23'];
    default:
      return null;
  }
}

function attacked(
  event: EventOf<'attack'>,
  setup: Setup,
  step: readonly Event[] | null,
  view: View | null,
): Sentence {
  const isMiss = step !== null && hitNobody(event, step);
  const standing = stillStanding(event, step);
  const card = cardOf(setup, event.figure);
  const blows = event.blows.map((blow) => blowWords(blow, setup));
  const shaken = hasShaken(event.aim, event.aimed);
  const wound = heldBack(event.aim, event.aimed);
  const args = {
    figure: fullName(setup, event.figure),
    target: event.meets ? fullName(setup, event.meets) : '',
    weapon: card ? weaponName(card.weapon) : '',
    shot: event.shot,
    aim: describeAim(event.aim),
    shaken: shaken ? t('at-log-shaken', { off: describeShake(event.aim, event.aimed) }) : '',
    wound: wound === null ? '' : t('at-log-held-back', { percent: brief(wound / 10) }),
    blows: blows.join(' '),
    shifted:
      standing.length > 0
        ? t('at-log-shoved', {
            figures: listed(
              standing.map(({ figure }) => withHit(fullName(setup, figure), event, setup, figure)),
            ),
          })
        : isMiss
          ? `${t('at-log-missed')} ${describeMiss(event, setup, view)}`
          : '',
  };
  const volley = (card?.weapon.missiles ?? 0) > 1;
  const at = card?.weapon.kind === 'ranged' ? 'at-log-shoots-at' : 'at-log-attack-at';
  return [
    event.meets ? (volley ? 'at-log-shot-at' : at) : volley ? 'at-log-shot' : 'at-log-attack',
    args,
    event.clause,
    ...(shaken ? ['AT-R-65'] : []),
    ...(wound === null ? [] : ['AT-R-66']),
    ...event.blows.map(blowClause),
  ];
}

const isSwitch = ({ part }: Blow): boolean => part === 'left' || part === 'right';
const blowClause = (blow: Blow): string => (isSwitch(blow) ? 'AT-R-24' : 'AT-R-26');

/** Says which part of a Battle Master was hit, with what impulse in g cm/s, and whether the blow counts. */
function blowWords(blow: Blow, setup: Setup): string {
  const args = {
    figure: fullName(setup, blow.figure),
    part: t(`at-part-${blow.part}`),
    impulse: blow.impulse,
  };
  if (isSwitch(blow)) return t(blow.counts ? 'at-log-switch' : 'at-log-switch-held', args);
  return t(blow.counts ? 'at-log-shock' : 'at-log-shock-held', args);
}

/** Describes what specials do, the choices that bots make for them, and passes; null for other events. */
function returning(event: Event, setup: Setup): Sentence | null {
  switch (event.type) {
    case 'return':
      return [
        'at-log-return',
        {
          figure: fullName(setup, event.figure),
          from: t(`at-from-${event.from}`),
          at: describeSpot(setup, event.at),
        },
        event.clause,
      ];
    case 'capture':
      return [
        'at-log-capture',
        { figure: fullName(setup, event.figure), seat: seatName(event.seat) },
        'AT-R-41',
      ];
    case 'pinned':
      return ['at-log-pinned', { figure: fullName(setup, event.figure) }, 'AT-ABIL-03'];
    case 'extra':
      return ['at-log-extra', { seat: seatName(event.seat), extra: event.extra }, 'AT-R-40'];
    case 'zone':
      return event.zone === 'defeated'
        ? ['at-log-to-defeated', { figure: fullName(setup, event.figure) }, 'AT-ABIL-06']
        : null;
    case 'bot-choice':
      return ['at-log-bot-choice', { seat: seatName(event.seat) }, 'AT-R-31'];
    case 'pass':
      return ['at-log-pass', { seat: seatName(event.seat) }, 'AT-R-39'];
    default:
      return null;
  }
}

/** Describes disputes and the end of the game; null for other events. */
function after(event: Event, setup: Setup): Sentence | null {
  switch (event.type) {
    case 'disputed':
      return ['at-log-disputed', { seat: seatName(event.seat), about: event.about }, 'AT-ETIQ-07'];
    case 'dispute':
      return [
        'at-log-dispute',
        {
          called: t(`at-colour-${event.called}`),
          colour: t(`at-colour-${event.colour}`),
          seat: seatName(event.won_by),
        },
        'AT-R-64',
      ];
    case 'dropped':
      return ['at-log-dropped', { seat: seatName(event.seat) }, event.clause];
    case 'resigned':
      return ['at-log-resigned', { seat: seatName(event.seat) }, 'AT-R-69'];
    case 'result':
      return result(event, setup);
    default:
      return null;
  }
}

function result(event: EventOf<'result'>, setup: Setup): Sentence {
  const args = {
    winners: listed(event.winners.map(seatName)),
    how: howItEnded(event.by, event.winners, setup),
    places: describePlaces(event.places),
  };
  if (event.winners.length === 0) return ['at-log-draw', args, event.clause];
  return [setup.mode === 'ffa' ? 'at-log-won-places' : 'at-log-won', args, event.clause];
}

/** Lists the ranks of the players at the end of a free-for-all, such as "1. Teal, 2. Rose and Lime". */
export const describePlaces = (places: readonly (readonly string[])[]): string =>
  listed(places.map((seats, n) => t('at-place', { place: n + 1, seats: listed(seats.map(seatName)) })));
