import type { Cover } from '../../parts/covers';

const cover: Cover = { workshop: true };

export default cover;
