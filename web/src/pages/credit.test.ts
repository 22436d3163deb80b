import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gameTable } from '../shell/games';
import { api } from '../net/http';
import { setLanguage } from '../texts';
import type { GameEntry, GamePage } from '../wire';
import GameBox from './home/GameBox.svelte';
import NewMatch from './NewMatch.svelte';

afterEach(() => setLanguage('en'));

const entry = (id: string): GameEntry => ({
  id,
  family: 'plastic-attack',
  title: { en: id },
  tagline: { en: '' },
  players: { min: 2, max: 6 },
  minutes: 0,
  complexity: 0,
});
const pageOf = (id: string): GamePage => ({
  id,
  boards: [],
  options: [],
  lessons: [],
  levels: [1, 2],
  seats: ['red', 'blue', 'green'],
  players: { min: 2, max: 6 },
  brings: 'army',
  own: { ready: [] },
});
const credits = () => [...document.querySelectorAll('.credit')].map(({ textContent }) => textContent);

// PA1-META-01, PA2-META-01
describe('the credit of an edition', () => {
  it.each([
    ['en', 'Credit for the rules: 2009 Domino Writing'],
    ['ko', '규칙 출처: 2009 Domino Writing'],
  ] as const)('stands in its box under its facts, in %s', (language, credit) => {
    setLanguage(language);
    const ids = ['plastic-attack-2009', 'plastic-attack-revised'];
    render(GameBox, {
      editions: ids.map(entry),
      of: () => ({ picture: null, page: null }),
      onplay: vi.fn(),
    });
    expect(credits()).toEqual([credit]);
    expect(document.querySelector('.credit')?.previousElementSibling?.className).toContain('facts');
    expect(document.querySelector('.credit')?.closest('article')?.textContent).toContain('2009');
  });

  it.each([
    ['plastic-attack-2009', ['Credit for the rules: 2009 Domino Writing']],
    ['plastic-attack-revised', []],
  ] as const)('stands on the page of a new game of %s: %j', async (game, shown) => {
    // The first fetch of a game's table takes longer than the test waits for a page.
    await gameTable(game);
    vi.spyOn(api, 'game').mockResolvedValue(pageOf(game));
    render(NewMatch, { game });
    await screen.findByRole('button', { name: 'Set the table' });
    expect(credits()).toEqual(shown);
  });
});
