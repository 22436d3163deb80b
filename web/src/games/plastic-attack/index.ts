import type { ArmyFile } from '../../wire/plastic_attack/ArmyFile';
import type { Action } from '../../wire/plastic_attack/Action';
import type { Edition } from '../../wire/plastic_attack/Edition';
import type { Event } from '../../wire/plastic_attack/Event';
import type { Hints } from '../../wire/plastic_attack/Hints';
import type { Setup } from '../../wire/plastic_attack/Setup';
import type { View } from '../../wire/plastic_attack/View';
import { t } from '../../texts';
import { closed, type GameTable } from '../contract';
import { seatName } from '../../parts/seats';
import { keys } from './keys';
import { sayRefusal, tell } from './log';
import { soundsOf, timeOf } from './play/narrate';
import { extras, setupOf, suggest } from './setup';
import Showcase from './Showcase.svelte';
import Table from './Table.svelte';
import ForcePicker from './workshop/ForcePicker.svelte';
import { armyName, sayFault } from './workshop/words';
import Workshop from './workshop/Workshop.svelte';

/** The words of Plastic Attack in the places that the contract leaves to the game. */
type Words = { setup: Setup; view: View; hints: Hints; event: Event; action: Action; force: ArmyFile };

/** An edition of Plastic Attack as the shell mounts it; that of 2009 shows its credit. PA1-META-01, PA2-META-01 */
function plasticAttack(edition: Edition): GameTable {
  const game: GameTable<Words> = {
    ...(edition === '2009' ? { credit: 'pa-credit' } : {}),
    Table,
    Showcase,
    keys,
    tell,
    sayRefusal,
    timeOf,
    soundsOf,
    sayAwaited: (_, names) => t('pa-awaited-cards', { names }),
    sayAsked: ({ turn }, seat) =>
      turn && turn.seat !== seat ? t('pa-awaited-defend', { seat: seatName(turn.seat) }) : null,
    extras,
    makeSetup: setupOf(edition),
    quick: [2, 4],
    forces: {
      Picker: ForcePicker,
      Workshop,
      suggest,
      sayFault: (fault) => sayFault(fault),
      nameOf: armyName,
    },
  };
  return closed(game);
}

export default (game: string): GameTable =>
  plasticAttack(game === 'plastic-attack-2009' ? '2009' : 'revised');
