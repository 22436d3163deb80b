import type { Page } from '@playwright/test';
import {
  answer,
  answerOf,
  bot,
  byClick,
  byRows,
  createGame,
  draftMove,
  me,
  question,
  rowOf,
  setUp,
  shootOut,
  shooters,
  sitDown,
  target,
} from './attacktix';
import { atRest, expect, tableOf, test } from './fixtures';
import { latinWords, overWidth } from './looks';
import { tool } from './match';

type Look = (name: string) => Promise<void>;

const faults = (page: Page) => expect(page.getByTestId('faults')).toHaveAttribute('data-count', /\d/);
const close = (page: Page) => page.keyboard.press('Escape');
/** A table that a player has made. */
const yard = JSON.stringify({
  format: 1,
  game: 'attacktix',
  id: 'yard',
  name: '앞마당',
  terrain: [{ id: 'tower', code: 'F01', at: [119_000, 0] }],
});

/** Calls `look` on each tab of the workshop and on the page for a new match. */
async function beforeTheGame(page: Page, look: Look): Promise<void> {
  await page.goto('/workshop/attacktix');
  await look('forces, empty');
  await page.getByTestId('ready').getByRole('button').first().click();
  await faults(page);
  await page.getByTestId('limits').locator('summary').click();
  await page.getByTestId('official').check();
  await page.getByTestId('limit').selectOption('200');
  await page.getByTestId('bill').locator('summary').click();
  await look('forces, a force');
  for (const dialog of ['import', 'share', 'print']) {
    await page.getByTestId(dialog).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`forces, ${dialog}`);
    await close(page);
  }
  await page.goto('/workshop/attacktix#figures');
  await page.getByTestId('figure-name').fill('깡통');
  await page.getByTestId('ability-name').fill('뻥');
  await page.getByTestId('ability-name').blur();
  await faults(page);
  await look('figures');
  await page.goto('/workshop/attacktix#tournament');
  await look('tournament');

  await page.goto('/new/attacktix');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByTestId('mode-team').check();
  await page.getByTestId('all-options').locator('summary').first().click();
  await look('new match');
  await page.getByTestId('bring-table').click();
  await page.getByTestId('import-text').fill('{ "format": 1 }');
  await expect(page.getByTestId('import-flaws')).toBeVisible();
  await look('a table file with faults');
  await page.getByTestId('import-text').fill(yard);
  await page.getByTestId('import-open').click();
  await expect(page.locator('[data-table]').filter({ hasText: '앞마당' }).getByRole('radio')).toBeChecked();
  await look("a table of one's own");
}

/**
 * Calls `look` in a free-for-all of three players: in every step of a turn, at the end, and in the replay.
 */
async function duringTheGame(page: Page, look: Look): Promise<void> {
  const id = await createGame(page, {
    seats: [me, bot, bot],
    forces: [shooters, target, target],
    table: 'fences-and-copse',
    setup: { mode: 'ffa' },
  });
  await sitDown(page, id);
  await question(page);
  await look('choice of sides');
  await answer(page, 'side-south');
  await question(page);
  await rowOf(page, 'p1-01').click();
  await expect(tableOf(page).locator('[data-dial="along"]')).toBeVisible();
  await expect(rowOf(page, 'p1-01')).toContainText('보일러 대장 1');
  await look('set-up');
  await setUp(page);
  await question(page);
  await draftMove(page);
  await expect(answerOf(page, 'move')).toBeVisible();
  await look('movement');
  await (await tool(page, 'dispute')).click();
  await look('a dispute is opened');
  await close(page);
  await tableOf(page).locator('[data-action="card"]').click();
  await look('card');
  await close(page);
  await answer(page, 'move');
  await answer(page, 'end-moves');
  await question(page);
  // If no figure of a bot can be a target, this aims a weapon without a target.
  if (!(await byRows(page)))
    await tableOf(page)
      .locator('[data-action="aim"], [data-orders="attack"] [data-dial="yaw"]')
      .first()
      .click();
  await expect(tableOf(page).locator('[data-orders="attack"] [data-dial="yaw"]')).toBeVisible();
  await look('aiming');
  await shootOut(page, byRows, byClick);
  await expect(tableOf(page).locator('[data-result]')).toBeVisible();
  await look('result');
  for (const tab of ['report', 'forces']) {
    await page.goto(`/match/${id}/replay?quality=low&step=999`);
    await atRest(page);
    await tableOf(page).locator(`#at-tab-${tab}`).click();
    await look(`replay, ${tab}`);
  }
}

test.describe('in Korean, on a phone', () => {
  test.use({ locale: 'ko-KR', viewport: { width: 390, height: 844 } });

  test('no page of Attacktix has English words except for names, and none needs sideways scrolling', async ({
    page,
  }) => {
    await page.goto('/settings');
    await page.getByRole('textbox', { name: '이름' }).fill('에이다');
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/me') && response.request().method() === 'PUT',
    );
    await page.getByRole('button', { name: '저장' }).click();
    await saved;
    // The pages may have these English words: names, fields of a table file, and the keys and values of
    // options, which the rulebook cites.
    const game = (await (await page.request.get('/api/games/attacktix')).json()) as { options: unknown };
    const names = new Set([
      'Rumpus',
      'cm',
      'attacktix',
      'id',
      'terrain',
      ...(JSON.stringify(game.options).match(/[A-Za-z]{2,}/g) ?? []),
    ]);
    const all: string[] = [];
    const look: Look = async (name) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
      const [words, over] = [
        (await latinWords(page, /\bAT(-[A-Za-z0-9]+)+\b/g)).filter((word) => !names.has(word)),
        await overWidth(page),
      ];
      if (words.length > 0) all.push(`${name}: ${words.join(', ')}`);
      if (over > 0) all.push(`${name}: ${over} px too wide`);
    };
    await beforeTheGame(page, look);
    await duringTheGame(page, look);
    expect(all).toEqual([]);
  });
});
