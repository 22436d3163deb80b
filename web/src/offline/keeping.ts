/**
 * Files that the browser caches when it installs the worker: the page that is shown offline, its style and
 * icon, and pictures.
 */
export const SPARE: readonly string[] = [
  '/offline.html',
  '/offline.css',
  '/icons/icon.svg',
  '/pictures/lost-duck.svg',
  '/pictures/fallen-duck.svg',
];

/**
 * Where an answer comes from. `kept`: the cache, or else the server, whose answer is then cached. `page`: the
 * server, or else the cached page for offline use. `spare`: the server, or else the cached file of `SPARE`.
 * `server`: the server alone.
 */
export type Source = 'kept' | 'page' | 'spare' | 'server';

/** Where the answer to a request of a page comes from. Answers of the API are never cached. */
export function sourceOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Source {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'server';
  if (url.pathname === '/api' || url.pathname.startsWith('/api/')) return 'server';
  if (request.mode === 'navigate') return 'page';
  if (url.pathname.startsWith('/assets/')) return 'kept';
  return SPARE.includes(url.pathname) ? 'spare' : 'server';
}
