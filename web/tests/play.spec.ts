import type { Page } from '@playwright/test';
import type { SeatPlan } from '../src/wire';
import { atRest, expect, tableOf, test } from './fixtures';
import { createMatch, decide, isOver, myTurn, pieces, playOut, resign, stepOf } from './match';

test('a player can play a whole game against a bot by clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Recruit/ })
    .click();
  await expect(page).toHaveURL(/\/match\//);
  const decisions = await playOut(page);
  expect(decisions).toBeGreaterThan(3);
  await expect(page.getByRole('heading', { name: /^(You win!|Red wins\.)$/ })).toBeVisible();
  const result = tableOf(page).getByRole('region', { name: /wins?/i });
  await result.locator('[data-clause^="TB-"]').click();
  await expect(page.getByRole('article').and(page.locator('[aria-current="true"]'))).toHaveAttribute(
    'data-clause',
    /^TB-(GOAL|R)-\d+$/,
  );
});

for (const board of ['volcanic-jungle', 'cursed-cemetery']) {
  test(`a player can play a whole game as red on the board ${board}`, async ({ page }) => {
    const id = await createMatch(page, [{ kind: 'bot', level: 1 }, { kind: 'me' }], {}, board);
    await page.goto(`/match/${id}`);
    expect(await playOut(page)).toBeGreaterThan(3);
  });
}

/** Presses the Tab key until an element with this role has the focus. */
async function tabTo(page: Page, role: string): Promise<void> {
  for (let n = 0; n < 80; n += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.getAttribute('role') === wanted, role))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`80 presses of the Tab key did not lead to an element with the role ${role}`);
}

/** Makes one decision by keys alone. */
async function decideByKeys(page: Page): Promise<void> {
  await atRest(page);
  const before = await stepOf(page);
  const { rack, yes, decline, draw } = pieces(page);
  if (await yes.count()) await page.keyboard.press('y');
  else if (await decline.count()) await page.keyboard.press('n');
  else if ((await draw.count()) && (await rack.count()) < 4) await page.keyboard.press('d');
  else {
    await tabTo(page, 'option');
    const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let n = 0; n < 8 && !(await name()).includes('can be placed'); n += 1)
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(name).toContain('Legal target');
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
}

test('a player can play a whole game against a bot by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  for (let n = 0; n < 30; n += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent === 'Play now')) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Start a 3-minute lesson' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').getByRole('button', { name: /Recruit/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/match\//);
  expect(await playOut(page, decideByKeys)).toBeGreaterThan(3);
  expect(await isOver(page)).toBe(true);
});

test('a reload during a game changes nothing', async ({ page }) => {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
  await page.goto(`/match/${id}`);
  for (let n = 0; n < 4; n += 1) {
    await myTurn(page);
    await decide(page);
  }
  await myTurn(page);
  const log = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  const picture = async () => ({
    step: await stepOf(page),
    rack: await tableOf(page)
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    places: await tableOf(page)
      .locator('[data-place]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    log: await log.allInnerTexts(),
  });
  const before = await picture();
  expect(before.log.length).toBeGreaterThan(4);
  await page.reload();
  await myTurn(page);
  await expect
    .poll(picture)
    .toEqual({ ...before, places: before.places.map((place) => place?.replace(' Last move.', '') ?? null) });
});

test('the page reconnects, and a decision made without a connection arrives once', async ({ page }) => {
  const lines: { close(): Promise<void> }[] = [];
  await page.routeWebSocket(/\/socket$/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
  await page.goto(`/match/${id}`);
  await myTurn(page);
  const drawn = page
    .getByRole('list', { name: 'Log' })
    .getByRole('listitem')
    .filter({ hasText: /^Blue draws/ });
  // Blue drew the first Troops of the game.
  await expect(drawn).toHaveCount(1);
  await lines.at(-1)?.close();
  await tableOf(page).getByRole('button', { name: /^Draw/ }).click();
  await expect.poll(() => lines.length).toBeGreaterThan(1);
  await myTurn(page);
  await expect(drawn).toHaveCount(2);
});

test('two tabs of one player show the same step', async ({ page, context }) => {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/match/${id}`);
  await myTurn(page);
  await decide(page);
  await myTurn(page);
  await expect.poll(() => stepOf(other)).toBe(await stepOf(page));
  await myTurn(other);
  await decide(other);
  await expect.poll(async () => (await stepOf(page)) >= (await stepOf(other))).toBe(true);
});

test('a player can switch the language during a game, and nothing is lost', async ({ page }) => {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
  await page.goto(`/match/${id}`);
  await myTurn(page);
  await pieces(page).rack.first().click();
  const picked = tableOf(page).getByRole('option', { selected: true });
  await expect(picked).toHaveCount(1);
  const step = await stepOf(page);
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByText('내 차례입니다.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(picked).toHaveCount(1);
  expect(await stepOf(page)).toBe(step);
  await expect(
    tableOf(page)
      .getByRole('button', { name: /[가-힣]/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Your turn.', { exact: true })).toBeVisible();
});

test('a press on a base that is not a legal target says why, with the clause', async ({ page }) => {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
  await page.goto(`/match/${id}`);
  await myTurn(page);
  await pieces(page).rack.first().click();
  await tableOf(page)
    .getByRole('button', { name: /^Blue headquarters/ })
    .click();
  const why = tableOf(page).getByRole('alert').filter({ hasText: 'Your own headquarters' });
  await expect(why).toBeVisible();
  await why.getByRole('button', { name: /^Rule: / }).click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
});

test('a dialog asks before a player resigns, and a rematch swaps the sides', async ({ page }) => {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }]);
  await page.goto(`/match/${id}`);
  await atRest(page);
  await page.getByRole('tab', { name: 'Match' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on playing' }).click();
  expect(await isOver(page)).toBe(false);
  await resign(page);
  await page.getByRole('button', { name: 'Play again as Red' }).first().click();
  await expect(page).not.toHaveURL(new RegExp(`${id}$`));
  await expect(tableOf(page).getByRole('region', { name: /^Blue: Bot/ })).toBeVisible();
});

test('the table says what a bot did in its turn, and a key opens a card about it until the next decision', async ({
  page,
}) => {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'red' });
  await page.goto(`/match/${id}`);
  await myTurn(page);
  const card = page.locator('[data-turn-card]');
  const button = page.getByRole('button', { name: 'What happened' });
  // The table itself says what happened in the turn, so the card opens only at a press of the button or the
  // key.
  await expect(button).toBeVisible();
  // Another decision of the same turn may follow, such as that on the effect of the placed Troop.
  for (let n = 0; n < 5; n += 1) {
    await decide(page);
    await myTurn(page);
    if (
      (await tableOf(page)
        .getByText(/^Red (draws|places|storms)/)
        .count()) > 0
    )
      break;
  }
  await expect(tableOf(page).getByText(/^Red (draws|places|storms)/)).toBeVisible();
  await expect(card).toHaveAttribute('data-turn-card', 'folded');
  await page.keyboard.press('w');
  await expect(card).toHaveAttribute('data-turn-card', 'open');
  await expect(card).toContainText(/^\s*Red\s/);
  const told = (await card.getByRole('listitem').allInnerTexts()).map((line) => line.trim());
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThanOrEqual(3);
  const log = await page.getByRole('list', { name: 'Log' }).getByRole('listitem').allInnerTexts();
  for (const line of told) expect(log.some((said) => said.startsWith(line))).toBe(true);
  expect(
    await page.evaluate(() => document.querySelector('[data-turn-card]')?.contains(document.activeElement)),
  ).toBe(false);
  await page.keyboard.press('w');
  await expect(card).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('w');
  await expect(card).toBeVisible();
  await decide(page);
  await myTurn(page);
  const next = (await card.getByRole('listitem').allInnerTexts()).map((line) => line.trim());
  expect(next.length).toBeLessThanOrEqual(3);
  await resign(page);
  await expect(card).toHaveCount(0);
  await expect(button).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('pieces fly, step after step, and none disappears', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const count = () =>
          (document.body.dataset.flown = String(Number(document.body.dataset.flown ?? 0) + 1));
        const watch = (all: MutationRecord[]) =>
          all
            .flatMap((one) => [...one.addedNodes])
            .forEach((node) => {
              if (node instanceof HTMLElement && node.classList.contains('flyer')) count();
            });
        new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
      });
    });
    const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'red' });
    await page.goto(`/match/${id}`);
    for (let n = 0; n < 3; n += 1) {
      await myTurn(page);
      await expect(page.locator('[data-busy="false"]')).toHaveCount(1);
      await decide(page);
    }
    await myTurn(page);
    expect(Number(await page.locator('body').getAttribute('data-flown'))).toBeGreaterThan(2);
    const told = await page.getByRole('list', { name: 'Log' }).getByRole('listitem').allInnerTexts();
    await page.reload();
    await myTurn(page);
    await expect(page.getByRole('list', { name: 'Log' }).getByRole('listitem')).toHaveText(
      told.map((text) => text.replace(/\s+/g, ' ').trim()),
    );
  });
});

test('a button does not move away under a press that takes the focus from another element', async ({
  page,
}) => {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
  await page.goto(`/match/${id}`);
  await myTurn(page);
  const before = await stepOf(page);
  await tabTo(page, 'option');
  await pieces(page).draw.click();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
});

test('the first game offers sounds, and plays them once they are on', async ({ page }) => {
  await page.addInitScript(() => {
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      document.documentElement.dataset.heard = String(
        Number(document.documentElement.dataset.heard ?? 0) + 1,
      );
      return start.apply(this, when);
    };
  });
  const heard = async () => Number((await page.locator('html').getAttribute('data-heard')) ?? 0);
  const seats: SeatPlan[] = [{ kind: 'me' }, { kind: 'bot', level: 1 }];
  await page.goto(`/match/${await createMatch(page, seats, { starter: 'blue' })}`);
  await decide(page);
  await myTurn(page);
  expect(await heard()).toBe(0);
  await page.getByRole('button', { name: 'Play sounds' }).click();
  await expect.poll(heard).toBe(1);
  await decide(page);
  await expect.poll(heard).toBeGreaterThan(1);
  await page.goto('/');
  await page.goto(`/match/${await createMatch(page, seats, { starter: 'blue' })}`);
  await expect(page.getByRole('button', { name: 'Sounds', pressed: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play sounds' })).toBeHidden();
});

test('the table shows a hint with rings and in words, until the next step', async ({ page }) => {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
  await page.goto(`/match/${id}`);
  await myTurn(page);
  const button = page.getByRole('button', { name: 'Hint' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: /^Hint: (Draw|Place|Storm) .*\.$/ })).toBeVisible();
  await expect(page.locator('[data-rings]')).not.toHaveAttribute('data-rings', '0');
  await decide(page);
  await expect(page.locator('[data-rings]')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Hint: / })).toHaveCount(0);
  await myTurn(page);
  await page.keyboard.press('h');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('h');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
