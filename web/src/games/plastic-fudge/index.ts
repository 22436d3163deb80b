import { t } from '../../texts';
import { closed, type GameTable } from '../contract';
import Choices from './choices/Choices.svelte';
import { keys } from './keys';
import { tell } from './log/log';
import { sayRefusal } from './log/refusals';
import { soundsOf, timeOf } from './play/scenes';
import { forces, makeSetup, quick, quickChoice, type Chosen } from './setup';
import Showcase from './showcase/Showcase.svelte';
import Table from './Table.svelte';
import type { FudgeWords } from './types';

/** The words of Plastic Fudge in the places that the contract leaves to the game. */
type Words = Omit<FudgeWords, 'force'> & { force: Parameters<typeof forces.nameOf>[0] };

const game: GameTable<Words, Chosen> = {
  Table: Table as GameTable<Words>['Table'],
  Showcase,
  keys,
  tell,
  sayRefusal,
  sayAwaited: (view, names) =>
    t(view.waiting.for === 'commit' ? 'pf-awaited-commit' : 'pf-awaited-roll', { names }),
  timeOf,
  soundsOf,
  Choices,
  ownOptions: true,
  makeSetup,
  quick,
  quickChoice,
  forces,
};

export default closed(game);
