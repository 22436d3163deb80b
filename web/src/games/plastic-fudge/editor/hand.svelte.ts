import type { Battlefield, Piece, Rect, Spot, TerrainKind } from '../files';
import type { FileEditor } from '../../../parts/workshop/file-editor.svelte';
import {
  bent,
  campKey,
  carried,
  cleared,
  copied,
  exchanged,
  flagKey,
  inside,
  laid,
  pieceOf,
  rounded,
  shifted,
  turned,
  type Place,
} from './board';
import type { Tool } from './tools';

/**
 * Carries out what the player does with the pieces of the battlefield in the editor. Each change can be
 * undone.
 */
export class Hand {
  tool = $state<Tool>('pick');
  kind = $state<TerrainKind>('forest');
  snap = $state(true);

  constructor(private readonly editor: FileEditor<Battlefield>) {}

  get found(): { piece: Piece; place: Place } | null {
    return pieceOf(this.editor.file, this.editor.picked);
  }

  change(piece: Piece, quietly = false): void {
    const now = this.editor.picked;
    if (now) this.editor.put(exchanged(this.editor.file, now, piece), now, quietly);
  }

  /**
   * Moves a piece, the flag or the camp by inches. `quietly` is set during a drag, which is undone as one
   * step.
   */
  shift(id: string, dx: number, dy: number, quietly: boolean): void {
    const { file } = this.editor;
    const { flag, camp } = file;
    if (id === flagKey && flag) {
      const at: Spot = [rounded(flag.at[0] + dx), rounded(flag.at[1] + dy)];
      this.editor.put({ ...file, flag: { ...flag, at } }, id, quietly);
    } else if (id === campKey && camp) {
      this.editor.put(
        { ...file, camp: [camp[0] + dx, camp[1] + dy, camp[2] + dx, camp[3] + dy].map(rounded) as Rect },
        id,
        quietly,
      );
    } else {
      const found = pieceOf(file, id);
      if (!found) return;
      const next = shifted(found.piece, dx, dy);
      this.editor.put(
        exchanged(file, id, found.place === 'terrain' ? inside(next, file.table) : next),
        id,
        quietly,
      );
    }
  }

  bend(id: string, corner: number, to: Spot): void {
    const found = pieceOf(this.editor.file, id);
    if (found) this.editor.put(exchanged(this.editor.file, id, bent(found.piece, corner, to)), id, true);
  }

  draw(outline: { rect: Rect } | { polygon: Spot[] }, place: Place = 'terrain'): string {
    const { board, id } = laid(this.editor.file, place, this.kind, outline);
    this.editor.put(board, id);
    this.tool = 'pick';
    return id;
  }

  copy(): void {
    const made = this.editor.picked && copied(this.editor.file, this.editor.picked);
    if (made) this.editor.put(made.board, made.id);
  }

  carry(): void {
    if (this.editor.picked) this.editor.put(carried(this.editor.file, this.editor.picked));
  }

  remove(): void {
    const { file, picked } = this.editor;
    if (picked === flagKey || picked === campKey) {
      const { flag, camp, ...rest } = file;
      const kept = {
        ...(flag && picked !== flagKey ? { flag } : {}),
        ...(camp && picked !== campKey ? { camp } : {}),
      };
      this.editor.put({ ...rest, ...kept }, null);
    } else if (picked) this.editor.put(cleared(file, picked), null);
  }

  /** Puts the selected piece above or below all other pieces: those on the table, or those in the pool. */
  order(front: boolean): void {
    const { found, editor } = this;
    if (!found) return;
    const rest = (editor.file[found.place] ?? []).filter(({ id }) => id !== found.piece.id);
    editor.put({ ...editor.file, [found.place]: front ? [...rest, found.piece] : [found.piece, ...rest] });
  }

  /** Carries out a key. Returns false if the key does nothing now. */
  key(event: KeyboardEvent): boolean {
    const id = this.editor.picked;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    const step = event.shiftKey ? 3 : event.altKey ? 0.25 : 1;
    if (id && way) this.shift(id, (way[0] ?? 0) * step, (way[1] ?? 0) * step, false);
    else if ((event.key === 'r' || event.key === 'R') && this.found)
      this.change(turned(this.found.piece, event.key === 'R' ? -15 : 15));
    else if (id && (event.key === 'Delete' || event.key === 'Backspace')) this.remove();
    else if (id && event.key === 'd' && !event.ctrlKey && !event.metaKey) this.copy();
    else if (event.key === 'Escape') this.editor.picked = null;
    else return false;
    return true;
  }
}
