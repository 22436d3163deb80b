import { packed } from '../../../parts/pack';
import type { ArmyFile } from './army';

export { packed, unpacked } from '../../../parts/pack';

/** The link that opens an army. */
export async function linkTo(army: ArmyFile, origin: string): Promise<string> {
  return `${origin}/workshop/${encodeURIComponent(army.game)}#army=${await packed(army)}`;
}

/** The packed army in the fragment of an address; null if the fragment has none. */
export function armyIn(fragment: string): string | null {
  return /^army=([\w-]+)$/.exec(fragment)?.[1] ?? null;
}
