import type { Page } from '@playwright/test';
import { deep } from './chromium';
import { test } from './fixtures';
import { tool } from './match';
import {
  askedFor,
  bot,
  createBattle,
  draftOf,
  driveTo,
  expect,
  give,
  Hand,
  me,
  meadow,
  places,
  rowOf,
  seenBy,
  sitDown,
  snails,
  tableOf,
  type Action,
} from './plastic-fudge';

test.use({ launchOptions: deep, actionTimeout: 30_000 });

/** A force with one Unit of each kind that has its own form of orders. */
const company = {
  format: 1 as const,
  game: 'plastic-fudge' as const,
  name: 'Of each kind',
  units: [
    { name: 'Sarge', type: 'basic' as const, commander: true, tl: 3 },
    { name: 'Rifle', type: 'basic' as const, tl: 3 },
    { name: 'Tank', type: 'tank' as const },
    { name: 'Bird', type: 'helicopter' as const },
    { name: 'Willys', type: 'jeep' as const },
    { name: 'Gun', type: 'howitzer' as const },
    { name: 'Rider', type: 'basic' as const, tl: 3 },
    { name: 'Fifty', type: 'fifty-cal' as const, tl: 3 },
  ],
};
const stands: readonly Action[] = [
  { do: 'deploy', unit: 'g0', at: [3, 3], facing: 90 },
  { do: 'deploy', unit: 'g1', at: [6, 3], facing: 90 },
  { do: 'deploy', unit: 'g2', at: [10, 3], facing: 90 },
  { do: 'deploy', unit: 'g3', at: [16, 3], facing: 90 },
  { do: 'deploy', unit: 'g4', at: [24, 5], facing: 90 },
  { do: 'deploy', unit: 'g5', at: [24, 2.5], facing: 90 },
  { do: 'deploy', unit: 'g6', in: 'g4' },
  { do: 'deploy', unit: 'g7', at: [30, 3], facing: 90 },
  { do: 'end-deploy' },
];

/** Opens a table once the company is deployed and the game asks for moves. */
async function open(page: Page): Promise<void> {
  const options = { points: 3_000, attack_timing: 'anytime' };
  const id = await createBattle(page, { seats: [me, bot], forces: [company, snails], options });
  await page.goto('/');
  await driveTo(page, id, null, ['green'], { green: stands, tan: places.tan });
  await sitDown(page, id);
  await askedFor(page, 'moves');
  await expect(tableOf(page).locator('canvas[data-board="ready"]')).toBeVisible();
}

const canvas = (page: Page) => tableOf(page).locator('canvas');

/** Scrolls everything around the picture to the top, and returns the position and the size of the picture. */
const frame = (page: Page) =>
  canvas(page).evaluate((canvas) => {
    for (let outer = canvas.parentElement; outer; outer = outer.parentElement) outer.scrollTop = 0;
    const { x, y, width, height } = canvas.getBoundingClientRect();
    return [x, y, width, height].join(' ');
  });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`at a width of ${width} px the picture stays in place, whatever is selected or drafted`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const before = await frame(page);
    const drafted: string[] = [];
    for (const unit of ['t0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g0']) {
      await rowOf(page, unit).click();
      await expect(tableOf(page).locator(`[data-card="${unit}"]`)).toBeVisible();
      await expect(canvas(page), `the picture stays in sight while ${unit} is selected`).toBeInViewport({
        ratio: 0.99,
      });
      expect(await frame(page), `the picture stays in place while ${unit} is selected`).toBe(before);
      const turn = tableOf(page).getByRole('button', { name: '15° left', exact: true });
      if ((await turn.count()) === 0) continue;
      await turn.click();
      await expect(canvas(page), `the picture stays in sight while ${unit} is turned`).toBeInViewport({
        ratio: 0.99,
      });
      await expect(draftOf(page, unit)).toBeVisible();
      expect(await frame(page), `the picture stays in place while ${unit} has a draft`).toBe(before);
      drafted.push(unit);
    }
    // Three Units have no move: a Howitzer needs a tow, a .50 cal waits for an enemy, and a passenger has to
    // get out first. PF-R-66, PF-R-24
    expect(drafted).toEqual(['g1', 'g2', 'g3', 'g4', 'g0']);
    await (await tool(page, 'measure')).click();
    expect(await frame(page), 'the picture stays in place while somebody measures').toBe(before);
  });
}

test('a player tows a gun by a tap and by a drag; a Unit that is sent to its own place gets no order', async ({
  page,
}) => {
  const seen = seenBy(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await rowOf(page, 'g4').click();
  const tow = tableOf(page).getByRole('button', { name: /^tow/i });
  await tow.click();
  await expect(tow).toHaveAttribute('aria-pressed', 'true');
  const hand = new Hand(page, meadow.table);
  await hand.tap([24, 11]);
  await expect(draftOf(page, 'g4')).toHaveAttribute('data-legal', 'true');
  await expect(draftOf(page, 'g4')).toContainText(/Gun/);
  await hand.drag([24, 11], [24, 13]);
  await expect(draftOf(page, 'g4')).toContainText(/8 of 12″/);
  await expect(draftOf(page, 'g4')).toContainText(/Gun/);
  await rowOf(page, 'g1').click();
  await hand.tap([6, 6]);
  await expect(draftOf(page, 'g1')).toBeVisible();
  await tableOf(page).getByLabel('East').fill('6');
  await tableOf(page).getByLabel('North').fill('3');
  await tableOf(page).locator('[data-orders="moves"] form').first().getByRole('button').click();
  await expect(draftOf(page, 'g1')).toHaveCount(0);
  await give(page);
  const at = (id: string) => seen.at(-1)?.view.position.units.find((unit) => unit.id === id)?.at;
  expect([at('g4'), at('g5'), at('g1')]).toEqual([
    [24, 13],
    [24, 10.5],
    [6, 3],
  ]);
});
