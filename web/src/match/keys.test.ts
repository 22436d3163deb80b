import { expect, it } from 'vitest';
import type { GameTable } from '../contract';
import { cardKey, hintKey, undoKey } from './keys';

const keys = (...names: string[]) => ({ keys: [{ keys: names, text: 'x' }] }) as Pick<GameTable, 'keys'>;

it('the card of a turn and hints have keys that the game leaves free', () => {
  expect([cardKey(keys('D')), hintKey(keys('D'))]).toEqual(['W', 'H']);
  expect([cardKey(keys('↑', 'W')), hintKey(keys('↑', 'H'))]).toEqual(['0', '9']);
  expect([undoKey(keys('D')), undoKey(keys('Z'))]).toEqual(['Z', '8']);
  expect([cardKey(keys('W', '0')), hintKey(keys('H', '9'))]).toEqual(['', '']);
});
