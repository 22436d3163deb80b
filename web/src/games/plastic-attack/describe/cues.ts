import { t } from '../../../texts';
import type { Event } from '../types';
import { seatName, specialName } from './names';

/**
 * A short text that the table shows beside a figure. `tone` says whether the event is good or bad for the
 * figure.
 */
export interface Cue {
  text: string;
  tone: 'good' | 'bad' | 'plain';
}

/**
 * Returns the text at a figure while the table shows an event; null if the event has none for this figure.
 */
export function figureCue(event: Event | null, figure: string): Cue | null {
  if (!event || !('figure' in event) || event.figure !== figure) return null;
  switch (event.type) {
    case 'power_changed': {
      const change = event.to - event.from;
      return { text: change > 0 ? `+${change}` : `−${-change}`, tone: change > 0 ? 'good' : 'bad' };
    }
    case 'rolled':
      return { text: t('pa-cue-rolled', { face: event.face }), tone: 'plain' };
    case 'wounded':
    case 'captured':
      return { text: t(`pa-cue-${event.type}`), tone: 'bad' };
    case 'laid_down':
      return { text: t('pa-cue-face-down'), tone: 'bad' };
    case 'stood_up':
      return { text: t('pa-cue-stood-up'), tone: 'good' };
    case 'guard_spent':
      return { text: t('pa-cue-guard-spent'), tone: 'good' };
    case 'guard_kept':
      return { text: t('pa-cue-guard-kept'), tone: 'plain' };
    case 'joined':
      return { text: t(event.by === 'recover' ? 'pa-cue-rescued' : 'pa-cue-joined'), tone: 'good' };
    default:
      return null;
  }
}

/**
 * Returns the text in the middle of the table while the table shows an event; null if the event has none
 * there.
 */
export function tableCue(event: Event | null): string | null {
  switch (event?.type) {
    case 'used':
      return t('pa-cue-used', { action: specialName(event.action) });
    case 'declined':
      return t('pa-cue-declined', { action: specialName(event.action) });
    case 'reversed':
    case 'reshuffled':
      return t(`pa-cue-${event.type}`);
    case 'broken_off':
      return t('pa-cue-broken-off');
    case 'turn_lost':
      return t('pa-cue-turn-lost', { seat: seatName(event.seat) });
    case 'eliminated':
    case 'resigned':
      return t(`pa-cue-${event.type}`, { seat: seatName(event.seat) });
    case 'timed_out':
      return t('pa-cue-timed-out', { seat: seatName(event.seat) });
    default:
      return null;
  }
}
