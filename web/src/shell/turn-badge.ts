import { api } from '../net/http';
import { waitingFor } from './matches';

/** How often the page asks the server in how many matches it is this person's turn, in milliseconds. */
const EVERY_MS = 60_000;

type Badges = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

let kept = false;

async function show(count: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = navigator as Badges;
  try {
    if (count > 0) await setAppBadge?.call(navigator, count);
    else await clearAppBadge?.call(navigator);
  } catch {
    // A browser may have badges and still refuse to show them.
  }
}

/**
 * Asks in how many matches it is this person's turn, and shows the number on the application's icon, while
 * `keepBadge` runs.
 */
export async function countTurns(): Promise<void> {
  if (!kept) return;
  try {
    const waiting = waitingFor(await api.matches('mine'));
    if (kept) await show(waiting);
  } catch {
    // Without a connection the number stays as it is.
  }
}

/**
 * Keeps the number on the application's icon up to date, if the browser has badges. Returns a function that
 * stops this and removes the number.
 */
export function keepBadge(): () => void {
  if (!('setAppBadge' in navigator)) return () => undefined;
  kept = true;
  const looking = () => void countTurns();
  const timer = setInterval(looking, EVERY_MS);
  document.addEventListener('visibilitychange', looking);
  return () => {
    kept = false;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', looking);
    void show(0);
  };
}
