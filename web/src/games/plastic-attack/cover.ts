import type { Cover } from '../../parts/covers';

const cover: Cover = {
  ids: ['plastic-attack-2009', 'plastic-attack-revised'],
  workshop: true,
  campaign: true,
  // PA1-META-01, PA2-META-01
  credits: { 'plastic-attack-2009': 'pa-credit' },
};

export default cover;
