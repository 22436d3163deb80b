import { readFileSync } from 'node:fs';
import { atRest, expect, tableOf, test } from './fixtures';
import { decide, finishedMatch, myTurn, stepOf } from './match';

test('a player steps through a finished game, shares it, downloads it, and plays on from a step', async ({
  page,
}) => {
  const id = await finishedMatch(page);
  await page.getByRole('link', { name: 'Watch the replay' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/match/${id}/replay`));
  const log = page.getByRole('list', { name: 'Log' });
  const last = Number(await page.getByRole('slider', { name: 'Step' }).getAttribute('max'));
  expect(last).toBeGreaterThan(2);

  await test.step('the replay opens at its first step, seen by the player, and does not reveal how the game ends', async () => {
    expect(await stepOf(page)).toBe(0);
    await expect(page.getByRole('combobox', { name: 'Seen by' })).toHaveValue('blue');
    await expect(tableOf(page).getByRole('listbox', { name: 'Your rack' })).toBeVisible();
    await expect(log.getByText(/resigned/)).toHaveCount(0);
  });

  await test.step('all hands are face up, and the player can hide them', async () => {
    const rack = tableOf(page).getByRole('img', { name: /^Rack of Red/ });
    await expect(rack).toHaveAccessibleName(/Open: /);
    await page.getByRole('checkbox', { name: 'All hands open' }).uncheck();
    await expect(rack).not.toHaveAccessibleName(/Open: /);
  });

  await test.step('only the tab of the analysis shows the chances of winning', async () => {
    await expect(page.getByText('Chances of winning')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Analysis' }).click();
    await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible();
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(last + 2);
    await expect(rows.last()).toHaveText(new RegExp(`^${last} ?0 %100 %$`));
    await page.getByRole('tab', { name: 'Log' }).click();
  });

  await test.step('a big button plays the replay', async () => {
    const begin = page.getByRole('button', { name: 'Play from the beginning' });
    await begin.click();
    await expect(begin).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await expect.poll(() => stepOf(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Pause' }).click();
  });

  await test.step('keys and buttons lead to the next and previous step', async () => {
    await page.keyboard.press('Home');
    expect(await stepOf(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'One step on' }).click();
    expect(await stepOf(page)).toBe(2);
    await expect(page).toHaveURL(/step=2/);
    await page.keyboard.press('ArrowLeft');
    expect(await stepOf(page)).toBe(1);
    const told = await log.getByRole('listitem').count();
    await page.keyboard.press('End');
    expect(await stepOf(page)).toBe(last);
    await expect(log.getByText(/resigned/)).toBeVisible();
    expect(await log.getByRole('listitem').count()).toBeGreaterThan(told);
    await page.getByRole('slider', { name: 'Step' }).fill('1');
    expect(await stepOf(page)).toBe(1);
  });

  await test.step('the replay plays by itself to the end', async () => {
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => stepOf(page)).toBe(last);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });

  await test.step('a line of the log leads to its step', async () => {
    await log
      .getByRole('button', { name: /^(Blue|Red) (draws|places)/ })
      .first()
      .click();
    expect(await stepOf(page)).toBeLessThan(last);
  });

  await test.step('the view of a side shows its rack, and the public view shows none until the end', async () => {
    await page.getByRole('slider', { name: 'Step' }).fill('0');
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('red');
    await expect(page).toHaveURL(/viewer=red/);
    await expect(tableOf(page).getByRole('listbox', { name: /Red/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('public');
    await expect(tableOf(page).getByRole('listbox')).toHaveCount(0);
    await expect(page).toHaveURL(/viewer=public/);
    expect(await stepOf(page)).toBe(0);
  });

  await test.step('a link leads to a step', async () => {
    await page.getByRole('slider', { name: 'Step' }).fill('2');
    await page.getByRole('tab', { name: 'Keep' }).click();
    const link = await page.getByRole('textbox', { name: 'Link to this step' }).inputValue();
    await page.goto(link);
    await atRest(page);
    expect(await stepOf(page)).toBe(2);
    await expect(page.getByRole('button', { name: 'Play from the beginning' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Seen by' })).toHaveValue('public');
  });

  await test.step('the player downloads the record', async () => {
    await page.getByRole('tab', { name: 'Keep' }).click();
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the record' }).click();
    const record = readFileSync(await (await arriving).path(), 'utf8')
      .trim()
      .split('\n');
    const lines = record.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({ format: 'rumpus-record/1' });
    expect(lines.filter((line) => 'digest' in line && 'action' in line)).toHaveLength(last);
  });

  await test.step('the player plays on from this step against a bot', async () => {
    await page.getByRole('button', { name: 'Play on' }).click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await myTurn(page);
    expect(await stepOf(page)).toBeGreaterThanOrEqual(2);
    await decide(page);
    await page.getByRole('tab', { name: 'Match' }).click();
    await expect(page.getByRole('link', { name: 'Continues another game from step 2' })).toBeVisible();
  });
});
