import { describe, expect, it } from 'vitest';
import { page } from '../../../../dev/attacktix-workshop/page';
import towers from '../../../../../games/attacktix/data/tables/towers-and-barrels.json';
import type { GamePage } from '../../../wire';
import { makeSetup, quickChoice } from './chosen';

const tables = [...(page.own as { tables: { id: string }[] }).tables, towers];
const full = { ...page, own: { ...(page.own as object), tables } } as unknown as GamePage;

describe('play now', () => {
  it('begins the first game among towers and barrels, with hands that shake by half a degree', () => {
    const chosen = quickChoice(full, true, () => 0);
    expect(makeSetup({ chosen, seats: ['p1', 'p2'], options: {} })).toMatchObject({
      table: 'towers-and-barrels',
      options: { aim_noise: 0.5 },
    });
  });

  it('lets hands shake by one degree in later games', () => {
    expect(quickChoice(full, false, () => 0).options).toEqual({ aim_noise: 1 });
  });

  it('plays later games on any table with terrain that has no map', () => {
    const found = [0, 0.4, 0.9].map((share) => quickChoice(full, false, () => share).table);
    expect(found).toEqual(['fences-and-copse', 'junkyard', 'towers-and-barrels']);
  });

  it('plays on a bare table where the game has no other', () => {
    expect(quickChoice({ ...page, own: {} }, true, () => 0).table).toBe('bare');
  });
});
