import { t } from '../../texts';
import { untyped, type GameTable } from '../../contract';
import Choices from './choices/Choices.svelte';
import { describeAction, hintPoints } from './describe/actions';
import { goal } from './goal';
import { keys } from './keys';
import { describeLeaders } from './log/leaders';
import { describeEvent } from './log/log';
import { describeRefusal } from './log/refusals';
import { soundsOf, timeOf } from './play/scenes';
import { forces, makeSetup, quick, quickChoice, type Chosen } from './setup';
import Table from './Table.svelte';
import type { PlasticFudgeTypes } from './types';

/** The types of Plastic Fudge that the contract leaves to each game. */
type GameTypes = Omit<PlasticFudgeTypes, 'force'> & { force: Parameters<typeof forces.nameOf>[0] };

const game: GameTable<GameTypes, Chosen> = {
  Table: Table as GameTable<GameTypes>['Table'],
  keys,
  describeEvent,
  describeAction,
  decided: describeLeaders,
  hintPoints,
  describeReason: (reason) => t(`pf-reason-${reason}`),
  describeRefusal,
  goal,
  describeAwaited: (view, names) =>
    t(view.waiting.for === 'commit' ? 'pf-awaited-commit' : 'pf-awaited-roll', { names }),
  timeOf: (events) => events.reduce((sum, event) => sum + timeOf(event), 0),
  soundsOf,
  skips: true,
  fills: true,
  Choices,
  ownOptions: true,
  makeSetup,
  quick,
  quickChoice,
  workshop: () => import('./workshop/Workshop.svelte').then((page) => page.default),
  forces,
};

export default untyped(game);
