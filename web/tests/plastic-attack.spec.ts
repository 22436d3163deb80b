import type { Page } from '@playwright/test';
import { test } from './fixtures';
import {
  answerOf,
  army,
  asked,
  cardOf,
  createTable,
  decide,
  expect,
  figureOf,
  isOver,
  movedOn,
  playOut,
  question,
  stepOf,
  tableOf,
  type Asks,
  type Way,
} from './plastic-attack';

const bot = { kind: 'bot', level: 1 } as const;
const me = { kind: 'me' } as const;

test('a player sets up a quick game of 2009 against a bot, and plays it to its end by clicks', async ({
  page,
}) => {
  await test.step('the player sets up the match', async () => {
    await page.goto('/');
    await page
      .getByRole('article')
      .filter({ hasText: 'Plastic Attack (2009)' })
      .getByRole('link', { name: 'New game' })
      .click();
    const seats = page.getByRole('list', { name: 'Players' });
    await seats.getByRole('combobox').nth(1).selectOption('1');
    await seats.locator('[data-seat="red"] summary').click();
    await page.getByTestId('force-change').click();
    await page.getByRole('radio', { name: 'Two Against the World' }).check();
    await page.getByText('Options of the rules').click();
    await expect(page.getByRole('checkbox', { name: 'Tell the chances' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Quick game' }).check();
    await page.getByRole('button', { name: 'Set the table' }).click();
    await expect(page).toHaveURL(/\/match\//);
    await expect(figureOf(page, 'Tumble-Tank')).toBeVisible();
  });

  let offers = 0;
  const all = await playOut(page, {}, async (page, way) => {
    const now = await question(page);
    if (now?.asks === 'use') offers += 1;
    if (now?.asks !== 'play') return decide(page, { ...way, uses: offers % 2 === 1 });
    const odds = await tableOf(page)
      .locator('[data-odds]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-odds'))));
    expect(odds).toHaveLength(now.cards.length);
    const best = Math.max(...odds);
    expect(best).toBeLessThanOrEqual(100);
    await cardOf(page, now.cards[odds.indexOf(best)] ?? '').click();
    await movedOn(page, now.seq);
    return now.asks;
  });
  expect(new Set(all).has('play')).toBe(true);

  await test.step('the result cites its clause', async () => {
    const result = tableOf(page).locator('[data-result="last-standing"]');
    await expect(result.getByRole('heading', { name: /^(You win!|Blue wins)$/ })).toBeVisible();
    await expect(result.getByRole('list', { name: 'Standing' }).getByRole('listitem')).toHaveCount(2);
    await result.locator('[data-clause^="PA1-"]').click();
    await expect(page.getByRole('article').and(page.locator('[aria-current="true"]'))).toHaveAttribute(
      'data-clause',
      /^PA1-(END|GOAL)-\d+$/,
    );
  });

  await test.step('the log describes the game, with clauses', async () => {
    await page.getByRole('tab', { name: 'Log' }).click();
    const log = page.getByRole('list', { name: 'Log' });
    await expect(log.getByRole('listitem').filter({ hasText: /^\s*Turn 1: (Red|Blue)\s*$/ })).toHaveCount(1);
    await expect(
      log
        .getByRole('listitem')
        .filter({ hasText: 'attacks' })
        .first()
        .locator('[data-clause~="PA1-TURN-02"]'),
    ).toBeVisible();
    await expect(log.getByRole('listitem').last()).toContainText('no figure left');
    await log.locator('[data-clause^="PA1-TURN-02"]').first().click();
    await expect(page.getByRole('article').and(page.locator('[aria-current="true"]'))).toHaveAttribute(
      'data-clause',
      'PA1-TURN-02',
    );
  });

  await test.step('the replay goes through the game', async () => {
    const last = await stepOf(page);
    await page.getByRole('link', { name: 'Watch the replay' }).first().click();
    await expect(page).toHaveURL(/\/replay/);
    await expect.poll(() => stepOf(page)).toBe(0);
    await expect(page.getByRole('slider', { name: 'Step' })).toHaveAttribute('max', String(last));
    await page.keyboard.press('End');
    expect(await stepOf(page)).toBe(last);
    await expect(tableOf(page).locator('[data-result]')).toBeVisible();
    await page.keyboard.press('Home');
    expect(await stepOf(page)).toBe(0);
    await expect(tableOf(page).locator('[data-result]')).toHaveCount(0);
    await expect(figureOf(page, 'Tumble-Tank')).toBeVisible();
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('red');
    await expect(
      tableOf(page).getByRole('list', { name: 'Your hand' }).getByRole('listitem').first(),
    ).toBeVisible();
  });
});

/**
 * Presses the Tab key until `fits` returns true for the focused element. `what` names this element in the
 * error.
 */
async function tabTo(page: Page, what: string, fits: (element: Element) => boolean): Promise<void> {
  for (let n = 0; n < 90; n += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(`(${fits.toString()})(document.activeElement)`);
    if (found) return;
  }
  throw new Error(`90 presses of the Tab key did not lead to ${what}`);
}

/** Makes one decision by keys alone. Returns what the table asked. */
async function decideByKeys(page: Page, way: Way): Promise<Asks | 'over'> {
  const now = await question(page);
  if (!now) return 'over';
  const keys = page.keyboard;
  if (now.asks === 'guard') await keys.press('y');
  else if (now.asks === 'use' && way.uses === false) await keys.press('n');
  else if (now.asks === 'use' && now.buttons.includes('use')) await keys.press('y');
  else {
    await keys.press('PageDown');
    await keys.press('Enter');
    if (now.asks === 'attack') {
      await expect(tableOf(page).locator('[data-player][data-legal]').first()).toBeFocused();
      await keys.press('Enter');
    } else if (now.players.length > 0) await keys.press('y');
  }
  await movedOn(page, now.seq);
  return now.asks;
}

test('a player can play a whole quick game by keyboard alone, from the start page to the result', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'New game' }).nth(1)).toBeVisible();
  await tabTo(page, 'a new game', (one) => one.getAttribute('href') === '/new/plastic-attack-2009');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'New game of Plastic Attack (2009)' }),
  ).toBeFocused();

  await tabTo(page, 'the second seat', (one) => one.matches('[data-seat="blue"] select'));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('combobox').nth(1)).toHaveValue('1');
  await tabTo(
    page,
    'the options',
    (one) => one.matches('summary') && one.textContent === 'Options of the rules',
  );
  await page.keyboard.press('Enter');
  await tabTo(page, 'the quick game', (one) => one.parentElement?.textContent?.trim() === 'Quick game');
  await page.keyboard.press('Space');
  await tabTo(page, 'the table', (one) => one.textContent === 'Set the table');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/match\//);

  let offers = 0;
  const all = await playOut(page, {}, (page) => decideByKeys(page, { uses: (offers += 1) % 3 > 0 }));
  expect(all.length).toBeGreaterThan(3);
  expect(await isOver(page)).toBe(true);
  await tabTo(page, 'the replay', (one) => one.textContent === 'Watch the replay');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/replay/);
});

/** Returns an army of `count` weak figures, with which a game is long. */
const crowd = (count: number) =>
  army(
    '2009',
    'Crowd',
    Array.from({ length: count }, (_, n) => [`Extra ${n + 1}`, 1, 'dodge']),
  );

test('each player whom a Master Plan names discards the hand and draws three cards', async ({ page }) => {
  const forces = [
    army('2009', 'Planners', [
      ['Ada', 10, 'master-plan'],
      ['Bea', 5, 'master-plan'],
    ]),
    crowd(15),
  ];
  const id = await createTable(page, { edition: '2009', seats: [me, bot], forces });
  await page.goto(`/match/${id}`);
  const way: Way = { attackers: ['Ada'], uses: false };
  let now = await question(page);
  for (let n = 0; n < 120 && now?.players.length !== 2; n += 1) {
    if (now?.asks === 'play')
      expect(await tableOf(page).locator('[data-odds]').count(), 'chances on cards, which are off').toBe(0);
    await decide(page, way);
    now = await question(page);
  }
  await expect(answerOf(page, 'use')).toHaveCount(0);
  const names = tableOf(page).locator('[data-player][data-legal]');
  await expect(names).toHaveCount(2);
  const before = await stepOf(page);
  for (const one of await names.all()) await one.click();
  await expect(names.and(page.locator('[aria-pressed="true"]'))).toHaveCount(2);
  await names.first().click();
  await expect(names.and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  await names.first().click();
  await answerOf(page, 'use').click();
  await movedOn(page, before);
  const log = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  await expect(log.filter({ hasText: 'Red uses Master Plan on Red, Blue.' })).toHaveCount(1);
  await expect(
    log.filter({ hasText: /^(Red|Blue) discards / }).locator('[data-clause~="PA1-ACT-MP-01"]'),
  ).toHaveCount(2);
  await expect(
    log.filter({ hasText: 'Blue draws 3 cards.' }).last().locator('[data-clause*="PA1-ACT-MP-0"]'),
  ).toBeVisible();
});

test('a player lays a Shield beside a figure, and spends it to save the figure', async ({ page }) => {
  const forces = [
    army('2009', 'Wardens', [
      ['Ada', 8, 'shield'],
      ['Bea', 7, 'shield'],
    ]),
    army('2009', 'Hammers', [
      ['Cob', 8, 'special-weapon'],
      ['Dot', 7, 'special-weapon'],
    ]),
  ];
  // In some games, no shielded figure is hit, so this test plays up to four games.
  for (let game = 0; game < 4; game += 1) {
    const id = await createTable(page, { edition: '2009', seats: [me, bot], forces });
    await page.goto(`/match/${id}`);
    if (await shieldIsSpent(page)) return;
  }
  throw new Error('in four games, no Shield was laid and then spent');
});

/**
 * Wins attacks and loses defences until a shielded figure is hit. Keeps the figure's Shield once, and then
 * spends it. Returns false if the game ends before the Shield is spent.
 */
async function shieldIsSpent(page: Page): Promise<boolean> {
  const way: Way = { attackers: ['Ada'], defenders: ['Bea'], high: ({ attacks }) => attacks, target: 'Bea' };
  let kept = false;
  for (let n = 0; n < 200; n += 1) {
    const asks = await asked(page);
    if (asks === 'over') return false;
    if (asks !== 'guard') {
      await decide(page, way);
      continue;
    }
    await expect(
      tableOf(page)
        .getByRole('status')
        .filter({ hasText: 'Bea lost the battle. Use the Shield to keep its Power?' }),
    ).toBeVisible();
    await expect(page.getByText('You defend.', { exact: true })).toBeVisible();
    const label = (await figureOf(page, 'Bea').getAttribute('aria-label')) ?? '';
    const [, power = '', shields = ''] = /Power (\d+).*?(\d+) Shield card/.exec(label) ?? [];
    expect(label).toMatch(/Shield card/);
    await decide(page, { guards: kept });
    if (!kept) {
      kept = true;
      await expect(figureOf(page, 'Bea')).toHaveAttribute(
        'aria-label',
        new RegExp(`Power ${Number(power) - 1}\\b.*${shields} Shield card`),
      );
      continue;
    }
    await expect(figureOf(page, 'Bea')).toHaveAttribute('aria-label', new RegExp(`Power ${power}\\b`));
    const log = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
    await expect(log.filter({ hasText: 'takes the hit and keeps the card' })).toHaveCount(1);
    await expect(
      log.filter({ hasText: /is discarded and saves Bea/ }).locator('[data-clause~="PA1-ACT-SHIELD-02"]'),
    ).toBeVisible();
    return true;
  }
  return false;
}

test('Mind Control brings a captive into the army, and Recover brings the player’s own figure back', async ({
  page,
}) => {
  const forces = [
    army('2009', 'Both', [
      ['Ada', 5, 'mind-control'],
      ['Bea', 5, 'mind-control'],
      ['Cid', 2, 'recover'],
      ['Dee', 2, 'recover'],
      ['Eve', 1, 'recover'],
    ]),
    crowd(15),
  ];
  const log = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  const taken = log.filter({ hasText: /^Mind Control: Extra \d+ joins Red with Power 1\./ });
  const back = log.filter({ hasText: /^Recover: (Cid|Dee|Eve) joins Red with Power [12]\./ });
  const both = async () => (await taken.count()) > 0 && (await back.count()) > 0;
  // In some games, luck prevents one of the two, so this test plays up to four games.
  for (let game = 0; game < 4 && !(await both()); game += 1) {
    const id = await createTable(page, {
      edition: '2009',
      seats: [me, bot],
      forces,
      options: { quick_game: true },
    });
    await page.goto(`/match/${id}`);
    for (let n = 0; n < 120 && !(await both()); n += 1) {
      const controls = (await taken.count()) === 0;
      const attackers = controls ? ['Ada', 'Bea'] : ['Cid', 'Dee', 'Eve', 'Ada', 'Bea'];
      const now = await question(page);
      if (now === null) break;
      if (now.asks === 'use')
        for (const figure of now.figures)
          await expect(figureOf(page, figure)).toHaveAttribute('data-captive', /red|blue/);
      await decide(page, { attackers, defenders: ['Eve', 'Dee', 'Cid'], high: ({ attacks }) => attacks });
    }
  }
  await expect(taken.first().locator('[data-clause~="PA1-ACT-MC-01"]')).toBeVisible();
  await expect(back.first().locator('[data-clause~="PA1-ACT-REC-01"]')).toBeVisible();
});
