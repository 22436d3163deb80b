import { t } from '../../../texts';
import { switchesOff } from '../board/storm';
import type { Event, Setup, Troop } from '../types';

/** Troops that do something when they are placed. */
export const doers: readonly Troop[] = ['skully', 'capn', 'jumbo', 'xb42', 'star'];

/** Events of a turn that are no effect. */
const plain: readonly Event['type'][] = ['placed', 'claimed', 'stood_up', 'turn_began', 'ended'];

/**
 * Says why an effect of a placement did not come: it is switched off, or it had nothing to do. `events` are
 * the events around the placement. Empty if an effect came, if the turn is not over yet, or if the game ended
 * with it: a win may come before the effect.
 */
export function quietAfter(event: Event, setup: Setup, events: readonly Event[]): string {
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
  const said = [
    ...(does ? [t(`tb-quiet-${event.troop}`)] : []),
    ...(kind && kind !== 'allow' && kind !== 'nullify' ? [t(`tb-quiet-${kind}`)] : []),
  ];
  return said.join(' ');
}
