import { describe, expect, it } from 'vitest';
import { kinds, levels } from '../../../../dev/plastic-fudge-workshop/page';
import { ownOf, type HousePrices, type KindPage, type UnitFile, type UnitType } from '../files';
import { costOf, estimate, estimateOf, isAtHousePrices, pricedOwn, usualMarker } from './bill';
import {
  added,
  armed,
  changed,
  doubled,
  emptyForce,
  filled,
  kindOf,
  led,
  moved,
  posed,
  removed,
  replaced,
  withLevel,
} from './force';
import { freeName } from '../../../parts/workshop/file-store';

const kind = (type: UnitType): KindPage => {
  const found = kindOf(kinds, type);
  if (!found) throw new Error(`no sample Unit of the type ${type}`);
  return found;
};
const points = (unit: UnitFile): number => estimate(unit, kinds, levels).points;

describe('a Unit', () => {
  it('stores only what differs from its type', () => {
    const good = withLevel({ type: 'basic' }, kind('basic'), 'tl', 1);
    expect(good).toEqual({ type: 'basic', tl: 1 });
    expect(withLevel(good, kind('basic'), 'tl', -1)).toEqual({ type: 'basic' });
    expect(changed({ type: 'basic', name: 'Reed', spotter: true }, { name: '', spotter: false })).toEqual({
      type: 'basic',
    });
  });

  it('takes its Defence from its pose, and a new pose also changes a Defence that the player has set', () => {
    const prone = posed({ type: 'basic' }, kind('basic'), 'prone');
    expect(prone).toEqual({ type: 'basic', stance: 'prone' });
    expect(filled(prone, kind('basic')).dl).toBe(1);
    expect(posed(prone, kind('basic'), 'standing')).toEqual({ type: 'basic' });
    expect(posed({ type: 'basic', dl: 2 }, kind('basic'), 'prone').dl).toBe(3);
    expect(filled({ type: 'sniper', stance: 'kneeling' }, kind('sniper')).dl).toBe(0);
  });

  it('stores its weapons in the shortest form', () => {
    const rifle = { name: 'rifle', kind: 'shot', rl: -1, al: -1 } as const;
    const pistol = { ...rifle, name: 'pistol' };
    expect(armed({ type: 'basic' }, kind('basic'), [{ ...rifle, rl: 2 }])).toEqual({ type: 'basic', rl: 2 });
    expect(armed({ type: 'basic', rl: 2 }, kind('basic'), [rifle, pistol])).toEqual({
      type: 'basic',
      extra: [pistol],
    });
    expect(armed({ type: 'basic' }, kind('basic'), [pistol])).toEqual({ type: 'basic', weapons: [pistol] });
    expect(armed({ type: 'basic' }, kind('basic'), [])).toEqual({ type: 'basic', weapons: [] });
    const back = armed({ type: 'basic', weapons: [pistol] }, kind('basic'), [rifle]);
    expect(back).toEqual({ type: 'basic' });
    expect(filled({ type: 'basic', rl: 2, extra: [pistol] }, kind('basic')).weapons).toEqual([
      { ...rifle, rl: 2 },
      pistol,
    ]);
  });
});

describe('prices', () => {
  it.each([
    ['basic', 40],
    ['radioman', 108],
    ['grenadier', 111],
    ['sniper', 115],
    ['crawler', 55],
    ['minesweeper', 73],
    ['mortar', 105],
    ['fifty-cal', 100],
    ['bazooka', 135],
    ['flamethrower', 110],
    ['bfg', 185],
    ['jeep', 184],
    ['tank', 400],
    ['helicopter', 370],
    ['jet', 510],
    ['howitzer', 288],
  ] as const)('of %s add up to %i', (type, sum) => expect(points({ type })).toBe(sum));

  it('include poses, the Commander and markers', () => {
    expect(points({ type: 'basic', stance: 'kneeling' })).toBe(42);
    expect(points({ type: 'basic', stance: 'prone' })).toBe(52);
    expect(points({ type: 'commander', commander: true })).toBe(168);
    expect(estimate({ type: 'grenadier' }, kinds, levels).printed).toBe(131);
    expect(
      estimateOf({ ...emptyForce(), units: [{ type: 'basic' }], markers: 2 }, kinds, levels).points,
    ).toBe(40 + 2 * usualMarker);
  });

  it('of the house replace the costs of levels, surcharges, the Commander and markers', () => {
    const house_prices: HousePrices = {
      format: 1,
      version: 1,
      movement: [1, 1, 2, 3, 4, 5, 6],
      range: [2, 4, 8, 16, 32, 64, 90],
      attack: [1, 2, 3, 4, 5, 6, 7],
      defence: [1, 2, 3, 4, 5, 6, 7],
      training: [10, 20, 30, 40, 50, 60, 70],
      special: 9,
      radio: 11,
      vehicle: 13,
      commander: 17,
      marker: 19,
    };
    const [cheap, printed] = [emptyForce(), { ...emptyForce(), name: 'Dear' }];
    const ready = [
      { id: 'one', about: '', force: printed, house: cheap },
      { id: 'two', about: '', force: printed },
    ];
    const own = ownOf({ kinds, levels, house_prices, ready });
    expect(pricedOwn(own, true).ready.map(({ force }) => force)).toEqual([cheap, printed]);
    expect(pricedOwn(own, false).ready).toBe(own.ready);
    expect(pricedOwn(own, false).kinds).toBe(own.kinds);
    const { kinds: priced, levels: rows, extra } = pricedOwn(own, true);
    expect(
      costOf(
        rows.find(({ level }) => level === 3)!,
        'rl',
      ),
    ).toBe(90);
    const dear = (unit: UnitFile): number => estimate(unit, priced, rows, extra).points;
    for (const { type, bill } of priced) {
      expect(bill.points).toBe(dear({ type }));
      expect(estimate({ type }, priced, rows, extra).printed, 'no printed price is left').toBe(bill.audited);
      expect(bill.printed).toBe(bill.audited);
    }
    const [mortar, jeep] = (['mortar', 'jeep'] as const).map((type) =>
      estimate({ type }, priced, rows, extra),
    );
    expect(mortar?.rows.find(({ item }) => item === 'special')?.cost).toBe(9);
    expect(jeep?.rows.find(({ item }) => item === 'vehicle')?.cost).toBe(13);
    expect(dear({ type: 'basic', commander: true })).toBe(dear({ type: 'basic' }) + 17);
    expect(estimateOf({ ...emptyForce(), units: [], markers: 2 }, priced, rows, extra).points).toBe(38);
    expect(isAtHousePrices({ options: { prices: 'house' } })).toBe(true);
    expect([null, {}, { options: {} }].some(isAtHousePrices)).toBe(false);
  });
});

describe('a force', () => {
  const two = added(added(emptyForce(), { type: 'basic' }, false), { type: 'sniper' }, false);

  it('is led by its first Trooper until another Unit is chosen', () => {
    expect(two.units).toEqual([{ type: 'basic', commander: true }, { type: 'sniper' }]);
    expect(added(emptyForce(), { type: 'tank' }, true).units[0]).toEqual({ type: 'tank' });
    expect(led(two, 1, true).units).toEqual([{ type: 'basic' }, { type: 'sniper', commander: true }]);
    expect(led(two, 0, false).units.some(({ commander }) => commander)).toBe(false);
  });

  it('duplicates, moves, replaces and removes Units', () => {
    expect(doubled(two, 0).units[1]).toEqual({ type: 'basic' });
    expect(moved(two, 1, 0).units[0]).toEqual({ type: 'sniper' });
    expect(moved(two, 0, -1)).toBe(two);
    expect(replaced(two, 1, { type: 'jeep' }).units[1]).toEqual({ type: 'jeep' });
    expect(removed(two, 0).units).toEqual([{ type: 'sniper' }]);
  });

  it('gets a name that is not taken', () => {
    expect(freeName('Patrol', ['Patrol', 'Patrol 2'])).toBe('Patrol 3');
  });
});
