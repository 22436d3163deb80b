import { readFileSync } from 'node:fs';
import { listen, test } from './fixtures';
import { decide, expect, figureOf, tableOf } from './plastic-attack';

test('a player designs, saves and shares an army, and another person plays with it', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/workshop/plastic-attack-2009');
  const faults = page.getByTestId('faults');

  await test.step('the player designs a character', async () => {
    await page.getByRole('tab', { name: 'Figures' }).click();
    await page.getByTestId('new-figure').click();
    const designer = page.getByRole('dialog', { name: 'A new character' });
    await designer.getByTestId('design-name').fill('Otto Ostrich');
    await designer.getByRole('radio', { name: 'Creature' }).check();
    await designer.getByRole('radio', { name: 'Wings' }).check();
    for (const [slot, action] of [
      ['high', 'shield'],
      ['mid', 'luck'],
      ['low', 'knock-out'],
    ] as const) {
      await designer.locator(`select[data-slot="${slot}"]`).selectOption(action);
    }
    await designer.getByTestId('design-save-second').click();
    await expect(page.getByTestId('slot')).toHaveAccessibleName(/^Otto Ostrich, 1 of 1, Power \d+$/);
  });

  await test.step('the list of faults changes while the player sets the Power of figures', async () => {
    await page.getByRole('button', { name: 'Add Moss Lion to the line' }).click();
    const dials = page.getByTestId('line').getByRole('spinbutton');
    for (const dial of await dials.all()) {
      await dial.focus();
      await page.keyboard.press('End');
    }
    await expect(page.getByTestId('points')).toContainText('5 points over the limit of 15');
    await expect(faults.locator('a[data-clause="PA1-SETUP-04"]')).toBeVisible();
    await page.getByTestId('inspector').getByTestId('edit-card').click();
    await page.getByTestId('design-name').fill('Otto Ostrich');
    await page.getByTestId('design-save').click();
    await expect(faults).toHaveAttribute('data-count', '3');
    await expect(faults.getByRole('listitem')).toHaveCount(3);
    for (const clause of ['PA1-COMP-04', 'PA1-SETUP-04', 'PA-R-54'])
      await expect(faults.locator(`a[data-clause="${clause}"]`)).toBeVisible();
    await page.getByTestId('undo').click();
    await expect(faults.getByRole('listitem')).toHaveCount(1);
    await dials.nth(1).focus();
    for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByTestId('points')).toContainText('All 15 points are spent');
    await expect(faults).toContainText('Ready to play');
  });

  await test.step('the player saves the army, and it is there after a reload', async () => {
    await page.getByTestId('army-name').fill('Big birds');
    await page.getByTestId('save').click();
    await expect(page.getByTestId('said')).toContainText('Saved as “Big birds”.');
    await page.reload();
    await expect(page.getByTestId('army-name')).toHaveValue('Big birds');
    await page.getByRole('tab', { name: 'Armies' }).click();
    await expect(page.getByTestId('saved-armies').locator('[data-army="Big birds"]')).toBeVisible();
  });

  await page.getByTestId('share').click();
  const link = await page.getByRole('textbox', { name: 'Link to the army' }).inputValue();
  expect(link).toContain('/workshop/plastic-attack-2009#army=');

  await test.step('another person opens the link and plays with the army', async () => {
    const other = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', locale: 'en-GB' });
    const wrong = listen(other);
    const theirs = await other.newPage();
    await theirs.goto(link);
    await expect(theirs.getByTestId('arrived')).toContainText('Big birds');
    await expect(theirs.getByTestId('arrived')).toContainText('Otto Ostrich');
    await theirs.getByTestId('arrived-play').click();
    await expect(theirs).toHaveURL(/\/new\/plastic-attack-2009$/);
    await expect(theirs.locator('[data-seat="red"] summary')).toContainText('Big birds');
    await theirs.getByRole('combobox').nth(1).selectOption('1');
    await theirs.getByRole('button', { name: 'Set the table' }).click();
    await expect(figureOf(theirs, 'Otto Ostrich')).toHaveAttribute(
      'aria-label',
      /^Otto Ostrich, Power 10, Red’s army/,
    );
    await theirs.locator('[data-look="Otto Ostrich"]').click();
    const card = theirs.getByRole('dialog', { name: 'Otto Ostrich' });
    for (const action of ['Shield', 'Luck', 'Knock Out', 'Recover']) await expect(card).toContainText(action);
    await theirs.keyboard.press('Escape');
    await decide(theirs, { attackers: ['Otto Ostrich'], defenders: ['Otto Ostrich'] });
    await expect(tableOf(theirs).locator('[data-duel]')).toBeVisible();
    expect(wrong).toEqual([]);
    await other.close();
  });
});

test('a player prints character cards, and exports and imports an army', async ({ page }) => {
  await page.goto('/workshop/plastic-attack-revised');
  await page.getByRole('button', { name: 'Open Kitchen Shelf' }).click();
  await page.getByTestId('print').click();
  await page.getByRole('radio', { name: 'Letter' }).check();
  const printing = page.waitForEvent('download');
  await page.getByTestId('print-do').click();
  const printed = await printing;
  expect(printed.suggestedFilename()).toMatch(/\.pdf$/);
  expect(
    readFileSync(await printed.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const exporting = page.waitForEvent('download');
  await page.getByTestId('export').click();
  const file = await (await exporting).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    format: 1,
    game: 'plastic-attack-revised',
    name: 'Kitchen Shelf',
  });
  await page.getByTestId('new-army').click();
  await expect(page.getByTestId('slot')).toHaveCount(0);
  await page.getByTestId('import').click();
  await page.getByTestId('import-text').fill('{ "format": 1,');
  await expect(page.getByTestId('import-flaws')).toContainText('The text is not JSON');
  await page.getByTestId('import-file').setInputFiles(file);
  await page.getByTestId('import-open').click();
  await expect(page.getByTestId('slot')).toHaveCount(4);
  await expect(page.getByTestId('faults')).toContainText('Ready to play');
});

test('the import lists every fault of an army file and keeps the file unchanged', async ({ page }) => {
  await page.goto('/workshop/plastic-attack-revised');
  const give = async (file: object): Promise<void> => {
    await page.getByTestId('import').click();
    const buffer = Buffer.from(JSON.stringify(file));
    await page
      .getByTestId('import-file')
      .setInputFiles({ name: 'army.json', mimeType: 'application/json', buffer });
  };
  const armor = { high: 'armor', mid: 'armor', low: 'dodge' };

  await test.step('the first file breaks the format in five places: the page lists all five and does not open it', async () => {
    const broken = {
      format: 1,
      game: 'plastic-attack-revised',
      name: 'Broken',
      banner: 'red',
      army: [
        { figure: 'Ada', power: 'ten', card: { high: 'armor', mid: 'armor' } },
        { figure: 7, power: 3, card: armor, mount: 4 },
      ],
    };
    await give(broken);
    const flaws = page.getByTestId('import-flaws').getByRole('listitem');
    await expect(flaws).toHaveCount(5);
    for (const told of [/banner/, /Ada.*ten/, /Ada.*low/, /figure 2.*name/i, /mount/])
      await expect(flaws.filter({ hasText: told }).first()).toBeVisible();
    await expect(page.getByTestId('import-open')).toHaveCount(0);
    expect(JSON.parse(await page.getByTestId('import-text').inputValue())).toEqual(broken);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the second file breaks the rules: it is opened unchanged, and the page lists every fault', async () => {
    const unruly = {
      format: 1,
      game: 'plastic-attack-revised',
      name: 'Unruly',
      army: [
        { figure: 'Ada', power: 11, card: armor },
        { figure: 'Ada', power: 5, card: armor },
        { figure: 'Bea', power: 0, card: { ...armor, low: 'heal' } },
      ],
    };
    await give(unruly);
    await page.getByTestId('import-open').click();
    await expect(page.getByTestId('slot')).toHaveCount(3);
    const faults = page.getByTestId('faults');
    for (const clause of ['PA2-COMP-04', 'PA2-SETUP-04', 'PA2-SETUP-05', 'PA-R-48'])
      await expect(faults.locator(`a[data-clause="${clause}"]`).first()).toBeVisible();
    const exporting = page.waitForEvent('download');
    await page.getByTestId('export').click();
    expect(JSON.parse(readFileSync(await (await exporting).path(), 'utf8'))).toEqual(unruly);
  });
});
