import type { Bill, BillRow, ForceBill, ForceFile, KindPage, Level, LevelPage, UnitFile } from '../files';
import { forCommander } from './fielding';
import { filled, kindOf } from './force';

/** The cost of a marker. It is used until the server has answered. PF-R-37 */
export const usualMarker = 43;

/** Whether a row is for something other than a level: a special weapon, a radio, a Vehicle, or a misprint. */
const isOnTop = ({ item }: BillRow): boolean =>
  item === 'special' || item === 'radio' || item === 'vehicle' || item === 'misprint';

/**
 * Adds up the cost of a Unit from the tables in the server's description of the game. The editor shows this
 * cost only until the server has answered.
 */
export function estimate(unit: UnitFile, kinds: readonly KindPage[], levels: readonly LevelPage[]): Bill {
  const kind = kindOf(kinds, unit.type);
  if (!kind) return { rows: [], points: 0, audited: 0, printed: 0 };
  const times = kind.vehicle ? 2 : 1;
  const row = (item: BillRow['item'], level: Level, weapon: string | null = null): BillRow => {
    const { cost = 0, clause = '' } = levels.find((one) => one.level === level) ?? {};
    return { item, weapon, level, cost, times, clause };
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
            cost: forCommander,
            times: 1,
            clause: 'PF-CMD-02',
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
  levels: readonly LevelPage[],
): ForceBill {
  const units = force.units.map((unit) => estimate(unit, kinds, levels));
  const markers = usualMarker * (force.markers ?? 0);
  return { units, markers, points: units.reduce((sum, { points }) => sum + points, markers) };
}
