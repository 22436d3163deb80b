import { hasText, t } from '../../../texts';
import { knownSeats, seatName } from '../../../parts/seats';
import { brief, inTix } from '../describe/measures';
import { listed } from '../../../parts/describe';
import { cardOf, pieceCardOf, thingName } from '../describe/names';
import type { Refusal, Setup, WhyNot } from '../types';

/**
 * Describes a refusal in the language of the page, or in the server's own words if it has no translation.
 */
export function describeRefusal(refusal: Refusal | WhyNot, setup: Setup): string {
  const { type, ...data } = refusal.reason as { type: string } & Record<string, unknown>;
  const id = `at-refusal-${type.replaceAll('_', '-')}${variant(type, data)}`;
  if (!hasText(id)) return refusal.because;
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(data))
    args[key] =
      type === 'out_of_arc' ? adjusted(key, value, String(data['part'])) : datum(key, value, setup, type);
  return t(id, args);
}

/**
 * Returns the ending of a message id. Only `too_far` has one: its sentence depends on what limits the
 * distance.
 */
function variant(type: string, data: Record<string, unknown>): string {
  if (type === 'too_far') return typeof data['by'] === 'string' ? `-${data['by']}` : '-most';
  return '';
}

/** The fields of refusals that hold lengths in micrometres. */
const lengths = ['roll', 'clear', 'off', 'along', 'most', 'gap', 'least', 'advance', 'reach'];
/** The ending of the message id for each step of the game. The keys are the server's words for the steps. */
const steps: Readonly<Record<string, string>> = {
  'sides are chosen': 'sides',
  'figures are placed': 'setup',
  'turns are taken': 'play',
  'the game is over': 'over',
};

/**
 * Returns one value of a refusal in the words of its sentence: a length in tix, a name, or a list of these.
 */
function datum(key: string, value: unknown, setup: Setup, type: string): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number')
    return lengths.includes(key) && type !== 'how_many' ? inTix(setup, value) : value;
  if (Array.isArray(value)) return listed(value.map((one) => String(datum(key, one, setup, type))));
  const word = String(value);
  if (key === 'free') return t(`at-side-${word}`);
  if (key === 'part') return partName(word);
  if (key === 'step')
    return hasText(`at-phase-now-${steps[word] ?? ''}`) ? t(`at-phase-now-${steps[word] ?? ''}`) : word;
  if (knownSeats.includes(word)) return seatName(word);
  return isObject(setup, word) ? thingName(setup, word) : word;
}

const isObject = (setup: Setup, id: string): boolean =>
  cardOf(setup, id) !== undefined || pieceCardOf(setup, id) !== undefined || id.includes('.');

/** Returns the name of a part of a weapon, or of a part of the decision about a special. */
const partName = (part: string): string =>
  hasText(`at-dial-${part}`)
    ? t(`at-dial-${part}`)
    : hasText(`at-part-of-${part}`)
      ? t(`at-part-of-${part}`)
      : part;

/**
 * Returns a setting of a weapon in the unit that the player sees. Heights become millimetres, the pull of a
 * spring per cent, and all others degrees.
 */
function adjusted(key: string, value: unknown, part: string): string | number {
  if (key === 'part') return partName(part);
  const unit = part === 'height' ? 1000 : part === 'pull' ? 10 : 100;
  return typeof value === 'number' ? brief(value / unit) : String(value);
}
