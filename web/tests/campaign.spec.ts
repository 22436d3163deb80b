import type { Page } from '@playwright/test';
import { atRest, expect, test } from './fixtures';
import { found } from './looks';
import { createMatch, finishedMatch, myTurn, resign } from './match';

const PATH = '/campaign/toy-battle';
const FIRST = 'training-yard';
const SECOND = 'castle-field';

const stage = (page: Page, id: string) => page.locator(`[data-stage="${id}"]`);
const result = (page: Page) => page.getByTestId('stage');

/** Begins a stage on the page of the campaign. Returns the id of its match once the page shows the table. */
async function begin(page: Page, id: string): Promise<string> {
  await page.goto(PATH);
  await stage(page, id).getByRole('button', { name: /^Play/ }).click();
  await expect(page).toHaveURL(/\/match\//);
  await atRest(page);
  return matchOf(page);
}

const matchOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/**
 * Lets the player win a stage at once. In place of the stage's match, it makes one with both seats at this
 * device, and lets red, the opponent, resign.
 */
async function winAtOnce(page: Page, id: string): Promise<void> {
  const match = await createMatch(page, [{ kind: 'me' }, { kind: 'same_device' }], { starter: 'red' }, id);
  await page.goto(PATH);
  await page.evaluate(
    ([match, id]) => {
      const matches = { [match as string]: `toy-battle/${id}` };
      localStorage.setItem('rumpus.campaigns', JSON.stringify({ met: {}, matches }));
    },
    [match, id],
  );
  await page.goto(`/match/${match}`);
  await page.getByRole('button', { name: /^I am Red/ }).click();
  await resign(page);
}

test('a lost stage ends with kind words and no star, and the player can try again', async ({ page }) => {
  const match = await begin(page, FIRST);
  await myTurn(page);
  await resign(page);
  await expect(result(page)).toHaveAttribute('data-won', 'false');
  await expect(result(page)).toContainText('Private Kwak');
  await expect(result(page)).toContainText('0 of 3 stars');
  await expect(page.getByRole('button', { name: /^Next opponent/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Again', exact: true }).first().click();
  await expect.poll(() => matchOf(page)).not.toBe(match);
  await atRest(page);
  await page.goto(PATH);
  await expect(stage(page, FIRST)).toHaveAttribute('data-stars', '0');
});

test('a won stage gives stars, which the device stores, and leads to the next stage', async ({ page }) => {
  await winAtOnce(page, FIRST);
  await expect(result(page)).toHaveAttribute('data-won', 'true');
  await expect(result(page)).toContainText('2 of 3 stars');
  await expect(result(page).locator('[data-met="true"]')).toHaveCount(2);
  await expect(result(page).getByText('New!')).toHaveCount(2);
  expect(await found(page), 'what axe finds at the end of a stage').toEqual([]);

  await page.goto(PATH);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(stage(page, FIRST)).toHaveAttribute('data-stars', '2');
    await expect(stage(page, SECOND)).toHaveAttribute('data-stars', '0');
    await expect(page.getByTestId('all-stars')).toHaveText('2 of 27 stars');
    await expect(stage(page, SECOND).getByRole('button')).toHaveClass(/\bact\b/);
  }

  await page.goBack();
  await expect(result(page)).toBeVisible();
  await page
    .getByRole('button', { name: /^Next opponent/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Castle Field/);
});

test('the campaign is offered on the start page and at the end of a match against bots', async ({ page }) => {
  await page.goto('/');
  const box = page.locator('article').filter({ has: page.locator('a[href="/new/toy-battle"]') });
  await box.getByRole('link', { name: 'Campaign' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Campaign: Toy Battle');
  await expect(page.locator('[data-stage]')).toHaveCount(9);

  await finishedMatch(page);
  await page.getByRole('link', { name: 'Campaign' }).click();
  await expect(page).toHaveURL(PATH);
});

test('a player can begin the first stage of every campaign', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('link', { name: 'Campaign' });
  await expect(links.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toContain(PATH);
  for (const path of paths) {
    await page.goto(path);
    const play = page.locator('[data-stage]').first().getByRole('button');
    await expect(play, path).toBeVisible();
    await play.click();
    await expect(page, path).toHaveURL(/\/match\//);
    await atRest(page);
  }
});

test('the page of a campaign passes axe, fits a screen of 320 px, and can be used by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PATH);
  const plays = page.locator('[data-stage]').getByRole('button');
  await expect(plays).toHaveCount(9);
  expect(await found(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await plays.first().focus();
  await page.keyboard.press('Tab');
  await expect(plays.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/match\//);
});
