import type { Page } from '@playwright/test';
import type { Options, SeatPlan, Summary } from '../src/wire';
import { atRest, expect, tableOf } from './fixtures';

/** Sets a match up through the API, as the guest of this page. */
export async function createMatch(
  page: Page,
  seats: SeatPlan[],
  options: Partial<Options> = {},
  board = 'training-yard',
): Promise<string> {
  const answer = await page.request.post('/api/matches', {
    data: { game: 'toy-battle', setup: { board, options }, seats, clock: { kind: 'none' } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as Summary).id;
}

/** A match of this page's guest that has just been given up; the page shows its table. */
export async function finishedMatch(page: Page): Promise<string> {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
  await page.goto(`/match/${id}`);
  await decide(page);
  await resign(page);
  return id;
}

/** Gives the game up through the panel beside the table. */
export async function resign(page: Page): Promise<void> {
  await atRest(page);
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'has resigned' })).toBeVisible();
}

/** The number of the step that the table shows. */
export async function stepOf(page: Page): Promise<number> {
  return Number(await tableOf(page).getAttribute('data-seq'));
}

/** Takes one decision for whoever sits at this page, by clicking; false when nothing is to decide. */
export async function decide(page: Page): Promise<void> {
  await atRest(page);
  const before = await stepOf(page);
  await page.getByRole('button', { name: /^Draw/ }).first().click();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
}
