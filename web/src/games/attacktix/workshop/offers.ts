import type { GameTable, GameWords } from '../../../contract';
import ForcePicker from './ForcePicker.svelte';
import type { ForceFile } from './files';
import { suggest } from './suggest';
import { saidName, sayFault } from './words';
import Workshop from './Workshop.svelte';

type Forced = GameWords & { force: ForceFile };

/** What the shell is told about forces. */
export const forces: NonNullable<GameTable<Forced>['forces']> = {
  Picker: ForcePicker,
  Workshop,
  suggest,
  sayFault: (fault) => sayFault(fault),
  nameOf: (force) => saidName(force.name ?? ''),
};
