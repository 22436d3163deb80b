import type { SoundName } from '../../contract';

/**
 * Plays a sound on a page without a table. It fetches the code for sounds first; if that fails, it is silent.
 */
export async function playSound(sound: SoundName): Promise<void> {
  try {
    (await import('./sounds')).play(sound);
  } catch {
    // The setting that the sound confirms is changed even if the sound cannot be played.
  }
}
