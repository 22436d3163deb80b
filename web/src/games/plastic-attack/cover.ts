import type { Cover } from '../../parts/covers';

const cover: Cover = { ids: ['plastic-attack-2009', 'plastic-attack-revised'], workshop: true };

export default cover;
