import type { Effect, Special, Troop } from '../types';

export const effectClause: Record<Effect, string> = {
  skully: 'TB-TROOP-1-01',
  capn: 'TB-TROOP-2-01',
  jumbo: 'TB-TROOP-3-01',
  xb42: 'TB-TROOP-5-01',
  star: 'TB-TROOP-6-01',
  castle: 'TB-TERR-CASTLE-01',
  clouds: 'TB-TERR-CLOUDS-01',
  jungle: 'TB-TERR-JUNGLE-01',
  cemetery: 'TB-TERR-CEM-01',
};

/** The clause that defines what a special base does. */
export const specialClause: Record<Special['kind'], string> = {
  recall: 'TB-TERR-CASTLE-01',
  allow: 'TB-TERR-POOL-01',
  draw: 'TB-TERR-CLOUDS-01',
  shove: 'TB-TERR-JUNGLE-01',
  exhume: 'TB-TERR-CEM-01',
  nullify: 'TB-TERR-METAL-01',
  pin: 'TB-TERR-BATTLE-01',
};

export const troopClause: Record<Troop, string> = {
  skully: 'TB-TROOP-1-01',
  capn: 'TB-TROOP-2-01',
  jumbo: 'TB-TROOP-3-01',
  hook: 'TB-TROOP-4-01',
  xb42: 'TB-TROOP-5-01',
  star: 'TB-TROOP-6-01',
  roxy: 'TB-TROOP-7-01',
  kwak: 'TB-TROOP-K-01',
};
