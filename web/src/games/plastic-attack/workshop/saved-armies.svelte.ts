import { freshId } from '../../../net/id';
import type { ArmyFile, CardFile, FigureFile } from './army';
import * as store from './store';

/** The armies and characters saved on this device. `read` fetches what another tab has changed. */
export class SavedFiles {
  armies = $state.raw(store.savedArmies());
  figures = $state.raw(store.ownFigures());
  /** What was deleted last, and a function that brings it back. */
  gone = $state.raw<{ name: string; back: () => void } | null>(null);
  /** Whether the last change could not be stored. */
  full = $state(false);

  read(): void {
    this.armies = store.savedArmies();
    this.figures = store.ownFigures();
  }

  #after(kept: boolean): void {
    this.full = !kept;
    this.read();
  }

  /** Saves an army under a new id, and returns that id. */
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

  /** Saves a character with its card for a game. The cards of the character for other games stay. */
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
