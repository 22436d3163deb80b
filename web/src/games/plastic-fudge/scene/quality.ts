export { likelyQuality } from '../../../parts/three/renderer';
