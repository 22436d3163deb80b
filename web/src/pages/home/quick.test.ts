import { describe, expect, it } from 'vitest';
import { gameTable } from '../../shell/games';
import type { GamePage } from '../../wire';
import { quickOrder } from './quick';

const seats = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'];
const armyOf = (name: string, ...figures: string[]) => ({
  name,
  army: figures.map((figure) => ({ figure })),
});
const one = armyOf('one', 'Fizz', 'Lion');
const two = armyOf('two', 'Tank', 'Nia');
const three = armyOf('three', 'Nia');
const attack = {
  id: 'plastic-attack-2009',
  seats,
  own: { ready: [one, two, three] },
} as unknown as GamePage;
const battle = {
  id: 'toy-battle',
  seats: ['blue', 'red'],
  boards: [{ id: 'yard', terrain: 'none' }],
} as unknown as GamePage;

describe('a game that begins at once', () => {
  it('gives the player a ready-made army, and the bots armies about as strong', async () => {
    const order = quickOrder(
      await gameTable(attack.id),
      attack,
      { seats: 4, level: 2, first: true },
      () => 0.5,
    );
    expect(order.seats).toEqual([
      { kind: 'me' },
      ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 2 })),
    ]);
    expect(order.setup).toEqual({ edition: '2009', seats: seats.slice(0, 4), options: {}, odds: true });
    expect(order.forces).toEqual({ red: one, blue: two, green: two, yellow: two });
  });

  it('has no forces in a game without forces', async () => {
    const order = quickOrder(
      await gameTable(battle.id),
      battle,
      { seats: 2, level: 1, first: true },
      () => 0.5,
    );
    expect(order).toEqual({
      game: 'toy-battle',
      setup: { board: 'yard', options: {} },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
      clock: { kind: 'none' },
    });
  });
});
