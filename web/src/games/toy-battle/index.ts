import { closed, type GameTable } from '../contract';
import { wholeSetup } from './board/whole';
import { keys } from './keys';
import { sayRefusal, tell } from './log';
import Choices from './new/Choices.svelte';
import { soundsOf, timeOf } from './play/pace';
import { makeSetup, quickChoice } from './setup';
import Showcase from './Showcase.svelte';
import Table from './Table.svelte';
import type { BoardText, Words } from './types';

/** Toy Battle as the shell mounts it. */
const toyBattle: GameTable<Words, string | BoardText> = {
  Table,
  Showcase,
  keys,
  tell,
  sayRefusal,
  timeOf,
  soundsOf,
  wholeSetup,
  Choices,
  makeSetup,
  quick: [2],
  quickChoice,
};

export default closed(toyBattle);
