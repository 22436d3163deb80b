import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildOf, isOutdated } from './updates';

const page = (script: string): string =>
  `<!doctype html><html><head><script type="module" crossorigin src="${script}"></script></head></html>`;

afterEach(() => vi.unstubAllGlobals());

describe('a new build', () => {
  it('is recognised by the URL of the first script in its page', () => {
    const first = new DOMParser().parseFromString(page('/assets/index-a.js'), 'text/html');
    expect(buildOf(first)).toBe('/assets/index-a.js');
  });

  it.each([
    ['/assets/index-a.js', false],
    ['/assets/index-b.js', true],
  ])('is found if the page of the server has the script %s: %s', async (script, outdated) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(page(script))));
    expect(await isOutdated('/assets/index-a.js')).toBe(outdated);
  });

  it('is not assumed if the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    expect(await isOutdated('/assets/index-a.js')).toBe(false);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('restarting', { status: 503 })));
    expect(await isOutdated('/assets/index-a.js')).toBe(false);
  });
});
