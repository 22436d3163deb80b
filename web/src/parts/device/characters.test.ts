import { expect, it } from 'vitest';
import type { Character, Summary } from '../../wire';
import { callSeats, colourName, seatName } from '../seats';
import { keepCharacter, namesOf, withCharacter } from './characters';

const match = (id: string): Summary =>
  ({ id, seats: [{ kind: 'guest' }, { kind: 'bot' }, { kind: 'bot' }] }) as unknown as Summary;

it('puts the character of a match on the seat of the first bot', () => {
  const character = { name: () => 'Private Kwak' } as unknown as Character;
  keepCharacter('stage', character);
  expect(withCharacter(match('stage')).seats.map((seat) => seat.character)).toEqual([
    undefined,
    character,
    undefined,
  ]);
  const other = match('other');
  expect(withCharacter(other)).toBe(other);
});

it('gives a seat the name of its character, and other seats no name', () => {
  keepCharacter('named', { name: () => 'Private Kwak' } as unknown as Character);
  const summary = {
    id: 'named',
    seats: [
      { seat: 'blue', kind: 'guest' },
      { seat: 'red', kind: 'bot' },
    ],
  };
  const end = callSeats(namesOf(summary as unknown as Summary));
  expect([seatName('blue'), seatName('red'), colourName('red')]).toEqual(['Blue', 'Private Kwak', 'Red']);
  end();
  expect(seatName('red')).toBe('Red');
});
