import type { Look, UnitType } from './api';

/** The height at which an aircraft hovers above the ground, in inches. */
export const hover = 1.9;

const wide: Readonly<Partial<Record<UnitType, number>>> = {
  jeep: 1.25,
  howitzer: 1.25,
  vehicle: 1.25,
  tank: 1.75,
  helicopter: 2,
  jet: 2,
};
const talls: Readonly<Partial<Record<UnitType, number>>> = {
  sniper: 0.95,
  crawler: 0.95,
  jeep: 1.3,
  tank: 1.5,
  howitzer: 1.3,
  vehicle: 1.4,
  helicopter: hover + 1.6,
  jet: hover + 1,
};

/** Whether a model hovers above its base. */
export const flies = ({ type }: Look): boolean => type === 'helicopter' || type === 'jet';

/** The radius of a base in inches. */
export const radiusOf = (look: Look): number => look.radius ?? wide[look.type] ?? 0.5;

/**
 * The height of the highest point of a model above the ground, in inches. The pointer can hit the model up to
 * there.
 */
export function tall(look: Look): number {
  if (look.type in wide || look.type === 'sniper' || look.type === 'crawler') return talls[look.type] ?? 2;
  if (look.stance === 'prone') return 0.95;
  return look.stance === 'kneeling' ? 1.7 : 2;
}
