import type { Cover } from '../../parts/covers';

const cover: Cover = {
  workshop: true,
  campaign: true,
  shapes: { red: 'M6 3H18A3 3 0 0 1 21 6V18A3 3 0 0 1 18 21H6A3 3 0 0 1 3 18V6A3 3 0 0 1 6 3Z' },
};

export default cover;
