import type { Problem } from '../wire';

/** A unique id for a message: 128 random bits. Works on plain http too, unlike `randomUUID`. */
export function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * Whether a problem is temporary, because requests came too fast or the server is busy. After such a problem,
 * the client sends its decision again.
 */
export function isPassing(problem: Problem | null): boolean {
  return problem?.status === 429 || problem?.status === 503;
}
