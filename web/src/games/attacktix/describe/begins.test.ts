import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import { beginsClause, describeBegins } from './begins';

const { view } = momentOf('move');
const first = (active: string) => ({ ...view, turn: { ...view.turn!, number: 1, active } });
const bare = { ...setup, mode: 'duel' as const, figures: setup.figures.filter(({ backup }) => !backup) };

it('says which colour of the coin let a player begin, or that a wheel decided', () => {
  expect(describeBegins(bare, first('p1'))).toBe('Teal begins: the coin showed red.');
  expect(describeBegins(bare, first('p2'))).toBe('Rose begins: the coin showed white.');
  const [guest] = bare.figures.filter(({ owner }) => owner === 'p2');
  const figures = [...bare.figures, { ...guest!, id: 'p2-99', backup: true }];
  expect(describeBegins({ ...bare, figures }, first('p2'))).toBe('Rose begins by lot.');
  expect(beginsClause(bare)).toBe('AT-R-09');
});

it('says in teams that no other player has a smaller sum of Speeds', () => {
  expect(describeBegins({ ...bare, mode: 'team' }, first('p1'))).toMatch(
    /^Teal begins: no other player’s Speeds/,
  );
});

it('says nothing after the first turn', () => {
  expect(describeBegins(bare, { ...view, turn: { ...view.turn!, number: 2 } })).toBe('');
});
