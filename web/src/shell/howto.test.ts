import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { idsOf } from '../parts/covers';
import { LANGUAGES, setLanguage } from '../texts';
import { howToOf } from './games';
import { pages } from './howto';

const folder = join(import.meta.dirname, '../games');
const games = readdirSync(folder);

afterEach(() => setLanguage('en'));

describe('how to play', () => {
  it('has a page in the folder of every game, with its messages in every language', () => {
    expect(games.length).toBeGreaterThan(4);
    expect([...pages.keys()].sort()).toEqual(games.sort());
    for (const game of games)
      for (const language of LANGUAGES)
        expect(
          existsSync(join(folder, game, `texts/${language}-howto.ftl`)),
          `${game} has messages in ${language}`,
        ).toBe(true);
  });

  it('has no page for an unknown game', async () => {
    expect(await howToOf('no-such-game')).toBeNull();
  });

  for (const game of games.flatMap(idsOf))
    for (const language of LANGUAGES)
      it(`explains how to play ${game} in four to six pictures and cites no clause, in ${language}`, async () => {
        setLanguage(language);
        const HowTo = await howToOf(game);
        if (!HowTo) throw new Error(`${game} has no page`);
        const { container } = render(HowTo, { game });
        const items = [...container.querySelectorAll('li')];
        expect(items.length).toBeGreaterThanOrEqual(4);
        expect(items.length).toBeLessThanOrEqual(6);
        for (const item of items) {
          expect(item.querySelector('.picture svg')).not.toBeNull();
          const [title = '', text = ''] = [...item.querySelectorAll('p')].map((p) => p.textContent ?? '');
          expect(`${title} ${text}`).not.toMatch(/-howto-/);
          expect(text.length).toBeGreaterThan(15);
          expect(text.length).toBeLessThan(220);
          expect(/[가-힣]/.test(title + text)).toBe(language === 'ko');
        }
        expect(container.textContent).not.toMatch(/[A-Z]{2}-[A-Z]+-\d/);
      });
});
