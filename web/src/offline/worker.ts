import { SPARE, sourceOf } from './keeping';

/** The part of an `ExtendableEvent` that this file uses. */
type Lasting = { waitUntil: (work: Promise<unknown>) => void };
type Asked = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Worker = {
  location: Location;
  clients: { claim: () => Promise<void> };
  addEventListener: ((type: 'install' | 'activate', heard: (event: Lasting) => void) => void) &
    ((type: 'fetch', heard: (event: Asked) => void) => void);
};
const worker = self as unknown as Worker;

/**
 * The cache of this build. The build writes its own name here, so that each build has a worker of its own.
 */
const KEPT = 'rumpus-BUILD';

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SPARE)));
});

// The worker of a new build waits until no page of the previous build is open, so that each page keeps its
// build.
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const source = sourceOf(event.request, worker.location.origin);
  if (source === 'kept') event.respondWith(keptOr(event));
  if (source === 'page') event.respondWith(orKept(event.request, '/offline.html'));
  if (source === 'spare') event.respondWith(orKept(event.request, event.request.url));
});

/** Deletes the caches of other builds. */
async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('rumpus-') && name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Returns the cached answer, no matter how it is compressed. If there is none, returns the server's answer,
 * and caches it if its status is 200.
 */
async function keptOr(event: Asked): Promise<Response> {
  const kept = await caches.open(KEPT);
  const found = await kept.match(event.request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(event.request);
  // On a full disk nothing is cached, but the page still gets the answer.
  if (answer.status === 200) event.waitUntil(kept.put(event.request, answer.clone()).catch(() => undefined));
  return answer;
}

/** Returns the server's answer; if the server cannot be reached, the file that is cached under `path`. */
async function orKept(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(path, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}
