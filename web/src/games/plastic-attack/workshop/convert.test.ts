import { describe, expect, it } from 'vitest';
import first from '../../../../../games/plastic_attack/data/armies-2009.json';
import revised from '../../../../../games/plastic_attack/data/armies-revised.json';
import roster from '../../../../../games/plastic_attack/data/roster.json';
import type { ArmyFile, FigureFile } from './army';
import { converted } from './convert';

const collection = (edition: '2009' | 'revised') =>
  roster.characters.map(({ cards, ...rest }) => ({
    ...rest,
    card: cards[edition],
  })) as unknown as FigureFile[];
const known = (edition: '2009' | 'revised') => [
  ...new Set(roster.characters.flatMap(({ cards }) => Object.values(cards[edition]))),
];

describe('an army of the other edition', () => {
  it('gets the cards of its figures for the new edition, and keeps everything else', () => {
    first.armies.forEach((army, i) => {
      const { army: made } = converted(
        army as unknown as ArmyFile,
        'plastic-attack-revised',
        collection('revised'),
        known('revised'),
      );
      expect(made).toEqual(revised.armies[i]);
    });
  });

  it('gets the most similar actions for characters that players made, and lists each change', () => {
    const own = { figure: 'Zed', power: 15, card: { high: 'knock-out', mid: 'vulnerable', low: 'luck' } };
    const army: ArmyFile = { format: 1, game: 'plastic-attack-2009', name: 'Zed', army: [own] };
    const { army: made, changes } = converted(
      army,
      'plastic-attack-revised',
      collection('revised'),
      known('revised'),
    );
    expect(made.army[0]?.card).toEqual({ high: 'stun', mid: 'intimidate', low: 'luck' });
    expect(changes).toEqual([{ figure: 'Zed', before: own.card, after: made.army[0]?.card, shipped: false }]);
  });
});
