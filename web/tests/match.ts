import type { Locator, Page } from '@playwright/test';
import type { Options } from '../src/games/toy-battle/types';
import type { SeatPlan, Summary } from '../src/wire';
import { atRest, expect, tableOf } from './fixtures';

/**
 * How a test waits for the next decision or step, in milliseconds. The time limit is long, because bots share
 * the processor with other tests.
 */
export const waiting = { polling: 40, timeout: 60_000 };

/** Sets up a match through the API, as the guest of this page. Returns its id. */
export async function createMatch(
  page: Page,
  seats: SeatPlan[],
  options: Partial<Options> = {},
  board = 'training-yard',
): Promise<string> {
  await page.request.post('/api/me');
  const answer = await page.request.post('/api/matches', {
    data: { game: 'toy-battle', setup: { board, options }, seats, clock: { kind: 'none' } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as Summary).id;
}

/**
 * Sets up a match of this page's guest, makes two decisions and resigns. Afterwards the page shows the table
 * of this match. Returns the id of the match.
 */
export async function finishedMatch(page: Page): Promise<string> {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
  await page.goto(`/match/${id}`);
  await decide(page);
  await myTurn(page);
  await decide(page);
  await resign(page);
  return id;
}

/** Resigns by the button in the panel beside the table. */
export async function resign(page: Page): Promise<void> {
  await atRest(page);
  await openSide(page);
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('heading', { name: /wins?[.!]$/ })).toBeVisible();
}

/** Opens the drawer with orders and rows of a table in three dimensions, if it is closed. */
export async function openDrawer(page: Page): Promise<void> {
  const shut = tableOf(page).locator('[data-action="drawer"][aria-expanded="false"]');
  // The table may open the drawer by itself before the click.
  if ((await shut.count()) > 0) await shut.click({ timeout: 5_000 }).catch(() => expect(shut).toHaveCount(0));
}

/** Opens the panel with log, rules and match, if the table fills the page and the panel is closed. */
export async function openSide(page: Page): Promise<void> {
  const shut = page.locator('[data-action="side"][aria-expanded="false"]:visible');
  if ((await shut.count()) > 0) await shut.click();
}

/** Returns the number of the step that the table shows. */
export async function stepOf(page: Page): Promise<number> {
  return Number(await tableOf(page).getAttribute('data-seq'));
}

/** Returns whether the table says that the game is over. */
export const isOver = async (page: Page) =>
  (await page.getByRole('heading', { name: /wins?[.!]$/ }).count()) > 0;

/** Waits until this page's player is to make a decision, or the game is over. */
export async function myTurn(page: Page): Promise<void> {
  await expect
    .poll(
      async () =>
        (await isOver(page)) || (await page.locator('[data-mine="true"][data-ready="true"]').count()) > 0,
    )
    .toBe(true);
}

/** Returns what a player of Toy Battle decides with: buttons and pieces by role and label, and one question. */
export function pieces(page: Page) {
  const table = tableOf(page);
  return {
    targets: table.getByRole('button', { name: /Legal target/ }),
    rack: table.getByRole('option', { name: /can be placed/ }),
    graves: table.getByRole('group', { name: /^Discard of/ }).getByRole('button', { disabled: false }),
    yes: table.getByRole('button', { name: /^(Draw one|Draw two|Discard one)/ }),
    decline: table.getByRole('button', { name: /^No, thanks/ }),
    takeBack: table.getByText(/Take one of your other Troops back: choose/),
    draw: table.getByRole('button', { name: /^Draw( D)?$/ }),
  };
}

/**
 * Makes one decision by clicks. Storms a headquarters if possible, and draws if few Troops are left on the
 * rack. Uses every effect except that of the castle, with which a game would never end.
 */
export async function decide(page: Page): Promise<void> {
  await atRest(page);
  const before = await stepOf(page);
  const { targets, rack, graves, yes, decline, takeBack, draw } = pieces(page);
  const moved = () => expect.poll(() => stepOf(page)).toBeGreaterThan(before);
  const [offered, hand] = [await draw.count(), await rack.count()];
  if (await graves.count()) await graves.first().click();
  else if (await yes.count()) await yes.click();
  else if (await takeBack.count()) await decline.click();
  else if (await targets.count()) {
    await targets.first().click();
    const pushing = tableOf(page).getByText('choose the base it is pushed to');
    await expect.poll(async () => (await stepOf(page)) > before || (await pushing.count()) > 0).toBe(true);
    if (await pushing.count()) await targets.last().click();
  } else if (hand > 0 && (offered === 0 || hand > 3)) {
    for (let n = 0; n < hand; n += 1) {
      await rack.nth(n).click();
      const storm = tableOf(page).getByRole('button', { name: /headquarters.*Legal target/i });
      if (await storm.count()) return void (await storm.first().click(), await moved());
      if (n < hand - 1) await page.keyboard.press('Escape');
    }
    await targets.last().click();
  } else if (offered > 0) await draw.click();
  else if (hand > 0) {
    await rack.first().click();
    await targets.last().click();
  } else await decline.click();
  await moved();
}

/** Makes every decision of this page's player until the game is over. Returns how many there were. */
export async function playOut(page: Page, take: (page: Page) => Promise<void> = decide): Promise<number> {
  for (let decisions = 0; decisions < 400; decisions += 1) {
    await myTurn(page);
    if (await isOver(page)) return decisions;
    await take(page);
  }
  throw new Error('the game is not over after 400 decisions of this player');
}

/** Returns a tool of a table in three dimensions. On a narrow table, unfolds the tools first. */
export async function tool(page: Page, name: string): Promise<Locator> {
  const unfold = tableOf(page).locator('[data-action="tools"][aria-expanded="false"]');
  if (await unfold.isVisible()) await unfold.click();
  return tableOf(page).locator(`[data-tool="${name}"]`);
}
