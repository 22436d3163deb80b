import { actionFor, characterOf } from '../../src/games/plastic-attack/describe/names';
import type { Event, Side, Sum, View } from '../../src/games/plastic-attack/types';
import { opened } from './battle';
import type { Moment } from './views';

/** A step with many events, and the view it leads to. Without a battle of two figures there are no events. */
export function step(moment: Moment): { view: View; events: Event[] } {
  const view = JSON.parse(JSON.stringify(moment.view)) as View;
  const [me, foe] = view.seats as [Side, Side];
  const hit = foe.army[0];
  const battle = view.battle;
  if (!battle?.defending || !hit) return { view, events: [] };
  opened(moment, battle, ['Qs', '5c']);
  const sums = battle.sums as [Sum, Sum];
  const attacker = characterOf(moment.setup, battle.attacking);
  const first = moment.setup.edition === '2009';
  const events: Event[] = [
    { type: 'laid', seat: me.seat, card: 'Qs' },
    { type: 'revealed', attacker: sums[0], defender: sums[1], won: true, clause: 'PA1-BATTLE-06' },
    first
      ? {
          type: 'power_changed',
          figure: hit.figure,
          from: hit.power,
          to: hit.power - 1,
          clause: 'PA1-BATTLE-07',
        }
      : { type: 'wounded', figure: hit.figure, clause: 'PA2-WOUND-01' },
    {
      type: 'used',
      seat: me.seat,
      action: (attacker && actionFor(attacker, 'Qs')) ?? 'dodge',
      on: null,
      players: [],
      clause: 'PA1-SPEC-01',
    },
    { type: 'cleaned_up', cards: ['Qs', '5c'], clause: 'PA1-CLEAN-01' },
    { type: 'reversed', direction: 'right', clause: 'PA1-ACT-QA-02' },
    { type: 'turn_began', seat: foe.seat, turn: 8, extra: false },
    { type: 'drew', seat: foe.seat, count: 1, cards: null, clause: 'PA1-TURN-01' },
  ];
  if (first) hit.power -= 1;
  else hit.wounded = true;
  me.hand = (me.hand ?? []).filter((card) => card !== 'Qs');
  me.hand_size -= 1;
  view.discard_pile.push('Qs', '5c');
  Object.assign(view, {
    battle: null,
    direction: 'right',
    turn: { seat: foe.seat, stage: 'attack', extra: false, number: 8 },
  });
  return { view, events };
}
