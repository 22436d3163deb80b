import { freeName, same, type FileStore } from './file-store';

/** The most steps that the undo history holds; older ones are dropped. */
const longestPast = 60;

/** The file that is being edited: what is selected, whether it was saved, and the undo history. */
export class FileEditor<T extends { name?: string }> {
  file = $state.raw() as T;
  /** The part of the file that is selected; null if none is. */
  picked = $state<string | null>(null);
  /** The id under which the file was saved; null if it was not saved. */
  saved = $state<string | null>(null);
  /** The form in which the file was saved last; null if it was not saved. */
  kept = $state.raw<T | null>(null);
  #past = $state.raw<{ file: T; saved: string | null; kept: T | null; picked: string | null }[]>([]);

  constructor(
    readonly store: FileStore<T>,
    readonly empty: () => T,
  ) {
    const draft = store.draft();
    this.file = draft?.file ?? empty();
    this.saved = draft?.saved ?? null;
    this.kept = store.all().find(({ id }) => id === this.saved)?.file ?? null;
  }

  get changed(): boolean {
    return !same(this.file, this.kept ?? this.empty());
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /**
   * Replaces the file with a changed one. With `quietly` the change adds no step to the undo history, as
   * during a drag.
   */
  put(file: T, picked: string | null = this.picked, quietly = false): void {
    if (file === this.file && picked === this.picked) return;
    if (!quietly) this.mark();
    this.#show(file, picked, this.saved);
  }

  /** Adds the present state to the undo history, so that `undo` returns to it. */
  mark(): void {
    this.#past = [
      ...this.#past.slice(1 - longestPast),
      { file: this.file, saved: this.saved, kept: this.kept, picked: this.picked },
    ];
  }

  #show(file: T, picked: string | null, saved: string | null): void {
    this.file = file;
    this.picked = picked;
    this.saved = saved;
    this.store.keepDraft(file, saved);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    // If the same file was saved meanwhile, the saved form stays the later one.
    if (before.saved !== this.saved) this.kept = before.kept;
    this.#show(before.file, before.picked, before.saved);
  }

  /** Opens another file. The undo history stays, so that `undo` can return to the file before. */
  lay(file: T, saved: string | null = null, picked: string | null = null): void {
    this.mark();
    this.#show(file, picked, saved);
    this.kept = saved === null ? null : file;
  }

  /**
   * Saves the file under its id, or under a new one. The file gets a name that no other file has, unless
   * names may be `shared`. Returns false if the browser cannot store it.
   */
  save(freshId: () => string, usualName: string, shared = false): boolean {
    const id = this.saved ?? freshId();
    const taken = this.store
      .all()
      .filter((one) => one.id !== id)
      .map(({ file }) => file.name ?? '');
    const name = this.file.name?.trim() || usualName;
    const file = { ...this.file, name: shared ? name : freeName(name, taken) };
    if (!this.store.save(id, file)) return false;
    this.kept = file;
    this.#show(file, this.picked, id);
    return true;
  }
}
