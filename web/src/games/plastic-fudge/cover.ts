import type { Cover } from '../../parts/covers';

const cover: Cover = { workshop: true, campaign: true };

export default cover;
