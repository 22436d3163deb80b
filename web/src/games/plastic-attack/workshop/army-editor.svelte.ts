import * as store from './store';
import {
  added,
  dealt,
  emptyArmy,
  mounted,
  moved,
  powered,
  removed,
  replaced,
  type ArmyFile,
  type FigureFile,
} from './army';

/** How many changes the player can undo. */
const longestPast = 60;

/** Holds the army in the editor, the selected figure, and the changes that the player can undo. */
export class FileEditor {
  army = $state.raw<ArmyFile>(emptyArmy(''));
  /** The index of the selected figure in the line; null if none is selected. */
  picked = $state<number | null>(null);
  /** The id under which the army is saved; null if it is not saved. */
  saved = $state<string | null>(null);
  /** The saved version of the army; null if it is not saved. */
  kept = $state.raw<ArmyFile | null>(null);
  #past = $state.raw<{ army: ArmyFile; saved: string | null; picked: number | null }[]>([]);

  constructor(readonly game: string) {
    const draft = store.draftOf(game);
    this.army = draft?.army ?? emptyArmy(game);
    this.saved = draft?.saved ?? null;
    this.picked = this.army.army.length > 0 ? 0 : null;
    this.kept = store.savedArmies().find(({ id }) => id === this.saved)?.army ?? null;
  }

  get figure(): FigureFile | null {
    return this.picked === null ? null : (this.army.army[this.picked] ?? null);
  }

  get changed(): boolean {
    return this.army.army.length > 0 && JSON.stringify(this.army) !== JSON.stringify(this.kept);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  #put(army: ArmyFile, picked: number | null, saved: string | null): void {
    if (army === this.army) return;
    const before = { army: this.army, saved: this.saved, picked: this.picked };
    this.#past = [...this.#past.slice(1 - longestPast), before];
    this.#show(army, picked, saved);
  }

  #show(army: ArmyFile, picked: number | null, saved: string | null): void {
    this.army = army;
    this.picked = picked !== null && picked < army.army.length ? picked : null;
    this.saved = saved;
    store.keepDraft(this.game, army, saved);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#show(before.army, before.picked, before.saved);
  }

  add(figure: FigureFile): void {
    this.#put(added(this.army, figure), this.army.army.length, this.saved);
  }

  remove(index: number): void {
    const left = this.army.army.length - 1;
    this.#put(removed(this.army, index), left > 0 ? Math.min(index, left - 1) : null, this.saved);
  }

  move(from: number, to: number): void {
    if (from === to || to < 0 || to >= this.army.army.length) return;
    this.#put(moved(this.army, from, to), to, this.saved);
  }

  power(index: number, power: number): void {
    this.#put(powered(this.army, index, power), this.picked, this.saved);
  }

  mount(index: number, mount: string | null): void {
    this.#put(mounted(this.army, index, mount), this.picked, this.saved);
  }

  replace(index: number, figure: FigureFile): void {
    this.#put(replaced(this.army, index, figure), index, this.saved);
  }

  rename(name: string): void {
    this.#put({ ...this.army, name }, this.picked, this.saved);
  }

  deal(): void {
    this.#put(dealt(this.army), this.picked, this.saved);
  }

  /** Opens another army. `saved` is the id under which it is saved, if it is. */
  lay(army: ArmyFile, saved: string | null = null): void {
    this.#put(army, 0, saved);
    this.kept = saved === null ? null : army;
  }

  /** Saves the army under its id, or under a new one. Returns false if the browser cannot store it. */
  save(freshId: () => string, army: ArmyFile = this.army): boolean {
    const id = this.saved ?? freshId();
    if (!store.saveArmy(id, army)) return false;
    this.kept = army;
    this.#show(army, this.picked, id);
    return true;
  }
}
