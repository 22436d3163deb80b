import type { Frame, ServerMessage } from '../wire';

type Step = Extract<ServerMessage, { type: 'step' }>;

/** The field of a change that lists the names of removed fields, or the old indexes of removed entries. */
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
   * The picture after a step. Null if the step brings only a change, and the picture before the step is
   * missing.
   */
  after(step: Step): Frame | null {
    const { seq, seat = null, undo, events, view, change, hints = null, status, clock = null } = step;
    const before = this.#last?.seq === seq - 1 ? this.#last.view : undefined;
    if (view === undefined && before === undefined) return null;
    const now = (view ?? changed(before, change)) as Frame['view'];
    this.#last = { seq, seat, events, view: now, hints, status, clock };
    if (undo !== undefined) this.#last.undo = undo;
    return this.#last;
  }
}

/**
 * Returns `before` with a change applied; parts that stay the same are shared. The change of an object holds
 * its changed fields, and the names of removed ones under `-`. The change of a list holds the changed and
 * added entries by index, or the old indexes of removed entries under `-`. Any other change is the new value
 * itself.
 */
export function changed(before: unknown, change: unknown): unknown {
  if (!isFields(change) || !isHolder(before)) return change;
  const changes = Object.entries(change);
  if (Array.isArray(before)) {
    const gone = change[GONE] as number[] | undefined;
    if (gone !== undefined) return before.filter((_, n) => !gone.includes(n));
    const entries = [...before];
    for (const [n, one] of changes) entries[Number(n)] = changed(entries[Number(n)], one);
    return entries;
  }
  const fields = new Map(Object.entries(before));
  for (const [name, one] of changes) {
    if (name === GONE) for (const gone of one as string[]) fields.delete(gone);
    else fields.set(name, changed(fields.get(name), one));
  }
  return Object.fromEntries(fields);
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return isHolder(value) && !Array.isArray(value);
}
