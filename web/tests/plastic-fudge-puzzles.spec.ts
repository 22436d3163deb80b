import type { LessonPage } from '../src/wire';
import { expect, tableOf, test } from './fixtures';
import { found } from './looks';

const PUZZLES = '/api/games/plastic-fudge/puzzles';

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the best attacks solve a puzzle on a page ${size.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(size);
    const list = (await (await page.request.get(PUZZLES)).json()) as { puzzles: { id: string }[] };
    const id = list.puzzles[0]!.id;
    const { steps } = (await (await page.request.get(`${PUZZLES}/${id}`)).json()) as LessonPage;
    expect(steps.map(({ play }) => (play as { do: string }).do)).toEqual(['commit']);
    const none = { data: { actions: [{ do: 'commit', attacks: [] }] } };
    const other = await (await page.request.post(`${PUZZLES}/${id}`, none)).json();
    expect(JSON.stringify(other)).toContain('Other attacks have a better chance.');
    await page.goto(`/puzzles/plastic-fudge/${id}?quality=low`);
    await expect(page.locator('[aria-live="polite"]').first()).toContainText('Beat the enemy in this Round');
    await expect(tableOf(page)).toHaveAttribute('data-ready', 'true', { timeout: 20_000 });
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(tableOf(page)).toHaveAttribute('data-step', '1', { timeout: 20_000 });
    await expect(page.getByText('these attacks destroy enough Units with')).toBeVisible({ timeout: 30_000 });
    expect(await found(page)).toEqual([]);
  });
