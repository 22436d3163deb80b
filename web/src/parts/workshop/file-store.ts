/** A file that was saved on this device. */
export type Saved<T> = { id: string; file: T };
/** The file that was open in an editor when the person left it, and the id under which it was saved. */
export type Draft<T> = { file: T; saved: string | null };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A free name: `name`, or `name` with a number if another file has this name. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let n = 2; ; n += 1) if (!taken.includes(`${name} ${n}`)) return `${name} ${n}`;
}

/** Whether two files have the same JSON, with the keys in the same order. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Reads a value that this browser stored. Returns `otherwise` if there is none, or if `fits` rejects it. */
export function readStored<T>(key: string, fits: (value: unknown) => boolean, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return fits(value) ? (value as T) : otherwise;
  } catch {
    return otherwise;
  }
}

/** Stores a value. Returns false if this browser cannot (its storage is full or forbidden). */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * The files of one sort (forces, boards, ...) in this browser's storage, under keys that begin with `root`.
 */
export class FileStore<T extends { name?: string }> {
  constructor(
    private readonly root: string,
    private readonly key: string,
    private readonly fits: (value: unknown) => boolean,
  ) {}

  #at(part = ''): string {
    return `${this.root}.${this.key}${part}`;
  }

  /** All saved files. A new file stands first; a file that is saved again keeps its place. */
  all(): Saved<T>[] {
    const is = (one: unknown): boolean => isRecord(one) && typeof one.id === 'string' && this.fits(one.file);
    return readStored<Saved<T>[]>(this.#at(), (value) => Array.isArray(value) && value.every(is), []);
  }

  /** Saves a file in place of the one with that id, or as a new one. */
  save(id: string, file: T): boolean {
    const rest = this.all();
    const at = rest.findIndex((saved) => saved.id === id);
    if (at >= 0) rest[at] = { id, file };
    return writeStored(this.#at(), at >= 0 ? rest : [{ id, file }, ...rest]);
  }

  remove(id: string): boolean {
    return writeStored(
      this.#at(),
      this.all().filter((saved) => saved.id !== id),
    );
  }

  /** Saves a copy of a saved file under a free name. Returns false if that fails. */
  double(id: string, copyId: string): boolean {
    const all = this.all();
    const saved = all.find((one) => one.id === id);
    if (!saved) return false;
    const name = freeName(
      saved.file.name ?? '',
      all.map(({ file }) => file.name ?? ''),
    );
    return this.save(copyId, { ...saved.file, name });
  }

  /** The file that was open in the editor when the person left it. */
  draft(): Draft<T> | null {
    return readStored<Draft<T> | null>(
      this.#at('.draft'),
      (value) => isRecord(value) && this.fits(value.file),
      null,
    );
  }

  keepDraft(file: T, saved: string | null): boolean {
    return writeStored(this.#at('.draft'), { file, saved });
  }

  /** The file that the person chose last to play with. */
  chosen(): T | null {
    return readStored<T | null>(this.#at('.chosen'), this.fits, null);
  }

  /** Stores the file that the person chose to play with. Null removes it. */
  choose(file: T | null): boolean {
    return writeStored(this.#at('.chosen'), file);
  }
}
