import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { found } from './looks';

const faultsOf = (page: Page) => page.getByTestId('faults');

test('a player makes a force and sees all its faults, then saves and exports a legal force and plays with it', async ({
  page,
}) => {
  await page.goto('/workshop/attacktix');

  await test.step('the player adds figures to both parts, and the server lists every fault', async () => {
    await page.getByRole('tab', { name: 'Catalogue' }).click();
    await page.getByRole('button', { name: 'Add Anvil Colossus to the battle force' }).click();
    await page.getByRole('button', { name: 'Add Rivet Trooper to the Back-Up force' }).click();
    await expect(faultsOf(page)).toContainText('Battle force: 80 points; exactly 100 are asked for.');
    await expect(faultsOf(page)).toContainText('Back-Up force: 10 points; exactly 50 are asked for.');
    await page.getByTestId('limits').locator('summary').click();
    await page.getByTestId('official').check();
    await expect(faultsOf(page)).toContainText('by tournament rules there are none');
    expect(await found(page)).toEqual([]);
  });

  await test.step('the player opens a legal force that comes with the game, saves it, reloads the page, and exports it', async () => {
    await page.getByRole('tab', { name: 'Forces' }).click();
    await page.getByRole('button', { name: 'Open Boiler watch' }).click();
    await expect(faultsOf(page)).toContainText('The force is legal');
    await page.getByTestId('bill').locator('summary').click();
    await expect(page.getByTestId('bill')).toContainText('Rivet Trooper');
    await page.getByTestId('force-name').fill('Night watch');
    await page.getByTestId('save').click();
    await page.reload();
    await expect(page.getByTestId('force-name')).toHaveValue('Night watch');
    const exporting = page.waitForEvent('download');
    await page.getByTestId('export').click();
    const file = JSON.parse(readFileSync(await (await exporting).path(), 'utf8')) as unknown;
    expect(file).toMatchObject({
      format: 1,
      game: 'attacktix',
      name: 'Night watch',
      battle: ['B01', 'B03', 'B05', 'B04', 'B04'],
    });
    await page.getByTestId('play').click();
    await expect(page).toHaveURL(/\/new\/attacktix$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a player makes a figure within the limits of the rules, sees its price, and adds it to a force', async ({
  page,
}) => {
  await page.goto('/workshop/attacktix#figures');
  await page.getByTestId('figure-name').fill('Cork Gunner');
  await page.getByTestId('ability-name').fill('Pop');
  await page.getByTestId('ability-name').blur();
  await expect(faultsOf(page)).toContainText('The figure may play');
  await expect(page.getByTestId('price')).toHaveAttribute('data-points', /^\d+$/);
  await page.getByRole('button', { name: 'Colour of window 1: red' }).click();
  await expect(faultsOf(page)).toContainText('5 of its 12 numbers are red');
  await page.getByRole('button', { name: 'Colour of window 1: white' }).click();
  await page.getByTestId('effect').selectOption('capture');
  await expect(faultsOf(page)).toContainText('needs another figure of your own in play');
  await page.getByTestId('guard').check();
  await expect(faultsOf(page)).toContainText('The figure may play');
  expect(await found(page)).toEqual([]);
  await page.getByTestId('save').click();
  await page.getByTestId('to-forces').click();
  await page.getByRole('tab', { name: 'Own figures' }).click();
  await page.getByRole('button', { name: 'Add Cork Gunner to the battle force' }).click();
  await expect(page.getByTestId('figure-card')).toContainText('Cork Gunner');
  await expect(faultsOf(page)).not.toContainText('Cork Gunner');
});

test('a tournament goes from the names of its players through results to its final', async ({ page }) => {
  await page.goto('/workshop/attacktix#tournament');
  await page.getByTestId('tour-count').selectOption('3');
  await page.getByTestId('tour-rounds').selectOption('2');
  for (const [n, name] of ['Ann', 'Bo', 'Cy'].entries()) {
    await page.getByTestId(`tour-name-${n}`).fill(name);
    await page.getByTestId(`tour-name-${n}`).blur();
  }
  await page.getByTestId('tour-begin').click();
  const games = page.getByTestId('game');
  await expect(games).toHaveCount(2);
  await games.nth(0).getByTestId('start-game').click();
  await expect(games.nth(0).getByTestId('to-match')).toHaveAttribute('href', /^\/match\//);
  for (const n of [0, 1]) {
    await games.nth(n).getByTestId('by-hand').locator('summary').click();
    await games.nth(n).getByTestId('enter').click();
  }
  await expect(page.getByTestId('standings')).toContainText('Ann');
  await expect(page.getByTestId('final')).toContainText('Ann against Bo');
  expect(await found(page)).toEqual([]);
  await page.getByTestId('start-final').click();
  await page.getByTestId('final').getByText('Played elsewhere?').click();
  await page.getByTestId('final-won').first().click();
  await page.reload();
  await expect(page.getByTestId('winner')).toContainText('Ann wins the tournament!');
});

test('a player chooses teams, points and a table, and the match begins', async ({ page }) => {
  await page.goto('/new/attacktix');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByTestId('mode-team').check();
  await page.locator('[data-table="fences-and-copse"] input').check();
  await page.locator('[data-option="aim_noise"] select').selectOption('0.5');
  expect(await found(page)).toEqual([]);
  await page.getByTestId('limit').selectOption('200');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await expect(page).toHaveURL(/\/match\//);
});
