import {
  hasWon,
  untypedCampaign,
  type Campaign,
  type Finished,
  type Stage,
  type StageGoal,
} from '../../campaign-contract';
import { t } from '../../texts';
import { other } from './board/shown';
import Face from './campaign/Face.svelte';
import type { Outcome, Seat, ToyBattleTypes } from './types';

type Match = Finished<ToyBattleTypes>;
type Goal = StageGoal<ToyBattleTypes>;

const wonBy = (match: Match, by: Outcome['by']): boolean => hasWon(match) && match.outcome.by === by;
const own = ({ view, seat }: Match) => view.seats[seat as Seat];
const theirs = ({ view, seat }: Match) => view.seats[other(seat as Seat)];

const win: Goal = { text: 'win', isMet: hasWon };
const storm: Goal = { text: 'storm', isMet: (match) => wonBy(match, 'hq') };
const gather = (medals: number): Goal => ({
  text: 'gather',
  number: medals,
  isMet: (match) => wonBy(match, 'medals'),
});
/** A goal: win while the opponent has at most this many medals. */
const keep = (medals: number): Goal => ({
  text: 'keep',
  number: medals,
  isMet: (match) => hasWon(match) && theirs(match).medals <= medals,
});
/** A goal: win within this many turns of each side. */
const swift = (turns: number): Goal => ({
  text: 'swift',
  number: turns,
  isMet: (match) => hasWon(match) && match.view.turns_taken <= 2 * turns,
});
/** A goal: win with at most this many Troops in the player's discard pile. */
const spare = (troops: number): Goal => ({
  text: 'spare',
  number: troops,
  isMet: (match) => hasWon(match) && own(match).discard.length <= troops,
});
/** A goal: win with at least this many bases connected to the player's headquarters. */
const hold = (bases: number): Goal => ({
  text: 'hold',
  number: bases,
  isMet: (match) => hasWon(match) && own(match).connected.length >= bases,
});

const stage = (board: string, level: number, second: Goal, third: Goal): Stage<ToyBattleTypes, string> => ({
  id: board,
  level,
  chosen: () => board,
  goals: [win, second, third],
});

/** The stages: each of the nine boards, from the simplest to the busiest, with an opponent of its own. */
const campaign: Campaign<ToyBattleTypes, string> = {
  stages: [
    stage('training-yard', 1, keep(2), storm),
    stage('castle-field', 1, keep(3), gather(8)),
    stage('city-of-clouds', 2, swift(12), storm),
    stage('tropical-pool', 2, gather(7), keep(3)),
    stage('volcanic-jungle', 3, storm, spare(1)),
    stage('caribbean-sea', 3, storm, keep(2)),
    stage('cursed-cemetery', 4, swift(13), gather(7)),
    stage('station-metal-x', 4, gather(7), hold(7)),
    stage('battlefield', 5, keep(3), storm),
  ],
  Face,
  say: (key, args) => t(`tb-stage-${key}`, args),
};

export default untypedCampaign(campaign);
