import type { CardFile, FigureFile } from '../army';
import type { FileEditor } from '../army-editor.svelte';
import { nearestCard } from '../convert';
import type { SavedFiles } from '../saved-armies.svelte';
import type { OwnFigure } from '../store';
import { firstLook } from './plastics';

/**
 * A character in the designer. For a saved character, `own` is its id. For a figure of the army's line,
 * `index` is the index in the line. Both are null for a new character.
 */
export type Drawing = { figure: FigureFile; own: string | null; index: number | null };

/** Holds the character in the designer; null while the designer is closed. */
export class Studio {
  drawing = $state.raw<Drawing | null>(null);

  constructor(
    private readonly game: string,
    private readonly editor: FileEditor,
    private readonly savedFiles: SavedFiles,
    /** Returns the actions of this edition. */
    private readonly known: () => readonly string[],
  ) {}

  /** Opens the designer with a new character. */
  fresh(): void {
    const [high = '', mid = '', low = ''] = this.known();
    this.drawing = {
      figure: { figure: '', power: 3, card: { high, mid, low }, look: firstLook },
      own: null,
      index: null,
    };
  }

  /** Opens the designer with a new variant of a character. */
  variant(of: FigureFile): void {
    const hero = (of.type ?? of.figure).split(':')[0] ?? '';
    this.drawing = { figure: { ...of, figure: `${of.figure} 2`, type: `${hero}:2` }, own: null, index: null };
  }

  /**
   * Opens the designer with a saved character. If the character has no card for this edition, it gets the one
   * most similar to its card for the other edition.
   */
  own({ id, cards, ...figure }: OwnFigure): void {
    const other: CardFile = Object.values(cards)[0] ?? { high: 'recover', mid: 'recover', low: 'recover' };
    this.drawing = {
      figure: { ...figure, card: cards[this.game] ?? nearestCard(other, this.known()) },
      own: id,
      index: null,
    };
  }

  /** Opens the designer with a figure of the line. */
  placed(index: number): void {
    const figure = this.editor.army.army[index];
    if (figure) this.drawing = { figure, own: null, index };
  }

  close(): void {
    this.drawing = null;
  }

  /**
   * Closes the designer. Replaces the figure of the line, or saves any other character. With `second`, also
   * saves the figure of the line, or adds the saved character to the line. Returns the figure that was added;
   * null for none.
   */
  done(figure: FigureFile, second: boolean): FigureFile | null {
    const drawing = this.drawing;
    this.drawing = null;
    if (!drawing) return null;
    const { own, index, figure: before } = drawing;
    if (index !== null) {
      this.editor.replace(index, figure);
      const mine = this.savedFiles.figures.find((one) => one.figure === before.figure);
      if (second) this.savedFiles.keepFigure(this.game, figure, mine?.id ?? null);
      return null;
    }
    this.savedFiles.keepFigure(this.game, figure, own);
    const standing =
      own === null ? -1 : this.editor.army.army.findIndex((one) => one.figure === before.figure);
    const there = this.editor.army.army[standing];
    if (there) this.editor.replace(standing, { ...there, ...figure, power: there.power });
    else if (second) {
      this.editor.add(figure);
      return figure;
    }
    return null;
  }
}
