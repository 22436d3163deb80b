import type { Cloth } from '../scene/api';

/** The coverings of the table, in the order in which the switch shows them. */
const cloths: readonly Cloth[] = ['felt', 'carpet', 'sand'];

const key = 'rumpus.plastic-fudge.cloth';

/** The covering that was chosen on this device; felt if none was chosen. */
function stored(): Cloth {
  try {
    return cloths.find((cloth) => cloth === localStorage.getItem(key)) ?? 'felt';
  } catch {
    return 'felt';
  }
}

const chosen = $state<{ cloth: Cloth }>({ cloth: stored() });

/** The covering of the table. A component that reads the covering is updated when the covering changes. */
export const cloth = (): Cloth => chosen.cloth;

/** Changes to the next covering, and stores the choice. */
export function switchCloth(): void {
  chosen.cloth = cloths[(cloths.indexOf(chosen.cloth) + 1) % cloths.length] ?? 'felt';
  try {
    localStorage.setItem(key, chosen.cloth);
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
}
