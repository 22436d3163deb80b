// Makes small textures of cloth and ground, which are repeated over a surface.
import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace } from 'three';
import { chance } from '../units';

const pixels = 128;

/** Makes a texture that repeats, in one colour. `light` returns how bright each pixel is, from 0 to 1. */
function repeated([r, g, b]: readonly number[], light: (x: number, y: number) => number): DataTexture {
  const bytes = new Uint8Array(pixels * pixels * 4);
  for (let i = 0; i < pixels * pixels; i += 1) {
    const bright = light(i % pixels, Math.floor(i / pixels));
    bytes.set([(r ?? 0) * bright, (g ?? 0) * bright, (b ?? 0) * bright, 255], i * 4);
  }
  const texture = new DataTexture(bytes, pixels, pixels);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.colorSpace = SRGBColorSpace;
  texture.needsUpdate = true;
  return texture;
}

const wave = (at: number, times: number, shift: number): number =>
  Math.sin((at / pixels) * Math.PI * 2 * times + shift);

/** Makes the texture of felt: a weave of threads, fibres in many directions, and uneven darkness. */
export function felt(): DataTexture {
  const random = chance('felt');
  return repeated([60, 92, 122], (x, y) => {
    const thread = (x + y) % 4 < 2 === y % 8 < 4 ? 0.04 : -0.03;
    const cloud = wave(x, 1, 2 * wave(y, 1, 0)) + wave(y, 2, 1.4 * wave(x, 1, 1.2));
    return 0.9 + thread + 0.006 * cloud + random() * 0.08 + (random() > 0.94 ? 0.07 : 0);
  });
}

/** Makes the texture of flock, which modellers strew as grass: light and dark grains in loose patches. */
export function flock(): DataTexture {
  const random = chance('flock');
  return repeated([255, 255, 255], (x, y) => {
    const patch = wave(x, 2, 2.2 * wave(y, 1, 0.6)) * wave(y, 3, 1.7 * wave(x, 2, 0));
    return Math.min(1, 0.72 + 0.12 * patch + random() ** 3 * 0.36 - (random() > 0.9 ? 0.22 : 0));
  });
}
