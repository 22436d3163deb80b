import type { Page } from '@playwright/test';
import { atRest, expect, listen, tableOf, test } from './fixtures';
import { found } from './looks';
import { createMatch, myTurn, pieces, resign, stepOf } from './match';

/**
 * Places a Troop. This decision can be taken back, because it uses no random number and reveals no secret.
 */
async function place(page: Page): Promise<void> {
  await atRest(page);
  const before = await stepOf(page);
  const { rack, targets } = pieces(page);
  await rack.first().click();
  await targets.last().click();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
}

const button = (page: Page) => page.getByRole('button', { name: /Take back/ });
const placed = (page: Page) => tableOf(page).locator('[data-place] [data-troop]');

test('at one screen, a button and keys take a decision back, and the replay shows this', async ({ page }) => {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'same_device' }], { starter: 'blue' });
  await page.goto(`/match/${id}`);
  await page.getByRole('button', { name: 'I am Blue' }).click();
  await atRest(page);
  await expect(button(page)).toBeHidden();
  const rack = await pieces(page).rack.count();
  const again = async (seq: number) => {
    await expect(tableOf(page)).toHaveAttribute('data-seq', String(seq));
    // It may have been red's turn, behind a curtain. Now it is blue's turn again.
    await expect(
      page.locator('[data-mine="true"]').or(page.getByRole('button', { name: 'I am Blue' })),
    ).toBeVisible();
    if (await page.getByRole('button', { name: 'I am Blue' }).count())
      await page.getByRole('button', { name: 'I am Blue' }).click();
    await atRest(page);
    await expect(pieces(page).rack).toHaveCount(rack);
  };
  await place(page);
  await button(page).click();
  await again(2);
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log.getByText('Blue took a decision back.')).toBeVisible();
  await expect(log.locator('.gone')).not.toHaveCount(0);
  await place(page);
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await again(4);
  await resign(page);
  await page.goto(`/match/${id}/replay?step=2`);
  await expect(tableOf(page)).toHaveAttribute('data-seq', '2');
  await expect(page.getByRole('list', { name: 'Log' }).getByText('Blue took a decision back.')).toBeVisible();
});

test('a human opponent allows or refuses to take a decision back', async ({ page, browser, server }) => {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'invite' }], { starter: 'blue' });
  await page.goto(`/match/${id}`);
  await expect(page.getByText('You can ask to take a decision back until')).toBeVisible();
  const link = await page.getByRole('textbox', { name: /^Link of the invitation/ }).inputValue();
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', locale: 'en-GB' });
  const faults = listen(context);
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Sit down' }).click();
  await expect(other).toHaveURL(/\/match\//);
  await myTurn(page);
  await place(page);
  await page.getByRole('button', { name: /Ask to take back/ }).click();
  await expect(page.getByText('You asked to take it back. Waiting for Red.')).toBeVisible();
  await expect(
    other.getByRole('status').filter({ hasText: 'Blue asks to take the last decision back.' }),
  ).toBeVisible();
  expect(await found(other)).toEqual([]);
  await other.getByRole('button', { name: 'Allow' }).click();
  await expect(tableOf(page)).toHaveAttribute('data-seq', '2');
  await expect(
    other.getByRole('list', { name: 'Log' }).getByText('Blue took a decision back.'),
  ).toBeVisible();
  await expect(placed(other)).toHaveCount(0);

  await place(page);
  await page.getByRole('button', { name: /Ask to take back/ }).click();
  await other.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Red says no: the decision stays.')).toBeVisible();
  await expect(tableOf(page)).toHaveAttribute('data-seq', '3');
  expect(faults).toEqual([]);
  await context.close();
});
