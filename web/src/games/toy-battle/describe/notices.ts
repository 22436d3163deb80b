import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import { cutOf, dangerOf, dueOf, type Danger } from '../board/alarm';
import {
  canWin,
  hitsThatStop,
  kindAt,
  mayStopStorm,
  placingOf,
  stops,
  stopsStorm,
  switchesOff,
  winOf,
  winsByMedals,
  type Placing,
} from '../board/storm';
import { entryTags } from '../board/entry';
import { topOf } from '../board/shown';
import { targets, type Pick } from '../play/choose';
import type { Event, Hints, Place, Setup, Troop, View } from '../types';
import { markOf, seatName } from './names';
import { describeSpecial } from './places';
import { doers } from './quiet';
import { hasPlaced } from './prompt';

/** A sentence about something that the pieces on the board do not show plainly. */
export interface Notice {
  key: 'win' | 'cut' | 'danger' | 'due' | 'board' | 'spare' | 'last' | 'stop' | 'off' | 'own';
  text: string;
}

/**
 * Returns what the viewer should know before a decision. In an ordinary turn, these are a headquarters in
 * danger, a cut of the viewer's line, a rack with only one Troop, and what is special about the board. While
 * an effect waits for an answer, these are the medals that the viewer will take and a headquarters in danger.
 * With a Troop in hand, the notices say what the Troop does at the places where it may go. A notice never
 * names a good move; only a hint does. Empty unless the viewer is asked to decide.
 */
export function noticesOf(
  setup: Setup,
  view: View,
  hints: Hints | null,
  turn: readonly Event[],
  pick: Pick | null = null,
): Notice[] {
  if (!hints || view.over || hints.seat !== view.viewer) return [];
  if (pick?.kind === 'troop')
    return [...win(setup, view, hints), ...picked(setup, view, pick.troop, [...targets(hints, pick).keys()])];
  if (hints.asks) return [...due(setup, view), ...win(setup, view, hints), ...danger(setup, view, hints)];
  return [
    ...win(setup, view, hints),
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
  const good = placings.filter((placing) => stopsStorm(setup, view, placing));
  const may = placings.some((placing) => mayStopStorm(setup, view, placing));
  if (danger?.soon && good.length < lit.length && (good.length > 0 || !may)) {
    const bases = named(setup.board, good.length > 0 ? good.map(({ on }) => on) : danger.from);
    const said = t(good.length > 0 ? 'tb-pick-stops' : 'tb-pick-stops-none', {
      seat: seatName(danger.by),
      bases,
    });
    found.push({ key: 'stop', text: [said, ...whyStopped(setup, view, danger, good)].join(' ') });
  }
  if (placings.every((placing) => emptiesRack(setup, view, placing)))
    found.push({ key: 'last', text: t('tb-pick-last') });
  return found;
}

/** Why placements keep the enemy out of the viewer's headquarters, where the board does not show it. */
function whyStopped(setup: Setup, view: View, { by, from }: Danger, good: readonly Placing[]): string[] {
  const { board } = setup;
  const robs = ({ troop, on }: Placing) => troop === 'xb42' || kindAt(setup, on) === 'pin';
  const hits = good.map((placing) => ({ placing, at: hitsThatStop(setup, view, placing) }));
  const cuts = hits.filter(
    ({ placing, at }) => at.length === 0 && !from.includes(placing.on) && !robs(placing),
  );
  const bases = named(
    board,
    cuts.map(({ placing }) => placing.on),
  );
  return [
    ...(cuts.length > 0 ? [t('tb-pick-stops-cut', { bases, seat: seatName(by) })] : []),
    ...hits.flatMap(({ placing, at }) =>
      at.length > 0
        ? [t('tb-pick-stops-hit', { on: markOf(board, placing.on), bases: named(board, at) })]
        : [],
    ),
  ];
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
  return wins
    ? [{ key: 'win', text: t('tb-due-wins', { medals }) }]
    : [{ key: 'due', text: t('tb-due', { medals }) }];
}

/** Says that the viewer can win in this turn, and how, but not by which move. */
function win(setup: Setup, view: View, { actions }: Hints): Notice[] {
  if (winsByMedals(setup, view)) return [];
  const ways = actions.map((action) => winOf(setup, view, action));
  const way = ways.includes('hq') ? 'hq' : ways.find((way) => way !== null);
  return way ? [{ key: 'win', text: t(`tb-win-${way}`) }] : [];
}

function cut({ board }: Setup, view: View, turn: readonly Event[]): Notice[] {
  const found = cutOf(board, view, turn);
  if (!found) return [];
  const { at, lost, barred } = found;
  const said = t('tb-cut', { at: markOf(board, at), count: lost.length, bases: named(board, lost) });
  return [{ key: 'cut', text: barred ? `${said} ${t('tb-cut-barred')}` : said }];
}

/** Warns that the enemy can take a headquarters of the viewer, and says why, unless the viewer wins first. */
function danger(setup: Setup, view: View, hints: Hints): Notice[] {
  const found = dangerOf(setup.board, view);
  if (!found || winsByMedals(setup, view)) return [];
  const { by, from, soon } = found;
  const args = { seat: seatName(by), bases: named(setup.board, from) };
  const said = t(soon ? 'tb-danger-soon' : 'tb-danger-later', args);
  const remedy = soon ? remedyOf(setup, view, hints) : '';
  return [{ key: 'danger', text: remedy ? `${said} ${remedy}` : said }];
}

/** Whether the decision that is asked for can end the danger; empty if this is open or the viewer can win. */
function remedyOf(setup: Setup, view: View, { actions, asks }: Hints): string {
  if (asks && asks !== 'capn' && asks !== 'jumbo') return '';
  if (actions.some((action) => winOf(setup, view, action))) return '';
  if (actions.some((action) => stops(setup, view, action))) return t('tb-danger-stop');
  if (asks === 'jumbo') return t('tb-danger-none-here');
  const placings = actions.flatMap((action) => placingOf(action) ?? []);
  const may = placings.some((placing) => mayStopStorm(setup, view, placing));
  return t(may ? 'tb-danger-may' : 'tb-danger-none');
}

const named = (board: Setup['board'], places: readonly Place[]): string =>
  listed(places.map((place) => markOf(board, place)));
