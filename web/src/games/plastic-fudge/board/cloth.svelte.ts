import type { Cloth } from '../scene/api';

/** What the table can be covered with, in the order of the switch. */
const cloths: readonly Cloth[] = ['felt', 'carpet', 'sand'];

const key = 'rumpus.plastic-fudge.cloth';

/** The cover that was chosen on this device. */
function stored(): Cloth {
  try {
    return cloths.find((cloth) => cloth === localStorage.getItem(key)) ?? 'felt';
  } catch {
    return 'felt';
  }
}

const chosen = $state<{ cloth: Cloth }>({ cloth: stored() });

/** The cover of the table; reading it in a component makes the component follow it. */
export const cloth = (): Cloth => chosen.cloth;

/** Covers the table with the next one, and keeps that. */
export function switchCloth(): void {
  chosen.cloth = cloths[(cloths.indexOf(chosen.cloth) + 1) % cloths.length] ?? 'felt';
  try {
    localStorage.setItem(key, chosen.cloth);
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
}
