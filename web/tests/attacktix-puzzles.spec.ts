import type { LessonPage } from '../src/wire';
import { expect, tableOf, test } from './fixtures';
import { found } from './looks';

const PUZZLES = '/api/games/attacktix/puzzles';

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`one attack solves a puzzle on a page ${size.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(size);
    const list = (await (await page.request.get(PUZZLES)).json()) as { puzzles: { id: string }[] };
    const id = list.puzzles[0]!.id;
    const { steps } = (await (await page.request.get(`${PUZZLES}/${id}`)).json()) as LessonPage;
    expect(steps.map(({ play }) => Object.keys(play as object)[0])).toEqual(['attack', 'end_turn']);
    await page.goto(`/puzzles/attacktix/${id}?quality=low`);
    await expect(page.locator('[aria-live="polite"]')).toContainText('One attack wins. Find it.');
    for (const step of [0, 1]) {
      await expect(tableOf(page)).toHaveAttribute('data-step', String(step));
      await expect(tableOf(page)).toHaveAttribute('data-ready', 'true', { timeout: 20_000 });
      await page.getByRole('button', { name: 'Show me' }).click();
    }
    await expect(tableOf(page)).toHaveAttribute('data-step', '2');
    expect(await found(page)).toEqual([]);
  });
