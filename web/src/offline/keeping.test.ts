import { expect, it } from 'vitest';
import { sourceOf } from './keeping';

const here = 'https://play.example.org';
const asked = (url: string, changes: Partial<Pick<Request, 'method' | 'mode'>> = {}) =>
  sourceOf({ url: new URL(url, here).href, method: 'GET', mode: 'cors', ...changes }, here);

it('caches the files whose names hold a hash of their content, and no others', () => {
  expect(asked('/assets/index-a1.js')).toBe('kept');
  expect(asked('/manifest.webmanifest')).toBe('server');
  expect(asked('/worker.js')).toBe('server');
  expect(asked('https://elsewhere.example/assets/index-a1.js')).toBe('server');
});

it('takes answers of the API from the server alone', () => {
  expect(asked('/api/games')).toBe('server');
  expect(asked('/api/matches/m1/record', { mode: 'navigate' })).toBe('server');
  expect(asked('/api/me', { method: 'PUT' })).toBe('server');
});

it('asks the server for pages first', () => {
  expect(asked('/', { mode: 'navigate' })).toBe('page');
  expect(asked('/match/m1', { mode: 'navigate' })).toBe('page');
  // To notice a new build, the page fetches `/` without navigating to it.
  expect(asked('/')).toBe('server');
  expect(asked('/pictures/lost-duck.svg')).toBe('spare');
});
