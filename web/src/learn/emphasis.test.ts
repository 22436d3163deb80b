import { expect, it } from 'vitest';
import { partsOf, plainText } from './emphasis';

it.each([
  ['Lay any card.', [['Lay any card.', false]]],
  [
    '**A tie is enough.** Lay it.',
    [
      ['A tie is enough.', true],
      [' Lay it.', false],
    ],
  ],
  [
    'You see: **a tie is enough**',
    [
      ['You see: ', false],
      ['a tie is enough', true],
    ],
  ],
])('splits %j', (text, parts) => {
  expect(partsOf(text).map((part) => [part.text, part.strong])).toEqual(parts);
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(plainText(text));
});
