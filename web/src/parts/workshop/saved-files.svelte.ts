import { freshId } from '../../net/id';
import type { FileStore, Saved } from './file-store';

/** The files that are saved on this device. They are read again when another tab changes them. */
export class SavedFiles<T extends { name?: string }> {
  saved = $state.raw<Saved<T>[]>([]);
  /** The file that was deleted last, and a function that restores it. */
  gone = $state.raw<{ name: string; back: () => void } | null>(null);
  /** Whether the browser could not store the last change, because its storage is full or forbidden. */
  full = $state(false);

  constructor(private readonly store: FileStore<T>) {
    this.read();
  }

  read(): void {
    this.saved = this.store.all();
  }

  #after(kept: boolean): void {
    this.full = !kept;
    this.read();
  }

  keep(file: T): void {
    this.#after(this.store.save(freshId(), file));
  }

  double(id: string): void {
    this.#after(this.store.double(id, freshId()));
  }

  remove(id: string): void {
    const file = this.saved.find((one) => one.id === id)?.file;
    this.#after(this.store.remove(id));
    if (file) this.gone = { name: file.name ?? '', back: () => this.#after(this.store.save(id, file)) };
  }

  bringBack(): void {
    this.gone?.back();
    this.gone = null;
  }
}
