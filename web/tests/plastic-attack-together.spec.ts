import type { Browser, BrowserContext, Page } from '@playwright/test';
import { listen, test } from './fixtures';
import {
  answerOf,
  army,
  asked,
  cardOf,
  createTable,
  decide,
  expect,
  expectSealed,
  figureOf,
  isOver,
  movedOn,
  openCards,
  playOut,
  publicPart,
  question,
  secretsOf,
  seenBy,
  stepOf,
  tableOf,
  type Seen,
} from './plastic-attack';
import type { Server } from './server';

const bot = { kind: 'bot', level: 1 } as const;
const me = { kind: 'me' } as const;
const two = (edition: '2009' | 'revised', name: string, action: string) =>
  army(edition, name, [
    [`${name} one`, 8, action],
    [`${name} two`, 7, action],
  ]);

type Friend = { page: Page; seen: Seen[]; faults: string[]; context: BrowserContext };

/** Opens a second browser for a friend, who takes a seat with an invite link. */
async function befriend(browser: Browser, server: Server, link: string): Promise<Friend> {
  const context = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  });
  const faults = listen(context);
  const page = await context.newPage();
  const seen = seenBy(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page).toHaveURL(/\/match\//);
  await expect(page.getByRole('heading', { level: 2, name: 'Before the game' })).toBeVisible();
  return { page, seen, faults, context };
}

/** Chooses an army that comes with the game in the waiting room, and sends it. */
async function handIn(page: Page, name: string): Promise<void> {
  await page.getByTestId('force-change').click();
  await page.getByRole('radio', { name }).check();
  await expect(page.getByTestId('force-now')).toContainText(name);
  await page.getByRole('button', { name: 'Hand the army in' }).click();
}

const invitation = (page: Page) =>
  page.getByRole('textbox', { name: /^Link of the invitation/ }).inputValue();

/** Sets up a match of two people in two browsers. Resolves once both hands are dealt. */
async function tableOfTwo(
  page: Page,
  browser: Browser,
  server: Server,
): Promise<{ id: string; friend: Friend }> {
  const id = await createTable(page, {
    edition: '2009',
    seats: [me, { kind: 'invite' }],
    forces: [two('2009', 'Red', 'heal'), null],
  });
  await page.goto(`/match/${id}`);
  const friend = await befriend(browser, server, await invitation(page));
  await friend.page.getByRole('button', { name: 'Hand the army in' }).click();
  for (const one of [page, friend.page])
    await expect(tableOf(one).locator('[data-card]').first()).toBeVisible();
  return { id, friend };
}

test('two people in two browsers and two bots play a game of the revised edition to its end', async ({
  page,
  browser,
  server,
}) => {
  const seen = seenBy(page);
  await page.goto('/new/plastic-attack-revised');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  const seats = page.getByRole('list', { name: 'Players' });
  await seats.locator('[data-seat="blue"] select').selectOption('1');
  await seats.locator('[data-seat="green"] select').selectOption('invite');
  await expect(seats.locator('[data-seat="green"]')).toContainText('Brings an army of their own.');
  await seats.locator('[data-seat="yellow"] select').selectOption('1');
  for (const seat of ['blue', 'yellow']) {
    await seats.locator(`[data-seat="${seat}"] summary`).click();
    await seats.locator(`[data-seat="${seat}"]`).getByTestId('force-change').click();
    await seats
      .locator(`[data-seat="${seat}"]`)
      .getByRole('radio', { name: 'Two Against the World' })
      .check();
  }
  await page.getByRole('button', { name: 'Set the table' }).click();

  const room = page.getByRole('list', { name: 'Players' });
  await expect(room.locator('[data-seat="green"]')).toContainText('still free');
  await expect(room.locator('[data-seat="red"]')).toContainText('army handed in');
  await room
    .locator('[data-seat="red"]')
    .getByRole('button', { name: /Choose another army/ })
    .click();
  await handIn(page, 'Two Against the World');
  const friend = await befriend(browser, server, await invitation(page));
  await expect(
    friend.page.locator('body'),
    'the friend does not see the army of the other player',
  ).not.toContainText(/Tumble-Tank|Paper Dragon/);
  await handIn(friend.page, 'Monsters Under the Bed');

  const people = [page, friend.page];
  for (const one of people) {
    await expect(figureOf(one, 'Tumble-Tank').first()).toBeVisible();
    await expect(figureOf(one, 'Moss Lion').first()).toBeVisible();
  }
  const shownTo = await Promise.all(
    people.map(async (one) => {
      const pictures: { seq: number; cards: string[] }[] = [];
      await playOut(one, { high: ({ attacks }) => attacks, uses: false, guards: false }, async (own, way) => {
        const asks = await decide(own, way);
        if (asks === 'play') pictures.push(await openCards(own));
        return asks;
      });
      return pictures;
    }),
  );
  for (const one of people) await expect(tableOf(one).locator('[data-result]')).toBeVisible();
  await expect.poll(() => stepOf(friend.page)).toBe(await stepOf(page));

  expectSealed(seen, ['red']);
  expectSealed(friend.seen, ['green']);
  const steps = [seen, friend.seen].map(
    (all) => new Map(all.filter(({ view }) => !view.over).map((one) => [one.seq, one])),
  );
  const shared = [...(steps[0]?.values() ?? [])].flatMap((mine) =>
    steps[1]?.has(mine.seq) ? [[mine, steps[1].get(mine.seq) as Seen] as const] : [],
  );
  expect(shared.length).toBeGreaterThan(10);
  for (const [mine, theirs] of shared) {
    expect(publicPart(theirs), `step ${mine.seq}`).toEqual(publicPart(mine));
    if (mine.events.some(({ type }) => type === 'reshuffled')) continue;
    for (const [one, other] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      // Everybody saw the cards that were dealt face up to choose the first player. These cards went back
      // into the deck before it was shuffled.
      const events = one.events.filter(({ type }) => type !== 'first_player');
      const told = JSON.stringify({ events, view: { ...one.view, unseen: [], in_hands: [] } });
      expect(
        secretsOf(other).filter((card) => told.includes(`"${card}"`)),
        `step ${one.seq}`,
      ).toEqual([]);
    }
  }
  for (const [n, pictures] of shownTo.entries()) {
    for (const { seq, cards } of pictures) {
      const other = steps[1 - n]?.get(seq);
      const secrets = other ? secretsOf(other) : [];
      expect(
        cards.filter((card) => secrets.includes(card)),
        `the page at step ${seq}`,
      ).toEqual([]);
    }
  }
  expect(friend.faults).toEqual([]);
  await friend.context.close();
});

test('after a reload, a laid card is still there, and only its owner sees it', async ({
  page,
  browser,
  server,
}) => {
  const { friend } = await tableOfTwo(page, browser, server);
  const at = async (one: Page) => (await one.locator('[data-table] [data-stage="play"]').count()) > 0;
  for (let n = 0; n < 4 && !((await at(page)) && (await at(friend.page))); n += 1) {
    const before = await stepOf(page);
    const first = await Promise.race([page, friend.page].map((one) => asked(one).then(() => one)));
    await decide(first);
    for (const one of [page, friend.page]) await movedOn(one, before);
  }
  const card = (await question(page))?.cards[0] ?? '';
  const before = await stepOf(page);
  await cardOf(page, card).click();
  for (const one of [page, friend.page]) await movedOn(one, before);
  const slot = (one: Page) => tableOf(one).locator('[data-anchor="slot:red"]');
  const laid = async () => {
    await expect(slot(page).locator(`[data-face="${card}"]`)).toHaveCount(1);
    await expect(slot(page)).toHaveAttribute('aria-label', /^Your card: /);
    await expect(cardOf(page, card)).toHaveCount(0);
    await expect(tableOf(page).locator('[data-card][data-legal]')).toHaveCount(0);
    await expect(
      tableOf(page).getByRole('status').filter({ hasText: 'You have chosen. Waiting for Blue’s card.' }),
    ).toBeVisible();
    await expect(slot(friend.page)).toHaveAttribute('aria-label', 'Red has chosen a card');
    await expect(slot(friend.page).locator('[data-face="back"]')).toHaveCount(1);
    expect((await openCards(friend.page)).cards).not.toContain(card);
  };
  await laid();
  await page.reload();
  await expect(tableOf(page)).toHaveAttribute('data-ready', 'true');
  await laid();
  await friend.page.reload();
  await expect(slot(friend.page)).toBeVisible();
  await laid();
  await decide(friend.page);
  for (const one of [page, friend.page])
    await expect(slot(one).locator(`[data-face="${card}"]`)).toHaveCount(1);
  expectSealed(friend.seen, ['blue']);
  expect(friend.faults).toEqual([]);
  await friend.context.close();
});

test('with three people at one screen, the curtain falls before each of them chooses a card', async ({
  page,
}) => {
  const seen = seenBy(page);
  await page.goto('/new/plastic-attack-2009');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  for (const seat of ['blue', 'green']) {
    await page.locator(`[data-seat="${seat}"] select`).selectOption('same_device');
  }
  await page.getByRole('button', { name: 'Set the table' }).click();
  const curtain = page.getByRole('button', { name: /^I am (Red|Blue|Green)$/ });
  await expect(curtain).toBeVisible();
  const layers: string[] = [];
  for (let turn = 0; turn < 14; turn += 1) {
    await expect(curtain).toBeFocused();
    const side = (await curtain.innerText()).replace('I am ', '').toLowerCase();
    await expect(tableOf(page).locator('[data-table], [data-card], [data-face]')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Log' })).toHaveCount(0);
    await expect.poll(() => seen.at(-1)?.view.viewer ?? null).toBe(null);
    const from = seen.length;
    await curtain.click();
    await expect(tableOf(page)).toHaveAttribute('data-viewer', side);
    if (turn === 3) {
      await page.reload();
      await expect(tableOf(page)).toHaveAttribute('data-viewer', side);
    }
    while ((await curtain.count()) === 0) {
      const hand = () => seen.at(-1)?.view.seats.find(({ seat }) => seat === side)?.hand ?? [];
      await expect
        .poll(async () => (await tableOf(page).locator('[data-card]').count()) - hand().length)
        .toBe(0);
      if ((await decide(page, { uses: turn % 2 === 0 })) === 'play') layers.push(side);
      await expect
        .poll(async () => (await curtain.count()) + (await page.locator('[data-table] [data-stage]').count()))
        .toBeGreaterThan(0);
    }
    const during = seen.slice(from).filter(({ view }) => view.viewer !== null);
    expect(during.length).toBeGreaterThan(0);
    expect(during.filter(({ view }) => view.viewer !== side)).toEqual([]);
  }
  expectSealed(seen, ['red', 'blue', 'green']);
  expect(new Set(layers).size).toBeGreaterThan(1);
});

test('one of four players resigns, and the game goes on without that player', async ({
  page,
  browser,
  server,
}) => {
  const forces = [
    two('revised', 'Red', 'dodge'),
    null,
    two('revised', 'Green', 'dodge'),
    two('revised', 'Yellow', 'dodge'),
  ];
  const id = await createTable(page, {
    edition: 'revised',
    seats: [me, { kind: 'invite' }, bot, bot],
    forces,
  });
  await page.goto(`/match/${id}`);
  const friend = await befriend(browser, server, await invitation(page));
  await friend.page.getByRole('button', { name: 'Hand the army in' }).click();
  await expect(tableOf(friend.page).locator('[data-card]').first()).toBeVisible();
  await friend.page.getByRole('tab', { name: 'Match' }).click();
  await friend.page.getByRole('button', { name: 'Resign' }).click();
  await friend.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const one of [page, friend.page])
    await expect(tableOf(one).locator('[data-army="blue"]')).toContainText('Out of the game');
  await expect(friend.page.getByText('You are out of the game.').first()).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Log' }).getByRole('listitem').filter({ hasText: 'Blue gives up.' }),
  ).toHaveCount(1);
  await expect(tableOf(page).locator('[data-army="blue"] [data-figure]')).toHaveCount(0);
  const left = await stepOf(page);
  await playOut(page);
  expect(await stepOf(page)).toBeGreaterThan(left);
  await expect(tableOf(friend.page).locator('[data-result]')).toBeVisible();
  await expect(tableOf(friend.page).locator('[data-result]')).not.toHaveAttribute('data-winner', 'blue');
  expect(friend.faults).toEqual([]);
  await friend.context.close();
});

test('one of four players runs out of time, and the game goes on without that player', async ({
  page,
  browser,
  server,
}) => {
  const forces = [
    two('2009', 'Red', 'dodge'),
    null,
    two('2009', 'Green', 'dodge'),
    two('2009', 'Yellow', 'dodge'),
  ];
  const id = await createTable(page, {
    edition: '2009',
    seats: [me, { kind: 'invite' }, bot, bot],
    forces,
    options: { quick_game: true },
    clock: { kind: 'fischer', seconds: 8, increment: 20 },
  });
  await page.goto(`/match/${id}`);
  const friend = await befriend(browser, server, await invitation(page));
  await friend.page.getByRole('button', { name: 'Hand the army in' }).click();
  await expect(tableOf(friend.page).locator('[data-card]').first()).toBeVisible();
  const players = page.getByRole('list', { name: 'Players' });
  await expect(players.getByText(/^\d+:\d\d$/).first()).toBeVisible();
  // The friend never decides. When it is the friend's turn, the game waits until the friend's clock runs out.
  const log = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  const gone = log.filter({ hasText: 'Blue has run out of time.' });
  for (let n = 0; n < 60 && (await gone.count()) === 0 && (await decide(page)) !== 'over'; n += 1);
  await expect(gone).toHaveCount(1);
  await expect(tableOf(page).locator('[data-army="blue"]')).toContainText('Out of the game');
  await playOut(page);
  expect(await isOver(page)).toBe(true);
  await expect(answerOf(page, 'close')).toBeVisible();
  await friend.context.close();
});
