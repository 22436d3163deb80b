import type { Summary } from '../src/wire';
import { atRest, expect, tableOf, test } from './fixtures';
import { isOver, myTurn, resign, stepOf } from './match';

const bot = { kind: 'bot', level: 1 } as const;

test('a player plays a whole game against two bots, by clicks and by keys', async ({ page }) => {
  await page.request.post('/api/me');
  const answer = await page.request.post('/api/matches', {
    data: {
      game: 'rug-rumble',
      setup: { players: 3 },
      seats: [{ kind: 'me' }, bot, bot],
      clock: { kind: 'none' },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await page.goto(`/match/${((await answer.json()) as Summary).id}`);
  const hand = tableOf(page).getByRole('group', { name: 'Your toys' }).getByRole('button');
  for (let round = 1; round <= 8; round += 1) {
    await myTurn(page);
    await atRest(page);
    await expect(tableOf(page).getByText(`Race ${round} of 8`)).toBeVisible();
    await expect(hand).toHaveCount(4);
    const before = await stepOf(page);
    if (round % 2) await hand.last().click();
    else await page.keyboard.press('2');
    await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
    await expect(tableOf(page).getByText(`Race ${round}:`)).toBeVisible();
    const lanes = tableOf(page).getByRole('list', { name: 'Race track' }).getByRole('listitem');
    await expect(lanes.filter({ hasText: /Mouse|Duck|Frog|Car|Robot|Elephant/ })).toHaveCount(3);
  }
  await expect.poll(() => isOver(page)).toBe(true);
  await expect(tableOf(page).locator('[data-result="marbles"]')).toBeVisible();
});

test('if one of two players resigns, the other one wins', async ({ page }) => {
  await page.goto('/');
  await page.request.post('/api/me');
  const seats = [{ kind: 'me' }, bot];
  const data = { game: 'rug-rumble', setup: { players: 2 }, seats, clock: { kind: 'none' } };
  const { id } = (await (await page.request.post('/api/matches', { data })).json()) as Summary;
  await page.goto(`/match/${id}`);
  await myTurn(page);
  await resign(page);
  await expect(tableOf(page).locator('[data-result="resignation"]')).toContainText('Blue wins.');
});

test('with two people at one screen no hand is open during a race, and a curtain falls before every choice', async ({
  page,
}) => {
  await page.goto('/');
  await page.request.post('/api/me');
  const seats = [{ kind: 'me' }, { kind: 'same_device' }];
  const data = { game: 'rug-rumble', setup: { players: 2 }, seats, clock: { kind: 'none' } };
  const { id } = (await (await page.request.post('/api/matches', { data })).json()) as Summary;
  await page.goto(`/match/${id}`);
  const hand = tableOf(page).getByRole('group', { name: 'Your toys' });
  for (const round of [1, 2]) {
    for (const side of ['Red', 'Blue']) {
      const ready = page.getByRole('button', { name: `I am ${side}` });
      await expect(ready).toBeFocused();
      await expect(hand).toHaveCount(0);
      // The result of the last race stays in sight beside the curtain.
      const result = tableOf(page).getByText(`Race ${round - 1}:`);
      if (round > 1 && side === 'Red') await expect(result).toBeVisible();
      await ready.click();
      await expect(tableOf(page)).toHaveAttribute('data-viewer', side.toLowerCase());
      await expect(hand.getByRole('button').first()).toBeFocused();
      await expect(page.locator('[data-undo]')).toHaveCount(0);
      await hand.getByRole('button').first().click();
      await expect(tableOf(page)).toHaveAttribute('data-viewer', 'public');
    }
    await expect(tableOf(page).getByText(`Race ${round}:`)).toBeVisible();
    await expect(hand).toHaveCount(0);
  }
});
