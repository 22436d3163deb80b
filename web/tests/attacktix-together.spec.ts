import type { Page } from '@playwright/test';
import { answer, answerOf, byRows, createGame, me, question, rowOf, setUp, shooters } from './attacktix';
import { atRest, expect, listen, tableOf, test } from './fixtures';
import { stepOf, tool } from './match';

const beside = { kind: 'same_device' } as const;
const log = (page: Page) => page.getByRole('list', { name: 'Log' });
const lift = (page: Page) => page.getByRole('button', { name: /^I am / });

test('a friend joins by link, players dispute out of turn, and a link leads to a step of the replay', async ({
  page,
  browser,
  server,
}) => {
  const id = await createGame(page, { seats: [me, { kind: 'invite' }], forces: [shooters] });
  await page.goto(`/match/${id}?quality=low`);
  const link = await page.getByRole('textbox', { name: /^Link of the invitation/ }).inputValue();
  const context = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  });
  const faults = listen(context);
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.getByRole('button', { name: 'Hand the force in' }).click();

  await test.step('each player sees what the other has placed only once both are ready', async () => {
    await setUp(page);
    await question(friend);
    await expect(rowOf(friend, 'p1-01')).toContainText('not placed yet');
    await setUp(friend);
    for (const one of [page, friend]) await expect(rowOf(one, 'p1-01')).not.toContainText('not placed yet');
  });

  await test.step('a player opens a dispute in the other player’s turn, and the other player calls a colour', async () => {
    const first = await Promise.race([page, friend].map(async (one) => (await question(one), one)));
    const second = first === page ? friend : page;
    await (await tool(second, 'dispute')).click();
    await second.getByRole('textbox', { name: 'What about' }).fill('Is it touching?');
    await second.locator('[data-action="dispute"]').click();
    await expect(answerOf(first, 'call-red')).toBeVisible();
    await expect(tableOf(second).locator('[data-tool="dispute"]')).toHaveAttribute('aria-disabled', 'true');
    await answer(first, 'call-red');
    for (const one of [page, friend])
      await expect(log(one)).toContainText(/red was called and (red|white) came up/);
    if (first === friend) await answer(friend, 'end-turn');
  });

  await test.step('both see a shot, and then the friend resigns', async () => {
    await question(page);
    await answer(page, 'end-moves');
    await question(page);
    expect(await byRows(page)).toBe(true);
    await answer(page, 'fire');
    await expect(log(friend)).toContainText('with its bolt launcher');
    await friend.getByRole('tab', { name: 'Match' }).click();
    await friend.getByRole('button', { name: 'Resign' }).click();
    await friend.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    for (const one of [page, friend]) await expect(tableOf(one).locator('[data-result]')).toBeVisible();
  });

  await test.step('the player steps through the replay, and a link leads another person to the shot', async () => {
    await page.getByRole('link', { name: 'Watch the replay' }).first().click();
    await atRest(page);
    expect(await stepOf(page)).toBe(0);
    await expect(log(page)).not.toContainText('with its bolt launcher');
    await page.keyboard.press('End');
    const last = await stepOf(page);
    await log(page)
      .getByRole('button', { name: /with its bolt launcher/ })
      .click();
    const shot = await stepOf(page);
    expect(shot).toBeLessThan(last);
    await page.getByRole('tab', { name: 'Keep' }).click();
    await friend.goto(await page.getByRole('textbox', { name: 'Link to this step' }).inputValue());
    await atRest(friend);
    expect(await stepOf(friend)).toBe(shot);
    await tableOf(friend).getByRole('tab', { name: 'Last attack' }).click();
    await expect(tableOf(friend).getByRole('tabpanel')).toContainText('with its bolt launcher');
  });
  expect(faults).toEqual([]);
  await context.close();
});

test('two teams at one screen: the curtain falls only in the set-up; later the table shows each player their view by itself', async ({
  page,
}) => {
  const pair = { battle: ['B03', 'B03'], backup: [] };
  const teams = {
    mode: 'team',
    limit: 200,
    teams: [
      ['p1', 'p2'],
      ['p3', 'p4'],
    ],
  };
  const id = await createGame(page, {
    seats: [me, beside, beside, beside],
    forces: [pair, pair, pair, pair],
    setup: teams,
  });
  await page.goto(`/match/${id}?quality=low`);
  for (const seat of ['p1', 'p2', 'p3', 'p4']) {
    await lift(page).click();
    await expect(tableOf(page)).toHaveAttribute('data-viewer', seat);
    const seen = rowOf(page, 'p1-01').filter({ hasText: 'not placed yet' });
    await expect(seen, `whether ${seat} sees p1-01 as not placed`).toHaveCount(seat === 'p2' ? 0 : 1);
    await setUp(page);
  }

  const turns: string[] = [];
  while (turns.length < 5) {
    await question(page);
    await expect(lift(page)).toHaveCount(0);
    turns.push((await tableOf(page).getAttribute('data-viewer')) ?? '');
    await expect(tableOf(page).locator('.phase')).toContainText(`Turn ${turns.length}`);
    await answer(page, 'end-moves');
    await question(page);
    await expect(tableOf(page).locator('.phase')).toContainText('attacks, 1 left');
    await answer(page, 'end-turn');
  }
  const first = Number(turns[0]?.slice(1));
  expect(turns, 'the seats whose turns follow each other, clockwise').toEqual(
    [0, 1, 2, 3, 4].map((n) => `p${((first - 1 + n) % 4) + 1}`),
  );
});
