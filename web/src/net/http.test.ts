import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sentence } from '../parts/page/problems';
import { setLanguage } from '../texts';
import { api, problemOf, ProblemError } from './http';

const answer = (status: number, body: string) => vi.fn(async () => new Response(body, { status }));

async function problemWith(fetch: typeof globalThis.fetch) {
  vi.stubGlobal('fetch', fetch);
  return problemOf(await api.me().catch((error: unknown) => error));
}

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('en');
});

describe('a request', () => {
  it('sends JSON and reads JSON', async () => {
    const fetch = answer(200, '{"id":"g1","name":"Ada"}');
    vi.stubGlobal('fetch', fetch);
    expect(await api.rename('Ada')).toEqual({ id: 'g1', name: 'Ada' });
    expect(fetch).toHaveBeenCalledWith(
      '/api/me',
      expect.objectContaining({ method: 'PUT', body: '{"name":"Ada"}' }),
    );
  });

  it('sends a board as it was pasted', async () => {
    const fetch = answer(200, '{"faults":[]}');
    vi.stubGlobal('fetch', fetch);
    expect(await api.checkBoard('toy-battle', '{ broken')).toEqual([]);
    expect(fetch).toHaveBeenCalledWith(
      '/api/games/toy-battle/boards/check',
      expect.objectContaining({ body: '{ broken' }),
    );
  });

  it('escapes what it puts into URLs', async () => {
    const fetch = answer(200, '{}');
    vi.stubGlobal('fetch', fetch);
    await api.match('a/b');
    expect(fetch).toHaveBeenCalledWith('/api/matches/a%2Fb', expect.anything());
  });
});

describe('the first requests of a page', () => {
  beforeEach(() => vi.resetModules());

  it('make one guest only, because they wait for its cookie', async () => {
    const { request } = await import('./http');
    const answers: (() => void)[] = [];
    const fetch = vi.fn(
      () => new Promise<Response>((resolve) => answers.push(() => resolve(new Response('{}')))),
    );
    vi.stubGlobal('fetch', fetch);
    const greeting = request('POST', '/me');
    const naming = request('PUT', '/me', { name: 'Ada' });
    const asking = request('POST', '/games/toy-battle/consult', {});
    await Promise.resolve();
    expect(fetch.mock.calls.length).toBe(2);
    answers.forEach((come) => come());
    await Promise.all([greeting, asking]);
    await vi.waitFor(() => expect(fetch.mock.calls.length).toBe(3));
    answers[2]?.();
    await naming;
    void request('PUT', '/me', { name: 'Bea' });
    void request('PUT', '/me', { name: 'Cy' });
    expect(fetch.mock.calls.length).toBe(5);
  });

  it('still make one guest only after an answer that sets no cookie', async () => {
    const { request } = await import('./http');
    const fetch = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', fetch);
    await request('POST', '/games/toy-battle/consult', {});
    fetch.mockImplementation(() => new Promise(() => undefined));
    void request('POST', '/me');
    void request('POST', '/matches', {});
    await Promise.resolve();
    expect(fetch.mock.calls.length).toBe(2);
  });

  it('go on after one that failed', async () => {
    const { request } = await import('./http');
    const fetch = vi.fn(async () => new Response('{}')).mockRejectedValueOnce(new TypeError('offline'));
    vi.stubGlobal('fetch', fetch);
    const [first, second] = await Promise.allSettled([request('POST', '/me'), request('PUT', '/me')]);
    expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
  });
});

describe('a failed request', () => {
  it('rejects with the problem that the server sent', async () => {
    const body = {
      type: '/problems/board',
      title: 'Bad board',
      status: 422,
      detail: 'Two bases are called b1.',
      faults: [],
    };
    expect(await problemWith(answer(422, JSON.stringify(body)))).toEqual(body);
  });

  it('is described by its status if something other than the server answered', async () => {
    const problem = await problemWith(answer(503, '<html>busy</html>'));
    expect(problem.status).toBe(503);
    expect(sentence(problem)).toBe('The server is busy. Try again in a moment.');
  });

  it('is described as a broken connection if nothing answered', async () => {
    const problem = await problemWith(vi.fn(async () => Promise.reject(new TypeError('network'))));
    expect(sentence(problem)).toMatch(/cannot be reached/);
    setLanguage('ko');
    expect(sentence(problem)).toMatch(/연결할 수 없습니다/);
  });
});

it('a problem without a translation is described in the words of the server', () => {
  expect(
    sentence(
      new ProblemError({ type: '/problems/odd', title: 'Odd', status: 418, detail: 'Tea only.' }).problem,
    ),
  ).toBe('Tea only.');
});
