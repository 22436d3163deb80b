import type { Answer } from '../../../parts/answers';
import { t } from '../../../texts';
import type { Hints, Setup } from '../types';
import { seatName, specialName } from '../describe/names';
import type { Chooser } from './chooser.svelte';

/**
 * Returns the answers that have buttons now. On a small screen, these include the opponents that the picked
 * figure may attack, because their armies may be out of sight.
 */
export function answersOf(setup: Setup, hints: Hints | null, chooser: Chooser, small: boolean): Answer[] {
  const answers: Answer[] = [];
  const { use, guard, decline } = chooser;
  const kind = setup.edition === '2009' ? 'shield' : 'armor';
  if (!hints) return answers;
  if (small && hints.asks === 'attack') {
    for (const seat of setup.seats.filter((player) => chooser.lit.players.has(player))) {
      answers.push({
        key: `attack-${seat}`,
        text: t('pa-attack-player', { seat: seatName(seat) }),
        letter: '',
        main: true,
        say: () => chooser.player(seat),
      });
    }
  }
  if (hints.offer && use) {
    answers.push({
      key: 'use',
      text: t('pa-use', { action: specialName(hints.offer.action) }),
      letter: 'Y',
      main: true,
      say: () => chooser.say(use),
    });
  }
  if (guard)
    answers.push({
      key: 'guard',
      text: t(`pa-guard-spend-${kind}`),
      letter: 'Y',
      main: true,
      say: () => chooser.say(guard),
    });
  if (decline) {
    const text = hints.offer
      ? t('pa-decline', { action: specialName(hints.offer.action) })
      : t('pa-guard-take');
    answers.push({ key: 'decline', text, letter: 'N', main: false, say: () => chooser.say(decline) });
  }
  if (chooser.picked)
    answers.push({
      key: 'cancel',
      text: t('pa-cancel'),
      letter: 'Esc',
      main: false,
      say: () => chooser.clear(),
    });
  return answers;
}
