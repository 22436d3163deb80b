import {
  ableRows,
  answer,
  answerOf,
  bot,
  byClick,
  byKeys,
  byLetter,
  byRows,
  createGame,
  me,
  question,
  rowOf,
  setUp,
  shooters,
  shootOut,
  sitDown,
  target,
  trooper,
} from './attacktix';
import { expect, tableOf, test } from './fixtures';
import { found } from './looks';

test('a player can play a duel against a bot to its end by mouse, through the rows of figures', async ({
  page,
}) => {
  await sitDown(page, await createGame(page, { seats: [me, bot], forces: [shooters, target] }));
  await setUp(page);
  await shootOut(page, byRows, byClick);
  await expect(page.getByRole('heading', { name: /win/ }).first()).toBeVisible();
  await expect(page.getByText(/with its bolt launcher/).first()).toBeVisible();
});

test('a player can play a duel against a bot to its end by keyboard alone', async ({ page }) => {
  await sitDown(page, await createGame(page, { seats: [me, bot], forces: [shooters, target] }));
  await setUp(page, byLetter);
  await shootOut(page, byKeys, byLetter);
  await expect(page.getByRole('heading', { name: /win/ }).first()).toBeVisible();
});

test('a person can watch a free-for-all of four bots to its end', async ({ page }) => {
  await sitDown(
    page,
    await createGame(page, {
      seats: [bot, bot, bot, bot],
      forces: [trooper, trooper, trooper, trooper],
      setup: { mode: 'ffa' },
    }),
  );
  await expect(tableOf(page).locator('.bar li')).toHaveCount(4);
  await expect(page.getByText(/^Turn \d+: /).first()).toBeVisible({ timeout: 60_000 });
  await expect(tableOf(page).locator('[data-result]')).toBeVisible({ timeout: 120_000 });
});

test('a reload changes nothing in the set-up and in a turn, on a table with terrain', async ({ page }) => {
  await sitDown(
    page,
    await createGame(page, { seats: [me, bot], forces: [shooters, target], table: 'fences-and-copse' }),
  );
  await expect(rowOf(page, 'p1-01')).toContainText('not placed yet');
  await expect(
    tableOf(page).locator('[data-row]').filter({ hasText: 'low barrier, cover' }).first(),
  ).toBeVisible();
  await page.reload();
  await setUp(page);
  await question(page);
  await answer(page, 'end-moves');
  await page.reload();
  expect((await question(page))?.step).toBe('attack');
  await expect(answerOf(page, 'end-turn')).toBeVisible();
});

test('a drafted move that the server refuses stays, and the player can change and send it', async ({
  page,
}) => {
  const id = await createGame(page, { seats: [me, { kind: 'same_device' }], forces: [shooters, shooters] });
  await page.goto(`/match/${id}?quality=low`);
  for (const _ of ['p1', 'p2']) {
    await page.getByRole('button', { name: /^I am / }).click();
    await setUp(page);
  }
  await question(page);
  // A figure on its starting line has room for twelve tix, but no figure of these forces can roll so far in
  // one move.
  await page.keyboard.press('n');
  for (let n = 0; n < 12; n += 1) await page.keyboard.press('ArrowUp');
  const draft = tableOf(page).locator('[data-row]').filter({ hasText: 'draft: 12 tix' });
  await expect(draft).toHaveCount(1);
  await page.keyboard.press('g');
  await expect(page.getByRole('alert').filter({ hasText: 'That takes 12 tix' })).toBeVisible();
  await expect(draft).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert').filter({ hasText: 'That takes 12 tix' })).toHaveCount(0);
  await expect(draft).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowUp');
  await answer(page, 'move', (on) => on.keyboard.press('g'));
  await expect(page.getByText(/moves 1 tik;/).first()).toBeVisible();
});

test('the table passes axe, and needs no sideways scrolling at 320 px', async ({ page }) => {
  await sitDown(page, await createGame(page, { seats: [me, bot], forces: [shooters, target] }));
  await question(page);
  await rowOf(page, 'p1-01').click();
  await expect(tableOf(page).locator('[data-dial="along"]')).toBeVisible();
  expect(await found(page), 'what axe finds in the set-up').toEqual([]);
  await setUp(page);
  await question(page);
  await ableRows(page).first().click();
  expect(await found(page), 'what axe finds during the moves').toEqual([]);
  await answer(page, 'end-moves');
  await question(page);
  expect(await byRows(page)).toBe(true);
  expect(await found(page), 'what axe finds while a player aims').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the picture fills most of the screen, and the whole width of a phone; rows and log open from the edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, await createGame(page, { seats: [me, bot], forces: [shooters, target] }));
  const canvas = tableOf(page).locator('canvas');
  const share = async () => {
    const box = (await canvas.boundingBox())!;
    return (box.width * box.height) / (1440 * 900);
  };
  expect(await share()).toBeGreaterThan(0.7);
  const row = rowOf(page, 'p1-01');
  await expect(row, 'screen readers find the row even while the drawer is closed').toHaveRole('option');
  await expect(row).not.toBeInViewport();
  await row.focus();
  await expect(row, 'the drawer opens while the row has the focus').toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await tableOf(page).locator('[data-action="drawer"]').focus();
  await expect(row).not.toBeInViewport();
  await tableOf(page).locator('[data-action="drawer"]').click();
  await expect(row).toBeInViewport();
  await page.reload();
  await expect(row, 'the drawer that was opened stays open after a reload').toBeInViewport();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).not.toBeInViewport();
  await page.locator('[data-action="side"]').click();
  await expect(log).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await canvas.boundingBox())?.width).toBe(390);
  const tools = tableOf(page).locator('[data-tool]');
  await expect(tools.last()).toBeHidden();
  await tableOf(page).locator('[data-action="tools"]').click();
  for (const tool of await tools.all()) {
    await expect(tool, 'the button of the tool has a label').toHaveText(/\w/);
    const box = (await tool.boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
});
