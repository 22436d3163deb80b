import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  fragment,
  go,
  goFromHere,
  parameter,
  route,
  routeOf,
  setParameters,
  startRouter,
} from './router.svelte';

describe('a path', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/games', { page: 'games' }],
    ['/settings/', { page: 'settings' }],
    ['/new/toy-battle', { page: 'new', game: 'toy-battle' }],
    ['/rules/toy-battle', { page: 'rules', game: 'toy-battle' }],
    ['/rules', { page: 'rulebooks' }],
    ['/workshop/toy-battle', { page: 'workshop', game: 'toy-battle' }],
    ['/learn/toy-battle', { page: 'learn', game: 'toy-battle' }],
    ['/learn/toy-battle/chain', { page: 'lesson', game: 'toy-battle', lesson: 'chain' }],
    ['/campaign/toy-battle', { page: 'campaign', game: 'toy-battle' }],
    ['/lab', { page: 'lab', study: null }],
    ['/lab/s1', { page: 'lab', study: 's1' }],
    ['/lab/s1/csv', { page: 'missing' }],
    ['/campaign', { page: 'missing' }],
    ['/learn', { page: 'missing' }],
    ['/learn//chain', { page: 'missing' }],
    ['/match/m1', { page: 'match', id: 'm1' }],
    ['/match/m1/replay', { page: 'replay', id: 'm1' }],
    ['/join/m1/t%2F1', { page: 'join', id: 'm1', token: 't/1' }],
    ['/match', { page: 'missing' }],
    ['/match/m1/other', { page: 'missing' }],
    ['/match/m1/replay/more', { page: 'missing' }],
    ['/join/m1', { page: 'missing' }],
    ['/nope', { page: 'missing' }],
    ['/new/%', { page: 'new', game: '%' }],
    ['/puzzles', { page: 'puzzles' }],
    ['/puzzles/toy-battle/7-1-2', { page: 'puzzle', game: 'toy-battle', puzzle: '7-1-2' }],
    ['/puzzles/toy-battle', { page: 'missing' }],
  ])('%s names its page', (path, page) => expect(routeOf(path)).toEqual(page));
});

describe('going', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = startRouter();
    go('/');
  });
  afterEach(() => stop());

  it('keeps URL and page consistent', () => {
    go('/match/m1/replay?step=4#x');
    expect(route()).toEqual({ page: 'replay', id: 'm1' });
    expect([parameter('step'), parameter('viewer'), fragment()]).toEqual(['4', null, 'x']);
    setParameters({ step: '5', viewer: 'red' });
    expect(location.search).toBe('?step=5&viewer=red');
    setParameters({ viewer: null });
    expect([parameter('step'), parameter('viewer')]).toEqual(['5', null]);
  });

  it('goes nowhere if the person has left the page meanwhile', () => {
    const later = goFromHere();
    go('/games');
    later('/match/m1');
    expect(route()).toEqual({ page: 'games' });
    goFromHere()('/match/m1');
    expect(route()).toEqual({ page: 'match', id: 'm1' });
  });

  it('follows links of the application without a reload', () => {
    document.body.innerHTML = '<a id="in" href="/games">in</a><a id="api" href="/api/x" download>record</a>';
    const click = (id: string, init = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      document.addEventListener('click', (after) => after.preventDefault(), { once: true });
      document.getElementById(id)?.dispatchEvent(event);
    };
    click('api');
    expect(route()).toEqual({ page: 'home' });
    click('in', { ctrlKey: true });
    expect(route()).toEqual({ page: 'home' });
    click('in');
    expect(route()).toEqual({ page: 'games' });
  });
});
