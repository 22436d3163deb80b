// The table of Plastic Fudge in three dimensions. `createScene` is fetched with three.js only when a table is
// looked at: import this file with `import()`, and the types of `api.ts` as types.
export { createScene } from './scene';
export { likelyQuality } from './quality';
export { steerOf, steerKeys } from './keys';
export { animationsOf } from './story';
export { radiusOf } from './sizes';
