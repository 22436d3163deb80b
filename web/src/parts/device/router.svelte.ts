/** The pages, by the shape of their path. */
type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'match'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'join'; id: string; token: string }
  | { page: 'games' }
  | { page: 'rules'; game: string }
  | { page: 'rulebooks' }
  | { page: 'workshop'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; puzzle: string }
  | { page: 'campaign'; game: string }
  | { page: 'lab'; study: string | null }
  | { page: 'settings' }
  | { page: 'admin'; section: string; subject: string }
  | { page: 'missing' };

const where = $state({ path: location.pathname, search: location.search, hash: location.hash });

/** The page that a path names; `missing` if the path names none. Ids in the path are not checked. */
export function routeOf(path: string): Route {
  const [first = '', second, third, ...rest] = path
    .replace(/^\/+|\/+$/g, '')
    .split('/')
    .map(decode);
  if (rest.length > 0) return { page: 'missing' };
  if (first === 'admin') return { page: 'admin', section: second ?? '', subject: third ?? '' };
  if (second === undefined) {
    if (first === '') return { page: 'home' };
    if (first === 'rules') return { page: 'rulebooks' };
    if (first === 'lab') return { page: 'lab', study: null };
    return first === 'games' || first === 'settings' || first === 'puzzles'
      ? { page: first }
      : { page: 'missing' };
  }
  if (first === 'join' && third) return { page: 'join', id: second, token: third };
  if (first === 'match' && third === 'replay') return { page: 'replay', id: second };
  if (first === 'learn' && second && third) return { page: 'lesson', game: second, lesson: third };
  if (first === 'puzzles' && second && third) return { page: 'puzzle', game: second, puzzle: third };
  if (third !== undefined || second === '') return { page: 'missing' };
  if (first === 'match') return { page: 'match', id: second };
  if (first === 'lab') return { page: 'lab', study: second };
  if (
    first === 'new' ||
    first === 'rules' ||
    first === 'workshop' ||
    first === 'learn' ||
    first === 'campaign'
  )
    return { page: first, game: second };
  return { page: 'missing' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page of the present URL. A component that reads it is updated when it changes. */
export function route(): Route {
  return routeOf(where.path);
}

/** A parameter of the URL's query; `null` if it is missing. */
export function parameter(name: string): string | null {
  return new URLSearchParams(where.search).get(name);
}

/** The part of the URL after `#`, decoded; empty if there is none. */
export function fragment(): string {
  return decode(where.hash.slice(1));
}

function follow(): void {
  where.path = location.pathname;
  where.search = location.search;
  where.hash = location.hash;
}

/**
 * Replaces the part of the URL after `#` by `rest`, so that the browser's history does not keep it. Returns
 * the removed part.
 */
export function takeFragment(rest = ''): string {
  const taken = fragment();
  history.replaceState(null, '', where.path + where.search + rest);
  follow();
  return taken;
}

let anew = false;

/** After this call, the browser loads the next page from the server, and so gets the newest build. */
export function loadPagesAnew(): void {
  anew = true;
}

/** Returns a function that goes to a URL, unless the person has left the present page meanwhile. */
export function goFromHere(): (to: string) => void {
  const { path } = where;
  return (to) => {
    if (where.path === path) go(to);
  };
}

/** Opens another page of the application, with a new entry in the browser's history. */
export function go(to: string): void {
  if (anew) {
    location.assign(to);
    return;
  }
  history.pushState(null, '', to);
  follow();
  if (!location.hash) scrollTo(0, 0);
}

/** Changes the query of this page without a new entry in the history. */
export function setParameters(changes: Record<string, string | null>): void {
  const query = new URLSearchParams(where.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  history.replaceState(null, '', where.path + (text ? `?${text}` : '') + where.hash);
  follow();
}

/**
 * Keeps the page and the URL consistent, and lets links inside the application change the page without a
 * reload. Returns a function that stops this.
 */
export function startRouter(): () => void {
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  document.addEventListener('click', clicked);
  return () => {
    removeEventListener('popstate', follow);
    removeEventListener('hashchange', follow);
    document.removeEventListener('click', clicked);
  };
}
