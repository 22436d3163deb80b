import {
  hasWon,
  untypedCampaign,
  type Campaign,
  type Finished,
  type Stage,
  type StageGoal,
} from '../../campaign-contract';
import { t } from '../../texts';
import type { Action } from '../../wire/plastic_attack/Action';
import type { ArmyFile } from '../../wire/plastic_attack/ArmyFile';
import type { Event } from '../../wire/plastic_attack/Event';
import type { Hints } from '../../wire/plastic_attack/Hints';
import type { Setup } from '../../wire/plastic_attack/Setup';
import type { Side } from '../../wire/plastic_attack/Side';
import type { View } from '../../wire/plastic_attack/View';
import Face from './campaign/Face.svelte';
import { offeredBy } from './workshop/army';

type Words = { setup: Setup; view: View; hints: Hints; event: Event; action: Action; force: ArmyFile };
type Match = Finished<Words>;
type Goal = StageGoal<Words>;

const own = ({ view, seat }: Match): Side | undefined => view.seats.find((side) => side.seat === seat);
const others = ({ view, seat }: Match): Side[] => view.seats.filter((side) => side.seat !== seat);

const win: Goal = { text: 'win', isMet: hasWon };
/** Returns the goal to win with at least this many figures left in the army. */
const left = (figures: number): Goal => ({
  text: 'left',
  number: figures,
  isMet: (match) => hasWon(match) && (own(match)?.army.length ?? 0) >= figures,
});
/** Returns the goal to win while no opponent holds more captives than this. */
const keep = (captives: number): Goal => ({
  text: 'keep',
  number: captives,
  isMet: (match) => hasWon(match) && others(match).every((side) => side.captives.length <= captives),
});
/** Returns the goal to hold at least this many captives at the end, even without a win. */
const capture = (figures: number): Goal => ({
  text: 'capture',
  number: figures,
  isMet: (match) => (own(match)?.captives.length ?? 0) >= figures,
});

/** Returns a stage against a bot of this level with an army that comes with the game. */
const stage = (id: string, level: number, army: string, second: Goal, third: Goal): Stage<Words> => ({
  id,
  level,
  forces: (page): Record<string, ArmyFile> => {
    const found = offeredBy(page.own).ready.find(({ name }) => name === army);
    const seat = page.seats[1];
    return found && seat !== undefined ? { [seat]: found } : {};
  },
  goals: [win, second, third],
});

/** The campaign of five stages, which is the same for both editions. */
const campaign: Campaign<Words> = {
  stages: [
    stage('kitchen-shelf', 1, 'Kitchen Shelf', capture(2), keep(1)),
    stage('quick-feet', 2, 'Quick Feet', capture(2), left(3)),
    stage('repair-shop', 3, 'The Repair Shop', capture(3), keep(1)),
    stage('under-the-bed', 4, 'Monsters Under the Bed', capture(2), left(3)),
    stage('two-against-the-world', 5, 'Two Against the World', capture(1), keep(1)),
  ],
  Face,
  say: (key, args) => t(`pa-stage-${key}`, args),
};

export default untypedCampaign(campaign);
