import type { Page } from '@playwright/test';
import { deep } from './chromium';
import { test } from './fixtures';
import {
  askedFor,
  bot,
  byLetter,
  camp,
  createBattle,
  draftOf,
  expect,
  me,
  movedOn,
  question,
  raiders,
  rowOf,
  seenBy,
  sitDown,
  snails,
  stepOf,
  tableOf,
  type Spot,
} from './plastic-fudge';
import { before, close, duel, expectFought, reach } from './plastic-fudge-raid';

test.use({ launchOptions: deep, actionTimeout: 30_000 });

/** Presses a key, by default Tab, until an element that matches the selector `what` has the focus. */
async function tabTo(page: Page, what: string, key = 'Tab'): Promise<void> {
  for (let n = 0; n < 300; n += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, what)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`after 300 presses of ${key}, ${what} does not have the focus`);
}

/** Presses N until the Unit is chosen. */
async function choose(page: Page, unit: string): Promise<void> {
  for (let n = 0; n < 12; n += 1) {
    if ((await rowOf(page, unit).getAttribute('aria-selected')) === 'true') return;
    await page.keyboard.press('n');
  }
  throw new Error(`after 12 presses of N, ${unit} is not chosen`);
}

/** Types a number into the field that has the focus. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Types a place into the two fields of a form, and sends the form. `fields` is a selector of the form. */
async function typePlace(page: Page, fields: string, [x, y]: Spot): Promise<void> {
  await tabTo(page, `${fields} input`);
  await type(page, String(x));
  await page.keyboard.press('Tab');
  await type(page, String(y));
  await page.keyboard.press('Enter');
}

/** Moves the focus to the row of a Unit, by the Tab and arrow keys. */
async function rowTo(page: Page, unit: string): Promise<void> {
  await tabTo(page, '[data-row][tabindex="0"]');
  for (
    let n = 0;
    n < 40 && !(await rowOf(page, unit).evaluate((row) => row === document.activeElement));
    n += 1
  )
    await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, unit)).toBeFocused();
}

test('a player plays three Rounds on the sample battlefield by keyboard alone', async ({ page }) => {
  const seen = seenBy(page);
  const id = await createBattle(page, { seats: [me, bot], battlefield: camp, forces: [raiders, snails] });
  await sitDown(page, id);
  const keys = page.keyboard;
  const step = async (key: string): Promise<void> => {
    const last = await stepOf(page);
    await byLetter(page, key);
    await movedOn(page, last);
  };
  const legalDraft = (unit: string) => expect(draftOf(page, unit)).toHaveAttribute('data-legal', 'true');
  const allGiven = async (): Promise<void> => {
    await byLetter(page, 'give');
    await expect(tableOf(page).locator('[data-draft]')).toHaveCount(0);
  };

  await test.step('the player lays a piece of terrain', async () => {
    await question(page);
    await tabTo(page, '[data-piece]');
    await keys.press('Enter');
    await typePlace(page, '[data-orders="place"] form', [9, 9]);
    await expect(tableOf(page).locator('[data-orders="place"] [data-legal="true"]')).toBeVisible();
    await keys.press('Tab');
    await step('give');
  });

  await test.step('the player deploys Units: one with arrow keys, two by typing numbers, the others in a line', async () => {
    await askedFor(page, 'deploy', byLetter);
    await keys.press('n');
    await expect(rowOf(page, 'g0')).toHaveAttribute('aria-selected', 'true');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'q', 'e'])
      await keys.press(key);
    await expect(draftOf(page, 'g0')).toContainText(/22\.5″ east, \d+″ north, facing 90°/);
    await tabTo(page, '[data-action="line"]');
    await keys.press('Enter');
    await expect(tableOf(page).locator('[data-draft][data-legal="true"]')).toHaveCount(4);
    await allGiven();
    for (const [unit, spot] of [
      ['g1', [24, 29.3]],
      ['g2', [24, 20.5]],
    ] as [string, Spot][]) {
      await rowTo(page, unit);
      await keys.press('Enter');
      await expect(rowOf(page, unit)).toHaveAttribute('aria-selected', 'true');
      await typePlace(page, '[data-orders="deploy"] form', spot);
      await legalDraft(unit);
      await keys.press('Tab');
    }
  });

  await test.step('the player lays a marker in front of the minesweeper', async () => {
    await tabTo(page, '[aria-label="Markers"] button');
    await keys.press('Enter');
    await keys.press('Tab');
    await typePlace(page, '[data-orders="deploy"] form:last-of-type', [24, 25.5]);
    await expect(tableOf(page).locator('[data-draft][data-legal="true"]')).toHaveCount(3);
    await keys.press('Tab');
    await allGiven();
    await step('end-deploy');
  });

  /** Moves the grenadier towards the enemy, unless the grenade already reaches the enemy. */
  const approach = async (): Promise<void> => {
    const now = duel(seen);
    if (!now || now.far <= reach) return;
    await choose(page, 'g1');
    await typePlace(page, '[data-orders="moves"] form', before(now, close));
    await legalDraft('g1');
    await keys.press('Tab');
  };
  let thrown = false;
  /** Orders the grenade the first time that the enemy is in range. Chooses the enemy from the list. */
  const grenade = async (): Promise<void> => {
    const now = duel(seen);
    if (thrown || !now || now.far > reach) return;
    thrown = true;
    await choose(page, 'g1');
    await tabTo(page, '[data-action="aim"]');
    await keys.press('Enter');
    await tabTo(page, '[data-orders="attack"] select');
    const enemies = tableOf(page).locator('[data-orders="attack"] select option');
    const values = await enemies.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    for (let n = 0; n < values.indexOf(now.enemy); n += 1) await keys.press('ArrowDown');
    await expect(tableOf(page).getByText('No Unit is under it.')).toHaveCount(0);
    await tabTo(page, '[data-action="keep-aim"]');
    await keys.press('Enter');
    await expect(tableOf(page).locator('[data-attack="g1"]')).toBeVisible();
  };

  await test.step('Round 1: the player steers a Unit leg by leg, and another Unit sweeps the marker', async () => {
    await askedFor(page, 'moves', byLetter);
    await approach();
    await choose(page, 'g0');
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'w']) await keys.press(key);
    await expect(draftOf(page, 'g0')).toContainText('2″ ahead, 15° left, 0.5″ ahead');
    for (let n = 0; n < 2; n += 1) await keys.press('Backspace');
    await expect(draftOf(page, 'g0')).toContainText('2″ ahead');
    await legalDraft('g0');
    await choose(page, 'g2');
    for (let n = 0; n < 2; n += 1) await keys.press('ArrowUp');
    await legalDraft('g2');
    await allGiven();
    for (const unit of ['g0', 'g1', 'g2']) await expect(rowOf(page, unit)).toContainText('has moved');
    await step('end-moves');
    await askedFor(page, 'commit', byLetter);
    await choose(page, 'g2');
    await tabTo(page, '[data-target="m1"][data-legal="true"]');
    await keys.press('Enter');
    await expect(tableOf(page).locator('[data-attack="g2"]')).toBeVisible();
    await grenade();
    await step('commit');
  });

  await test.step('Round 2: a Unit repeats its move with the key T', async () => {
    await askedFor(page, 'moves', byLetter);
    await approach();
    await choose(page, 'g0');
    await keys.press('t');
    await expect(draftOf(page, 'g0')).toContainText('2″ ahead');
    await legalDraft('g0');
    await allGiven();
    await step('end-moves');
    await askedFor(page, 'commit', byLetter);
    await grenade();
    await step('commit');
  });

  await test.step('Round 3: two Units, chosen in the rows with X, move together', async () => {
    await askedFor(page, 'moves', byLetter);
    await approach();
    await rowTo(page, 'g0');
    await keys.press('Enter');
    await rowTo(page, 'g3');
    await keys.press('x');
    for (const unit of ['g0', 'g3']) await expect(rowOf(page, unit)).toHaveAttribute('aria-selected', 'true');
    const [x, y] = seen.at(-1)?.view.position.units.find(({ id }) => id === 'g0')?.at ?? [0, 0];
    await typePlace(page, '[data-orders="moves"] form', [x, y + 1]);
    for (const unit of ['g0', 'g3']) await legalDraft(unit);
    await keys.press('Tab');
    await allGiven();
    await step('end-moves');
    await askedFor(page, 'commit', byLetter);
    await grenade();
    await step('commit');
    expect((await askedFor(page, 'moves', byLetter)).round).toBe(4);
  });

  await expectFought(page, seen);
});
