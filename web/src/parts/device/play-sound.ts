import type { SoundName } from '../../contract';

/**
 * Plays a sound on a page without a table, which fetches how to make sounds only now; silence without a
 * connection.
 */
export async function playSound(sound: SoundName): Promise<void> {
  try {
    (await import('./sounds')).play(sound);
  } catch {
    // What made it sound has been chosen all the same.
  }
}
