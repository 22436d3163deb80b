import { describe, expect, it } from 'vitest';
import { page } from '../../../../dev/attacktix-workshop/page';
import towers from '../../../../../games/attacktix/data/tables/towers-and-barrels.json';
import type { GamePage } from '../../../wire';
import { makeSetup, quickChoice } from './chosen';

const tables = [...(page.own as { tables: { id: string }[] }).tables, towers];
const full = { ...page, own: { ...(page.own as object), tables } } as unknown as GamePage;

describe('play now', () => {
  it('begins the first game on the table towers-and-barrels, with an aim error of half a degree', () => {
    const chosen = quickChoice(full, true, () => 0);
    expect(makeSetup({ chosen, seats: ['p1', 'p2'], options: {} })).toMatchObject({
      table: 'towers-and-barrels',
      options: { aim_noise: 0.5 },
    });
  });

  it('begins later games with an aim error of one degree', () => {
    expect(quickChoice(full, false, () => 0).options).toEqual({ aim_noise: 1 });
  });

  it('begins later games on a random table that has terrain and is no map', () => {
    const found = [0, 0.4, 0.9].map((share) => quickChoice(full, false, () => share).table);
    expect(found).toEqual(['fences-and-copse', 'junkyard', 'towers-and-barrels']);
  });

  it('begins on the bare table if the game lists no other', () => {
    expect(quickChoice({ ...page, own: {} }, true, () => 0).table).toBe('bare');
  });
});
