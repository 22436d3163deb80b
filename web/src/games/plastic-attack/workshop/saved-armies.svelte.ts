import { freshId } from '../../../net/id';
import type { ArmyFile, CardFile, FigureFile } from './army';
import * as store from './store';

/** Holds the armies and characters saved on this device. `read` takes over what another tab has changed. */
export class SavedFiles {
  armies = $state.raw(store.savedArmies());
  figures = $state.raw(store.ownFigures());
  /** The name of what was deleted last, and a function that restores it. */
  gone = $state.raw<{ name: string; back: () => void } | null>(null);
  /** Whether the browser could not store the last change. */
  full = $state(false);

  read(): void {
    this.armies = store.savedArmies();
    this.figures = store.ownFigures();
  }

  #after(kept: boolean): void {
    this.full = !kept;
    this.read();
  }

  /** Saves an army under a new id, and returns the id. */
  keepArmy(army: ArmyFile): string {
    const id = freshId();
    this.#after(store.saveArmy(id, army));
    return id;
  }

  renameArmy(id: string, name: string): void {
    this.#after(store.renameArmy(id, name));
  }

  duplicateArmy(id: string): void {
    this.#after(store.duplicateArmy(id, freshId()));
  }

  deleteArmy(id: string): void {
    const army = this.armies.find((saved) => saved.id === id)?.army;
    this.#after(store.deleteArmy(id));
    if (army) this.gone = { name: army.name ?? '', back: () => this.#after(store.saveArmy(id, army)) };
  }

  /** Saves a character with its card for an edition. Its card for the other edition stays. */
  keepFigure(game: string, figure: FigureFile, id: string | null): void {
    const { card, mount: _, ...rest } = figure;
    const before = this.figures.find((own) => own.id === id);
    const cards: Record<string, CardFile> = { ...before?.cards, [game]: card };
    this.#after(store.saveFigure({ ...rest, id: id ?? freshId(), cards }));
  }

  deleteFigure(id: string): void {
    const figure = this.figures.find((own) => own.id === id);
    this.#after(store.deleteFigure(id));
    if (figure) this.gone = { name: figure.figure, back: () => this.#after(store.saveFigure(figure)) };
  }

  bringBack(): void {
    this.gone?.back();
    this.gone = null;
  }
}
