import { freshId } from '../../net/id';
import { go } from '../device/router.svelte';
import { download } from '../files';
import { t } from '../../texts';
import { FileEditor } from './file-editor.svelte';
import type { FileStore } from './file-store';
import { written, type Read } from './parse';
import { SavedFiles } from './saved-files.svelte';

/** What an editor needs to know about its sort of file, such as armies or boards. */
export interface FileSort<T extends { name?: string }> {
  game: string;
  /** The beginning of test ids, such as `force`. */
  id: string;
  /**
   * The word that marks a file of this sort in the part of a link after `#`. Left out if such files are not
   * shared by link.
   */
  word?: string;
  store: FileStore<T>;
  empty: () => T;
  read: (text: string) => Read<T>;
  nameOf: (file: T) => string;
  /** Returns the name of the exported file. */
  fileName: (file: T) => string;
  /** Returns the file in its exported form. Left out if the exported form is the edited form. */
  exported?: (file: T) => unknown;
  /** Returns the file as a copy that may be saved beside the others. */
  copied?: (file: T) => T;
  /** Returns the member that is selected when a file is opened. */
  first?: (file: T) => string | null;
  /** Called after a file has been opened in the editor. */
  onlay?: () => void;
  /** Whether two saved files may have the same name. */
  sharesNames?: boolean;
}

/** The state of an editor in a workshop: its file, the saved files, the open dialog, and announcements. */
export class Workbench<T extends { name?: string }> {
  readonly editor: FileEditor<T>;
  readonly savedFiles: SavedFiles<T>;
  open = $state<'share' | 'import' | 'print' | null>(null);
  /** An announcement for screen readers. */
  said = $state('');
  /** A visible announcement, shown for a few seconds. */
  note = $state('');
  /** The element of the panel beside the editor, or below it on a narrow screen. */
  aside: HTMLElement | undefined = $state();

  constructor(readonly sort: FileSort<T>) {
    this.editor = new FileEditor(sort.store, sort.empty);
    this.savedFiles = new SavedFiles(sort.store);
  }

  /** Opens a file: a saved one under its id, any other as a copy. */
  lay(file: T, id: string | null = null): void {
    this.open = null;
    const opened = id === null ? this.#copied(file) : file;
    this.editor.lay(opened, id, this.sort.first?.(opened) ?? null);
    this.sort.onlay?.();
    scrollTo({ top: 0, behavior: 'smooth' });
  }

  /** Saves the file in the editor, with this name if it has none. */
  save(usualName: string): void {
    this.savedFiles.full = !this.editor.save(freshId, usualName, this.sort.sharesNames);
    this.savedFiles.read();
    this.#noteSaved(this.editor.file);
  }

  saveCopy(usualName: string): void {
    this.editor.put(this.#copied(this.editor.file));
    this.editor.saved = null;
    this.save(usualName);
  }

  /** Saves a file that came with a link. */
  keep(file: T): void {
    this.savedFiles.keep(this.#copied(file));
    this.#noteSaved(file);
  }

  /** Goes to a new match with this file. */
  play(file: T): void {
    this.sort.store.choose(file);
    go(`/new/${this.sort.game}`);
  }

  exportFile(): void {
    const { file } = this.editor;
    download(new Blob([written(this.exported)], { type: 'application/json' }), this.sort.fileName(file));
  }

  /** The file as it is exported and shared. */
  get exported(): unknown {
    const { file } = this.editor;
    return this.sort.exported?.(file) ?? file;
  }

  /** Scrolls to `aside` where a narrow screen has it below the editor. */
  showAside(): void {
    if (innerWidth < 1024) this.aside?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }

  undoKey(event: KeyboardEvent): void {
    const { ctrlKey, metaKey, shiftKey, key, target } = event;
    const typing = (target as Element | null)?.closest?.(
      'input:not([type="radio"], [type="checkbox"]), textarea, select, dialog',
    );
    if (!(ctrlKey || metaKey) || shiftKey || key !== 'z' || typing || !this.editor.canUndo) return;
    event.preventDefault();
    this.editor.undo();
    this.said = t('bench-undone');
  }

  #copied(file: T): T {
    return this.sort.copied?.(file) ?? file;
  }

  #noteSaved(file: T): void {
    if (!this.savedFiles.full) this.note = t('bench-saved', { name: this.sort.nameOf(file) });
  }
}
