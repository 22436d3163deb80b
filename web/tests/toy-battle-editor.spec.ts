import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, tableOf, test } from './fixtures';
import { found } from './looks';

type Spot = [number, number];

const canvas = (page: Page) => page.getByTestId('canvas');
const faults = (page: Page) => page.getByTestId('faults');
const places = (page: Page) => canvas(page).locator('[data-place]');

/**
 * Where a point of a board of 1000 by 1400 units is on the screen. The numbers in the code are the board's
 * frame, as `frameOf` gives it.
 */
async function onScreen(page: Page, [x, y]: Spot): Promise<Spot> {
  await canvas(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await canvas(page).boundingBox())!;
  return [box.x + ((x + 24) / 1048) * box.width, box.y + ((y + 92) / 1528) * box.height];
}

async function tap(page: Page, at: Spot): Promise<void> {
  await page.mouse.click(...(await onScreen(page, at)));
}

async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(...(await onScreen(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await onScreen(page, to)), { steps: 4 });
  await page.mouse.up();
}

test('a player draws a board, reads its faults, lets bots measure it, saves it, shares it and plays on it', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/workshop/toy-battle');
  await expect(places(page)).toHaveCount(2);
  expect(await found(page), 'axe finds nothing in the empty editor').toEqual([]);

  await test.step('the editor adds bases and paths in pairs, and lists every fault', async () => {
    for (const spot of [
      [250, 1130],
      [750, 1130],
      [140, 880],
      [500, 900],
      [860, 880],
    ] as Spot[])
      await tap(page, spot);
    await expect(places(page)).toHaveCount(12);
    await drag(page, [500, 1330], [250, 1130]);
    await expect(faults(page)).toContainText('Blue headquarters needs two paths or more. It has 1.');
    await expect(page.getByTestId('play')).toBeDisabled();
    const paths: [Spot, Spot][] = [
      [
        [500, 1330],
        [750, 1130],
      ],
      [
        [250, 1130],
        [140, 880],
      ],
      [
        [250, 1130],
        [500, 900],
      ],
      [
        [750, 1130],
        [500, 900],
      ],
      [
        [750, 1130],
        [860, 880],
      ],
      [
        [140, 880],
        [500, 900],
      ],
      [
        [500, 900],
        [860, 880],
      ],
      [
        [500, 900],
        [500, 500],
      ],
      [
        [140, 880],
        [140, 520],
      ],
    ];
    for (const [from, to] of paths) await drag(page, from, to);
    await expect(faults(page)).toHaveAttribute('data-count', '0');
    await expect(faults(page)).toContainText('The board is valid.');
  });

  await test.step('a tap adds a medal; a path that crosses another one is a fault, and is undone', async () => {
    await page.getByRole('button', { name: /^Region of A C G: 1 medal/ }).click();
    await expect(page.getByRole('button', { name: /: 2 medals/ })).toHaveCount(2);
    await drag(page, [140, 880], [860, 520]);
    await expect(faults(page)).toContainText(/The paths .* cross\./);
    await page.getByTestId('undo').click();
    await expect(faults(page)).toHaveAttribute('data-count', '0');
    await drag(page, [140, 880], [500, 700]);
    await expect(page.getByTestId('place-panel')).toContainText('Paths to');
    await expect(page.getByTestId('place-panel').getByRole('button', { name: 'Base E' })).toBeVisible();
    await page.getByTestId('undo').click();
    await expect(places(page)).toHaveCount(12);
    await expect(faults(page)).toHaveAttribute('data-count', '0');
  });

  await test.step('bots measure the board', async () => {
    await page.getByTestId('measure').click();
    await expect(page.getByTestId('balance')).toContainText(/\d+ games: Blue won \d+ %, Red \d+ %/);
  });

  await test.step('the player saves and exports the board, and somebody else opens the link to it', async () => {
    await page.getByTestId('board-name').fill('Duck Pond');
    await page.getByTestId('save').click();
    const exporting = page.waitForEvent('download');
    await page.getByTestId('export').click();
    const file = await (await exporting).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 'toybattle-map/1',
      id: 'duck-pond',
      name: { en: 'Duck Pond' },
      symmetry: { kind: 'rot180' },
    });
    await page.getByTestId('share').click();
    const link = await page.getByTestId('share-link').getByRole('textbox').inputValue();
    const friend = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-GB' });
    await friend.goto(link);
    await friend.getByTestId('arrived-open').click();
    await expect(friend.getByTestId('board-name')).toHaveValue('Duck Pond');
    await expect(friend.getByTestId('faults')).toContainText('The board is valid.');
    await friend.close();
    await page.keyboard.press('Escape');
  });

  await test.step('the player plays on the board against a bot', async () => {
    await page.getByTestId('play').click();
    await expect(page.getByRole('radio', { name: /Duck Pond/ })).toBeChecked();
    await page.getByRole('button', { name: 'Set the table' }).click();
    await expect(tableOf(page).getByRole('group', { name: /Duck Pond/ })).toBeVisible();
  });
});

test('a player changes a board by keyboard alone', async ({ page }) => {
  await page.goto('/workshop/toy-battle');
  const ready = page.locator('[data-testid="ready"] [data-id="training-yard"]');
  await ready.getByRole('button', { name: /^Open/ }).press('Enter');
  await expect(places(page)).toHaveCount(12);
  const place = (name: string) => canvas(page).getByRole('button', { name, exact: true });

  await place('Base A').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('place-panel')).toContainText('Base A');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByLabel('From the left')).toHaveValue('240');
  await page.keyboard.press('n');
  await expect(places(page)).toHaveCount(14);
  await expect(place('Base M')).toBeFocused();
  await expect(faults(page)).toContainText('dead end');
  await page.keyboard.press('Delete');
  await expect(places(page)).toHaveCount(12);
  await place('Base A').focus();
  await page.keyboard.press('Enter');
  await place('Base B').focus();
  await page.keyboard.press('p');
  await expect(page.getByTestId('place-panel').getByRole('button', { name: /path to Base B/ })).toBeVisible();
  expect(await found(page), 'axe finds nothing with a board and a place selected').toEqual([]);
});

test('the editor asks to measure a board without symmetry, and refuses a faulty file with reasons', async ({
  page,
}) => {
  await page.goto('/workshop/toy-battle');
  await page
    .locator('[data-testid="ready"] [data-id="training-yard"]')
    .getByRole('button', { name: /^Open/ })
    .click();
  await page.getByRole('radio', { name: /^Different/ }).check();
  await expect(faults(page)).toContainText('bots must show that the board is fair');
  await page.getByTestId('measure').click();
  await expect(faults(page)).not.toContainText('bots must show that the board is fair');
  await expect(page.getByTestId('balance')).toContainText('Blue won');
  await page.getByTestId('import').click();
  await page.getByTestId('import-text').fill('{ "format": "toybattle-map/1", "id": 7, "rivers": [] }');
  await expect(page.getByTestId('import-flaws')).toContainText('rivers');
  await expect(page.getByTestId('import-flaws')).toContainText('id is 7');
});
