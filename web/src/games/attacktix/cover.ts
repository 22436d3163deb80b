import type { Cover } from '../../parts/covers';

const cover: Cover = {
  workshop: true,
  campaign: true,
  seats: { p1: 'teal', p2: 'rose', p3: 'lime', p4: 'slate' },
};

export default cover;
