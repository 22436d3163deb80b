import { t } from '../../../texts';
import { dangerOf, dueOf } from '../board/alarm';
import { afterPlacing, canWin, mayStopStorm, placingOf, stopsStorm } from '../board/storm';
import type { Action, Setup, View } from '../types';

/**
 * Says why a hint is good: which medals it wins, and whether it keeps the enemy from the viewer's
 * headquarters. If it does neither, gives the reason of the bot.
 */
export function describeReason(reason: string, action: Action, setup: Setup, view: View): string {
  const facts = factsOf(action, setup, view);
  return facts.length > 0 ? facts.join(' ') : t(`tb-reason-${reason}`);
}

function factsOf(action: Action, setup: Setup, view: View): string[] {
  const { board } = setup;
  const placing = placingOf(action);
  const said: string[] = [];
  if (placing && board.bases.some(({ id }) => id === placing.on)) {
    const options = { ...setup.options, medal_timing: 'end-of-play' as const };
    const medalsOf = (at: View) => dueOf(board, at, options)?.medals ?? 0;
    const medals = medalsOf(afterPlacing(board, view, placing)) - medalsOf(view);
    if (medals > 0) said.push(t('tb-fact-medals', { medals }));
  }
  const isPlayed = 'place' in action || 'draw' in action;
  if (!isPlayed || !dangerOf(board, view)?.soon) return said;
  if (placing && canWin(setup, view, placing)) return said;
  if (placing && stopsStorm(setup, view, placing)) said.push(t('tb-fact-stops'));
  else if (!placing || !mayStopStorm(setup, view, placing)) said.push(t('tb-fact-storm'));
  return said;
}
