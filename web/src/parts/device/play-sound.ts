import type { SoundName } from '../../contract';

/** Plays a sound on a page without a table. It fetches the code for sounds first; without a connection it is silent. */
export async function playSound(sound: SoundName): Promise<void> {
  try {
    (await import('./sounds')).play(sound);
  } catch {
    // The choice behind the sound counts all the same.
  }
}
