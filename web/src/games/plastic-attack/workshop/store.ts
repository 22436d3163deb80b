import { freeName, type ArmyFile, type CardFile, type FigureFile } from './army';

/** An army that a player has saved on this device. */
export type SavedArmy = { id: string; army: ArmyFile };

/**
 * A character that a player has made on this device. `cards` has its card for each edition, by id of the
 * game.
 */
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

/**
 * Stores a value as JSON, or removes the entry for null. Returns false if the storage is full or forbidden.
 */
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

/** Returns the saved armies of both editions, the newest first. */
export const savedArmies = (): SavedArmy[] => read(ARMIES, isArmies, []);

/** Returns the characters made on this device, the newest first. */
export const ownFigures = (): OwnFigure[] => read(FIGURES, isFigures, []);

/** Saves an army in place of an older one with the same id. Returns false if it cannot be stored. */
export function saveArmy(id: string, army: ArmyFile): boolean {
  const rest = savedArmies();
  const at = rest.findIndex((saved) => saved.id === id);
  if (at >= 0) rest[at] = { id, army };
  return write(ARMIES, at >= 0 ? rest : [{ id, army }, ...rest]);
}

/** Deletes an army from this device. Returns false if the storage is forbidden. */
export function deleteArmy(id: string): boolean {
  return write(
    ARMIES,
    savedArmies().filter((saved) => saved.id !== id),
  );
}

/**
 * Saves a copy of an army under a name that no other army of its edition has. Returns false if that fails.
 */
export function duplicateArmy(id: string, copyId: string): boolean {
  const all = savedArmies();
  const saved = all.find((one) => one.id === id);
  if (!saved) return false;
  const taken = all.filter(({ army }) => army.game === saved.army.game).map(({ army }) => army.name ?? '');
  return saveArmy(copyId, { ...saved.army, name: freeName(saved.army.name ?? '', taken) });
}

/** Gives a saved army another name. Returns false if there is no such army, or it cannot be stored. */
export function renameArmy(id: string, name: string): boolean {
  const saved = savedArmies().find((one) => one.id === id);
  return saved ? saveArmy(id, { ...saved.army, name }) : false;
}

/** Saves a character in place of an older one with the same id. Returns false if it cannot be stored. */
export function saveFigure(figure: OwnFigure): boolean {
  const all = ownFigures();
  const at = all.findIndex((own) => own.id === figure.id);
  if (at >= 0) all[at] = figure;
  return write(FIGURES, at >= 0 ? all : [figure, ...all]);
}

/** Deletes a character from this device. Armies keep their copies of it. */
export function deleteFigure(id: string): boolean {
  return write(
    FIGURES,
    ownFigures().filter((own) => own.id !== id),
  );
}

const isDraft = (value: unknown): value is { army: ArmyFile; saved: string | null } =>
  typeof value === 'object' && value !== null && isArmy((value as { army?: unknown }).army);

/**
 * Returns the army that was last open in the editor, and the id under which it is saved; null if there is
 * none.
 */
export function draftOf(game: string): { army: ArmyFile; saved: string | null } | null {
  return read<{ army: ArmyFile; saved: string | null } | null>(draftKey(game), isDraft, null);
}

/** Stores the army that is open in the editor. Returns false if it cannot be stored. */
export function keepDraft(game: string, army: ArmyFile, saved: string | null): boolean {
  return write(draftKey(game), { army, saved });
}

/** Returns the army with which the player chose last to play an edition; null if there is none. */
export function chosenArmy(game: string): ArmyFile | null {
  return read<ArmyFile | null>(chosenKey(game), (value): value is ArmyFile | null => isArmy(value), null);
}

/** Stores an army as the one chosen for its edition. Returns false if it cannot be stored. */
export function chooseArmy(army: ArmyFile): boolean {
  return write(chosenKey(army.game), army);
}
