import type {
  Attribute,
  Bill,
  BillRow,
  ForceBill,
  ForceFile,
  HousePrices,
  KindPage,
  Level,
  LevelPage,
  Own,
  UnitFile,
} from '../files';
import { forCommander } from './fielding';
import { filled, kindOf } from './force';

/** The cost of a marker. It is used until the server has answered. PF-R-37 */
export const usualMarker = 43;

/** The clause of house prices. */
const HOUSE = 'PF-R-114';

/** What the Commander and a marker cost in addition, and the clause that says so for the Commander. */
export type Extra = { commander: number; marker: number; clause: string };
const usualExtra: Extra = { commander: forCommander, marker: usualMarker, clause: 'PF-CMD-02' };

/** A row of the level table. At the prices of the house each attribute has a cost of its own. PF-R-114 */
export type PricedLevel = LevelPage & { costs?: Record<Attribute, number> };

/** What comes with the game, at the prices that count. */
export type PricedOwn = Own & { levels: PricedLevel[]; extra: Extra };

/** Returns what a level of an attribute costs. */
export const costOf = ({ cost, costs }: PricedLevel, attribute: Attribute): number =>
  costs?.[attribute] ?? cost;

/** Returns whether the prices of the house count in a set-up. PF-R-114 */
export const isAtHousePrices = (setup: unknown): boolean =>
  (setup as { options?: { prices?: unknown } } | null)?.options?.prices === 'house';

/** Returns what comes with the game, at the prices of the house if these count. PF-R-114 */
export function pricedOwn(own: Own, isHouse: boolean): PricedOwn {
  const house = own.house_prices;
  if (!isHouse || !house) return { ...own, extra: usualExtra };
  const levels = own.levels.map((row): PricedLevel => ({ ...row, costs: costsOf(house, row.level) }));
  const onTop = (row: BillRow): BillRow =>
    row.item === 'special' || row.item === 'radio' || row.item === 'vehicle'
      ? { ...row, cost: house[row.item], clause: HOUSE }
      : row;
  const kinds = own.kinds.map((kind) => {
    const rows = kind.bill.rows.map(onTop);
    const bill = estimate({ type: kind.type }, [{ ...kind, bill: { ...kind.bill, rows } }], levels);
    // The printed sample list counts nothing at the prices of the house.
    return { ...kind, bill: { ...bill, printed: bill.audited } };
  });
  const extra = { commander: house.commander, marker: house.marker, clause: HOUSE };
  const ready = own.ready.map((one) => ({ ...one, force: one.house ?? one.force }));
  // The audit is about the printed prices.
  return { ...own, levels, kinds, ready, audit: [], fielding: own.house_fielding, extra };
}

function costsOf(house: HousePrices, level: Level): Record<Attribute, number> {
  const of = (costs: readonly number[]): number => costs[level + 3] ?? 0;
  return {
    ml: of(house.movement),
    rl: of(house.range),
    al: of(house.attack),
    dl: of(house.defence),
    tl: of(house.training),
  };
}

/** The attribute that a row of a bill is for. */
const attributes = { movement: 'ml', range: 'rl', attack: 'al', defence: 'dl', training: 'tl' } as const;
type Bought = keyof typeof attributes;

/** Whether a row is for something other than a level: a special weapon, a radio, a Vehicle, or a misprint. */
const isOnTop = ({ item }: BillRow): boolean =>
  item === 'special' || item === 'radio' || item === 'vehicle' || item === 'misprint';

/**
 * Adds up the cost of a Unit from the tables in the server's description of the game. The editor shows this
 * cost only until the server has answered.
 */
export function estimate(
  unit: UnitFile,
  kinds: readonly KindPage[],
  levels: readonly PricedLevel[],
  extra: Extra = usualExtra,
): Bill {
  const kind = kindOf(kinds, unit.type);
  if (!kind) return { rows: [], points: 0, audited: 0, printed: 0 };
  const times = kind.vehicle ? 2 : 1;
  const row = (item: Bought, level: Level, weapon: string | null = null): BillRow => {
    const found = levels.find((one) => one.level === level);
    const cost = found ? costOf(found, attributes[item]) : 0;
    return { item, weapon, level, cost, times, clause: found?.costs ? HOUSE : (found?.clause ?? '') };
  };
  const { ml, dl, tl, weapons } = filled(unit, kind);
  const arms = weapons.flatMap(({ name, rl, al }) => [row('range', rl, name), row('attack', al, name)]);
  const rows = [
    row('movement', ml),
    ...(arms.length > 0 ? arms : [row('range', -3), row('attack', -3)]),
    row('defence', dl),
    row('training', tl),
    ...kind.bill.rows.filter(isOnTop),
    ...(unit.commander
      ? [
          {
            item: 'commander',
            weapon: null,
            level: null,
            cost: extra.commander,
            times: 1,
            clause: extra.clause,
          } as const,
        ]
      : []),
  ];
  const points = rows.reduce((sum, { cost, times: often }) => sum + cost * often, 0);
  return { rows, points, audited: points, printed: points + kind.bill.printed - kind.bill.audited };
}

/** Adds up the cost of a force as `estimate` does for a Unit. */
export function estimateOf(
  force: ForceFile,
  kinds: readonly KindPage[],
  levels: readonly PricedLevel[],
  extra: Extra = usualExtra,
): ForceBill {
  const units = force.units.map((unit) => estimate(unit, kinds, levels, extra));
  const markers = extra.marker * (force.markers ?? 0);
  return { units, markers, points: units.reduce((sum, { points }) => sum + points, markers) };
}
