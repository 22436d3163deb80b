import { hasText, t } from '../../../texts';
import { signed, weaponName } from '../names';
import { describeFault } from '../workshop/describe';
import type { Refusal, Setup, Spot, WhyNot } from '../types';
import { describeSpot } from '../describe/drafts';
import { listed } from '../../../parts/describe';
import { cardOf, inches, sideName, thingName, unitName } from '../describe/units';

/** Describes a refusal in the language of the page, or in the server's words if there is no translation. */
export function describeRefusal(refusal: Refusal | WhyNot, setup: Setup): string {
  const { type, ...data } = refusal.reason as { type: string } & Record<string, unknown>;
  const id = `pf-refusal-${type.replaceAll('_', '-')}${variant(type, data)}`;
  if (!hasText(id))
    return (
      describeFault({ ...data, type, clause: refusal.clause } as unknown as Parameters<
        typeof describeFault
      >[0]) ?? refusal.because
    );
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(data)) args[key] = datum(key, value, setup);
  return t(id, args);
}

/** The end of the text id: some refusals have another text if a field is empty. */
function variant(type: string, data: Record<string, unknown>): string {
  if (type === 'other_side' && data['asked'] === null) return '-nobody';
  if (type === 'does_not_fit' && data['weapon'] === null) return '-any';
  return '';
}

const isSpot = (value: unknown): value is Spot =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');
const things = ['unit', 'carrier', 'other', 'target', 'friend', 'gun', 'piece', 'mine', 'base', 'blocked_by'];

/** One field of a refusal, as the text shows it. */
function datum(key: string, value: unknown, setup: Setup): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number')
    return ['level', 'with', 'standing'].includes(key)
      ? signed(value)
      : Number.isInteger(value)
        ? value
        : inches(value);
  if (isSpot(value)) return describeSpot(value);
  if (Array.isArray(value)) return listed(value.map((one) => String(datum(key, one, setup))));
  const word = String(value);
  if (things.includes(key)) return cardOf(setup, word) ? unitName(setup, word) : thingName(setup, word);
  if (key === 'side' || key === 'asked') return sideName(word === 'tan' ? 'tan' : 'green');
  if (key === 'step') return t(`pf-now-${word}`);
  if (key === 'state') return t(`pf-is-${word}`);
  if (key === 'weapon') return weaponName(word);
  const family = {
    kind: `pf-terrain-${word}`,
    aim: `pf-aim-${word.replaceAll(' ', '-')}`,
    by: `pf-how-${word}`,
  }[key];
  return family && hasText(family) ? t(family) : word;
}
