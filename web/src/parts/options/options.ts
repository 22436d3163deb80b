import { hasText, t } from '../../texts';
import type { OptionSpec } from '../../wire';

export type Value = boolean | string | number;
export type Values = Readonly<Record<string, Value>>;

/** The options of one chapter of the rulebook; `id` is the chapter's. */
export type Chapter = { id: string; specs: OptionSpec[] };

/** Sorts options into chapters; those that no chapter names come last. */
export function chaptered(
  specs: readonly OptionSpec[],
  chapters: readonly { id: string; keys: readonly string[] }[],
): Chapter[] {
  const known = new Set(chapters.flatMap(({ keys }) => keys));
  const named = chapters.map(({ id, keys }) => ({
    id,
    specs: keys.flatMap((key) => specs.filter((spec) => spec.key === key)),
  }));
  return [...named, { id: 'other', specs: specs.filter(({ key }) => !known.has(key)) }].filter(
    (chapter) => chapter.specs.length > 0,
  );
}

/** The chosen value of an option, or its default. */
export const valueOf = (spec: OptionSpec, values: Values): Value => values[spec.key] ?? spec.default;

const same = (one: unknown, other: unknown): boolean => String(one) === String(other);

/** The options that differ from their defaults. Options that the page does not offer are kept. */
export function differing(specs: readonly OptionSpec[], values: Values): Record<string, Value> {
  const kept = Object.entries(values).filter(([key, value]) => {
    const spec = specs.find((one) => one.key === key);
    return spec === undefined || !same(value, spec.default);
  });
  return Object.fromEntries(kept);
}

/** Whether an option differs from its default. */
export const isChanged = (spec: OptionSpec, values: Values): boolean =>
  !same(valueOf(spec, values), spec.default);

/** The name of an option in the language of the page; its key if the texts have none. */
export const optionName = (key: string): string => (hasText(`option-${key}`) ? t(`option-${key}`) : key);
