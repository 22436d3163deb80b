import type { Saying, Seat, TalkLine } from '../wire';

/** All emotes, in the order in which they are offered. */
export const EMOTES = ['wave', 'laugh', 'glad', 'wow', 'sad', 'cross'] as const;
/** All phrases, in the order in which they are offered. */
export const PHRASES = [
  'hello',
  'have_fun',
  'thinking',
  'oops',
  'well_played',
  'thanks',
  'back_soon',
  'good_game',
] as const;

/** How long a line stays beside the table, in milliseconds. */
export const SHOWN_MS = 3_500;

const KEY = 'rumpus.muted';
/** How many muted seats this device remembers at most. */
const MOST_MUTED = 50;

function mutedHere(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** The chat of a table. */
export class Talk {
  lines = $state.raw<TalkLine[]>([]);
  /**
   * How many lines other players have sent since the panel was last open. Lines of muted seats do not count.
   */
  unread = $state(0);
  /** The latest line of each seat, while the line is shown beside the table. */
  shown = $state.raw<ReadonlyMap<Seat, Saying>>(new Map());
  #isOpen = $state(false);
  #muted = $state.raw<readonly string[]>(mutedHere());
  #timers = new Map<Seat, ReturnType<typeof setTimeout>>();

  constructor(private readonly match: string) {}

  get open(): boolean {
    return this.#isOpen;
  }

  set open(open: boolean) {
    this.#isOpen = open;
    if (open) this.unread = 0;
  }

  /** The lines of the chat without those of muted seats. */
  get heard(): TalkLine[] {
    return this.lines.filter(({ seat }) => !this.isMuted(seat));
  }

  /**
   * Stores lines from the server. With `all`, they replace the earlier lines, and none counts as unread.
   * Otherwise they are new lines. `mine` are the seats of this person.
   */
  take(lines: TalkLine[], all: boolean, mine: readonly Seat[]): void {
    this.lines = all ? lines : [...this.lines, ...lines];
    if (all) return;
    for (const { seat, say } of lines) {
      if (this.isMuted(seat)) continue;
      this.#show(seat, say);
      if (!this.#isOpen && !mine.includes(seat)) this.unread += 1;
    }
  }

  isMuted(seat: Seat): boolean {
    return this.#muted.includes(`${this.match}/${seat}`);
  }

  /** Mutes a seat or unmutes it, and remembers this on the device. */
  mute(seat: Seat, muted: boolean): void {
    const name = `${this.match}/${seat}`;
    const kept = mutedHere().filter((one) => one !== name);
    this.#muted = muted ? [...kept, name].slice(-MOST_MUTED) : kept;
    if (muted) this.#hide(seat);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#muted));
    } catch {
      // Storage is full or forbidden: the mute holds until the page is closed.
    }
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #show(seat: Seat, say: Saying): void {
    clearTimeout(this.#timers.get(seat));
    this.shown = new Map([...this.shown, [seat, say]]);
    this.#timers.set(
      seat,
      setTimeout(() => this.#hide(seat), SHOWN_MS),
    );
  }

  #hide(seat: Seat): void {
    this.shown = new Map([...this.shown].filter(([one]) => one !== seat));
  }
}
