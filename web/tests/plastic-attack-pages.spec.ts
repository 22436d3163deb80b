import type { Page } from '@playwright/test';
import { test } from './fixtures';
import { found, latinWords, overWidth, tooWide } from './looks';
import {
  answerOf,
  army,
  atRest,
  createTable,
  decide,
  expect,
  figureOf,
  movedOn,
  playOut,
  question,
  stepOf,
  tableOf,
  type Asks,
} from './plastic-attack';

const bot = { kind: 'bot', level: 1 } as const;
const me = { kind: 'me' } as const;
const giants = army('2009', 'Giants', [
  ['Ada', 10, 'heal'],
  ['Bea', 5, 'shield'],
]);
const crowd = army(
  '2009',
  'Crowd',
  Array.from({ length: 5 }, (_, n) => [`Extra ${n + 1}`, 3, 'dodge']),
);

/** Plays games of the revised edition until a figure has a waiting effect, and then calls `look`. */
async function marked(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const forces = [
    army('revised', 'Giants', [
      ['Ada', 10, 'dodge'],
      ['Bea', 5, 'dodge'],
    ]),
    army(
      'revised',
      'Crowd',
      Array.from({ length: 5 }, (_, n) => [`Extra ${n + 1}`, 3, 'dodge']),
    ),
  ];
  const mark = tableOf(page).locator('.marks i').first();
  // A game may end before any figure has a waiting effect, so this loop plays up to six games.
  for (let game = 0; game < 6 && (await mark.count()) === 0; game += 1) {
    const id = await createTable(page, { edition: 'revised', seats: [me, bot], forces });
    await page.goto(`/match/${id}`);
    for (let asked: string = ''; asked !== 'over' && (await mark.count()) === 0;)
      asked = await decide(page, { attackers: ['Ada'], defenders: ['Bea'] });
  }
  await expect(mark).toBeVisible();
  await look('table, a mark beside a figure');
}

/** Calls `look` on every page of the game, from the workshop to the replay. */
async function everyPage(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.goto('/workshop/plastic-attack-2009');
  const ready = page.getByRole('button', { name: /Kitchen Shelf|부엌 선반/ }).first();
  await expect(page.getByTestId('workshop')).toBeVisible();
  await look('workshop, empty');
  await ready.click();
  await expect(page.getByTestId('slot')).toHaveCount(4);
  await expect(page.getByTestId('faults')).toHaveAttribute('data-count', '0');
  await look('workshop, armies');
  await page.getByTestId('more-figures').click();
  await look('workshop, figures');
  for (const dialog of ['new-figure', 'share', 'import', 'print']) {
    await page.getByTestId(dialog).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`workshop, ${dialog}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await page.goto('/new/plastic-attack-2009');
  await page.locator('input[name="seats"][value="4"]').check();
  await page.locator('[data-seat="green"] select').selectOption('invite');
  await page.locator('[data-seat="red"] summary').click();
  await page.getByTestId('force-change').click();
  await page.locator('details').last().locator('summary').click();
  await expect(page.locator('[data-seat="red"] [role="radiogroup"]').first()).toBeVisible();
  await look('new game');

  const waits = await createTable(page, { edition: '2009', seats: [me, { kind: 'invite' }] });
  await page.goto(`/match/${waits}`);
  await page.getByTestId('force-change').click();
  await look('waiting room');

  const id = await createTable(page, {
    edition: '2009',
    seats: [me, bot],
    forces: [giants, crowd],
    odds: true,
  });
  await page.goto(`/match/${id}`);
  const met = new Set<Asks>();
  for (let n = 0; n < 80; n += 1) {
    const now = await question(page);
    if (!now || ['attack', 'play', 'use'].every((asks) => met.has(asks as Asks))) break;
    if (!met.has(now.asks)) {
      met.add(now.asks);
      await look(`table, ${now.asks}`);
      if (now.asks === 'attack') {
        await figureOf(page, 'Ada').click();
        await look('table, opponents');
        await page.keyboard.press('Escape');
      }
    }
    await decide(page, { attackers: ['Ada'], defenders: ['Ada'], target: 'Ada' });
  }
  expect([...met]).toEqual(expect.arrayContaining(['attack', 'play', 'use']));
  for (const list of ['discard', 'memory']) {
    await tableOf(page).locator(`.piles [data-action="${list}"]`).click();
    await look(`table, ${list}`);
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-look="Ada"]').click();
  await look('table, character card');
  await page.keyboard.press('Escape');

  await marked(page, look);

  const ended = await createTable(page, {
    edition: '2009',
    seats: [me, bot],
    forces: [giants, army('2009', 'Lone', [['Solo', 1, 'dodge']])],
  });
  await page.goto(`/match/${ended}`);
  await playOut(page, { attackers: ['Ada'], defenders: ['Ada'] });
  await expect(answerOf(page, 'close')).toBeVisible();
  await look('result');
  await page.goto(`/match/${ended}/replay`);
  await atRest(page);
  await look('replay');
  await page.keyboard.press('End');
  await look('end of the replay');
}

test('axe finds nothing on any page of Plastic Attack, and none needs sideways scrolling on a phone', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const all: string[] = [];
  await everyPage(page, async (name) => {
    all.push(...(await found(page)).map((one) => `${name}: ${one}`));
    all.push(...(await tooWide(page)).map((one) => `${name}: ${one}`));
  });
  expect(all).toEqual([]);
});

test('with six players, the stage of secret cards passes axe and fits a phone', async ({ page }) => {
  const id = await createTable(page, {
    edition: 'revised',
    seats: [me, bot, bot, bot, bot, bot],
    forces: [
      army('revised', 'Giants', [
        ['Ada', 10, 'dodge'],
        ['Bea', 5, 'dodge'],
      ]),
    ],
  });
  await page.goto(`/match/${id}`);
  const met: Asks[] = [];
  while (met.at(-1) !== 'play') {
    const asks = (await question(page))?.asks;
    if (asks === undefined)
      throw new Error(`the game ended before the player was to lay a card; it asked: ${met.join(', ')}`);
    met.push(asks);
    if (asks !== 'play') await decide(page);
  }
  await expect(tableOf(page).locator('[data-army]')).toHaveCount(6);
  const slot = tableOf(page).locator('[data-anchor="slot:red"]');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(slot).toBeInViewport();
    await expect(tableOf(page).locator('[data-card][data-legal]').first()).toBeInViewport();
    expect(await found(page), `what axe finds at a width of ${width} px`).toEqual([]);
    expect(await overWidth(page), `how much wider than ${width} px the content is`).toBeLessThanOrEqual(0);
  }
  const before = await stepOf(page);
  await tableOf(page).locator('[data-card][data-legal]').first().click();
  await movedOn(page, before);
});

test.describe('in Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('no page of Plastic Attack has English words except for names', async ({ page }) => {
    const game = (await (await page.request.get('/api/games/plastic-attack-2009')).json()) as {
      own: { ready: { name: string }[] };
    };
    const armies = game.own.ready.flatMap(({ name }) => name.split(' '));
    const names = new Set([
      'Ada',
      'Bea',
      'Extra',
      'Giants',
      'Crowd',
      'Solo',
      'Lone',
      'Rumpus',
      'Domino',
      'Writing',
      ...armies,
    ]);
    await page.goto('/settings');
    await page.getByRole('textbox', { name: '이름' }).fill('에이다');
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/me') && answer.request().method() === 'PUT',
    );
    await page.getByRole('button', { name: '저장' }).click();
    await saved;
    const all: string[] = [];
    await everyPage(page, async (name) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
      const words = (await latinWords(page, /\b(PA1|PA2|PA-R)(-[A-Z0-9]+)*\b/g)).filter(
        (word) => !names.has(word),
      );
      if (words.length > 0) all.push(`${name}: ${words.join(', ')}`);
    });
    expect(all).toEqual([]);
  });
});
