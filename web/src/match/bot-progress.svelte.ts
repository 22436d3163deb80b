import type { Frame, Seat } from '../wire';

/** The progress of bots that have been thinking for a while. */
export class BotProgress {
  /** How far each bot is, in permille; null if that is not known. */
  all = $state.raw<ReadonlyMap<Seat, number | null>>(new Map());

  heard(seat: Seat, done: number | null): void {
    this.all = new Map(this.all).set(seat, done);
  }

  /** Drops the progress of a bot that has decided, or whose decision the game no longer needs. */
  stepped({ seat, status }: Frame): void {
    const awaited = 'awaiting' in status ? status.awaiting : [];
    this.all = new Map([...this.all].filter(([other]) => other !== seat && awaited.includes(other)));
  }

  clear(): void {
    this.all = new Map();
  }
}
