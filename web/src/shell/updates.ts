import { loadPagesAnew, route } from '../parts/device/router.svelte';

/** How long an answer about the newest build stays valid, in milliseconds. */
const FRESH_MS = 60_000;

/** How often a page that stays open asks for the newest build, in milliseconds. */
const EVERY_MS = 15 * 60_000;

/** Pages on which a reload would lose or interrupt something. */
const BUSY: readonly string[] = ['match', 'new', 'workshop', 'lesson'];

const KEY = 'rumpus.reloaded';

/**
 * The URL of the first script in a page of this application. Each build gives the script another name, so
 * this URL identifies the build.
 */
export function buildOf(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/**
 * Whether the server has another build than this page, whose build is `own`; false if the server does not
 * answer.
 */
export async function isOutdated(own: string | null): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
    if (!response.ok) return false;
    const newest = buildOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return own !== null && newest !== null && newest !== own;
  } catch {
    return false;
  }
}

/**
 * Notices a new build of the server. From then on the browser loads the next page from the server, so that a
 * game under way is never interrupted. A page that misses a file of its build reloads itself once, if a
 * reload would lose nothing.
 */
export function startUpdates(): () => void {
  const own = buildOf(document);
  let asked = Date.now();

  async function look(): Promise<void> {
    if (document.visibilityState !== 'visible' || Date.now() - asked < FRESH_MS) return;
    asked = Date.now();
    if (await isOutdated(own)) loadPagesAnew();
  }

  async function missed(): Promise<void> {
    if (own === null || !(await isOutdated(own))) return;
    loadPagesAnew();
    if (BUSY.includes(route().page) || sessionStorage.getItem(KEY) === own) return;
    sessionStorage.setItem(KEY, own);
    location.reload();
  }

  const looking = () => void look();
  const missing = () => void missed();
  const timer = setInterval(looking, EVERY_MS);
  document.addEventListener('visibilitychange', looking);
  addEventListener('vite:preloadError', missing);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', looking);
    removeEventListener('vite:preloadError', missing);
  };
}
