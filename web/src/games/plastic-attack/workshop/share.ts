import { packed } from '../../../parts/pack';
import type { ArmyFile } from './army';

export { packed, unpacked } from '../../../parts/pack';

/** Returns a link that opens the army in the workshop. It contains the whole army. */
export async function linkTo(army: ArmyFile, origin: string): Promise<string> {
  return `${origin}/workshop/${encodeURIComponent(army.game)}#army=${await packed(army)}`;
}

/** Returns the compressed army in the fragment of a URL; null if the fragment has none. */
export function armyIn(fragment: string): string | null {
  return /^army=([\w-]+)$/.exec(fragment)?.[1] ?? null;
}
