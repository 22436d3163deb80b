/**
 * Sounds of toys, made by modal synthesis (Adrien 1991; van den Doel and Pai 1998). A struck body rings in a
 * few modes, each a decaying sine. The contact itself is a short burst of noise. The material gives the modes
 * and the noise. A strike gives the pitch of the modes, and one loudness for modes and noise.
 */
type Material = {
  /** Modes: frequency as a multiple of the pitch, loudness 0–1, and seconds until a thousandth is left. */
  modes: readonly (readonly [times: number, loud: number, decay: number])[];
  /** The burst of noise: loudness 0–1, seconds until a thousandth is left, and its pitch in hertz. */
  noise: { loud: number; decay: number; hz: number; attack?: number };
};

const MATERIALS = {
  /** A hollow figure: a short, bright sound, whose modes are out of tune with each other. */
  plastic: {
    modes: [
      [1, 0.7, 0.075],
      [1.58, 0.5, 0.055],
      [2.31, 0.4, 0.04],
      [3.74, 0.25, 0.025],
    ],
    noise: { loud: 0.5, decay: 0.012, hz: 3_800 },
  },
  /** A table top: a low, short sound. */
  wood: {
    modes: [
      [1, 1, 0.13],
      [2.57, 0.35, 0.07],
      [4.95, 0.12, 0.03],
    ],
    noise: { loud: 0.3, decay: 0.02, hz: 900 },
  },
  /** A card that slides: no mode at all. */
  card: { modes: [], noise: { loud: 0.55, decay: 0.11, hz: 4_200, attack: 0.025 } },
  /** A steel spring that lets go. */
  spring: {
    modes: [
      [1, 0.45, 0.16],
      [1.51, 0.35, 0.12],
      [2.02, 0.2, 0.08],
      [5.4, 0.15, 0.04],
    ],
    noise: { loud: 0.6, decay: 0.01, hz: 5_000 },
  },
  /** A medal or a coin. */
  metal: {
    modes: [
      [1, 0.5, 0.9],
      [2.76, 0.3, 0.5],
      [5.4, 0.15, 0.25],
      [8.93, 0.06, 0.12],
    ],
    noise: { loud: 0.12, decay: 0.008, hz: 6_000 },
  },
  /** A bar of a toy xylophone, tuned: the second mode lies two octaves up. */
  bar: {
    modes: [
      [1, 0.8, 0.55],
      [4, 0.2, 0.18],
      [9.2, 0.06, 0.06],
    ],
    noise: { loud: 0.12, decay: 0.01, hz: 2_500 },
  },
} satisfies Record<string, Material>;

/** One contact: the material, the pitch in hertz, the time in seconds, and the loudness 0–1. */
export type Strike = { of: keyof typeof MATERIALS; hz: number; at?: number; loud?: number };

/** Echoes of the table and the room: the delay in seconds, and the share of the sound that comes back. */
const ECHOES = [
  [0.0071, 0.18],
  [0.0113, 0.12],
  [0.0237, 0.07],
] as const;

/** The largest absolute value of a sample. Louder mixes are scaled down to it. */
const PEAK = 0.9;

/** The natural logarithm of a thousandth, at which a decay counts as over. */
const LOG_THOUSANDTH = Math.log(0.001);

/** Mixes strikes into samples between -1 and 1. The same strikes always give the same samples. */
export function synthesise(strikes: readonly Strike[], rate: number): Float32Array<ArrayBuffer> {
  const seconds = Math.max(0, ...strikes.map((one) => (one.at ?? 0) + lengthOf(MATERIALS[one.of])));
  const dry = new Float32Array(Math.ceil(seconds * rate) + 1);
  for (const strike of strikes) add(dry, strike, rate);
  const wet = dry.slice();
  for (const [later, share] of ECHOES) {
    const by = Math.round(later * rate);
    for (let n = by; n < wet.length; n += 1) wet[n] = (wet[n] ?? 0) + share * (dry[n - by] ?? 0);
  }
  return limited(wet);
}

function lengthOf({ modes, noise }: Material): number {
  return Math.max(noise.decay + (noise.attack ?? 0), ...modes.map(([, , decay]) => decay)) + 0.03;
}

function add(into: Float32Array, { of, hz, at = 0, loud = 0.5 }: Strike, rate: number): void {
  const { modes, noise }: Material = MATERIALS[of];
  const start = Math.round(at * rate);
  for (const [times, share, decay] of modes) {
    const [turn, fade] = [(2 * Math.PI * hz * times) / rate, LOG_THOUSANDTH / (decay * rate)];
    for (let n = 0; n < decay * rate && start + n < into.length; n += 1)
      into[start + n] = (into[start + n] ?? 0) + loud * share * Math.sin(turn * n) * Math.exp(fade * n);
  }
  addNoise(into, start, loud * noise.loud, noise, rate);
}

/** Noise from a fixed seed through one resonator around its pitch, so that it sounds the same everywhere. */
function addNoise(
  into: Float32Array,
  start: number,
  loud: number,
  { decay, hz, attack = 0.001 }: Material['noise'],
  rate: number,
): void {
  const [width, turn] = [Math.exp((-Math.PI * hz) / rate), Math.cos((2 * Math.PI * hz) / rate)];
  let [seed, before, last] = [0x2545f491, 0, 0];
  for (let n = 0; n < (decay + attack) * rate && start + n < into.length; n += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    const out = (1 - width) * (seed / 2 ** 31) + 2 * width * turn * last - width * width * before;
    [before, last] = [last, out];
    const seconds = n / rate;
    const shape =
      seconds < attack ? seconds / attack : Math.exp((LOG_THOUSANDTH * (seconds - attack)) / decay);
    into[start + n] = (into[start + n] ?? 0) + 2 * loud * shape * out;
  }
}

function limited(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return peak > PEAK ? samples.map((one) => (one * PEAK) / peak) : samples;
}
