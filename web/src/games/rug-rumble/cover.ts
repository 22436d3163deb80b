import type { Cover } from '../../parts/covers';

const cover: Cover = { campaign: true };

export default cover;
