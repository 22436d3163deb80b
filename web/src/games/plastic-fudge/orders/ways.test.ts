import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/plastic-fudge/moments';
import type { AimedAt, TargetsAnswer } from '../types';
import { friendsUnder, isWorth, waysTo } from './ways';

const known = momentOf('commit').answers.find(({ question }) => question.ask === 'targets')!
  .answer as TargetsAnswer;
const shot = known.attacks.find((one) => isWorth(one) && one.preview.targets.length > 0)!;
const [target] = shot.preview.targets;

/** The attack with another weapon, this chance to kill, and further targets. */
const way = (weapon: string, kill: number, more: string[] = []): AimedAt => ({
  ...shot,
  attack: { ...shot.attack, weapon },
  preview: {
    ...shot.preview,
    weapon,
    targets: [
      { ...target!, unit: shot.label, odds: { ...target!.odds, kill } },
      ...more.map((unit) => ({ ...target!, unit })),
    ],
  },
});
const friend = setup.units.find(({ id, side }) => side === 'green' && id !== shot.attack.unit)!.id;
const weapons = (ways: readonly AimedAt[]): string[] => ways.map(({ attack }) => attack.weapon ?? '');

it('offers each weapon once, the one that does most harm first', () => {
  const ways = waysTo(setup, [way('rifle', 900), way('grenade', 1600), way('grenade', 100)], shot.label);
  expect(weapons(ways)).toEqual(['grenade', 'rifle']);
});

it('puts an attack that also hits friends last', () => {
  const ways = waysTo(setup, [way('grenade', 1600, [friend]), way('rifle', 900)], shot.label);
  expect(weapons(ways)).toEqual(['rifle', 'grenade']);
  expect(friendsUnder(setup, ways[1]!)).toEqual([friend]);
});
