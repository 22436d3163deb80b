import {
  hasWon,
  untypedCampaign,
  type Campaign,
  type Finished,
  type Stage,
  type StageGoal,
} from '../../campaign-contract';
import { t } from '../../texts';
import Face from './campaign/Face.svelte';
import type { RugRumbleTypes } from './types';

type Match = Finished<RugRumbleTypes>;
type Goal = StageGoal<RugRumbleTypes>;

const marblesOf = ({ view, seat }: Match): number =>
  view.players.find((player) => player.seat === seat)?.marbles ?? 0;
const others = ({ view, seat }: Match): number[] =>
  view.players.filter((player) => player.seat !== seat).map(({ marbles }) => marbles);

const win: Goal = { text: 'win', isMet: hasWon };
const gather = (marbles: number): Goal => ({
  text: 'gather',
  number: marbles,
  isMet: (match) => marblesOf(match) >= marbles,
});
/** A goal: win with at least this many marbles more than any other player. */
const ahead = (marbles: number): Goal => ({
  text: 'ahead',
  number: marbles,
  isMet: (match) => hasWon(match) && marblesOf(match) >= Math.max(...others(match)) + marbles,
});

const stage = (
  id: string,
  level: number,
  seats: number,
  second: Goal,
  third: Goal,
): Stage<RugRumbleTypes> => ({ id, level, seats, goals: [win, second, third] });

/** Five stages at tables of two to four players. */
const campaign: Campaign<RugRumbleTypes> = {
  stages: [
    stage('nursery', 1, 2, gather(16), ahead(8)),
    stage('kitchen', 2, 3, gather(12), ahead(4)),
    stage('attic', 3, 2, gather(18), ahead(10)),
    stage('party', 4, 4, gather(12), ahead(5)),
    stage('final', 5, 4, gather(14), ahead(8)),
  ],
  Face,
  say: (key, args) => t(`rr-stage-${key}`, args),
};

export default untypedCampaign(campaign);
