import type { GameTable, GameTypes } from '../../../contract';
import ForcePicker from './ForcePicker.svelte';
import type { ForceFile } from './files';
import { suggest } from './suggest';
import { givenName, describeFault } from './describe';

type Forced = GameTypes & { force: ForceFile };

/** The functions for forces that the pages shared by all games use. */
export const forces: NonNullable<GameTable<Forced>['forces']> = {
  Picker: ForcePicker,
  suggest,
  describeFault: (fault) => describeFault(fault),
  nameOf: (force) => givenName(force.name ?? ''),
};
