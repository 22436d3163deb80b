import { expect, it } from 'vitest';
import type { GameTable } from '../contract';
import { cardKey, hintKey, logKey, rulesKey, talkKey, undoKey } from './keys';

const keys = (...names: string[]) => ({ keys: [{ keys: names, text: 'x' }] }) as Pick<GameTable, 'keys'>;

it('the turn card and hints have keys that the game does not use', () => {
  expect([cardKey(keys('D')), hintKey(keys('D'))]).toEqual(['W', 'H']);
  expect([cardKey(keys('↑', 'W')), hintKey(keys('↑', 'H'))]).toEqual(['0', '9']);
  expect([undoKey(keys('D')), undoKey(keys('Z'))]).toEqual(['Z', '8']);
  expect([rulesKey(keys('D')), rulesKey(keys('R')), logKey(keys('R')), logKey(keys('L'))]).toEqual([
    'R',
    '7',
    'L',
    '6',
  ]);
  expect([cardKey(keys('W', '0')), hintKey(keys('H', '9'))]).toEqual(['', '']);
});

it('no game uses a key twice, and every game leaves a key free for each function of the match page', async () => {
  const games = import.meta.glob<{ keys: GameTable['keys'] }>('../games/*/keys.ts', { eager: true });
  expect(Object.keys(games).length).toBeGreaterThan(2);
  for (const [path, game] of Object.entries(games)) {
    const room = [cardKey, hintKey, undoKey, rulesKey, logKey, talkKey].map((key) => key(game));
    expect(new Set(room).size, path).toBe(room.length);
    expect(room, path).not.toContain('');
    const single = game.keys.flatMap((help) => help.keys).filter((key) => /^[A-Z0-9]$/.test(key));
    expect(
      single.filter((key, n) => single.indexOf(key) !== n),
      path,
    ).toEqual([]);
  }
});
