// The light on the table: a warm key, a cool rim, and what comes from everywhere.
import { Color } from 'three';

/** Where the sun is: to the left, upwards, ahead. */
export const sunAt = [0.55, 1.3, -0.6] as const;
/** The colour of the sun and how bright it is. */
export const key = { colour: '#ffe6c2', bright: 2.5 } as const;
/** What shines from above and below; `high` has an environment to reflect besides. */
export const hemisphere = { sky: '#eef3ff', ground: '#93806c', high: 1, low: 1.5 } as const;

/** The light that falls on the ground in low quality, by red, green and blue. */
export const onGround: readonly number[] = (() => {
  const steep = sunAt[1] / Math.hypot(...sunAt);
  const [sun, sky] = [new Color(key.colour).toArray(), new Color(hemisphere.sky).toArray()];
  return sun.map(
    (part, i) => (part * key.bright * steep + (sky[i] ?? 1) * (hemisphere.low + 0.35)) / Math.PI,
  );
})();
