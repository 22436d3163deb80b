import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import {
  ableRows,
  answer,
  bot,
  byRows,
  createGame,
  me,
  question,
  rowOf,
  setUp,
  shooters,
  sitDown,
  target,
} from './attacktix';
import { atRest, expect, listen, tableOf, test } from './fixtures';
import { openSide } from './match';

const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8');
const quay = JSON.stringify({
  format: 1,
  game: 'attacktix',
  id: 'quay',
  name: 'Quay',
  terrain: [{ id: 'tower', code: 'F01', at: [300_000, 0] }],
});

test('a player exports a figure, and another plays with it on an imported table, with an aim error', async ({
  page,
  browser,
  server,
}) => {
  const written = await test.step('a player makes and exports the figure', async () => {
    await page.goto('/workshop/attacktix#figures');
    await page.getByTestId('model').selectOption('B03');
    await page.getByTestId('copy-model').click();
    await page.getByTestId('figure-name').fill('Cork Gunner');
    await page.getByTestId('figure-name').blur();
    await expect(page.getByTestId('faults')).toContainText('The figure may play');
    const exporting = page.waitForEvent('download');
    await page.getByTestId('export').click();
    return textOf(await exporting);
  });
  expect(JSON.parse(written)).toMatchObject({
    format: 1,
    game: 'attacktix',
    name: 'Cork Gunner',
    weapon: 'LN',
  });

  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', locale: 'en-GB' });
  const faults = listen(context);
  const other = await context.newPage();
  await test.step('another player imports the figure and builds a force with it', async () => {
    await other.goto('/workshop/attacktix#figures');
    await other.getByTestId('import').click();
    await other.getByTestId('import-text').fill(written);
    await other.getByTestId('import-open').click();
    await expect(other.getByTestId('figure-name')).toHaveValue('Cork Gunner');
    await other.getByTestId('save').click();
    await other.getByTestId('to-forces').click();
    await other.getByRole('tab', { name: 'Own figures' }).click();
    for (let n = 0; n < 4; n += 1)
      await other.getByRole('button', { name: 'Add Cork Gunner to the battle force' }).click();
    for (let n = 0; n < 2; n += 1)
      await other.getByRole('button', { name: 'Add Cork Gunner to the Back-Up force' }).click();
    await expect(other.getByTestId('faults')).toContainText('The force is legal');
    await other.getByTestId('play').click();
    await expect(other).toHaveURL(/\/new\/attacktix$/);
  });

  await test.step('this player imports the table, and the match begins', async () => {
    await other.getByTestId('bring-table').click();
    await other.getByTestId('import-text').fill(quay);
    await other.getByTestId('import-open').click();
    await expect(other.locator('[data-table]').filter({ hasText: 'Quay' }).getByRole('radio')).toBeChecked();
    await other.locator('[data-option="aim_noise"] select').selectOption('2');
    await other.getByRole('button', { name: 'Set the table' }).click();
    await expect(other).toHaveURL(/\/match\//);
    await sitDown(other, new URL(other.url()).pathname.split('/').at(-1) ?? '');
    await expect(rowOf(other, 'p1-01')).toContainText('Cork Gunner');
    await expect(rowOf(other, 'tower')).toContainText('Signal Tower');
  });

  await test.step('a shot shows the aim error', async () => {
    await setUp(other);
    await question(other);
    await answer(other, 'end-moves');
    await question(other);
    if (!(await byRows(other))) {
      await ableRows(other).first().click();
      await tableOf(other).locator('[data-action="aim"]').click();
    }
    await answer(other, 'fire');
    await expect(other.getByRole('list', { name: 'Log' })).toContainText(
      /(Teal’s|Your) Cork Gunner \d (attacks|shoots at .+) with its bolt launcher.* The hand shakes: /,
    );
  });
  expect(faults).toEqual([]);
  await context.close();
});

test('the workshop prints cards and labels of a force', async ({ page }) => {
  await page.goto('/workshop/attacktix');
  await page.getByRole('tab', { name: 'Forces' }).click();
  await page.getByRole('button', { name: 'Open Boiler watch' }).click();
  await page.getByTestId('print').click();
  const printing = page.waitForEvent('download');
  await page.getByTestId('print-do').click();
  const printed = await printing;
  expect(printed.suggestedFilename()).toMatch(/\.pdf$/);
  expect(
    readFileSync(await printed.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('in a replay, a player can stop the camera from following, and a reset of the view does not undo this', async ({
  page,
}) => {
  const id = await createGame(page, { seats: [me, bot], forces: [shooters, target] });
  await sitDown(page, id);
  await openSide(page);
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(tableOf(page).locator('[data-result]')).toBeVisible();
  await page.goto(`/match/${id}/replay?quality=low&step=999`);
  await atRest(page);
  const follow = tableOf(page).locator('[data-tool="follow"]');
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  for (const tool of ['in', 'turn-left', 'mode', 'flip', 'reset'])
    await tableOf(page).locator(`[data-tool="${tool}"]`).click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
});
