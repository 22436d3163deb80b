import { expect, listen, tableOf, test } from './fixtures';
import { myTurn, resign } from './match';

test('two browsers add seeds to the luck of a game, and each can verify the luck in the replay', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/new/toy-battle');
  await expect(page.getByRole('checkbox', { name: /^Fair luck/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /A friend with a link/ }).check();
  await expect(page.getByRole('checkbox', { name: /^Fair luck/ })).toBeChecked();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await expect(page.getByText(/every player’s browser adds a seed/)).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Link of the invitation' }).inputValue();
  // A second tab must not draw a second seed.
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(tab.getByText(/every player’s browser adds a seed/)).toBeVisible();

  const friend = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const faults = listen(friend);
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'Sit down' }).click();
  await Promise.race([myTurn(page), myTurn(theirs)]);
  await tab.close();
  for (const one of [page, theirs]) await expect(tableOf(one)).toBeVisible();
  await resign(theirs);

  const replay = `${new URL(page.url()).pathname}/replay`;
  for (const one of [page, theirs]) {
    await one.goto(replay);
    await one.getByRole('tab', { name: 'Keep' }).click();
    await expect(one.getByText(/^Nobody chose the luck/)).toBeVisible();
    await expect(one.getByText(/^(blue|red)=[0-9a-f]{64}$/)).toHaveCount(1);
  }
  const watcher = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const looksOn = await watcher.newPage();
  await looksOn.goto(replay);
  await looksOn.getByRole('tab', { name: 'Keep' }).click();
  await expect(looksOn.getByText(/only a browser that took part knows/)).toBeVisible();
  expect(faults).toEqual([]);
  await Promise.all([friend.close(), watcher.close()]);
});

test('a browser that has lost its seed reports this, and a player who leaves ends the match for all', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/new/toy-battle');
  await page.getByRole('radio', { name: /A friend with a link/ }).check();
  await page.getByRole('button', { name: 'Set the table' }).click();
  const link = await page.getByRole('textbox', { name: 'Link of the invitation' }).inputValue();
  await expect(page.getByText(/every player’s browser adds a seed/)).toBeVisible();
  const match = page.url();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rumpus.fair'))).toContain('blue');
  await page.goto('/settings');
  await page.evaluate(() => localStorage.removeItem('rumpus.fair'));

  const friend = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'Sit down' }).click();
  await expect(theirs.getByText(/The game begins as soon as/)).toBeVisible();
  await page.goto(match);
  await expect(page.getByText(/this browser does not have your seed/)).toBeVisible();
  await page.getByRole('button', { name: 'Give the match up' }).click();
  await expect(page.getByRole('dialog')).toContainText('The luck of this match is already fixed');
  await page.getByRole('dialog').getByRole('button', { name: 'Give the match up' }).click();
  await expect(theirs.getByText(/Somebody left this match when its luck was already fixed/)).toBeVisible();
  await friend.close();
});
