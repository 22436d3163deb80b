import { packed } from '../../../parts/pack';
import type { ArmyFile } from './army';

export { packed, unpacked } from '../../../parts/pack';

/** The link that opens an army. */
export async function linkTo(army: ArmyFile, origin: string): Promise<string> {
  return `${origin}/workshop/${encodeURIComponent(army.game)}#army=${await packed(army)}`;
}

/** The packed army in a fragment; null without one. */
export function armyIn(fragment: string): string | null {
  return /^army=([\w-]+)$/.exec(fragment)?.[1] ?? null;
}
