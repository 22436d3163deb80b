// The light on the table: the sun, and light from above and below.
import { Color } from 'three';

/**
 * The direction to the sun along the axes of the table (left, up, ahead). The sun is to the left, high and
 * behind.
 */
export const sunAt = [0.55, 1.3, -0.6] as const;
/** The colour and brightness of the sun. */
export const key = { colour: '#ffe6c2', bright: 2.5 } as const;
/** The light from above and below, by quality. In high quality there is an environment to reflect, too. */
export const hemisphere = { sky: '#eef3ff', ground: '#93806c', high: 1, low: 1.75 } as const;

/** The light that falls on the ground in low quality, by red, green and blue. */
export const onGround: readonly number[] = (() => {
  const steep = sunAt[1] / Math.hypot(...sunAt);
  const [sun, sky] = [new Color(key.colour).toArray(), new Color(hemisphere.sky).toArray()];
  return sun.map(
    (part, i) => (part * key.bright * steep + (sky[i] ?? 1) * (hemisphere.low + 0.35)) / Math.PI,
  );
})();
