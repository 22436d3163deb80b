import type { GameEntry } from '../src/wire';
import { expect, test } from './fixtures';

test('the start page says what Rumpus is and shows the shelf of games', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The toys are on the table');
  const shelf = page.getByRole('region', { name: 'On the shelf' });
  const { games } = (await (await page.request.get('/api/games')).json()) as { games: GameEntry[] };
  expect(games.length).toBeGreaterThan(4);
  // The editions of a game share a box. The simplest edition comes first; of equally simple ones, the one
  // with the shorter games.
  const boxes = games.map(({ family }) => family);
  const order = (one: GameEntry, other: GameEntry): number =>
    boxes.indexOf(one.family) - boxes.indexOf(other.family) ||
    one.complexity - other.complexity ||
    one.minutes - other.minutes;
  const titles = games.toSorted(order).map(({ title }) => title.en);
  await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(titles);
  await expect(shelf.getByText('Coming')).toHaveCount(0);
  const row = await shelf.getByRole('list').first().boundingBox();
  const last = await shelf.getByRole('list').first().getByRole('listitem').last().boundingBox();
  expect(
    (last?.x ?? 0) + (last?.width ?? 0),
    'the right edge of the last box is that of the row',
  ).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0), 0);
});

test('Play now needs two clicks, and remembers the chosen level', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Recruit/ })
    .click();
  await expect(page).toHaveURL(/\/match\//);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Go on playing' }).getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Recruit/ })).toBeFocused();
});

test('the server refuses a wrong board, and the page lists every fault with its clause', async ({ page }) => {
  await page.goto('/new/toy-battle');
  const game = (await (await page.request.get('/api/games/toy-battle')).json()) as {
    boards: { id: string }[];
  };
  const board = structuredClone(game.boards.find(({ id }) => id === 'training-yard')) as unknown as {
    id: string;
    medals_to_win: number;
    bases: { id: string; x: number }[];
  };
  await page.getByRole('radio', { name: /A board file/ }).check();
  const field = page.getByRole('textbox', { name: 'or paste its content' });

  await field.fill('{ broken');
  await page.getByRole('button', { name: 'Check the board' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'not valid JSON' })).toBeVisible();
  await expect(field).toHaveValue('{ broken');

  const bad = {
    ...board,
    medals_to_win: 99,
    bases: board.bases.map((base, n) => (n === 0 ? { ...base, x: -40 } : base)),
  };
  await field.fill(JSON.stringify(bad));
  await page.getByRole('button', { name: 'Check the board' }).click();
  for (const rule of ['MAP-V-02', 'MAP-V-14'])
    await expect(page.getByRole('link', { name: rule }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set the table' })).toBeDisabled();

  await field.fill(JSON.stringify({ ...board, id: 'my-yard' }));
  await page.getByRole('button', { name: 'Check the board' }).click();
  await expect(page.getByText('The board is valid.')).toBeVisible();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await expect(page).toHaveURL(/\/match\//);
});

test('a person can search the rulebook, and each clause has a URL of its own', async ({ page }) => {
  await page.goto('/rules/toy-battle#TB-PLACE-04');
  await expect(page.getByRole('article').and(page.locator('[aria-current="true"]'))).toContainText(
    'TB-PLACE-04',
  );
  await page.getByRole('searchbox', { name: 'Search the rulebook' }).fill('hook headquarters');
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'TB-TROOP-4-02' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'TB-SETUP-01' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search the rulebook' }).fill('How do I start?');
  await expect(page.getByRole('article').first()).toContainText('TB-SETUP-');
  await page.getByRole('searchbox', { name: 'Search the rulebook' }).fill('duck');
  await expect(page.getByRole('article').first()).toHaveAttribute('data-clause', 'TB-TROOP-K-01');
});

test('the page of the rules begins with pictures of how to play, and leads to the whole rulebook', async ({
  page,
}) => {
  await page.goto('/rules/toy-battle');
  const pictures = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(pictures).toHaveCount(6);
  const last = await pictures.last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(900);
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'The whole rulebook' }).click();
  await expect(page).toHaveURL(/#rulebook$/);
  await expect(page.getByRole('searchbox', { name: 'Search the rulebook' })).toBeVisible();
  await expect(pictures).toHaveCount(0);
  await page.goBack();
  await expect(pictures).toHaveCount(6);
});

test('name, language and theme are the same after a reload', async ({ page }) => {
  await page.goto('/settings');
  const name = page.getByRole('textbox', { name: 'Your name' });
  await expect(name).not.toHaveValue('');
  await name.fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The name is saved.')).toBeVisible();
  await page.getByRole('radio', { name: 'dark', exact: true }).check();
  await page.getByRole('radio', { name: '한국어' }).check();
  await page.reload();
  await expect(page.getByRole('textbox', { name: '이름' })).toHaveValue('Ada');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

test.describe('a URL of a page or match that does not exist', () => {
  test.use({ expected: /404/ });

  test('leads to a page that says what does not exist', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing stands on this shelf');
    for (const path of ['/match/nobody', '/match/nobody/replay']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This match does not exist');
      await expect(page.getByRole('alert').filter({ hasText: 'no match' })).toBeVisible();
    }
  });
});

test('the question mark opens a list of keys, and the focus returns when it is closed', async ({ page }) => {
  await page.goto('/games');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Settings' })).toBeFocused();
});

test('a new page has the focus at its heading, and a first link skips to the content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.getByRole('link', { name: 'My games' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My games' })).toBeFocused();
});
