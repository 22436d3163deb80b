import { language, t } from '../texts';

/** An action of an operator. A dialog (`Ask.svelte`) asks for the reason before the page sends the action. */
export type Act = {
  title: string;
  /** What the action does, in a sentence for the dialog. */
  text: string;
  /** Whether the people whom the action concerns, such as a banned guest, can read the operator's reason. */
  read?: boolean;
  run: (reason: string) => Promise<unknown>;
};

/** A time, given in milliseconds since 1970, in the format of the page's language. */
export function time(ms: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

/** A number of bytes in the largest unit that gives 1 or more. */
export function bytes(count: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];
  const n = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, count)) / 3)));
  const options = { style: 'unit', unit: units[n] ?? 'byte', maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat(language(), options).format(count / 1000 ** n);
}

/** A number in the format of the page's language. */
export function number(count: number): string {
  return new Intl.NumberFormat(language(), { maximumSignificantDigits: 4 }).format(count);
}

/** How long a mute or ban can last, in hours; null means until it is lifted. */
export const HOURS = [1, 24, 168, 720, 8760, null] as const;

/** The words for one of `HOURS`, such as "1 week". */
export const hoursText = (hours: number | null): string => t(`admin-hours-${hours ?? 'ever'}`);
