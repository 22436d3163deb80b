import { hasWon, untypedCampaign, type Campaign, type Stage, type StageGoal } from '../../campaign-contract';
import { t } from '../../texts';
import Face from './campaign/Face.svelte';
import { ownOf, type ForceFile } from './files';
import type { Chosen } from './setup';
import type { PlasticFudgeTypes, Side } from './types';

type Words = Omit<PlasticFudgeTypes, 'force'> & { force: ForceFile };
type Goal = StageGoal<Words>;

const win: Goal = { text: 'win', isMet: hasWon };
/** A goal: win with losses of at most this many percent. */
const spare = (percent: number): Goal => ({
  text: 'spare',
  number: percent,
  isMet: (match) => hasWon(match) && (match.view.tally[match.seat as Side]?.loss_percent ?? 100) <= percent,
});
const swift = (rounds: number): Goal => ({
  text: 'swift',
  number: rounds,
  isMet: (match) => hasWon(match) && match.view.position.round <= rounds,
});
const flag: Goal = { text: 'flag', isMet: (match) => hasWon(match) && match.outcome.by === 'flag' };

/** The battlefield of a stage, and the ready-made force of the opponent. */
type Battle = { battlefield: string; force: string };

/** A stage, which uses the options of the short game. */
const stage = (
  id: string,
  level: number,
  { battlefield, force }: Battle,
  second: Goal,
  third: Goal,
): Stage<Words, Chosen> => ({
  id,
  level,
  chosen: (page) => ({
    battlefield,
    options: ownOf(page.own).presets.find(({ id }) => id === 'quick')?.options ?? {},
  }),
  forces: (page): Record<string, ForceFile> => {
    const found = ownOf(page.own).ready.find(({ id }) => id === force);
    const seat = page.seats[1];
    return found && seat !== undefined ? { [seat]: found.force } : {};
  },
  goals: [win, second, third],
});

/** The stages, on battlefields that come with the game, against five of its ready-made forces. */
const campaign: Campaign<Words, Chosen> = {
  stages: [
    stage('crossroads', 1, { battlefield: 'meeting', force: 'militia' }, spare(25), swift(7)),
    stage('ford', 2, { battlefield: 'river', force: 'patrol' }, flag, spare(30)),
    stage('camp', 3, { battlefield: 'green-camp', force: 'assault' }, spare(25), swift(7)),
    stage('hills', 4, { battlefield: 'meeting', force: 'mortars' }, spare(30), swift(7)),
    stage('bridge', 5, { battlefield: 'river', force: 'big-gun' }, flag, spare(30)),
  ],
  Face,
  say: (key, args) => t(`pf-stage-${key}`, args),
};

export default untypedCampaign(campaign);
