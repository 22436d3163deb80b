import type { CardFile, FigureFile } from '../army';
import type { FileEditor } from '../army-editor.svelte';
import { nearestCard } from '../convert';
import type { SavedFiles } from '../saved-armies.svelte';
import type { OwnFigure } from '../store';
import { firstLook } from './plastics';

/** A character in the designer: a new one, one of the player's own (`own`), or one of the line (`index`). */
export type Drawing = { figure: FigureFile; own: string | null; index: number | null };

/** Holds the character in the designer. `done` saves it, or puts it back into the line. */
export class Studio {
  drawing = $state.raw<Drawing | null>(null);

  constructor(
    private readonly game: string,
    private readonly editor: FileEditor,
    private readonly savedFiles: SavedFiles,
    /** The actions of this edition. */
    private readonly known: () => readonly string[],
  ) {}

  /** Starts a new character. */
  fresh(): void {
    const [high = '', mid = '', low = ''] = this.known();
    this.drawing = {
      figure: { figure: '', power: 3, card: { high, mid, low }, look: firstLook },
      own: null,
      index: null,
    };
  }

  /** Starts another variant of a character. */
  variant(of: FigureFile): void {
    const hero = (of.type ?? of.figure).split(':')[0] ?? '';
    this.drawing = { figure: { ...of, figure: `${of.figure} 2`, type: `${hero}:2` }, own: null, index: null };
  }

  /**
   * Opens one of the player's characters. A character without a card for this edition gets the card that is
   * most like its other card.
   */
  own({ id, cards, ...figure }: OwnFigure): void {
    const other: CardFile = Object.values(cards)[0] ?? { high: 'recover', mid: 'recover', low: 'recover' };
    this.drawing = {
      figure: { ...figure, card: cards[this.game] ?? nearestCard(other, this.known()) },
      own: id,
      index: null,
    };
  }

  /** Opens a figure of the line. */
  placed(index: number): void {
    const figure = this.editor.army.army[index];
    if (figure) this.drawing = { figure, own: null, index };
  }

  close(): void {
    this.drawing = null;
  }

  /**
   * Ends the design. A figure of the line is replaced, and any other character is saved. `second` means the
   * other button, which does both: it also saves a figure of the line, or adds a saved character to the line.
   * Returns the figure that was added to the line; null if no figure was added.
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
