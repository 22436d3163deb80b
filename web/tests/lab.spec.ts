import { expect, test } from './fixtures';
import { found } from './looks';

/** Milliseconds that a study may take: the server runs studies with the lowest priority. */
const STUDY = 300_000;

test.beforeEach(() => test.setTimeout(2 * STUDY));

test('bot games answer whether a game is fair, a link shows the answer to others, and axe finds nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/workshop/toy-battle');
  await page.getByRole('link', { name: /^Lab:/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it fair?');
  await expect(page.getByTestId('lab-game')).toHaveValue('toy-battle');
  // Bots of level 1 could find the answer before this test stops the study.
  await page
    .locator('label', { hasText: /^\s*Bots/ })
    .locator('select')
    .selectOption('3');
  await page.getByTestId('lab-games').selectOption('100');
  expect(await found(page)).toEqual([]);
  await page.getByRole('button', { name: 'Find out' }).press('Enter');
  await expect(page).toHaveURL(/\/lab\/\w+$/);
  const answer = page.getByTestId('answer');
  await expect(answer).toContainText('Not known yet');
  await expect(page.locator('[data-share="blue"]')).toBeVisible({ timeout: STUDY });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(answer).toHaveAttribute('data-status', 'cancelled');
  await expect(answer).toContainText(/^Answer\s*(Not known|Fair|Not fair)/);
  expect(await found(page)).toEqual([]);

  await page.getByRole('link', { name: 'Ask something else' }).click();
  const mine = page.getByRole('region', { name: 'Your studies' });
  await expect(mine.getByRole('link', { name: 'Toy Battle' })).toBeVisible();
  await mine.getByRole('link').click();
  await expect(answer).toHaveAttribute('data-status', 'cancelled');

  const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  const reader = await other.newPage();
  await reader.goto(page.url());
  await expect(reader.getByTestId('answer')).toHaveAttribute('data-status', 'cancelled');
  await expect(reader.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  const csv = await reader.request.get(
    (await reader.getByRole('link', { name: 'Table (CSV)' }).getAttribute('href'))!,
  );
  expect(await csv.text()).toContain(',seat,blue,');
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await reader.getByRole('button', { name: '한국어' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('공정한가요?');
  await other.close();
});

test('a person compares an option with its default, by keyboard alone', async ({ page }) => {
  await page.goto('/lab?game=toy-battle');
  await page.getByLabel('What does an option of the rules change?').press('Space');
  const ask = page.getByRole('button', { name: 'Find out' });
  await expect(ask).toBeDisabled();
  await page.getByTestId('lab-option').selectOption('special_bases');
  await page.locator('[data-option] input').press('Space');
  await page.getByTestId('lab-games').selectOption('100');
  await ask.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What does it change?');
  await expect(page.getByText('What the option changes')).toBeVisible({ timeout: STUDY });
  expect(await found(page)).toEqual([]);
  const answer = page.getByTestId('answer');
  await expect(answer).toHaveAttribute('data-status', 'done', { timeout: STUDY });
  await expect(answer).not.toContainText('Not known yet');
});

test('a study of a chosen force counts its wins and those of each seat', async ({ page }) => {
  await page.goto('/lab?game=plastic-attack-2009');
  await page.getByLabel('One that I choose, against').check();
  await expect(page.getByText('The force')).toBeVisible();
  expect(await found(page)).toEqual([]);
  await page.getByRole('button', { name: 'Find out' }).click();
  await expect(page.getByTestId('answer')).toBeVisible();
  await expect(page.locator('[data-share]').nth(3)).toBeVisible({ timeout: STUDY });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByTestId('answer')).toHaveAttribute('data-status', 'cancelled');
});
