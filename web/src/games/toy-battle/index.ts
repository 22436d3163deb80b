import { untyped, type GameTable } from '../../contract';
import { completeSetup } from './board/complete';
import { goal } from './goal';
import { describeAction } from './describe/actions';
import { describeReason } from './describe/reasons';
import { keys } from './keys';
import { describeRefusal, describeEvent } from './log';
import Choices from './new/Choices.svelte';
import { soundsOf, timeOf } from './play/pace';
import { withHands } from './play/hands';
import { makeSetup, quickChoice } from './setup';
import OpenHand from './OpenHand.svelte';
import Troops from './panels/Troops.svelte';
import Table from './Table.svelte';
import { fetchPartTexts } from '../../texts';
import type { BoardText, ToyBattleTypes } from './types';

/** The parts of Toy Battle that the pages shared by all games use. */
const toyBattle: GameTable<ToyBattleTypes, string | BoardText> = {
  Table,
  OpenHand,
  withHands,
  keys,
  describeEvent,
  describeAction,
  Pieces: Troops,
  describeReason,
  describeRefusal,
  goal,
  timeOf: (events) => events.reduce((sum, event) => sum + timeOf(event), 0),
  soundsOf,
  skips: true,
  tellsTurns: true,
  showsPlayers: true,
  completeSetup,
  Choices,
  makeSetup,
  workshop: () =>
    Promise.all([import('./editor/Editor.svelte'), fetchPartTexts('toy-battle-boards')]).then(
      ([page]) => page.default,
    ),
  quick: [2],
  quickChoice,
};

export default untyped(toyBattle);
