import type { SoundName } from '../../contract';

/**
 * Plays a sound on a page without a table. Fetches the code for sounds first; if that fails, there is no
 * sound.
 */
export async function playSound(sound: SoundName): Promise<void> {
  try {
    (await import('./sounds')).play(sound);
  } catch {
    // The sound only confirms a setting, and the setting holds without it too.
  }
}
