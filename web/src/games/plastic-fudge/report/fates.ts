import { t } from '../../../texts';
import { cardOf, thingName, unitName } from '../describe/units';
import type { Event, Setup } from '../types';

/** What destroyed a Unit. `by` is a Unit or a marker, or null if that is not known. `round` counts from 1. */
export type Fate = { by: string | null; round: number };

/** Records what became of each Unit, from the events of a battle. */
export class Fates {
  #round = 1;
  #hurtBy = new Map<string, string>();
  #fates = new Map<string, Fate>();

  note(event: Event): void {
    if (event.type === 'phase') this.#round = event.round;
    if (event.type === 'hit' && event.target) this.#hurtBy.set(event.target, event.unit);
    if (event.type === 'mine' && event.real) this.#hurtBy.set(event.unit, event.mine);
    if (event.type === 'destroyed')
      this.#fates.set(event.unit, { by: this.#hurtBy.get(event.unit) ?? null, round: this.#round });
  }

  /** How a Unit was destroyed, as a sentence; null if it was not destroyed. */
  describe(unit: string, setup: Setup): string | null {
    const fate = this.#fates.get(unit);
    if (!fate) return null;
    const args = { unit: unitName(setup, unit), round: fate.round };
    if (fate.by === null) return t('pf-fate', args);
    const by = thingName(setup, fate.by);
    return t(cardOf(setup, fate.by) ? 'pf-fate-by' : 'pf-fate-mine', { ...args, by });
  }
}
