import { chaptered, type Chapter } from '../../../parts/options/options';
import { hasText, t } from '../../../texts';
import type { OptionSpec } from '../../../wire';
import { levelName, signed } from '../names';

/** The options that players change often; all others appear in the chapters below. */
export const common = ['points', 'unit_cap', 'prices', 'loss_percent', 'max_rounds'] as const;

/**
 * The option that decides which prices of Units count: the printed ones, or corrected sums (PF-R-68,
 * PF-R-69). It has its own switch beside the presets.
 */
export const printedKey = 'special_prices';

/** The chapters of the rulebook with the options that belong to them. */
const chapters: readonly { id: string; keys: readonly string[] }[] = [
  { id: 'round', keys: ['attack_timing', 'loss_by', 'stance'] },
  { id: 'movement', keys: ['scale', 'turns', 'terrain_cost', 'forest_los', 'elev_range'] },
  { id: 'attacks', keys: ['totals', 'abysmal', 'legendary', 'attack_arc'] },
  { id: 'hth', keys: ['fire_into_melee', 'hth_gap', 'hth_penalty_scope', 'bfg_gain'] },
  {
    id: 'explosions',
    keys: [
      'half_in',
      'grenade_half',
      'dropped_blast',
      'mortar_template',
      'flame_radius',
      'flame_from_edge',
      'bazooka_vs_vehicle',
      'base_dl',
    ],
  },
  { id: 'mines', keys: ['mine_al', 'mine_dl', 'mine_cost', 'own_mines'] },
  { id: 'morale', keys: ['morale_threshold', 'morale_every', 'morale_stack', 'rout_heading', 'contagion'] },
  { id: 'vehicles', keys: ['veh_training', 'heli', 'wreck_save', 'jeep_men', 'howitzer_move', 'min_range'] },
  { id: 'radio', keys: ['radio_required', 'radio_reach'] },
];

/**
 * Sorts the options into chapters, without the common ones and `printedKey`. Options that no chapter names
 * come last.
 */
export const chaptersOf = (specs: readonly OptionSpec[]): Chapter[] =>
  chaptered(
    specs.filter(({ key }) => key !== printedKey && !(common as readonly string[]).includes(key)),
    chapters,
  );

const lengths = ['hth_gap', 'flame_radius', 'min_range', 'radio_reach'];
const levels = ['base_dl', 'mine_al', 'mine_dl'];

/**
 * The name of a choice in the language of the page. A choice without a text of its own is an angle, a length
 * or a level, and its name is made from its number.
 */
export function choiceName(key: string, choice: string): string {
  const id = `option-${key}-${choice.replace(/[^\w-]+/g, '-')}`;
  if (hasText(id)) return t(id);
  if (lengths.includes(key)) return t('fw-inches', { inches: Number(choice) });
  if (levels.includes(key)) return `${levelName(Number(choice))} (${signed(Number(choice))})`;
  if (key === 'attack_arc') return t('fw-degrees', { degrees: Number(choice) });
  return choice.replace(/^-(?=\d)/, '−');
}
