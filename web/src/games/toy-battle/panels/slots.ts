import type { Troop } from '../types';

/** One place on a rack. */
export interface Slot {
  key: string;
  troop: Troop;
  lies: boolean;
}

/** The slots of a rack. Equal Troops get different keys. For each Troop in `lying` one of its slots lies. */
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
