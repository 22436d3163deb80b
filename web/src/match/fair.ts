import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Said } from '../net/socket';
import type { FairCheck, FairCommitments, Seat, Summary } from '../wire';

/**
 * The browser's side of fair luck (docs/fair-luck.md). It draws a seed for each seat of this person, and
 * sends the hash of the seed, its commitment. Once the server has published all commitments, it sends the
 * seed. The hash function comes from a library, because browsers offer one only on pages with https.
 */

/**
 * What this browser stores of a match: its own seeds, and the first published commitments that it received.
 */
type Kept = { seeds: { [seat: Seat]: string }; saw?: FairCommitments };

/**
 * Why the exchange of seeds does not go on: the server changed the commitments, or this browser lacks the
 * seed of a seat.
 */
export type FairTrouble = 'changed' | 'lacks';

const KEY = 'rumpus.fair';
/** How many matches this browser remembers at most, so that their replays can be checked. */
const MOST = 100;

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash by which a seat commits to its seed. */
export function seatCommitment(match: string, seat: Seat, seed: string): string {
  return hash(`rumpus fair-1 commitment\nmatch ${match}\nseat ${seat}\nseed ${seed}\n`);
}

/**
 * The hash by which the server commits to its seed. It covers `terms` too, which is the hash of rules, set-up
 * and seats.
 */
export function serverCommitment(match: string, terms: string, seed: string): string {
  return hash(`rumpus fair-1 commitment\nmatch ${match}\nserver\nseed ${seed}\nterms ${terms}\n`);
}

function readAll(): { [match: string]: Kept } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as { [match: string]: Kept };
  } catch {
    return {};
  }
}

/** The seeds of this browser for one match. The browser stores them, if its settings allow that. */
export class FairSeeds {
  #kept: Kept;
  #said = new Set<string>();

  constructor(private readonly match: string) {
    this.#kept = readAll()[match] ?? { seeds: {} };
  }

  /**
   * After this call, `answers` returns again everything that the server still lacks. Called after a lost
   * connection.
   */
  again(): void {
    this.#said.clear();
  }

  /** The commitments and seeds to send now. Returns each only once, until `again` is called. */
  answers(summary: Summary): Said[] {
    const { fair, seats, status } = summary;
    if (!fair || status !== 'waiting') return [];
    const own = fair.seats.filter(({ seat }) => seats.some((one) => one.you && one.seat === seat));
    const { published } = fair;
    this.#recall();
    if (published && own.length > 0 && !this.#kept.saw) this.#keep({ ...this.#kept, saw: published });
    if (this.changed(summary)) return [];
    const answers: Said[] = [];
    for (const { seat, committed, revealed } of own) {
      const seed = this.#kept.seeds[seat];
      if (!published && !(committed && seed)) {
        const drawn = seed ?? this.#draw(seat);
        answers.push({ type: 'commit', seat, value: seatCommitment(this.match, seat, drawn) });
      } else if (published && !revealed && seed && holds(published, this.match, seat, seed)) {
        answers.push({ type: 'reveal', seat, value: seed });
      }
    }
    const fresh = answers.filter(({ type, seat }) => !this.#said.has(`${type} ${seat}`));
    fresh.forEach(({ type, seat }) => this.#said.add(`${type} ${seat}`));
    return fresh;
  }

  /**
   * Whether the server has replaced or withdrawn the commitments that it published first. If so, the server
   * may have seen seeds before it chose its own. An honest server never does this.
   */
  changed({ fair, status }: Summary): boolean {
    if (!fair || status !== 'waiting') return false;
    this.#recall();
    const { saw } = this.#kept;
    return saw !== undefined && JSON.stringify(saw) !== JSON.stringify(fair.published);
  }

  /**
   * Whether a seat of this person cannot go on, because this browser has no seed that fits the published
   * commitment. Another browser has drawn the seed, or this browser has lost it.
   */
  lacks({ fair, seats, status }: Summary): boolean {
    const published = fair?.published;
    if (!published || status !== 'waiting') return false;
    this.#recall();
    return fair.seats.some(({ seat, revealed }) => {
      const seed = this.#kept.seeds[seat];
      const isOwn = seats.some((one) => one.you && one.seat === seat);
      return isOwn && !revealed && !(seed && holds(published, this.match, seat, seed));
    });
  }

  /**
   * Whether a finished game shows the commitments and seeds that this browser saw; null if it saw no
   * commitments.
   */
  remembers(check: FairCheck): boolean | null {
    const { seeds, saw } = this.#kept;
    if (!saw) return null;
    const shown = new Map(check.commitments.seats.map(({ seat }, n) => [seat, check.seats[n]]));
    const same = JSON.stringify(saw) === JSON.stringify(check.commitments);
    return same && Object.entries(seeds).every(([seat, seed]) => shown.get(seat) === seed);
  }

  /** The seeds of this browser, by seat. `rumpus verify --seed` accepts them. */
  own(): [Seat, string][] {
    this.#recall();
    return Object.entries(this.#kept.seeds);
  }

  /**
   * Takes over the seeds that another tab of this browser has drawn meanwhile, so that a seat has only one
   * seed.
   */
  #recall(): void {
    const stored = readAll()[this.match];
    if (!stored) return;
    const saw = stored.saw ?? this.#kept.saw;
    this.#kept = { seeds: { ...this.#kept.seeds, ...stored.seeds }, ...(saw && { saw }) };
  }

  #draw(seat: Seat): string {
    const seed = bytesToHex(randomBytes(32));
    this.#keep({ ...this.#kept, seeds: { ...this.#kept.seeds, [seat]: seed } });
    return seed;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    const others = Object.entries(readAll()).filter(([match]) => match !== this.match);
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [this.match, kept]])),
      );
    } catch {
      // Storage is full or forbidden: the page keeps the seeds only while it is open.
    }
  }
}

function holds(published: FairCommitments, match: string, seat: Seat, seed: string): boolean {
  const commitment = published.seats.find((one) => one.seat === seat)?.commitment;
  return commitment === seatCommitment(match, seat, seed);
}

/** Whether every seed of a finished game fits the commitment to it. */
export function seedsFit(match: string, { commitments, server, seats }: FairCheck): boolean {
  const { terms } = commitments;
  return (
    commitments.server === serverCommitment(match, terms, server) &&
    commitments.seats.every(
      ({ seat, commitment }, n) => commitment === seatCommitment(match, seat, seats[n] ?? ''),
    )
  );
}
