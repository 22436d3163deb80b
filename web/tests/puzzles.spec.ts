import type { Page } from '@playwright/test';
import type { DailyPuzzle, LessonPage } from '../src/wire';
import { expect, test } from './fixtures';
import { found } from './looks';

const PUZZLES = '/api/games/toy-battle/puzzles';

/** Returns the ids of the puzzles of Toy Battle, as they are in URLs. */
async function puzzles(page: Page): Promise<string[]> {
  const list = (await (await page.request.get(PUZZLES)).json()) as { puzzles: { id: string }[] };
  return list.puzzles.map(({ id }) => id);
}

const ready = (page: Page, step: number) =>
  expect(page.locator(`[data-testid="table"][data-step="${step}"][data-ready="true"]`)).toBeVisible();
const said = (page: Page) => page.locator('.coach [aria-live="polite"]');

test('a wrong decision gets a kind reply, the right one wins, and the list counts solved puzzles', async ({
  page,
}) => {
  const [first = '', second = ''] = await puzzles(page);
  const lesson = (await (await page.request.get(`${PUZZLES}/${first}`)).json()) as LessonPage;
  const place = (lesson.steps[0]!.play as { place: { on: string; troop: string } }).place;
  await page.goto(`/puzzles/toy-battle/${first}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Puzzle 1');
  await ready(page, 0);
  await page.locator('[data-action="draw"]').click();
  await expect(said(page)).toContainText('it does not win');
  await ready(page, 0);
  await page.locator(`[data-point~="#rack"] [data-point="${place.troop}"]`).first().click();
  await page.locator(`[data-place="${place.on}"]`).click();
  for (let step = 1; step < lesson.steps.length; step += 1) {
    await ready(page, step);
    await page.getByRole('button', { name: 'Show me' }).click();
  }
  await ready(page, lesson.steps.length);
  await expect(page.locator('.coach').getByRole('link', { name: 'Next puzzle' })).toHaveAttribute(
    'href',
    `/puzzles/toy-battle/${second}`,
  );
  const solved = lesson.steps.length === 1;
  await expect(said(page)).toContainText(solved ? 'Solved' : 'solve it yourself');
  await page.goto('/puzzles');
  const shelf = page.locator('[data-game="toy-battle"]');
  await expect(shelf).toContainText(`${solved ? 1 : 0} of 100 solved`);
  await expect(shelf.getByRole('listitem')).toHaveCount(100);
  expect(await found(page)).toEqual([]);
});

test('the front page has the puzzle of the day, and counts the days on which the player solved it without *Show me*', async ({
  page,
}) => {
  await page.goto('/');
  const daily = page.getByRole('region', { name: 'Puzzle of the day' });
  const href = (await daily.getByRole('link', { name: 'Solve it' }).getAttribute('href')) ?? '';
  const day = new URL(href, page.url()).searchParams.get('day') ?? '';
  const of = (await (await page.request.get(`/api/puzzles/${day}`)).json()) as DailyPuzzle;
  expect(href).toContain(`/puzzles/${of.game}/${of.puzzle.id}`);
  await daily.getByRole('link', { name: 'Solve it' }).click();
  for (let step = 0; step < of.puzzle.steps; step += 1) {
    await ready(page, step);
    await page.getByRole('button', { name: 'Show me' }).click();
  }
  await ready(page, of.puzzle.steps);
  await expect(said(page)).toContainText('solve it yourself');
  expect(await found(page)).toEqual([]);
  await page.goto('/');
  await expect(daily).not.toContainText('in a row');
  await page.evaluate(
    ([game, day]) => localStorage.setItem('rumpus.puzzles', JSON.stringify({ solved: [game], days: [day] })),
    [`${of.game}/${of.puzzle.id}`, day],
  );
  await page.reload();
  await expect(daily).toContainText('1 day in a row');
  await expect(daily.getByRole('link', { name: 'Solved: play it again' })).toBeVisible();
});
