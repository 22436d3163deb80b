import { beforeEach, expect, it, vi } from 'vitest';

type Event = {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
};

const origin = 'https://rumpus.example';
const heard = new Map<string, (event: Event) => void>();
const claim = vi.fn(() => Promise.resolve());
const reach = vi.fn<(request: Request) => Promise<Response>>();
/** The caches by name, and the answers in each by URL. */
let stored = new Map<string, Map<string, Response>>();
let isFull = false;

const addressOf = (what: Request | string): string =>
  new URL(typeof what === 'string' ? what : what.url, origin).href;

function cacheOf(name: string) {
  const holds = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, holds);
  return {
    addAll: async (paths: string[]) => {
      for (const path of paths) holds.set(addressOf(path), await reach(new Request(addressOf(path))));
    },
    match: (what: Request) => Promise.resolve(holds.get(addressOf(what))?.clone()),
    put: (what: Request, answer: Response) =>
      isFull ? Promise.reject(new Error('full')) : Promise.resolve(void holds.set(addressOf(what), answer)),
  };
}

vi.stubGlobal('self', {
  location: { origin },
  clients: { claim },
  addEventListener: (type: string, hear: (event: Event) => void) => heard.set(type, hear),
});
vi.stubGlobal('fetch', reach);
vi.stubGlobal('caches', {
  open: (name: string) => Promise.resolve(cacheOf(name)),
  keys: () => Promise.resolve([...stored.keys()]),
  delete: (name: string) => Promise.resolve(stored.delete(name)),
  match: (path: string) => {
    const found = [...stored.values()].flatMap((holds) => holds.get(addressOf(path)) ?? []);
    return Promise.resolve(found[0]?.clone());
  },
});
await import('./worker');

/**
 * Sends an event to the worker, and waits until the worker has done its work. Returns its answer, if there is
 * one.
 */
async function send(type: string, path = '/', mode: RequestMode = 'cors'): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  const request = new Request(addressOf(path));
  Object.defineProperty(request, 'mode', { value: mode });
  heard.get(type)?.({
    request,
    waitUntil: (one) => work.push(one),
    respondWith: (one) => (answer = one),
  });
  const answered = await answer;
  await Promise.all(work);
  return answered;
}

beforeEach(() => {
  stored = new Map();
  isFull = false;
  reach
    .mockReset()
    .mockImplementation((request) => Promise.resolve(new Response(`from the server: ${request.url}`)));
});

it('caches the offline page when it is installed, and shows it when a page cannot be fetched', async () => {
  await send('install');
  expect(await (await send('fetch', '/match/7', 'navigate'))?.text()).toContain('/match/7');
  reach.mockRejectedValue(new TypeError('no network'));
  expect(await (await send('fetch', '/match/7', 'navigate'))?.text()).toContain('/offline.html');
});

it('passes the error on if nothing is cached', async () => {
  reach.mockRejectedValue(new TypeError('no network'));
  await expect(send('fetch', '/match/7', 'navigate')).rejects.toThrow('no network');
});

it('deletes the caches of other builds, but no cache of other programs', async () => {
  for (const name of ['rumpus-old', 'rumpus-BUILD', 'others']) cacheOf(name);
  await send('activate');
  expect([...stored.keys()]).toEqual(['rumpus-BUILD', 'others']);
  expect(claim).toHaveBeenCalled();
});

it('asks the server once for a file whose name holds its hash', async () => {
  const path = '/assets/table-0a1b2c3d.js';
  await send('fetch', path);
  expect(await (await send('fetch', path))?.text()).toContain(path);
  expect(reach).toHaveBeenCalledTimes(1);
});

it('caches only complete answers, and answers even if it can store nothing', async () => {
  const path = '/assets/table-0a1b2c3d.js';
  reach.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  expect((await send('fetch', path))?.status).toBe(404);
  isFull = true;
  expect((await send('fetch', path))?.status).toBe(200);
  expect((await send('fetch', path))?.status).toBe(200);
  expect(reach).toHaveBeenCalledTimes(3);
});

it('leaves requests to the API alone', async () => {
  expect(await send('fetch', '/api/games')).toBeUndefined();
});
