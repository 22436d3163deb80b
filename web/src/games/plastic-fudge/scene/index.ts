// The table of Plastic Fudge in three dimensions. Import this file with `import()`, so that three.js is
// fetched only when a table is shown. Import types from `api.ts` with `import type`.
export { createScene } from './scene';
export { likelyQuality } from './quality';
export { steerOf, steerKeys } from './keys';
export { animationsOf } from './story';
export { radiusOf } from './sizes';
