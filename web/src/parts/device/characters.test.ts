import { expect, it } from 'vitest';
import type { Character, Summary } from '../../wire';
import { keepCharacter, withCharacter } from './characters';

const match = (id: string): Summary =>
  ({ id, seats: [{ kind: 'guest' }, { kind: 'bot' }, { kind: 'bot' }] }) as unknown as Summary;

it('seats the character of a match at its first bot', () => {
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
