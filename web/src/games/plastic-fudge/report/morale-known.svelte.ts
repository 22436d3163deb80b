/** The key under which this device remembers that a player was warned. */
const KEY = 'rumpus.plastic-fudge.morale';

let known = $state(restored());

function restored(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether a player at this device has been warned, before a first fight, that even unhurt soldiers may run.
 */
export const knowsMorale = (): boolean => known;

/** Remembers that the player has been warned. */
export function learnMorale(): void {
  known = true;
  try {
    localStorage.setItem(KEY, 'known');
  } catch {
    // If the device stores nothing, the warning comes again after a reload.
  }
}
