import type { View, WhyNot } from '../types';

/**
 * Returns why the viewer may not open a dispute now, in the form of a refusal from the server. Null if the
 * view shows no reason. AT-R-64
 */
export function undisputed({ viewer, seats, dispute, over }: View): WhyNot | null {
  const why = (clause: string, reason: WhyNot['reason']): WhyNot => ({ clause, because: '', reason });
  if (over) return why('AT-VICT-01', { type: 'game_over' });
  const own = seats.find(({ id }) => id === viewer);
  if (own?.dropped) return why('AT-R-69', { type: 'out_of_game', seat: own.id });
  return dispute ? why('AT-R-64', { type: 'dispute_first', seat: dispute.caller }) : null;
}
