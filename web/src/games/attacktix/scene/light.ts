// The numbers of the light on the table: the sun, and light from above and below.
import { Color } from 'three';

/**
 * The direction to the sun along the axes of the table: left, up, ahead. Seen from the south, the sun stands
 * high, to the left and behind the viewer.
 */
export const sunAt = [0.55, 1.3, -0.6] as const;
/** The colour and brightness of the sun. */
export const key = { colour: '#ffe6c2', bright: 2.5 } as const;
/**
 * The light from above and below, with its brightness for each quality. It is weaker in high quality, which
 * adds reflected light.
 */
export const hemisphere = { sky: '#eef3ff', ground: '#93806c', high: 1, low: 1.75 } as const;

/** How bright the ground is in low quality: red, green and blue. */
export const onGround: readonly number[] = (() => {
  const steep = sunAt[1] / Math.hypot(...sunAt);
  const [sun, sky] = [new Color(key.colour).toArray(), new Color(hemisphere.sky).toArray()];
  return sun.map(
    (part, i) => (part * key.bright * steep + (sky[i] ?? 1) * (hemisphere.low + 0.35)) / Math.PI,
  );
})();
