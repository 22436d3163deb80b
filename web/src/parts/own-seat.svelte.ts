let own: string | null = $state(null);

/** The seat of the only person who plays at this device; null if nobody plays here, or several people do. */
export const ownSeat = (): string | null => own;

/**
 * From now on, sentences call what belongs to a seat "your", if it is the only one of `seats`, the seats of
 * this device. Returns a function that ends this.
 */
export function playAs(seats: readonly string[]): () => void {
  own = seats.length === 1 ? (seats[0] ?? null) : null;
  return () => void (own = null);
}
