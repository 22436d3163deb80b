import { freeName, type ArmyFile, type CardFile, type FigureFile } from './army';

/** An army that was saved on this device. */
export type SavedArmy = { id: string; army: ArmyFile };

/** A character that was made on this device, with its card for each game. */
export type OwnFigure = Omit<FigureFile, 'card' | 'mount'> & { id: string; cards: Record<string, CardFile> };

const ARMIES = 'rumpus.plastic-attack.armies';
const FIGURES = 'rumpus.plastic-attack.figures';
const draftKey = (game: string): string => `rumpus.plastic-attack.draft.${game}`;
const chosenKey = (game: string): string => `rumpus.plastic-attack.chosen.${game}`;

function read<T>(key: string, fits: (value: unknown) => value is T, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return fits(value) ? value : otherwise;
  } catch {
    return otherwise;
  }
}

/** Stores a value; null removes it. Returns false if the storage is full or forbidden. */
function write(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const isFigure = (value: FigureFile | null): boolean =>
  typeof value?.figure === 'string' &&
  typeof value.power === 'number' &&
  typeof value.card === 'object' &&
  value.card !== null;
const isArmy = (value: unknown): value is ArmyFile =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as ArmyFile).army) &&
  (value as ArmyFile).army.every(isFigure);
const isArmies = (value: unknown): value is SavedArmy[] =>
  Array.isArray(value) &&
  value.every((saved: SavedArmy) => typeof saved?.id === 'string' && isArmy(saved.army));
const isFigures = (value: unknown): value is OwnFigure[] =>
  Array.isArray(value) &&
  value.every(
    (own: OwnFigure) =>
      typeof own?.id === 'string' &&
      typeof own.figure === 'string' &&
      typeof own.cards === 'object' &&
      own.cards !== null,
  );

/** The saved armies of all editions, the newest first. */
export const savedArmies = (): SavedArmy[] => read(ARMIES, isArmies, []);

/** The characters made on this device, the newest first. */
export const ownFigures = (): OwnFigure[] => read(FIGURES, isFigures, []);

/** Saves an army under an id, in place of an older army with this id. Returns false if storing failed. */
export function saveArmy(id: string, army: ArmyFile): boolean {
  const rest = savedArmies();
  const at = rest.findIndex((saved) => saved.id === id);
  if (at >= 0) rest[at] = { id, army };
  return write(ARMIES, at >= 0 ? rest : [{ id, army }, ...rest]);
}

/** Deletes an army from this device. */
export function deleteArmy(id: string): boolean {
  return write(
    ARMIES,
    savedArmies().filter((saved) => saved.id !== id),
  );
}

/** Saves a copy of an army, with a name that no other army of its game has. */
export function duplicateArmy(id: string, copyId: string): boolean {
  const all = savedArmies();
  const saved = all.find((one) => one.id === id);
  if (!saved) return false;
  const taken = all.filter(({ army }) => army.game === saved.army.game).map(({ army }) => army.name ?? '');
  return saveArmy(copyId, { ...saved.army, name: freeName(saved.army.name ?? '', taken) });
}

/** Gives an army another name. */
export function renameArmy(id: string, name: string): boolean {
  const saved = savedArmies().find((one) => one.id === id);
  return saved ? saveArmy(id, { ...saved.army, name }) : false;
}

/** Saves a character in place of an older one with the same id. Returns false if storing failed. */
export function saveFigure(figure: OwnFigure): boolean {
  const all = ownFigures();
  const at = all.findIndex((own) => own.id === figure.id);
  if (at >= 0) all[at] = figure;
  return write(FIGURES, at >= 0 ? all : [figure, ...all]);
}

/** Deletes a character from this device. Armies that contain it keep it. */
export function deleteFigure(id: string): boolean {
  return write(
    FIGURES,
    ownFigures().filter((own) => own.id !== id),
  );
}

const isDraft = (value: unknown): value is { army: ArmyFile; saved: string | null } =>
  typeof value === 'object' && value !== null && isArmy((value as { army?: unknown }).army);

/** The army that the editor of a game had open last, and the id under which it is saved, if any. */
export function draftOf(game: string): { army: ArmyFile; saved: string | null } | null {
  return read<{ army: ArmyFile; saved: string | null } | null>(draftKey(game), isDraft, null);
}

/** Stores the army that the editor has open. */
export function keepDraft(game: string, army: ArmyFile, saved: string | null): boolean {
  return write(draftKey(game), { army, saved });
}

/** The army that the person chose last to play a game with. */
export function chosenArmy(game: string): ArmyFile | null {
  return read<ArmyFile | null>(chosenKey(game), (value): value is ArmyFile | null => isArmy(value), null);
}

/** Stores the army as the chosen army of its game. Returns false if storing failed. */
export function chooseArmy(army: ArmyFile): boolean {
  return write(chosenKey(army.game), army);
}
