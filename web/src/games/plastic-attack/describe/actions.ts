import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import type { Action, Setup } from '../types';
import { cardName, figureName, seatName, specialName } from './names';

/** Describes a decision; null if it is not a move of the game, such as a resignation. */
export function describeAction(action: Action, setup: Setup): string | null {
  const figure = (id: string): string => figureName(setup, id);
  if ('attack' in action) {
    const { with: id, player } = action.attack;
    return t('pa-do-attack', { figure: figure(id), player: seatName(player) });
  }
  if ('defend' in action) return t('pa-do-defend', { figure: figure(action.defend.with) });
  if ('play' in action) return t('pa-do-play', { card: cardName(action.play.card) });
  if ('use' in action) {
    const { action: special, on, players = [] } = action.use;
    const name = specialName(special);
    if (on) return t('pa-do-use-on', { action: name, figure: figure(on) });
    if (players.length > 0)
      return t('pa-do-use-players', { action: name, players: listed(players.map(seatName)) });
    return t('pa-do-use', { action: name });
  }
  if ('guard' in action)
    return t(setup.edition === '2009' ? 'pa-do-guard-shield' : 'pa-do-guard-armor', {
      figure: figure(action.guard.for),
    });
  if ('decline' in action)
    return action.decline === 'guard'
      ? t('pa-do-hit')
      : t('pa-do-decline', { action: specialName(action.decline) });
  return null;
}
