import { hasText, t, textIn } from '../../../texts';
import type { Fault } from '../../../wire';
import { seatName } from '../../../parts/seats';
import { slug, typeName, weaponName } from '../describe/names';
import { kindOfWeapon, type FigureType, type ForceFile, type Part, type TableFile } from './files';
import { listOf, typeOf } from './force';

/** Translates a name that comes with the game. A name that a player made up stays as it is. */
function known(family: string, name: string): string {
  const id = `${family}-${slug(name)}`;
  return hasText(id) && textIn('en', id) === name ? t(id) : name;
}

/** Translates the name of a force that comes with the game. Returns other names unchanged. */
export const givenName = (name: string): string => known('ax-force', name);

/** Translates the description of a force that comes with the game, given its id. */
export const readyAbout = (id: string, about: string): string =>
  hasText(`ax-about-${id}`) ? t(`ax-about-${id}`) : about;

/** Returns the name of a force, or words that say that it has none yet. */
export const forceName = (force: ForceFile): string =>
  givenName(force.name?.trim() ?? '') || t('ax-force-unnamed');

/** Translates the name of a table that comes with the game. Returns other names unchanged. */
export const tableName = ({ name }: Pick<TableFile, 'name'>): string => known('ax-table', name);

/** Returns the name of a weapon, given its code. */
export const describeWeapon = (code: string): string => weaponName({ code, kind: kindOfWeapon(null, code) });

/** Returns the name of a figure with its form, or words that say that it has none yet. */
export const figureTitle = (figure: FigureType): string =>
  figure.name.trim() ? typeName(figure) : t('ax-figure-unnamed');

/** Returns the name of the type with this code, or the code if there is no such type. */
export function codeName(types: readonly FigureType[], code: string): string {
  const type = typeOf(types, code);
  return type ? figureTitle(type) : code;
}

/** Counts equal figures of a part, in the order in which they first appear. */
export function grouped(codes: readonly string[]): { code: string; count: number }[] {
  return [...new Set(codes)].map((code) => ({ code, count: codes.filter((one) => one === code).length }));
}

/** Describes a part of a force in one line, such as "Boiler Captain, Rivet Trooper ×2". */
const partLine = (types: readonly FigureType[], codes: readonly string[]): string =>
  grouped(codes)
    .map(({ code, count }) => (count > 1 ? `${codeName(types, code)} ×${count}` : codeName(types, code)))
    .join(', ');

/** Describes a whole force in one line. */
export function forceLine(types: readonly FigureType[], force: ForceFile): string {
  const [battle, backup] = [
    partLine(types, listOf(force, 'battle')),
    partLine(types, listOf(force, 'backup')),
  ];
  return backup ? t('ax-line', { battle: battle || t('ax-nobody'), backup }) : battle || t('ax-nobody');
}

/** Returns the code of the figure that a fault is about; null if it is not about one. */
const codeOf = (fault: Fault): string | null => (typeof fault.code === 'string' ? fault.code : null);

const millimetres = ['width', 'room', 'length', 'across', 'deep'];

/** Returns a value of a fault in the words of its sentence: a length in millimetres, a number, or a name. */
function datum(key: string, value: unknown, fault: Fault, types: readonly FigureType[]): string | number {
  if (millimetres.includes(key) && typeof value === 'number') return Math.trunc(value / 1_000);
  if (key === 'most' && fault.type === 'section_length') return Math.trunc(Number(value) / 1_000);
  if (typeof value === 'number') return value;
  if (key === 'code')
    return types.some(({ code }) => code === value)
      ? t('ax-figure-coded', { name: codeName(types, String(value)), code: String(value) })
      : String(value);
  if (key === 'seat') return value === null ? '' : seatName(String(value));
  if (key === 'team' && Array.isArray(value)) return value.map((seat) => seatName(String(seat))).join(', ');
  if (key === 'weapons' && Array.isArray(value))
    return value.map((code) => describeWeapon(String(code))).join(', ');
  if (key === 'counts')
    return Object.entries(value as Record<string, number>)
      .map(([seat, count]) => `${seatName(seat)} ${count}`)
      .join(', ');
  if (key === 'points' && Array.isArray(value)) return value.join(' : ');
  if (key === 'part') return t(`ax-part-${value as Part}`);
  if (key === 'option' && hasText(`option-${String(value)}`)) return t(`option-${String(value)}`);
  if (key === 'of' && fault.type === 'figure_name') return t(`ax-name-of-${String(value)}`);
  if (key === 'what' && fault.type === 'figure_effect')
    return t(`ax-effect-number-${String(value).replaceAll(' ', '-')}`);
  return String(value);
}

/**
 * Returns the ending of a message id. Some faults have several sentences, and the data of the fault decide
 * which one applies.
 */
function variant(fault: Fault): string {
  if (fault.type === 'points' || fault.type === 'team_points') return fault.exact === true ? '' : 'most';
  return ['name', 'format', 'room', 'many'].includes(String(fault.type)) && /^AT-(TERR|R-07)/.test(fault.rule)
    ? 'table'
    : '';
}

/** Describes a fault in the language of the page; null if it has no translation. */
export function describeFault(fault: Fault, types: readonly FigureType[] = []): string | null {
  const base = `ax-fault-${String(fault.type).replaceAll('_', '-')}`;
  const id = [variant(fault), ''].map((word) => (word ? `${base}-${word}` : base)).find(hasText);
  if (id === undefined) return null;
  return t(
    id,
    Object.fromEntries(Object.entries(fault).map(([key, value]) => [key, datum(key, value, fault, types)])),
  );
}

/**
 * A fault in words. `foreign` says that the sentence has no translation, so that it is in the server's own
 * words. `code` is the figure that the fault is about.
 */
export type ShownFault = { clause: string; text: string; foreign: boolean; code: string | null };

/** Describes the server's faults in the language of the page. */
export function shownFaults(faults: readonly Fault[], types: readonly FigureType[]): ShownFault[] {
  return faults.map((fault) => {
    const said = describeFault(fault, types);
    return { clause: fault.rule, text: said ?? fault.because, foreign: said === null, code: codeOf(fault) };
  });
}
