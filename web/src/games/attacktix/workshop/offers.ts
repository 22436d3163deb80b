import type { GameTable, GameTypes } from '../../../contract';
import ForcePicker from './ForcePicker.svelte';
import type { ForceFile } from './files';
import { suggest } from './suggest';
import { givenName, describeFault } from './describe';

type Forced = GameTypes & { force: ForceFile };

/** What pages for all games use to choose and describe a force of Attacktix. */
export const forces: NonNullable<GameTable<Forced>['forces']> = {
  Picker: ForcePicker,
  suggest,
  describeFault: (fault) => describeFault(fault),
  nameOf: (force) => givenName(force.name ?? ''),
};
