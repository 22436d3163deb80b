import type { Page } from '@playwright/test';
import type { LessonPage } from '../src/wire';
import type { Action } from '../src/wire/plastic_attack/Action';
import { expect, tableOf, test } from './fixtures';
import { found } from './looks';
import { answerOf, cardOf, figureOf, playerOf } from './plastic-attack';

const PUZZLES = '/api/games/plastic-attack-revised/puzzles';
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Makes a decision by the clicks that a player would make. */
async function click(page: Page, action: Action): Promise<void> {
  if ('attack' in action) {
    await figureOf(page, action.attack.with).click();
    await playerOf(page, action.attack.player).click();
  } else if ('defend' in action) await figureOf(page, action.defend.with).click();
  else if ('play' in action) await cardOf(page, action.play.card).click();
  else await answerOf(page, 'use').click();
}

for (const size of sizes)
  test(`a player can solve a puzzle by clicks on a page ${size.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(size);
    const list = (await (await page.request.get(PUZZLES)).json()) as {
      puzzles: { id: string; steps: number }[];
    };
    const id = list.puzzles.find(({ steps }) => steps === 5)!.id;
    const { steps } = (await (await page.request.get(`${PUZZLES}/${id}`)).json()) as LessonPage;
    await page.goto(`/puzzles/plastic-attack-revised/${id}`);
    await expect(page.getByTestId('goal')).toContainText('Capture every enemy figure');
    for (const [n, { play }] of steps.entries()) {
      await expect(tableOf(page)).toHaveAttribute('data-step', String(n));
      await expect(tableOf(page)).toHaveAttribute('data-ready', 'true');
      await click(page, play as Action);
    }
    await expect(tableOf(page)).toHaveAttribute('data-step', String(steps.length));
    await expect(page.locator('[aria-live="polite"]')).toContainText('Solved');
    expect(await found(page)).toEqual([]);
  });
