import type { UndoNow } from '../wire';

/**
 * What this person can take back (the *offer*), as the server last said, and which seat asks to take
 * something back.
 */
export class UndoState {
  now = $state.raw<UndoNow>({});
  /** The number of the step after which the offer holds. The next step ends the offer. */
  #at = 0;
  /** The id of the message that the server has not answered yet, and the offer before the message. */
  #sent: { id: string; now: UndoNow } | null = null;

  /** Stores what can be taken back after `seq` steps, as the server says. */
  take(seq: number, now: UndoNow = {}): void {
    [this.#at, this.now] = [seq, now];
  }

  /** Drops the offer, since a new step has come. Keeps it if it already holds for that step. */
  stepped(seq: number): void {
    if (seq > this.#at) this.take(seq);
  }

  /** Hides the offer after a message was sent, and remembers it until the server has answered. */
  sent(id: string): void {
    this.#sent = { id, now: this.now };
    this.now = {};
  }

  /**
   * Restores the offer after the server has refused the message, unless another player has asked to take
   * something back since.
   */
  rejected(id: string): void {
    if (this.#sent?.id === id && !this.now.request) this.now = this.#sent.now;
  }

  clear(): void {
    this.now = {};
  }
}
