import { untrack } from 'svelte';
import type { SoundName } from '../../contract';
import { settings } from './settings.svelte';
import { synthesise, type Strike } from './synthesis';

const plastic = (hz: number, at = 0, loud = 0.5): Strike => ({ of: 'plastic', hz, at, loud });
const wood = (hz: number, at = 0, loud = 0.5): Strike => ({ of: 'wood', hz, at, loud });
const card = (at = 0, loud = 0.4): Strike => ({ of: 'card', hz: 0, at, loud });
const metal = (hz: number, at = 0, loud = 0.35): Strike => ({ of: 'metal', hz, at, loud });
const bar = (hz: number, at = 0, loud = 0.4): Strike => ({ of: 'bar', hz, at, loud });

/** The strikes that make each sound. */
export const SOUNDS: Readonly<Record<SoundName, readonly Strike[]>> = {
  draw: [card()],
  card: [card(0, 0.3), wood(210, 0.1, 0.2)],
  place: [plastic(620, 0, 0.4), wood(190, 0.004)],
  cover: [plastic(540, 0, 0.5), plastic(470, 0.035, 0.35), wood(150, 0.045, 0.4)],
  discard: [plastic(700, 0, 0.4), plastic(590, 0.08, 0.4), plastic(660, 0.15, 0.25), wood(160, 0.15, 0.4)],
  click: [plastic(1_300, 0, 0.25)],
  knock: [plastic(430, 0, 0.6), plastic(760, 0.006, 0.3)],
  tumble: [
    ...[0, 0.07, 0.13, 0.2, 0.25].map((at, n) => plastic(560 + 90 * (n % 3), at, 0.5 - 0.08 * n)),
    ...[0.02, 0.15, 0.26].map((at, n) => wood(170 + 15 * n, at, 0.4 - 0.1 * n)),
  ],
  spring: [{ of: 'spring', hz: 880, at: 0, loud: 0.4 }, plastic(980, 0.002, 0.3)],
  dice: [0, 0.09, 0.16, 0.22, 0.26, 0.285].flatMap((at, n) => [
    plastic(1_050 + 130 * (n % 3), at, 0.4 - 0.05 * n),
    wood(240, at + 0.002, 0.3 - 0.04 * n),
  ]),
  coin: [metal(2_300, 0, 0.3), metal(2_300, 0.16, 0.2), metal(2_300, 0.27, 0.14), wood(220, 0.27, 0.2)],
  medal: [metal(1_320), metal(1_760, 0.09, 0.25)],
  pin: [wood(165, 0, 0.5)],
  refuse: [wood(131, 0, 0.5), wood(117, 0.1, 0.4)],
  win: [523, 659, 784, 1_047, 784, 1_047].map((hz, n) => bar(hz, [0, 0.13, 0.26, 0.39, 0.58, 0.7][n])),
  lose: [bar(392, 0, 0.3), bar(349, 0.2, 0.3), bar(330, 0.4, 0.3)],
  turn: [bar(587, 0, 0.25), bar(784, 0.11, 0.25)],
};

/** The volume of all sounds, 0–1, chosen so that they are quieter than other sounds of the device. */
const VOLUME = 0.45;

/**
 * The share by which the pitch of an untuned sound goes up or down by chance, so that no two plays of it
 * sound the same.
 */
const SPREAD = 0.04;

let audio: AudioContext | null = null;
const made = new Map<SoundName, AudioBuffer>();

/**
 * Plays a sound if sounds are on; a browser without audio is silent. A Svelte effect that calls this function
 * does not run again when sounds are turned on.
 */
export function play(sound: SoundName): void {
  if (!untrack(() => settings().sounds) || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const source = audio.createBufferSource();
  const volume = audio.createGain();
  source.buffer = bufferOf(audio, sound);
  if (!isTuned(sound)) source.playbackRate.value = 1 + SPREAD * (2 * Math.random() - 1);
  volume.gain.value = VOLUME;
  source.connect(volume).connect(audio.destination);
  source.start();
}

function isTuned(sound: SoundName): boolean {
  return SOUNDS[sound].some(({ of }) => of === 'bar');
}

function bufferOf(context: AudioContext, sound: SoundName): AudioBuffer {
  const ready = made.get(sound);
  if (ready) return ready;
  const samples = synthesise(SOUNDS[sound], context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  made.set(sound, buffer);
  return buffer;
}
