import { describe, expect, it } from 'vitest';
import ready from '../../../../../games/plastic_attack/data/armies-2009.json';
import type { ArmyFile } from './army';
import { armyIn, linkTo, packed, unpacked } from './share';

const armies = ready.armies as unknown as ArmyFile[];

describe('an army in a link', () => {
  it('is the same after it has been compressed and decompressed', async () => {
    for (const army of armies)
      expect(JSON.parse((await unpacked(await packed(army))) ?? 'null')).toEqual(army);
  });

  it('keeps letters of every language', async () => {
    const army = { ...armies[0], name: '부엌 선반 — “Küche” 🦁' } as ArmyFile;
    expect(JSON.parse((await unpacked(await packed(army))) ?? 'null')).toEqual(army);
  });

  it('is short, and made of characters that links allow', async () => {
    for (const army of armies) {
      const link = await linkTo(army, 'https://rumpus.example');
      expect(link).toMatch(/^https:\/\/rumpus\.example\/workshop\/plastic-attack-2009#army=[\w-]+$/);
      expect(link.length).toBeLessThan(1_000);
      expect(armyIn(link.split('#')[1] ?? '')).toBe(link.split('=')[1]);
    }
  });

  it('is null if the text is damaged', async () => {
    const [army] = armies;
    const word = await packed(army as ArmyFile);
    for (const damaged of ['', '!', 'abc', word.slice(0, -9), word.slice(9)])
      expect(await unpacked(damaged)).toBeNull();
    expect(armyIn('PA-R-02')).toBeNull();
    expect(armyIn('army=<b>')).toBeNull();
  });

  it('is refused if it would be huge after decompression', async () => {
    const bomb = { format: 1, game: 'plastic-attack-2009', name: 'x'.repeat(2_000_000), army: [] };
    expect(await unpacked(await packed(bomb))).toBeNull();
  });
});
