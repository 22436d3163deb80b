import type { Locator, Page } from '@playwright/test';
import type { SeatPlan, Summary } from '../src/wire';
import { expect, tableOf } from './fixtures';
import { openDrawer, stepOf, waiting } from './match';

export const me = { kind: 'me' } as const;
export const bot = { kind: 'bot', level: 1 } as const;

type Force = { battle: string[]; backup: string[] };
/** A force of four figures that shoot. */
export const shooters: Force = { battle: ['B03', 'B03', 'B03', 'B04'], backup: [] };
/** A force of one figure that falls easily. */
export const target: Force = { battle: ['T03'], backup: [] };
export const trooper: Force = { battle: ['B04'], backup: [] };

export type Order = {
  seats: SeatPlan[];
  forces: Force[];
  table?: string | object;
  setup?: Record<string, unknown>;
};

/**
 * Sets up a match through the API, as the guest of this page. Forces may cost less than the limit of points.
 */
export async function createGame(
  page: Page,
  { seats, forces, table = 'bare', setup = {} }: Order,
): Promise<string> {
  await page.request.post('/api/me');
  const names = seats.map((_, n) => `p${n + 1}`);
  const brought = Object.fromEntries(
    forces.map((force, n) => [names[n], { format: 1, game: 'attacktix', ...force }]),
  );
  const answer = await page.request.post('/api/matches', {
    data: {
      game: 'attacktix',
      setup: { seats: names, table, options: { force_points: 'at-most' }, ...setup },
      seats,
      clock: { kind: 'none' },
      forces: brought,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as Summary).id;
}

/** Opens the table of a match. The picture has low quality, so that it takes less of the processor. */
export async function sitDown(page: Page, id: string): Promise<void> {
  await page.goto(`/match/${id}?quality=low`);
  await expect(tableOf(page).locator('[data-table]')).toBeVisible();
}

export const answerOf = (page: Page, key: string) => tableOf(page).locator(`.answers [data-action="${key}"]`);
export const rowOf = (page: Page, id: string) => tableOf(page).locator(`[data-row="${id}"]`);

/**
 * A decision that this page's player is to make: its kind (`asks`) and the step of the turn (`step`). `seq`
 * is the number of the last step of the match.
 */
export type Question = { asks: string; step: string; seq: number };

/** Waits until this page's player is to make a decision. Returns null if the game is over. */
export async function question(page: Page): Promise<Question | null> {
  const answer = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-result]')) return 'over';
      const table = document.querySelector<HTMLElement>('[data-testid="table"][data-ready="true"]');
      const asks = table
        ?.querySelector('[data-table][data-busy="false"] [data-asks]')
        ?.getAttribute('data-asks');
      if (!table || !asks) return null;
      return {
        asks,
        step: table.querySelector('.bar[data-step]')?.getAttribute('data-step') ?? '',
        seq: Number(table.dataset.seq),
      };
    },
    null,
    waiting,
  );
  const said = (await answer.jsonValue()) as Question | 'over';
  if (said !== 'over') await openDrawer(page);
  return said === 'over' ? null : said;
}

/** Waits until the table shows a later step than `before`. */
export async function movedOn(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (step) => Number(document.querySelector<HTMLElement>('[data-testid="table"]')?.dataset.seq ?? -1) > step,
    before,
    waiting,
  );
}

/** A way to give an answer: with a click on its button, or with the key of its letter. */
export type Say = (page: Page, key: string) => Promise<void>;
export const byClick: Say = (page, key) => answerOf(page, key).click();
const letters: Readonly<Record<string, string>> = {
  ready: 'u',
  'end-moves': 'u',
  'end-turn': 'u',
  fire: 'g',
  special: 'g',
  pass: 'u',
  'place-all': 'a',
};
export const byLetter: Say = (page, key) => page.keyboard.press(letters[key] ?? '');

/** Gives an answer, and waits until the table shows the step that follows. */
export async function answer(page: Page, key: string, say: Say = byClick): Promise<void> {
  const before = await stepOf(page);
  await say(page, key);
  if (key === 'end-turn') await confirmEnd(page, before);
  await movedOn(page, before);
}

/** Answers the question that the table asks if the turn would end although figures have not moved. */
async function confirmEnd(page: Page, before: number): Promise<void> {
  const asked = await page.waitForFunction(
    (step) => {
      const table = document.querySelector<HTMLElement>('[data-testid="table"]');
      if (table?.querySelector('.answers [data-action="go-on"]')) return 'asks';
      const isOver = table?.querySelector('[data-result]') !== null;
      return isOver || Number(table?.dataset.seq ?? -1) > step ? 'done' : null;
    },
    before,
    waiting,
  );
  if ((await asked.jsonValue()) === 'asks') await byClick(page, 'end-turn');
}

/** Places all figures of this page's player, and says that the player is ready. */
export async function setUp(page: Page, say: Say = byClick): Promise<void> {
  await question(page);
  await say(page, 'place-all');
  await expect(answerOf(page, 'ready')).toBeVisible();
  await answer(page, 'ready', say);
}

/** The rows of the figures of p1 that may act now. */
export const ableRows = (page: Page) => tableOf(page).locator('[data-row^="p1-"].open');
const protectedWords = /protected by cover|엄폐로 보호/;
/** The target rows of other players' figures that are in the arc of the selected figure and not protected. */
const marks = (page: Page) =>
  tableOf(page)
    .locator(
      '[data-orders="attack"] [data-in-arc="true"]:is([data-target^="p2-"], [data-target^="p3-"], [data-target^="p4-"])',
    )
    .filter({ hasNotText: protectedWords });
const refused = (page: Page, orders: 'attack' | 'move') =>
  tableOf(page).locator(`[data-orders="${orders}"] [data-refusal]`);

/**
 * Waits until the table shows the line of the aimed weapon. Returns whether the attack is legal: then the
 * table shows no refusal.
 */
async function mayFire(page: Page): Promise<boolean> {
  await expect(tableOf(page).locator('[data-line]')).toContainText(/line|선/);
  return (await refused(page, 'attack').count()) === 0;
}

/** Returns the row of a target. If its list is folded, unfolds the list first. */
export async function targetRow(page: Page, target: string): Promise<Locator> {
  const row = tableOf(page).locator(`[data-orders="attack"] [data-target="${target}"]`);
  await expect(row).toBeAttached();
  const fold = tableOf(page)
    .locator('[data-orders="attack"] details:not([open])')
    .filter({
      has: page.locator(`[data-target="${target}"]`),
    });
  if ((await fold.count()) > 0) await fold.locator('summary').click();
  return row;
}

/** A function that chooses a figure and a target for it. Returns false if no figure has a target. */
export type Aim = (page: Page) => Promise<boolean>;

export const byRows: Aim = async (page) => {
  for (let n = 0; n < (await ableRows(page).count()); n += 1) {
    await ableRows(page).nth(n).click();
    await expect(tableOf(page).locator('[data-orders="attack"] ul').first()).toBeVisible();
    if ((await marks(page).count()) === 0) continue;
    await marks(page).first().click();
    if (await mayFire(page)) return true;
  }
  return false;
};

export const byKeys: Aim = async (page) => {
  for (let n = await ableRows(page).count(); n > 0; n -= 1) {
    await page.keyboard.press('n');
    await expect(tableOf(page).locator('[data-orders="attack"] ul').first()).toBeVisible();
    if ((await marks(page).count()) === 0) continue;
    await page.keyboard.press('t');
    if (await mayFire(page)) return true;
  }
  return false;
};

/** Drafts a move of one tik, the rulebook's unit of length, for the first figure with room for it. */
export async function draftMove(page: Page): Promise<void> {
  const can = await ableRows(page).count();
  for (let n = 0; n < can; n += 1) {
    await ableRows(page).nth(n).click();
    await tableOf(page).locator('[data-orders="move"]').getByText('↑ 1', { exact: true }).click();
    await expect(tableOf(page).locator('[data-orders="move"] strong')).toBeVisible();
    if ((await refused(page, 'move').count()) === 0) return;
  }
  throw new Error(`none of the ${can} figures that may act has room to move by one tik`);
}

/** Uses the special power about which the table asks, on the first legal target. */
async function useSpecial(page: Page, say: Say): Promise<void> {
  const choices = tableOf(page).locator('[data-choice]');
  await expect(choices.first().or(answerOf(page, 'special'))).toBeVisible();
  if ((await answerOf(page, 'special').count()) === 0)
    await (say === byLetter ? page.keyboard.press('t') : choices.first().check());
  await expect(answerOf(page, 'special')).toBeVisible();
  await answer(page, 'special', say);
}

/** The words that the table shows before it ends the winning turn by itself. */
const wonSoon = (page: Page) =>
  tableOf(page)
    .getByText(/that wins the game|승부가 납니다/)
    .first();

/**
 * Plays a game to its end. No figure moves, and every figure that can shoot does so with the suggested aim.
 * Throws an error after 60 turns.
 */
export async function shootOut(page: Page, aim: Aim, say: Say): Promise<void> {
  for (let turns = 0; turns < 60; turns += 1) {
    for (let now = await question(page); ; now = await question(page)) {
      if (!now) return;
      if (await wonSoon(page).isVisible()) await expect(wonSoon(page)).toBeHidden();
      else if (now.asks === 'special') await useSpecial(page, say);
      else if (now.asks !== 'turn') await answer(page, 'pass', say);
      else if (now.step === 'move') await answer(page, 'end-moves', say);
      else if ((await tableOf(page).locator('.phase').innerText()).match(/(^|\D)0( left|번)/)) break;
      else if (!(await aim(page))) break;
      else await answer(page, 'fire', say);
    }
    await page.keyboard.press('Escape');
    // The table ends a winning turn by itself, perhaps before this press.
    const pressed = answer(page, 'end-turn', say);
    const over = tableOf(page).locator('[data-result]').waitFor({ state: 'attached' });
    await Promise.any([pressed, over]);
    pressed.catch(() => undefined);
    over.catch(() => undefined);
  }
  throw new Error('the game is not over after 60 turns of this player');
}
