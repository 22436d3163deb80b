import type { Frame, ServerMessage } from '../wire';

type Step = Extract<ServerMessage, { type: 'step' }>;

/** The field of a diff that lists the names of removed fields, or the old indexes of removed entries. */
const GONE = '-';

/**
 * Makes whole frames, called pictures here, from the steps that the server sends. A step brings its whole
 * view, or only what has changed since the picture before it on the same socket.
 */
export class Pictures {
  #last: Frame | null = null;

  /** Remembers a whole frame as the last picture. Null forgets the last picture. */
  note(frame: Frame | null): void {
    this.#last = frame;
  }

  /**
   * The picture after a step. Null if the step brings only a diff, and the picture before the step is
   * missing.
   */
  after(step: Step): Frame | null {
    const { seq, seat = null, undo, events, view, diff, hints = null, status, clock = null } = step;
    const before = this.#last?.seq === seq - 1 ? this.#last.view : undefined;
    if (view === undefined && before === undefined) return null;
    const now = (view ?? patched(before, diff)) as Frame['view'];
    this.#last = { seq, seat, events, view: now, hints, status, clock };
    if (undo !== undefined) this.#last.undo = undo;
    return this.#last;
  }
}

/**
 * Returns `before` with a diff applied; parts that stay the same are shared. The diff of an object holds the
 * diffs of its changed fields, and the names of removed ones under `-`. The diff of a list holds the diffs of
 * changed entries and the added entries by index, or the old indexes of removed entries under `-`. Any other
 * diff is the new value itself.
 */
export function patched(before: unknown, diff: unknown): unknown {
  if (!isFields(diff) || !isHolder(before)) return diff;
  const parts = Object.entries(diff);
  if (Array.isArray(before)) {
    const gone = diff[GONE] as number[] | undefined;
    if (gone !== undefined) return before.filter((_, n) => !gone.includes(n));
    const entries = [...before];
    for (const [n, one] of parts) entries[Number(n)] = patched(entries[Number(n)], one);
    return entries;
  }
  const fields = new Map(Object.entries(before));
  for (const [name, one] of parts) {
    if (name === GONE) for (const gone of one as string[]) fields.delete(gone);
    else fields.set(name, patched(fields.get(name), one));
  }
  return Object.fromEntries(fields);
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return isHolder(value) && !Array.isArray(value);
}
