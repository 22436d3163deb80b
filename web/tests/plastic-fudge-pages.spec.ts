import type { Page } from '@playwright/test';
import { deep } from './chromium';
import { atRest, test } from './fixtures';
import { found, latinWords, tooWide } from './looks';
import {
  answerOf,
  askedFor,
  bot,
  createBattle,
  draftOf,
  driveTo,
  expect,
  giveUp,
  me,
  movedOn,
  near,
  pass,
  rowOf,
  sitDown,
  tableOf,
  yard,
} from './plastic-fudge';

test.use({ launchOptions: deep, actionTimeout: 30_000 });

type Look = (name: string) => Promise<void>;

/**
 * Calls `look` on the workshop and the editor, the page of a new match, and the waiting room with its choice
 * of forces.
 */
async function beforeTheGame(page: Page, look: Look): Promise<void> {
  await page.goto('/workshop/plastic-fudge');
  await expect(page.getByTestId('workshop')).toBeVisible();
  await look('workshop, empty');
  await page.getByRole('tab').last().click();
  await look('workshop, the audit');
  await page.getByRole('tab').first().click();
  for (const type of ['grenadier', 'tank']) await page.locator(`li[data-type="${type}"] button`).click();
  await expect(page.getByTestId('bill')).toHaveAttribute('data-settled', 'true');
  await expect(page.getByTestId('faults')).toHaveAttribute('data-count', /\d/);
  await look('workshop, a force');

  await page.goto('/workshop/plastic-fudge#battlefield');
  await expect(page.getByTestId('canvas')).toBeVisible();
  await look('editor, empty');
  await page.getByTestId('add-piece').click();
  await expect(page.getByTestId('piece-editor')).toBeVisible();
  await expect(page.getByTestId('faults')).toHaveAttribute('data-count', /\d/);
  await look('editor, a piece');

  await page.goto('/new/plastic-fudge');
  await page.getByTestId('all-options').locator('summary').first().click();
  await page.locator('details[data-chapter] > summary').first().click();
  await look('new match');

  const waits = await createBattle(page, { seats: [me, { kind: 'invite' }], forces: [] });
  await page.goto(`/match/${waits}`);
  await page.getByTestId('force-change').click();
  await expect(page.getByTestId('force-picker').getByRole('radio').first()).toBeVisible();
  await look('waiting room');
}

/** Calls `look` at the table in every step of a Round, then at the end of the battle, and in the replay. */
async function duringTheGame(page: Page, look: Look): Promise<void> {
  const id = await createBattle(page, { seats: [me, bot], battlefield: yard });
  await sitDown(page, id);
  await expect(tableOf(page).locator('canvas')).toHaveAttribute('data-board', 'ready');
  await askedFor(page, 'deploy');
  await rowOf(page, 'g0').click();
  await page.keyboard.press('q');
  await expect(draftOf(page, 'g0')).toHaveAttribute('data-legal', 'true');
  await look('table, deployment');
  await answerOf(page, 'clear').click();
  await movedOn(page, (await driveTo(page, id, null, ['green'], near)) - 1);

  await askedFor(page, 'moves');
  await rowOf(page, 'g3').click();
  await page.keyboard.press('w');
  await expect(draftOf(page, 'g3')).toHaveAttribute('data-legal', /true|false/);
  await look('table, moves');
  await answerOf(page, 'clear').click();
  await pass(page, await askedFor(page, 'moves'));

  await askedFor(page, 'commit');
  await rowOf(page, 'g2').click();
  await tableOf(page).locator('[data-target="m1"]').click();
  await expect(tableOf(page).locator('[data-attack="g2"]')).toBeVisible();
  await rowOf(page, 'g1').click();
  await tableOf(page).locator('[data-action="aim"]').click();
  await expect(tableOf(page).locator('[data-action="keep-aim"]')).toBeVisible();
  await look('table, attacks');
  await pass(page, await askedFor(page, 'commit'));

  await tableOf(page).locator('#pf-tab-report').click();
  await expect(tableOf(page).locator('[data-report] li').first()).toBeVisible();
  await look('table, the last fight');
  await giveUp(page, id);
  await expect(tableOf(page).locator('[data-result="resignation"]')).toBeVisible();
  await look('result');

  await page.goto(`/match/${id}/replay?quality=low`);
  await atRest(page);
  await look('replay');
  await page.keyboard.press('End');
  await look('end of the replay');
}

test('axe finds nothing on any page of Plastic Fudge, and none needs sideways scrolling on a phone', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const all: string[] = [];
  const look: Look = async (name) => {
    all.push(...(await found(page)).map((one) => `${name}: ${one}`));
    all.push(...(await tooWide(page)).map((one) => `${name}: ${one}`));
  };
  await beforeTheGame(page, look);
  await duringTheGame(page, look);
  expect(all).toEqual([]);
});

test.describe('in Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('no page of Plastic Fudge has an English word outside of names', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('textbox', { name: '이름' }).fill('에이다');
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/me') && answer.request().method() === 'PUT',
    );
    await page.getByRole('button', { name: '저장' }).click();
    await saved;
    // English words that may stand on a page: names, initials, abbreviations of the printed tables and keys
    // of the keyboard. The keys and values of options may too, because the rulebook names them.
    const game = (await (await page.request.get('/api/games/plastic-fudge')).json()) as { options: unknown };
    const options = JSON.stringify(game.options).match(/[A-Za-z]{2,}/g) ?? [];
    const short = 'BFG ML RL AL DL TL KIL INJ NE Alt Enter Rumpus jp'.split(' ');
    const names = new Set(
      [
        'Sarge Bomber Sweeper Rifle Old Shell Slow One Two Test section Snails yard meadow'.split(' '),
        short,
        options,
      ].flat(),
    );
    const all: string[] = [];
    const look: Look = async (name) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
      const words = (await latinWords(page, /\bPF(-[A-Za-z0-9]+)+\b/g)).filter((word) => !names.has(word));
      if (words.length > 0) all.push(`${name}: ${words.join(', ')}`);
    };
    await beforeTheGame(page, look);
    await duringTheGame(page, look);
    expect(all).toEqual([]);
  });
});
