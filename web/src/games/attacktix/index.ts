import { t } from '../../texts';
import { untyped, type GameTable } from '../../contract';
import Choices from './choices/Choices.svelte';
import { makeSetup, quickChoice, type Chosen } from './choices/chosen';
import { describeAction } from './describe/actions';
import { hintPoints } from './describe/hint-points';
import { goal } from './goal';
import { keys } from './keys';
import { describeEvent } from './log/log';
import { describeRefusal } from './log/refusals';
import { soundsOf, timeOf } from './play/scenes';
import { hasSecrets } from './play/secrets';
import Table from './Table.svelte';
import type { AttacktixTypes } from './types';
import { forces } from './workshop/offers';

/** The types of Attacktix, as the argument of the type `GameTable`. */
type GameTypes = Omit<AttacktixTypes, 'force'> & { force: Parameters<typeof forces.nameOf>[0] };

const game: GameTable<GameTypes, Chosen> = {
  Table: Table as GameTable<GameTypes>['Table'],
  keys,
  describeEvent,
  describeAction,
  hintPoints,
  describeReason: (reason) => t(`at-reason-${reason}`),
  describeRefusal,
  goal,
  describeAwaited: (view, names) =>
    t(view.phase === 'setup' ? 'at-awaited-place' : 'at-awaited-other', { names }),
  hasSecrets,
  timeOf: (events) => events.reduce((sum, event) => sum + timeOf(event), 0),
  soundsOf,
  skips: true,
  fills: true,
  Choices,
  ownOptions: true,
  makeSetup,
  quick: [2, 3, 4],
  quickChoice,
  workshop: () => import('./workshop/Workshop.svelte').then((page) => page.default),
  forces,
};

export default untyped(game);
