import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { createMatch, decide, finishedMatch, myTurn } from './match';

type Shown = { title: string; body: string; tag: string };
type Told = { asked: number; shown: Shown[] };

/** Replaces notifications with a record of them, and lets a test pretend that the page is hidden. */
function standIn(): void {
  const told: Told = { asked: 0, shown: [] };
  let permission: NotificationPermission = sessionStorage.getItem('granted') ? 'granted' : 'default';
  let hidden = false;
  class Noted {
    static get permission(): NotificationPermission {
      return permission;
    }
    static requestPermission(): Promise<NotificationPermission> {
      told.asked += 1;
      sessionStorage.setItem('granted', 'yes');
      permission = 'granted';
      return Promise.resolve(permission);
    }
    constructor(title: string, { body = '', tag = '' }: NotificationOptions) {
      told.shown.push({ title, body, tag });
    }
    close(): void {}
  }
  const look = (away: boolean) => {
    hidden = away;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  Object.assign(globalThis, { Notification: Noted, told, look });
}

const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: Told }).told);
const look = (page: Page, away: boolean) =>
  page.evaluate((away) => (globalThis as unknown as { look: (away: boolean) => void }).look(away), away);
const iconOf = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');

test('a player can get a notification of each new turn while the page is hidden, one for each match', async ({
  page,
}) => {
  await page.addInitScript(standIn);
  await page.goto('/settings');
  const setting = page.getByRole('checkbox', { name: 'Tell me when it is my turn' });
  await expect(setting).not.toBeChecked();
  expect((await told(page)).asked).toBe(0);
  await setting.check();
  expect((await told(page)).asked).toBe(1);
  expect((await told(page)).shown.map(({ body }) => body)).toEqual(['Notifications are on.']);

  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
  await page.goto(`/match/${id}`);
  await myTurn(page);
  await expect.poll(() => iconOf(page)).toMatch(/^data:image\/svg/);
  await decide(page);
  await myTurn(page);
  expect((await told(page)).shown, 'notifications while the page is visible').toEqual([]);

  await look(page, true);
  // After a decision, the same player may have to make another decision.
  for (let n = 0; n < 8 && (await told(page)).shown.length === 0; n += 1) {
    await decide(page);
    await myTurn(page);
  }
  await expect
    .poll(async () => (await told(page)).shown.at(-1))
    .toEqual({
      title: 'Toy Battle · Training Yard',
      body: 'Bot, Recruit has moved. Your turn.',
      tag: id,
    });
  await look(page, false);
  await page.goto('/games');
  expect(await iconOf(page)).not.toMatch(/^data:/);
});

test('the list of matches begins with those in which it is the player’s turn, and says how others ended', async ({
  page,
}) => {
  await page.goto('/');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 1 }];
  await finishedMatch(page);
  await createMatch(page, seats, { starter: 'blue' });
  await createMatch(page, [{ kind: 'me' }, { kind: 'invite' }], { starter: 'blue' });
  await page.goto('/games');
  const playing = page.getByRole('region', { name: 'Playing' }).getByRole('listitem');
  await expect(playing).toHaveCount(2);
  await expect(playing.first()).toContainText('Your turn.');
  await expect(playing.first()).toContainText('set up just now');
  await expect(playing.last()).toContainText('Waiting for the other player.');
  for (const row of await playing.all())
    await expect(row.locator('.picture svg[viewBox]').first()).toBeVisible();
  const over = page.getByRole('region', { name: 'Finished' }).getByRole('listitem');
  await expect(over).toContainText(/Lost\s*Blue has resigned, Red wins\./);
  await over.getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Play from the beginning' })).toBeVisible();
});
