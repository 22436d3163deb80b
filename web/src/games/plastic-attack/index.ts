import type { ArmyFile } from '../../wire/plastic_attack/ArmyFile';
import type { Action } from '../../wire/plastic_attack/Action';
import type { Edition } from '../../wire/plastic_attack/Edition';
import type { Event } from '../../wire/plastic_attack/Event';
import type { Hints } from '../../wire/plastic_attack/Hints';
import type { Setup } from '../../wire/plastic_attack/Setup';
import type { View } from '../../wire/plastic_attack/View';
import { t } from '../../texts';
import { untyped, type GameTable } from '../../contract';
import { goal } from './goal';
import { describeAction } from './describe/actions';
import { describeFact } from './describe/facts';
import { describeReason } from './describe/reasons';
import { keys } from './keys';
import { describeRefusal, describeEvent } from './log';
import { soundsOf, timeOf } from './play/narrate';
import { extras, rival, setupOf, suggest } from './setup';
import OpenHand from './OpenHand.svelte';
import Table from './Table.svelte';
import ForcePicker from './workshop/ForcePicker.svelte';
import { armyName, describeFault } from './workshop/describe';

/** The types that Plastic Attack fills into the contract of game tables. */
type GameTypes = { setup: Setup; view: View; hints: Hints; event: Event; action: Action; force: ArmyFile };

/** Returns the parts of an edition of Plastic Attack that the pages shared by all games use. */
function plasticAttack(edition: Edition): GameTable {
  const game: GameTable<GameTypes> = {
    Table,
    OpenHand,
    keys,
    describeEvent,
    describeAction,
    describeReason,
    describeFact,
    describeRefusal,
    // The figure alone: the frame around a whole army would say nothing.
    hintPoints: (action) =>
      'attack' in action ? [action.attack.with, `#attack-${action.attack.player}`] : null,
    goal,
    timeOf,
    soundsOf,
    skips: true,
    tellsTurns: true,
    describeAwaited: (_, names) => t('pa-awaited-cards', { names }),
    describeAsked: ({ turn }, seat) => (turn && turn.seat !== seat ? t('pa-awaited-defend') : null),
    extras,
    makeSetup: setupOf(edition),
    quick: [2, 4],
    workshop: () => import('./workshop/Workshop.svelte').then((page) => page.default),
    forces: {
      Picker: ForcePicker,
      suggest,
      rival,
      describeFault: (fault) => describeFault(fault),
      nameOf: armyName,
    },
  };
  return untyped(game);
}

export default (game: string): GameTable =>
  plasticAttack(game === 'plastic-attack-2009' ? '2009' : 'revised');
