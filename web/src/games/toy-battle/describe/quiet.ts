import { t } from '../../../texts';
import { other } from '../board/shown';
import { switchesOff } from '../board/storm';
import type { Event, Setup, Troop } from '../types';
import { seatName } from './names';

/** Troops whose effect happens when they are placed. */
export const doers: readonly Troop[] = ['skully', 'capn', 'jumbo', 'xb42', 'star'];

/** Events of a turn that no effect causes. */
const plain: readonly Event['type'][] = ['placed', 'claimed', 'stood_up', 'turn_began', 'ended'];

/**
 * Says why no effect followed a placement: it is switched off, or it had nothing to do. `events` are all
 * events around the placement. `viewer` is the seat that reads the text. Empty if an effect happened, or if
 * the turn is not over yet. Also empty if the game ended, because a win may come before the effect.
 */
export function quietAfter(
  event: Event,
  setup: Setup,
  events: readonly Event[],
  viewer: string | null,
): string {
  if (event.type !== 'placed' || event.level === 0) return '';
  const { board, options } = setup;
  const does = doers.includes(event.troop);
  if (does && options.special_bases && switchesOff(board, event.on)) return t('tb-quiet-off');
  const at = events.indexOf(event);
  const rest = at < 0 ? [] : events.slice(at + 1);
  const end = rest.findIndex(({ type }) => type === 'turn_began' || type === 'ended');
  const turn = rest.slice(0, end);
  if (rest[end]?.type !== 'turn_began' || turn.some(({ type }) => type === 'placed' || !plain.includes(type)))
    return '';
  const kind = options.special_bases && board.bases.find(({ id }) => id === event.on)?.special?.kind;
  const enemy = other(event.seat);
  const say = (what: Troop | typeof kind) => {
    const isYours = enemy === viewer && (what === 'xb42' || what === 'pin');
    return t(isYours ? `tb-quiet-${what}-yours` : `tb-quiet-${what}`, { enemy: seatName(enemy) });
  };
  const said = [
    ...(does ? [say(event.troop)] : []),
    ...(kind && kind !== 'allow' && kind !== 'nullify' ? [say(kind)] : []),
  ];
  return said.join(' ');
}
