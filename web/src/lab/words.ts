import type { GameTable } from '../contract';
import { gameTitle, seatName } from '../match/describe';
import { optionName } from '../parts/options/options';
import { hasText, inLanguage, t } from '../texts';
import type { GamePage, LocalizedText, StudyChange, StudyReport, StudyShare } from '../wire';

/** The numbers of games that a person can choose. */
export const GAMES = [100, 400, 1000, 2000, 4000];

/** A share in whole per cent. */
export const percent = (share: number): number => Math.round(share * 100);

type Judged = { name: string; share: StudyShare };

/**
 * The shares of won games that the study judges, each with its name: of the forces, the seats, and the seat
 * that begins.
 */
export function judged(study: StudyReport): Judged[] {
  return [
    ...forcesOf(study),
    ...study.seats.map((share) => ({ name: seatName(share.name ?? ''), share })),
    ...(study.starter ? [{ name: t('lab-starter'), share: study.starter }] : []),
  ];
}

const forcesOf = (study: StudyReport): Judged[] =>
  study.forces.map((share) => ({ name: share.name ?? t('lab-force'), share }));

/**
 * The study with the names of ready-made forces in the language of the page. These names come from `table`.
 */
export function inWords(study: StudyReport, table: GameTable | null): StudyReport {
  const named = (name: string): string => table?.forces?.nameOf({ name }) || name;
  return {
    ...study,
    ...(study.force ? { force: named(study.force) } : {}),
    ...(study.against ? { against: named(study.against) } : {}),
    forces: study.forces.map((share) => (share.name ? { ...share, name: named(share.name) } : share)),
  };
}

/**
 * The answer of a study in sentences, the most important first. If the person chose a force, the answer is
 * about forces alone.
 */
export function answerOf(study: StudyReport): string[] {
  if (study.option) return changesOf(study);
  const { games, margin } = study;
  const fair = percent(study.fair);
  const [force, other] = forcesOf(study).sort((one, two) => two.share.share - one.share.share);
  const wins = ({ name, share }: Judged): string => t('lab-wins', { name, fair, ...shown(share) });
  if (force && other && study.verdict !== 'open') {
    const both = { name: force.name, other: other.name, games, margin, fair };
    return [t(study.verdict === 'fair' ? 'lab-fair-forces' : 'lab-beats', both), wins(force)];
  }
  if (study.verdict === 'fair') {
    return force
      ? [t('lab-fair-force', { name: force.name, games, margin, fair }), wins(force)]
      : [t('lab-fair', { games, margin, fair })];
  }
  if (study.verdict === 'uneven') {
    if (force)
      return [
        t(force.share.share < study.fair ? 'lab-weak' : 'lab-strong', { name: force.name }),
        wins(force),
      ];
    const uneven = judged(study).filter(({ share }) => share.verdict === 'uneven');
    return [t('lab-uneven'), ...uneven.map(wins)];
  }
  const isShort = study.status === 'done' && games < Math.max(...GAMES);
  return [
    t('lab-open', { games, margin, fair }),
    ...(force && games > 0 ? [wins(force)] : []),
    ...(isShort ? [t('lab-more')] : []),
  ];
}

/** The progress of a running study, or the short result of a study that has ended. */
export function standingOf(study: StudyReport): string {
  if (study.status === 'running') return t('lab-mine-running', { games: study.games, most: study.most });
  if (study.option)
    return t('lab-mine-option', { count: study.changes.filter((change) => change.is_shown).length });
  return t(`lab-verdict-${study.verdict}`);
}

/** A sentence for each change that the games show, or one sentence that they show none. */
function changesOf(study: StudyReport): string[] {
  const shown = study.changes.filter((change) => change.is_shown);
  return shown.length > 0 ? shown.map(changed) : [t('lab-no-change', { games: study.games })];
}

function changed(change: StudyChange): string {
  const share = { name: changeName(change), before: percent(change.before), after: percent(change.after) };
  const count = { before: Math.round(change.before), after: Math.round(change.after) };
  switch (change.measure) {
    case 'decisions':
      return t('lab-change-decisions', count);
    case 'decided':
      return t('lab-change-decided', share);
    case 'ending':
      return t('lab-change-ending', share);
    default:
      return t('lab-change-wins', share);
  }
}

/** The name of one measurement that an option may change, such as a seat's share of the wins. */
export function changeName({ measure, name }: StudyChange): string {
  if (measure === 'seat') return seatName(name ?? '');
  if (measure === 'starter') return t('lab-starter');
  return measure === 'ending' ? endingName(name ?? '') : t('lab-one-winner');
}

/** Rounds a number and writes it with its sign. */
export const signed = (number: number): string => {
  const whole = Math.round(number);
  return whole > 0 ? `+${whole}` : String(whole).replace('-', '−');
};

/** A choice of the option `key` in the language of the page. */
export function choiceName(key: string, choice: string): string {
  const id = `option-${key}-${choice.replace(/[^\w-]+/g, '-')}`;
  return hasText(id) ? t(id) : choice.replace(/^-(?=\d)/, '−');
}

/** A share and its interval in whole per cent. */
export function shown(share: StudyShare): { share: number; low: number; high: number } {
  return { share: percent(share.share), low: percent(share.low), high: percent(share.high) };
}

/** How games ended, in a sentence with general words in place of the names of seats. */
export function endingName(by: string): string {
  if (hasText(`ended-${by}`)) return t(`ended-${by}`, { winner: t('lab-winner'), loser: t('lab-loser') });
  return hasText(`ended-nobody-${by}`) ? t(`ended-nobody-${by}`) : by;
}

/** What a study asks about: the game, the board, the forces and the option. */
export function subjectOf(study: StudyReport, page: GamePage | null): string {
  const boards = (page?.boards ?? []) as { id?: string; name?: LocalizedText }[];
  const name = boards.find(({ id }) => id === study.board)?.name;
  const board = name ? inLanguage(name) : study.board;
  const { force, against } = study;
  const forces = force && against ? t('lab-versus', { name: force, other: against }) : force;
  return [gameTitle(study.game), board, forces, study.option && optionIn(study)].filter(Boolean).join(' · ');
}

function optionIn({ option }: StudyReport): string {
  if (!option) return '';
  const { key, value } = option;
  const yes = typeof value === 'boolean' ? t(value ? 'yes' : 'no') : null;
  return `${optionName(key)}: ${yes ?? choiceName(key, String(value))}`;
}
