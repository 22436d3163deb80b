import { settings } from './settings.svelte';

/** One struck tone: pitch in hertz, start and length in seconds, loudness 0–1. */
type Tone = { hz: number; at: number; length: number; loud: number; shape: OscillatorType };

const wood = (hz: number, at = 0, loud = 0.5): Tone => ({ hz, at, length: 0.12, loud, shape: 'triangle' });
const bell = (hz: number, at = 0, loud = 0.3): Tone => ({ hz, at, length: 0.5, loud, shape: 'sine' });

const tones: Record<string, Tone[]> = {
  draw: [wood(294, 0, 0.3), wood(370, 0.05, 0.25)],
  place: [wood(220), wood(330, 0.015, 0.25)],
  cover: [wood(196), wood(147, 0.06, 0.6)],
  discard: [wood(247, 0, 0.35), wood(185, 0.07, 0.35), wood(139, 0.14, 0.35)],
  medal: [bell(784), bell(1175, 0.09)],
  win: [bell(523), bell(659, 0.12), bell(784, 0.24), bell(1047, 0.36)],
  pin: [wood(165, 0, 0.4)],
  refuse: [wood(131, 0, 0.4), wood(123, 0.09, 0.35)],
  lose: [bell(392, 0, 0.2), bell(330, 0.16, 0.2), bell(262, 0.32, 0.2)],
  turn: [bell(440, 0, 0.2), bell(587, 0.1, 0.2)],
};

let audio: AudioContext | null = null;

/** Plays a sound by its name if sounds are on; silence for an unknown one and where the browser has no audio. */
export function play(sound: string): void {
  if (!settings().sounds || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const tone of tones[sound] ?? []) strike(audio, tone);
}

function strike(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + 0.01 + tone.at;
  const source = context.createOscillator();
  const gain = context.createGain();
  const warm = context.createBiquadFilter();
  warm.type = 'lowpass';
  warm.frequency.value = 2_200;
  source.type = tone.shape;
  source.frequency.setValueAtTime(tone.hz, start);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(tone.loud * 0.35, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
  source.connect(warm).connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + tone.length + 0.02);
}
