import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import { cutOf, dangerOf, dueOf } from '../board/alarm';
import {
  canWin,
  kindAt,
  mayStopStorm,
  placingOf,
  stopsStorm,
  switchesOff,
  type Placing,
} from '../board/storm';
import { entryTags } from '../board/entry';
import { topOf } from '../board/shown';
import { targets, type Pick } from '../play/choose';
import type { Event, Hints, Place, Setup, Troop, View } from '../types';
import { markOf, placeName, seatName, troopName } from './names';
import { describeSpecial } from './places';
import { doers } from './quiet';
import { hasPlaced } from './prompt';

/** A sentence about something that the pieces on the board do not show plainly. */
export interface Notice {
  key: 'cut' | 'danger' | 'due' | 'board' | 'spare' | 'last' | 'stop' | 'off' | 'own';
  text: string;
}

/**
 * Returns what the viewer should know before a decision. In an ordinary turn, these are a headquarters in
 * danger, a cut of the viewer's line, a rack with only one Troop, and what is special about the board. While
 * an effect waits for an answer, these are the medals that the viewer will take. With a Troop in hand, the
 * notices say what the Troop does at the places where it may go. Empty unless the viewer is asked to decide.
 */
export function noticesOf(
  setup: Setup,
  view: View,
  hints: Hints | null,
  turn: readonly Event[],
  pick: Pick | null = null,
): Notice[] {
  if (!hints || view.over || hints.seat !== view.viewer) return [];
  if (pick?.kind === 'troop') return picked(setup, view, pick.troop, [...targets(hints, pick).keys()]);
  if (hints.asks) return due(setup, view);
  return [
    ...danger(setup, view, hints),
    ...cut(setup, view, turn),
    ...spare(setup, view, hints),
    ...(hasPlaced(view) ? [] : special(setup, view)),
  ];
}

/** The special bases that may put a Troop on the rack. */
const refills: readonly string[] = ['draw', 'recall', 'exhume'];

/** Whether a placement leaves the viewer with an empty rack, so that the next turn can only draw. */
const emptiesRack = (setup: Setup, view: View, { troop, on }: Placing): boolean =>
  view.rack?.length === 1 &&
  view.seats[view.viewer ?? 'blue'].reserve_size > 0 &&
  !refills.includes(kindAt(setup, on) ?? '') &&
  (!['skully', 'star'].includes(troop) || (setup.options.special_bases && switchesOff(setup.board, on)));

/** Warns that the rack holds only one Troop, unless that Troop can win now or brings others onto the rack. */
function spare(setup: Setup, view: View, { actions }: Hints): Notice[] {
  const placings = actions.flatMap((action) => placingOf(action) ?? []);
  const isLast = placings.some((placing) => emptiesRack(setup, view, placing));
  if (!isLast || placings.some((placing) => canWin(setup, view, placing))) return [];
  return [{ key: 'spare', text: t('tb-spare') }];
}

/**
 * Warns that a Troop in hand leaves the rack empty, or does not keep the enemy from the viewer's
 * headquarters.
 */
function cautions(setup: Setup, view: View, troop: Troop, lit: readonly Place[]): Notice[] {
  const placings = lit.map((on) => ({ troop, on }));
  if (lit.length === 0 || placings.some((placing) => canWin(setup, view, placing))) return [];
  const found: Notice[] = [];
  const danger = dangerOf(setup.board, view);
  const stops = placings.filter((placing) => stopsStorm(setup, view, placing));
  const may = placings.some((placing) => mayStopStorm(setup, view, placing));
  if (danger?.soon && stops.length < lit.length && (stops.length > 0 || !may)) {
    const bases = named(setup.board, stops.length > 0 ? stops.map(({ on }) => on) : danger.from);
    const args = { seat: seatName(danger.by), bases };
    found.push({ key: 'stop', text: t(stops.length > 0 ? 'tb-pick-stops' : 'tb-pick-stops-none', args) });
  }
  if (placings.every((placing) => emptiesRack(setup, view, placing)))
    found.push({ key: 'last', text: t('tb-pick-last') });
  return found;
}

/** What a Troop in hand does, or fails to do, at the places where it may go (`lit`). */
function picked(setup: Setup, view: View, troop: Troop, lit: readonly Place[]): Notice[] {
  const { board, options } = setup;
  const off =
    options.special_bases && doers.includes(troop) ? lit.filter((on) => switchesOff(board, on)) : [];
  const own = lit.some((on) => topOf(view, on)?.seat === view.viewer);
  const warned = cautions(setup, view, troop, lit);
  return [
    ...warned,
    ...(off.length > 0
      ? [{ key: 'off' as const, text: t('tb-pick-off', { bases: named(board, off) }) }]
      : []),
    ...(own && warned.length === 0 ? [{ key: 'own' as const, text: t('tb-pick-own') }] : []),
  ];
}

/**
 * What is special about the board. The viewer reads it until the viewer's first Troop stands on the board.
 */
function special({ board, options }: Setup, view: View): Notice[] {
  const said = options.special_bases ? powersOf(board) : [];
  for (const seat of ['blue', 'red'] as const) {
    const count = board.hqs.filter(({ owner }) => owner === seat).length;
    if (count < 2) continue;
    const isOwn = seat === view.viewer;
    said.unshift(t(isOwn ? 'tb-new-hqs-yours' : 'tb-new-hqs', { count, seat: seatName(seat) }));
  }
  if (said.length === 0) return [];
  const medals = t('tb-new-medals', { medals: board.medals_to_win });
  return [{ key: 'board', text: [medals, ...said].join(' ') }];
}

/** What the special places of a board do, in sentences. */
function powersOf(board: Setup['board']): string[] {
  const powers = board.bases.flatMap(({ special }) =>
    special && special.kind !== 'allow' ? describeSpecial(special) : [],
  );
  const said = [...new Set(powers)].map((what) => t('tb-new-special', { what }));
  return entryTags(board).length > 0 ? [t('tb-new-numbers'), ...said] : said;
}

function due({ board, options }: Setup, view: View): Notice[] {
  const found = dueOf(board, view, options);
  if (!found) return [];
  const { medals, wins } = found;
  return [{ key: 'due', text: wins ? t('tb-due-wins', { medals }) : t('tb-due', { medals }) }];
}

function cut({ board }: Setup, view: View, turn: readonly Event[]): Notice[] {
  const found = cutOf(board, view, turn);
  if (!found) return [];
  const { at, lost, barred } = found;
  const said = t('tb-cut', { at: markOf(board, at), count: lost.length, bases: named(board, lost) });
  return [{ key: 'cut', text: barred ? `${said} ${t('tb-cut-barred')}` : said }];
}

function danger(setup: Setup, view: View, hints: Hints): Notice[] {
  const { board } = setup;
  const found = dangerOf(board, view);
  if (!found) return [];
  const { by, from, soon } = found;
  const args = { seat: seatName(by), bases: named(board, from) };
  const said = soon ? t('tb-danger-soon', args) : t('tb-danger-later', args);
  return [
    { key: 'danger', text: `${said} ${soon ? defence(setup, view, hints, from) : t('tb-danger-do', args)}` },
  ];
}

/**
 * Says how the viewer's Troops can win first, or keep the enemy at the bases `from` out of the viewer's
 * headquarters.
 */
function defence(setup: Setup, view: View, { actions }: Hints, from: readonly Place[]): string {
  const { board } = setup;
  const argsOf = ({ troop, on }: Placing) => ({ troop: troopName(troop), on: placeName(board, on) });
  const placings = actions.flatMap((action) => placingOf(action) ?? []);
  const wins = placings.filter((placing) => canWin(setup, view, placing));
  const storms = wins.find(({ on }) => board.hqs.some(({ id }) => id === on));
  if (storms) return t('tb-danger-first', argsOf(storms));
  if (wins[0]) return t('tb-danger-medals', argsOf(wins[0]));
  const stops = placings.filter((placing) => stopsStorm(setup, view, placing));
  const best = stops.find(({ on }) => from.includes(on)) ?? stops[0];
  if (best) return t('tb-danger-stop', { ...argsOf(best), count: stops.length });
  const may = placings.filter((placing) => mayStopStorm(setup, view, placing));
  if (may.some(({ troop }) => troop === 'capn')) return t('tb-danger-capn');
  return may.length > 0 ? t('tb-danger-do', { bases: named(board, from) }) : t('tb-danger-none');
}

const named = (board: Setup['board'], places: readonly Place[]): string =>
  listed(places.map((place) => markOf(board, place)));
