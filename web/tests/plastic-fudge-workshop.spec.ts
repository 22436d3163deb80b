import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, listen, test } from './fixtures';

const faultsOf = (page: Page) => page.getByTestId('faults');

test('a player makes a force, reads all its faults, saves it, exports it and shares it by link', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/workshop/plastic-fudge');

  await test.step('the player adds sample Units, and the server lists the price and every fault', async () => {
    await page.getByRole('tab', { name: 'Sample Units' }).click();
    await page.getByRole('button', { name: 'Add Tank' }).click();
    await page.getByRole('button', { name: 'Add Bazooka Trooper' }).click();
    await expect(faultsOf(page)).toContainText('The force costs 585 points, 85 too many');
    await expect(page.getByTestId('bill')).toHaveAttribute('data-settled', 'true');
    await expect(page.getByTestId('bill')).toHaveAttribute('data-points', '185');
    await page.getByTestId('commander').uncheck();
    await expect(faultsOf(page)).toContainText('Nobody is the Commander');
    await expect(faultsOf(page)).toHaveAttribute('data-count', '2');
    await expect(page.getByTestId('play')).toBeDisabled();
    await expect(page.getByTestId('play')).toHaveAccessibleDescription('Mend its 2 faults first.');
  });

  await test.step('the player lowers levels until the force is legal', async () => {
    await page.getByTestId('commander').check();
    for (const level of ['Movement: Terrible −3', 'Training: Terrible −3', 'Defence: Terrible −3'])
      await page.getByRole('radio', { name: level }).check();
    for (const level of ['Range of bazooka: Terrible −3', 'Attack of bazooka: Terrible −3'])
      await page.getByRole('radio', { name: level }).check();
    await expect(page.getByTestId('points')).toContainText('485 of 500');
    await expect(faultsOf(page)).toContainText('The force is legal');
    await expect(page.getByTestId('play')).toBeEnabled();
  });

  await test.step('the player saves the force, reloads the page, exports the force and imports it again', async () => {
    await page.getByTestId('force-name').fill('Old iron');
    await page.getByTestId('save').click();
    await page.reload();
    await expect(page.getByTestId('force-name')).toHaveValue('Old iron');
    const exporting = page.waitForEvent('download');
    await page.getByTestId('export').click();
    const file = await (await exporting).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 1,
      game: 'plastic-fudge',
      name: 'Old iron',
      units: [{ type: 'tank' }, { type: 'bazooka' }],
    });
    await page.getByTestId('new').click();
    await page.getByTestId('import').click();
    await page.getByTestId('import-text').fill('{ "format": 1,');
    await expect(page.getByTestId('import-flaws')).toContainText('The text is not JSON');
    await page.getByTestId('import-file').setInputFiles(file);
    await page.getByTestId('import-open').click();
    await expect(page.getByTestId('roster').getByRole('button')).toHaveCount(2);
  });

  await page.getByTestId('share').click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await test.step('somebody else opens the link', async () => {
    const other = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', locale: 'en-GB' });
    const wrong = listen(other);
    const theirs = await other.newPage();
    await theirs.goto(link);
    await expect(theirs.getByTestId('arrived')).toContainText('Old iron');
    await theirs.getByTestId('arrived-play').click();
    await expect(theirs).toHaveURL(/\/new\/plastic-fudge$/);
    await theirs.getByLabel('Most points of a force').fill('400');
    await theirs.keyboard.press('Tab');
    await expect(theirs.getByTestId('brought-faults')).toContainText('costs 485 points, 85 too many');
    expect(wrong).toEqual([]);
    await other.close();
  });
});

test('a player draws a battlefield, reads its faults, saves it, and chooses it for a match', async ({
  page,
}) => {
  await page.goto('/workshop/plastic-fudge#battlefield');
  await page.getByTestId('board-name').fill('Two woods');
  const canvas = page.getByTestId('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const at = (x: number, y: number): [number, number] => [
    box.x + (box.width * x) / 48,
    box.y + (box.height * (48 - y)) / 48,
  ];
  const drag = async (from: [number, number], to: [number, number]): Promise<void> => {
    await page.mouse.move(...at(...from));
    await page.mouse.down();
    await page.mouse.move(...at(...to), { steps: 4 });
    await page.mouse.up();
  };

  await test.step('the player draws a rectangle and a polygon, and moves both', async () => {
    await page.getByText('Draw a rectangle').click();
    await drag([6, 20], [12, 26]);
    await expect(page.getByTestId('piece-editor')).toHaveAttribute('data-id', 'f1');
    await page.getByText('Draw corners').click();
    for (const corner of [
      [30, 20],
      [38, 20],
      [36, 26],
      [30, 20],
    ] as [number, number][])
      await page.mouse.click(...at(...corner));
    await expect(page.getByTestId('piece-editor')).toHaveAttribute('data-id', 'f2');
    await canvas.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: /^f2 forest/ })).toContainText('at 31, 20');
    await drag([8, 22], [9, 23]);
    await expect(page.getByRole('button', { name: /^f1 forest/ })).toContainText('at 7, 21');
    await expect(faultsOf(page)).toContainText('The battlefield is legal');
  });

  await test.step('a change causes a fault, and an undo of the change removes the fault', async () => {
    await page.locator('[data-zone="tan"]').getByLabel('How deep').fill('45');
    await page.keyboard.press('Tab');
    await expect(faultsOf(page)).toContainText('The zones of Green and Tan overlap');
    await page.getByTestId('undo').click();
    await expect(faultsOf(page)).toContainText('The battlefield is legal');
  });

  await test.step('the player saves the battlefield, and the page of a new match offers it', async () => {
    await page.getByTestId('save').click();
    await page.getByTestId('play').click();
    await expect(page).toHaveURL(/\/new\/plastic-fudge$/);
    await expect(page.getByRole('radio', { name: /Two woods/ })).toBeChecked();
    await page.getByRole('radio', { name: /Quick/ }).check();
    await expect(page.getByText('Two woods · Quick')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set the table' })).toBeEnabled();
  });
});
