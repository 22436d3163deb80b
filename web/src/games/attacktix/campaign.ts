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
import { usualChosen, type Chosen } from './choices/chosen';
import type { AttacktixTypes } from './types';
import { ownOf, type ForceFile } from './workshop/files';

type Words = Omit<AttacktixTypes, 'force'> & { force: ForceFile };
type Match = Finished<Words>;
type Goal = StageGoal<Words>;

const standing = ({ view, seat }: Match): number => view.seats.find(({ id }) => id === seat)?.standing ?? 0;

const win: Goal = { text: 'win', isMet: hasWon };
/** Returns the goal to win with at least this many figures in play. */
const stand = (figures: number): Goal => ({
  text: 'stand',
  number: figures,
  isMet: (match) => hasWon(match) && standing(match) >= figures,
});
/** Returns the goal to win in this turn of the game or earlier. The turns of both sides count. */
const swift = (turn: number): Goal => ({
  text: 'swift',
  number: turn,
  isMet: (match) => hasWon(match) && (match.view.turn?.number ?? Infinity) <= turn,
});

/**
 * Returns a stage: a duel on the shipped table `table`, against a bot of this level with the shipped force
 * `force`. `second` and `third` are its goals besides a win.
 */
const stage = (
  table: string,
  level: number,
  force: string,
  second: Goal,
  third: Goal,
): Stage<Words, Chosen> => ({
  id: table,
  level,
  chosen: () => ({ ...usualChosen, table }),
  forces: (page): Record<string, ForceFile> => {
    const found = ownOf(page.own).forces.find(({ id }) => id === force);
    const seat = page.seats[1];
    return found && seat !== undefined ? { [seat]: found.force } : {};
  },
  goals: [win, second, third],
});

/** The campaign of five stages, played against bots of level 1 to 5. */
const campaign: Campaign<Words, Chosen> = {
  stages: [
    stage('bare', 1, 'boiler-watch', stand(2), stand(4)),
    stage('fences-and-copse', 2, 'hedge-choir', stand(2), swift(16)),
    stage('towers-and-barrels', 3, 'kite-line', stand(2), swift(14)),
    stage('junkyard', 4, 'long-barrels', stand(2), stand(3)),
    stage('citadel', 5, 'three-banners', stand(2), swift(14)),
  ],
  Face,
  say: (key, args) => t(`at-stage-${key}`, args),
};

export default untypedCampaign(campaign);
