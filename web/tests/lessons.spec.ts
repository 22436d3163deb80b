import type { Page } from '@playwright/test';
import type { GameEntry, LessonEntry, LessonPage, LessonPosition } from '../src/wire';
import { expect, tableOf, test } from './fixtures';
import { plainText } from '../src/learn/emphasis';
import { found } from './looks';

type Taught = { game: string; lessons: LessonEntry[] };

/** Returns all games that have lessons, with their lessons. */
async function taught(page: Page): Promise<Taught[]> {
  const { games } = (await (await page.request.get('/api/games')).json()) as { games: GameEntry[] };
  const all = games.map(async ({ id }) => {
    const answer = await page.request.get(`/api/games/${id}`);
    return { game: id, lessons: ((await answer.json()) as { lessons: LessonEntry[] }).lessons };
  });
  const some = (await Promise.all(all)).filter(({ lessons }) => lessons.length > 0);
  expect(some.length).toBeGreaterThan(0);
  return some;
}

/** Returns the first lesson of the first game that has lessons. */
async function firstLesson(page: Page): Promise<{ game: string; lesson: string; path: string }> {
  const [{ game, lessons }] = (await taught(page)) as [Taught];
  const lesson = lessons[0]!.id;
  return { game, lesson, path: `/learn/${game}/${lesson}` };
}

const lessonOf = async (page: Page, game: string, lesson: string) =>
  (await (await page.request.get(`/api/games/${game}/lessons/${lesson}`)).json()) as LessonPage;

/** Waits until the coach shows a step of the lesson and all animations have ended. */
async function told(page: Page, step: number): Promise<void> {
  await expect(tableOf(page)).toHaveAttribute('data-step', String(step));
  await expect(tableOf(page)).toHaveAttribute('data-ready', 'true');
}

const said = (page: Page) => page.locator('.coach [aria-live="polite"]');
const showMe = (page: Page) => page.getByRole('button', { name: 'Show me' });
const rings = (page: Page) => page.locator('[data-rings]').getAttribute('data-rings');

/** Plays a lesson to its end by pressing *Show me* in every step. */
async function playLesson(page: Page, game: string, entry: LessonEntry): Promise<void> {
  const lesson = await lessonOf(page, game, entry.id);
  await page.goto(`/learn/${game}/${entry.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.title.en);
  for (const [n, step] of lesson.steps.entries()) {
    await told(page, n);
    await expect(said(page)).toContainText(plainText(step.say.en));
    const why = lesson.steps[n - 1]?.why?.en;
    if (why) await expect(said(page)).toContainText(plainText(why));
    if (step.point.length > 0)
      await expect
        .poll(() => rings(page), `the number of highlighted things in step ${n + 1} of ${game}/${entry.id}`)
        .not.toBe('0');
    await showMe(page).click();
  }
  await told(page, lesson.steps.length);
  await expect(said(page)).toContainText(plainText(lesson.end.en));
  await expect(showMe(page)).toHaveCount(0);
  expect(await rings(page), 'the number of highlighted things after the end').toBe('0');
}

test('pressing *Show me* at each step completes every lesson and marks it as done', async ({ page }) => {
  test.setTimeout(900_000);
  for (const { game, lessons } of await taught(page)) {
    for (const [n, entry] of lessons.entries()) {
      await test.step(`${game}: ${entry.id}`, () => playLesson(page, game, entry));
      const next = lessons[n + 1];
      const onward = page.getByRole('link', { name: /^Next lesson/ }).first();
      if (next) await expect(onward).toHaveAttribute('href', `/learn/${game}/${next.id}`);
      else await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
    }
    await page.goto(`/learn/${game}`);
    await expect(page.locator('[data-lesson][data-done="true"]')).toHaveCount(lessons.length);
    await expect(page.getByText(`${lessons.length} of ${lessons.length} lessons done.`)).toBeVisible();
  }
});

test('a decision that does not complete the step gets a reply and changes nothing; a reload returns to the same step', async ({
  page,
}) => {
  const { game, lesson, path } = await firstLesson(page);
  const { steps } = await lessonOf(page, game, lesson);
  expect(steps.length).toBeGreaterThan(1);
  // This makes *Show me* resign in the second step, which the rules allow at any time.
  await page.route(`**/api/games/${game}/lessons/${lesson}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const whole = (await answer.json()) as LessonPage;
    whole.steps[1]!.play = { resign: {} };
    await route.fulfill({ response: answer, json: whole });
  });
  await page.goto(path);
  await told(page, 0);
  await showMe(page).click();
  await told(page, 1);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await showMe(page).click();
  const { taken, step, otherwise } = (await (await answered).json()) as LessonPosition;
  expect([taken, step]).toEqual([1, 1]);
  expect(otherwise?.en).toMatch(/\w/);
  await expect(said(page)).toContainText(plainText(otherwise?.en ?? ''));
  await expect(said(page)).toContainText(plainText(steps[1]!.say.en));
  const seq = await tableOf(page).getAttribute('data-seq');

  await page.goto(`/learn/${game}`);
  await page
    .locator(`[data-lesson="${lesson}"]`)
    .getByRole('link', { name: /^Go on/ })
    .click();
  await told(page, 1);
  await page.reload();
  await told(page, 1);
  await expect(tableOf(page)).toHaveAttribute('data-seq', seq ?? '');
  await expect(said(page)).toContainText(plainText(steps[1]!.say.en));
  await page.getByRole('button', { name: 'Start again' }).click();
  await told(page, 0);
  await expect(said(page)).toContainText(plainText(steps[0]!.say.en));
});

test('the pages offer a newcomer the first lesson, and offer it less prominently once it is done', async ({
  page,
}) => {
  const { game, lesson, path } = await firstLesson(page);
  await page.goto('/');
  const offers = page.locator(`a.act[href="${path}"]`);
  await expect(offers.first()).toBeVisible();
  const box = page.locator('article').filter({ has: page.locator(`a[href="/new/${game}"]`) });
  await box.getByRole('button', { name: 'Play now' }).click();
  const offer = page.getByRole('dialog').getByRole('link', { name: 'Start a 3-minute lesson' });
  await expect(offer).toBeFocused();
  await offer.click();
  await expect(page).toHaveURL(path);
  for (const n of (await lessonOf(page, game, lesson)).steps.keys()) {
    await told(page, n);
    await showMe(page).click();
  }
  await expect(page.locator('[data-onward="true"]').first()).toBeVisible();
  await page.goto('/');
  await expect(box.getByRole('button', { name: 'Play now' })).toHaveClass(/\bact\b/);
  await expect(box.getByRole('link', { name: /^Lessons \(1 of/ })).toBeVisible();
  await expect(offers).toHaveCount(0);
});

test('axe finds nothing on the pages of lessons', async ({ page }) => {
  const { game, path } = await firstLesson(page);
  await page.goto(`/learn/${game}`);
  await expect(page.locator('[data-lesson]').first()).toBeVisible();
  expect(await found(page), 'what axe finds on the list of lessons').toEqual([]);
  await page.goto(path);
  await told(page, 0);
  expect(await found(page), 'what axe finds in the first step of a lesson').toEqual([]);
  await showMe(page).click();
  await told(page, 1);
  expect(await found(page), 'what axe finds in the second step of the lesson').toEqual([]);
});

test('a lesson and the list fit a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { game, path } = await firstLesson(page);
  for (const place of [`/learn/${game}`, path]) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test.describe('a URL of a lesson that does not exist', () => {
  test.use({ expected: /404/ });

  test('leads to a page that says that there is no such lesson', async ({ page }) => {
    const { game } = await firstLesson(page);
    await page.goto(`/learn/${game}/no-such-lesson`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such lesson');
    await page.getByRole('link', { name: 'All lessons' }).click();
    await expect(page.locator('[data-lesson]').first()).toBeVisible();
    await page.goto('/learn/no-such-game');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing stands on this shelf');
  });
});
