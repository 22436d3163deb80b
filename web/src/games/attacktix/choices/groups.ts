import { chaptered, type Chapter, type Value } from '../../../parts/options/options';
import { hasText, t } from '../../../texts';
import type { OptionSpec } from '../../../wire';

/** The options that players change often. The form shows them before the options in chapters. */
export const common = ['aim_noise', 'ring_out', 'prices', 'force_points', 'optional_specials'] as const;

/** Options that have fields of their own in the form. The chapters leave these options out. */
const asked = ['limit', 'bm_allowance', 'official', 'measure', 'mode', 'table', 'teams'];

/** The chapters of the rulebook with the options that belong to them. */
const chapters: readonly { id: string; keys: readonly string[] }[] = [
  { id: 'setup', keys: ['setup_advance_turns_wheel', 'side_order', 'hide_wheels'] },
  { id: 'movement', keys: ['tix_cm'] },
  { id: 'attacks', keys: ['friendly_turn', 'held_base'] },
  { id: 'defeat', keys: ['defeat', 'ring_out_strict', 'switch_impulse', 'shock_impulse'] },
  { id: 'specials', keys: ['special_timing', 'own_goal_specials', 'recover_grinds'] },
  { id: 'victory', keys: ['mutual'] },
];

/** Sorts the options of the game into chapters. Options that no chapter lists come in a last one. */
export const chaptersOf = (specs: readonly OptionSpec[]): Chapter[] =>
  chaptered(
    specs.filter(({ key }) => !asked.includes(key) && !(common as readonly string[]).includes(key)),
    chapters,
  );

/** Returns the words for a choice of the option `key`. */
export function choiceName(key: string, choice: string): string {
  const id = `option-${key}-${choice.replace(/[^\w-]+/g, '-')}`;
  if (hasText(id)) return t(id);
  if (key === 'aim_noise') return t('ax-degrees', { degrees: choice });
  if (key === 'tix_cm') return t('ax-centimetres', { length: choice });
  return choice;
}

/** Returns the value as the server expects it: a text such as `0.5` becomes a number. */
export const sent = (value: Value): Value =>
  typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
