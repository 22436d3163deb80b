import { t } from '../../../texts';
import type { Can, Hints, Mode, View } from '../types';
import { listed } from '../../../parts/describe';
import { sideName } from './units';

/**
 * What the prompt says: what to do, whom the table waits for, or how the battle ended. `yours` is set if this
 * player has to act. `always` is set if the prompt shows even in a lesson, which has its own words.
 */
export type Prompt = { text: string; yours: boolean; clause: string | null; always?: boolean };

/** The drafts and aims of the player, as far as the prompt mentions them. */
export type Making = {
  aiming: boolean;
  laying: boolean;
  piece: boolean;
  /**
   * Which ends of the measuring rod the player has set: none, its start, or both. Null while nobody measures.
   */
  measuring: 'begins' | 'ends' | 'done' | null;
  /** Whether the table is still playing events, so that the view is older than the game. */
  told: boolean;
  selected: number;
  /** The name of the first selected Unit; empty if none is selected. */
  unit: string;
  /** Whether the selected Unit has a drafted order. */
  isDrafted: boolean;
  /** Whether the selected Unit is an enemy. */
  isEnemy: boolean;
  /** Whether the selected Unit can harm nobody from where it stands. */
  harmsNobody: boolean;
  /**
   * The text of the main button; empty without one. The prompt names this button if the selected Unit can
   * harm nobody.
   */
  goesOn: string;
  drafts: number;
  /** Who would stay if all were sent ahead, and why; `none` if nobody or not known. */
  stay: string;
  /** How many markers can still be laid. */
  left: number;
  /** What the selected Unit may do. */
  can: readonly Can[];
  /** How many attacks are drafted. */
  attacks: number;
  /** The target of the selected Unit's attack, and its chances in percent; null without such a draft. */
  odds: {
    weapon: string;
    target: string;
    cover: 'none' | 'some';
    kill: string;
    injury: string;
    why: string;
  } | null;
  /** How many enemies the drafted attacks kill and injure on average; empty without drafts. */
  average: string;
  /** The least total with which a Unit passes its check of morale. */
  threshold: string;
  /** Whether every Unit that can harm an enemy has an attack. */
  ready: boolean;
  /** How many Units without an attack can harm no enemy from where they stand. */
  harmless: number;
  /** Whether no attack is drafted and no Unit can harm an enemy. */
  vain: boolean;
  /** Whether the selected Unit is a Jet. */
  isJet: boolean;
};

const clauses: Readonly<Record<Hints['asks'], string>> = {
  place: 'PF-SCEN-08',
  deploy: 'PF-R-74',
  roll: 'PF-R-88',
  'choose-role': 'PF-INIT-03',
  moves: 'PF-MOVE-01',
  commit: 'PF-ATK-03',
  jets: 'PF-R-107',
};

/** The prompt for what the table shows now. */
export function promptOf(view: View, hints: Hints | null, mode: Mode, making: Making): Prompt {
  if (view.over) {
    const { winner, clause } = view.over;
    return {
      text: winner ? t('pf-prompt-won', { side: sideName(winner) }) : t('pf-prompt-draw'),
      yours: false,
      clause,
    };
  }
  if (making.measuring)
    return {
      text: t(`pf-prompt-measure-${making.measuring}`),
      yours: false,
      clause: 'PF-EQ-02',
      always: true,
    };
  if (making.told && mode === 'play') return { text: t('pf-prompt-told'), yours: false, clause: null };
  if (!hints || mode !== 'play') return { text: waits(view), yours: false, clause: null };
  const always = hints.asks === 'commit' && making.odds !== null;
  const clause = always ? 'PF-ATK-04' : clauses[hints.asks];
  return { text: asked(hints, making), yours: true, clause, always };
}

function asked(hints: Hints, making: Making): string {
  switch (hints.asks) {
    case 'place':
      return t(making.piece ? 'pf-prompt-place-piece' : 'pf-prompt-place');
    case 'deploy': {
      if (making.laying) return t('pf-prompt-lay', { left: making.left });
      return t(
        making.selected === 0
          ? making.drafts === 0
            ? 'pf-prompt-deploy'
            : 'pf-prompt-deploy-drafted'
          : making.isJet
            ? 'pf-prompt-deploy-jet'
            : 'pf-prompt-deploy-unit',
      );
    }
    case 'roll':
      return hints.roll_for === 'morale'
        ? t('pf-prompt-roll-morale', { threshold: making.threshold })
        : t('pf-prompt-roll-initiative');
    case 'choose-role':
      return t('pf-prompt-role');
    case 'moves':
      return t(moving(making), { stay: making.stay });
    case 'commit':
      if (making.aiming) return t('pf-prompt-aim');
      if (making.odds) return t('pf-prompt-commit-odds', making.odds);
      if (making.vain) return t('pf-prompt-commit-vain');
      if (making.selected > 0 && making.isEnemy) return t('pf-prompt-commit-enemy');
      if (making.selected > 0 && making.harmsNobody)
        return t('pf-prompt-commit-none', { unit: making.unit, end: making.goesOn });
      if (making.selected > 0 && !making.ready) return t('pf-prompt-commit-unit', { unit: making.unit });
      return making.attacks > 0
        ? t('pf-prompt-commit-drafted', { harmless: making.harmless, average: making.average })
        : t('pf-prompt-commit');
    case 'jets':
      return t('pf-prompt-jets');
  }
}

/** The prompt for the selected Unit while Units move. */
function moving({ selected, drafts, can, isJet, isEnemy, isDrafted }: Making): string {
  if (selected === 1 && isDrafted) return 'pf-prompt-move-drafted';
  if (selected > 0 && isEnemy) return 'pf-prompt-move-enemy';
  const goes = (['move', 'enter', 'leave'] as const).some((one) => can.includes(one));
  const fires = can.includes('fire');
  if (selected > 1 && goes) return 'pf-prompt-move-group';
  if (goes) return fires ? 'pf-prompt-move-or-fire' : 'pf-prompt-move-unit';
  if (fires) return 'pf-prompt-fire';
  if (isJet) return 'pf-prompt-jet';
  return drafts > 0 ? 'pf-prompt-move-drafted' : 'pf-prompt-move';
}

/**
 * Whom the table waits for, and for what; empty if it waits for nobody. The viewer is named only if no other
 * player is awaited.
 */
function waits(view: View): string {
  const { seats, for: what } = view.waiting;
  const others = seats.filter((seat) => seat !== view.viewer);
  const names = listed((others.length > 0 ? others : seats).map(sideName));
  return seats.length === 0 ? '' : t(`pf-waits-${what}`, { names });
}
