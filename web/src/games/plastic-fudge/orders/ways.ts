import { cardOf } from '../describe/units';
import type { AimedAt, Setup } from '../types';

/**
 * Whether an attack of the list is legal and reaches the Unit that it names. An attack with a template may
 * miss that Unit.
 */
export const isWorth = ({ label, preview }: AimedAt): boolean =>
  preview.legal && (preview.template === null || preview.targets.some(({ unit }) => unit === label));

/** How much harm an attack does: a kill counts twice as much as an injury. */
export const worthOf = ({ preview }: Pick<AimedAt, 'preview'>): number =>
  preview.targets.reduce((sum, { odds }) => sum + 2 * odds.kill + odds.injury, 0);

/** The Units of the attacker's own side that an attack would also reach. */
export function friendsUnder(
  setup: Setup,
  { attack, preview }: Pick<AimedAt, 'attack' | 'preview'>,
): string[] {
  const own = cardOf(setup, attack.unit)?.side;
  return preview.targets.map(({ unit }) => unit).filter((unit) => cardOf(setup, unit)?.side === own);
}

/**
 * The best attack of each weapon on a target, the one that does most harm first. Attacks that also reach
 * friends come last.
 */
export function waysTo(setup: Setup, attacks: readonly AimedAt[], target: string): AimedAt[] {
  const risk = (one: AimedAt): number => Number(friendsUnder(setup, one).length > 0);
  const sorted = attacks
    .filter((one) => one.label === target && isWorth(one))
    .toSorted((one, other) => risk(one) - risk(other) || worthOf(other) - worthOf(one));
  const weapon = ({ attack, preview }: AimedAt): string => attack.weapon ?? preview.weapon;
  return sorted.filter((one, n) => sorted.findIndex((other) => weapon(other) === weapon(one)) === n);
}
