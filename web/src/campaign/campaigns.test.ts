import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { covers, idsOf } from '../parts/covers';
import { LANGUAGES, setLanguage } from '../texts';
import { campaignOf, campaigns } from './find';

const folder = join(import.meta.dirname, '../games');
const games = readdirSync(folder).filter((game) => existsSync(join(folder, game, 'campaign.ts')));

afterEach(() => setLanguage('en'));

describe('campaigns', () => {
  it('are in the folders of the games whose `cover.ts` announces one, with messages in every language', () => {
    expect(games.length).toBeGreaterThan(0);
    expect([...campaigns.keys()].sort()).toEqual(games.sort());
    const said = [...covers].filter(([, { campaign }]) => campaign).map(([game]) => game);
    expect(said.sort()).toEqual(games);
    for (const game of games)
      for (const language of LANGUAGES)
        expect(
          existsSync(join(folder, game, `texts/${language}-campaign.ftl`)),
          `${game} has messages in ${language}`,
        ).toBe(true);
  });

  it('do not exist for an unknown game', async () => {
    expect(await campaignOf('no-such-game')).toBeNull();
  });

  for (const game of games.flatMap(idsOf)) {
    it(`${game} has five or more stages, none easier than the one before it, each with its own face`, async () => {
      const campaign = await campaignOf(game);
      if (!campaign) throw new Error(`${game} has no campaign`);
      const { stages, Face } = campaign;
      expect(stages.length).toBeGreaterThanOrEqual(5);
      expect(new Set(stages.map(({ id }) => id)).size).toBe(stages.length);
      const levels = stages.map(({ level }) => level);
      expect(levels).toEqual([...levels].sort());
      for (const level of levels) expect([1, 2, 3, 4, 5]).toContain(level);
      const faces = stages.map(({ id }) => render(Face, { stage: id }).container.innerHTML);
      for (const face of faces) expect(face).toMatch(/<(path|circle|ellipse)/);
      expect(new Set(faces).size).toBe(faces.length);
    });

    for (const language of LANGUAGES)
      it(`${game} has a text for every stage and goal, in ${language}`, async () => {
        setLanguage(language);
        const campaign = await campaignOf(game);
        if (!campaign) throw new Error(`${game} has no campaign`);
        const keys = campaign.stages.flatMap(({ id }) =>
          ['title', 'name', 'temper', 'won', 'lost'].map((what) => `${id}-${what}`),
        );
        const goals = campaign.stages.flatMap(({ goals }) =>
          goals.map(({ text, number }) => campaign.say(`goal-${text}`, { number: number ?? 0 })),
        );
        for (const words of [...keys.map((key) => campaign.say(key)), ...goals]) {
          expect(words).not.toMatch(/stage-/);
          expect(words.length).toBeLessThan(130);
          expect(/[가-힣]/.test(words), words).toBe(language === 'ko');
        }
      });
  }
});
