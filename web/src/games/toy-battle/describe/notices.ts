import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import { cutOf, dangerOf, dueOf } from '../board/alarm';
import type { Event, Hints, Place, Setup, View } from '../types';
import { markOf, seatName } from './names';

/** A sentence about something that the pieces on the board do not show plainly. */
export interface Notice {
  key: 'cut' | 'danger' | 'due';
  text: string;
}

/**
 * Warnings that the viewer needs in order to decide. They are about a line that the enemy's turn cut, a
 * headquarters in danger, or medals that the viewer takes after answering an effect. Empty unless the viewer
 * is asked to decide.
 */
export function noticesOf(setup: Setup, view: View, hints: Hints | null, turn: readonly Event[]): Notice[] {
  if (!hints || view.over || hints.seat !== view.viewer) return [];
  return hints.asks ? due(setup, view) : [...danger(setup, view), ...cut(setup, view, turn)];
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

function danger({ board }: Setup, view: View): Notice[] {
  const found = dangerOf(board, view);
  if (!found) return [];
  const { by, from, soon } = found;
  const args = { seat: seatName(by), bases: named(board, from) };
  const said = soon ? t('tb-danger-soon', args) : t('tb-danger-later', args);
  return [{ key: 'danger', text: `${said} ${t('tb-danger-do', args)}` }];
}

const named = (board: Setup['board'], places: readonly Place[]): string =>
  listed(places.map((place) => markOf(board, place)));
