import type { Troop } from '../types';

/** One slot of a rack. `lies` says that the Troop lies down and cannot be placed (TB-TERR-BATTLE-02). */
export interface Slot {
  key: string;
  troop: Troop;
  lies: boolean;
}

/**
 * The slots of a rack, in its order. Equal Troops get different keys. For each Troop in `lying` one equal
 * Troop of the rack lies down.
 */
export function slotsOf(rack: readonly Troop[], lying: readonly Troop[]): Slot[] {
  const down = [...lying];
  const seen = new Map<Troop, number>();
  return rack.map((troop) => {
    const nth = (seen.get(troop) ?? 0) + 1;
    seen.set(troop, nth);
    const at = down.indexOf(troop);
    if (at >= 0) down.splice(at, 1);
    return { key: `${troop}${nth}`, troop, lies: at >= 0 };
  });
}
