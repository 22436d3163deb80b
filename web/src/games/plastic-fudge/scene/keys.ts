export { steerKeys, steerOf } from '../../../parts/three/keys';
