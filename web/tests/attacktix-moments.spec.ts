import type { Page } from '@playwright/test';
import {
  answer,
  answerOf,
  createGame,
  me,
  question,
  rowOf,
  setUp,
  targetRow,
  type Order,
  type Question,
} from './attacktix';
import { expect, tableOf, test } from './fixtures';

const beside = { kind: 'same_device' } as const;
const logged = (page: Page, words: RegExp) => page.getByText(words).first();

/**
 * Waits until the player who is to decide can do so. Lifts the curtain first, if it hides the table between
 * two players at one screen.
 */
async function asked(page: Page): Promise<Question | null> {
  const lift = page.getByRole('button', { name: /^I am / });
  await expect(
    lift.or(tableOf(page).locator('[data-busy="false"] [data-asks], [data-result]')).first(),
  ).toBeVisible({ timeout: 60_000 });
  if (await lift.isVisible()) await lift.click();
  return question(page);
}

/** Sets up a game of two on one device, and places all figures. */
async function begin(page: Page, order: Omit<Order, 'seats'>): Promise<void> {
  const id = await createGame(page, { seats: [me, beside], ...order });
  await page.goto(`/match/${id}?quality=low`);
  for (const _ of ['p1', 'p2']) {
    await asked(page);
    await setUp(page);
  }
}

/** Returns the seat whose view the table shows. */
const viewer = (page: Page) => tableOf(page).getAttribute('data-viewer');

/** Ends turns until it is p1's turn. */
async function turnOfTheFirst(page: Page): Promise<void> {
  await asked(page);
  while ((await viewer(page)) !== 'p1') {
    await answer(page, 'end-turn');
    await asked(page);
  }
}

/** Attacks a target with a figure and the suggested aim. */
async function shoot(page: Page, figure: string, target: string): Promise<void> {
  await rowOf(page, figure).click();
  await (await targetRow(page, target)).click();
  await expect(tableOf(page).locator('[data-line]')).toContainText(/line/);
  await answer(page, 'fire');
}

test('a figure whose special window is white stands up again where it fell', async ({ page }) => {
  // Half of the special windows are white. For fourteen figures, the chance that no window is white is one in
  // sixteen thousand.
  const troopers = Array.from({ length: 14 }, () => 'B04');
  const forces = [
    { battle: ['B03', 'B03', 'B03'], backup: [] },
    { battle: ['B03', ...troopers], backup: [] },
  ];
  await begin(page, { forces, setup: { limit: 200 } });
  const back = logged(page, /^Rose’s Rivet Trooper \d+ comes into play/);
  const shooters = ['p1-01', 'p1-02'];
  for (let shots = 0; shots < 24 && !(await back.isVisible()); shots += 1) {
    const shooter = shooters[shots % 2] ?? '';
    if (shots % 2 === 0) {
      if (shots > 0) await answer(page, 'end-turn');
      await turnOfTheFirst(page);
      await answer(page, 'end-moves');
    }
    await question(page);
    await rowOf(page, shooter).click();
    const target = tableOf(page)
      .locator('[data-orders="attack"] [data-in-arc="true"]')
      .filter({ hasText: 'Rivet Trooper' })
      .first();
    await shoot(page, shooter, (await target.getAttribute('data-target')) ?? '');
    await question(page);
  }
  await expect(back).toContainText('where it lay');
  await expect(logged(page, /^Spare Parts of Rose’s Rivet Trooper \d+ is used/)).toBeVisible();
  const serial = /Trooper (\d+)/.exec(await back.innerText())?.[1] ?? '';
  await expect(rowOf(page, `p2-${serial.padStart(2, '0')}`)).toContainText(/Speed \d/);
});

test('after a reload during a volley, the player can still fire the next missile or cease fire', async ({
  page,
}) => {
  await begin(page, {
    forces: [
      { battle: ['B09'], backup: [] },
      { battle: ['B09', 'T03', 'T03'], backup: [] },
    ],
  });
  await turnOfTheFirst(page);
  await answer(page, 'end-moves');
  await question(page);
  await shoot(page, 'p1-01', 'p2-02');
  expect(
    (await question(page))?.asks,
    'after each shot, the player is asked whether to fire the next missile',
  ).toBe('volley');
  const left = await answerOf(page, 'fire-next').innerText();
  await page.reload();
  expect((await asked(page))?.asks).toBe('volley');
  expect(await answerOf(page, 'fire-next').innerText()).toBe(left);
  await expect(answerOf(page, 'cease')).toBeVisible();
  await answer(page, 'fire-next');
  await expect(logged(page, /^Teal’s Anvil Colossus 1 fires missile 2 of its/)).toBeVisible();
});

const copse = [
  [-174, -396],
  [-64, -396],
  [-20, -366],
  [-20, -310],
  [-64, -280],
  [-174, -280],
  [-218, -310],
  [-218, -366],
];
const garden = {
  format: 1,
  game: 'attacktix',
  id: 'garden',
  name: 'Garden',
  terrain: [
    {
      id: 'copse',
      code: 'F02',
      area: copse.map((corner) => corner.map((millimetres) => millimetres * 1000)),
    },
    {
      id: 'wall',
      code: 'F05',
      sections: [
        { id: 'wall.1', from: [0, -250_000], to: [44_000, -250_000] },
        { id: 'wall.2', from: [44_000, -250_000], to: [88_000, -250_000] },
      ],
    },
    {
      id: 'fence',
      code: 'F03',
      sections: [{ id: 'fence.1', from: [200_000, -250_000], to: [244_000, -250_000] }],
    },
    { id: 'tower', code: 'F01', at: [119_000, 0] },
  ],
};

/**
 * Moves the first figure of p1 ahead by some tix, the rulebook's units of length. With `about`, the figure
 * turns round first.
 */
async function roll(page: Page, tix: number, about: boolean): Promise<void> {
  await rowOf(page, 'p1-01').click();
  const orders = tableOf(page).locator('[data-orders="move"]');
  for (let n = 0; about && n < 4; n += 1) await orders.getByText('↰ 45°', { exact: true }).click();
  for (let n = 0; n < tix; n += 1) await orders.getByText('↑ 1', { exact: true }).click();
  await answer(page, 'move');
}

test('players use terrain: an attack breaks a barrier, a player shoots at a tower, and cover protects a figure', async ({
  page,
}) => {
  // This test plays up to twelve turns.
  test.slow();
  const three = { battle: ['B03', 'B03', 'B03'], backup: [] };
  await begin(page, { forces: [three, three], table: garden });
  await turnOfTheFirst(page);
  await expect(rowOf(page, 'wall.1')).toContainText('high barrier');
  await expect(rowOf(page, 'fence.1')).toContainText('low barrier, cover');
  await expect(rowOf(page, 'copse')).toContainText('slowing, cover');

  await test.step('the copse stops a figure that enters it', async () => {
    await roll(page, 5, false);
    await expect(
      logged(page, /^Teal’s Boiler Captain 1 moves \d tix and is stopped by terrain/),
    ).toBeVisible();
    await answer(page, 'end-moves');
  });

  await test.step('an attack breaks a section of the palisade', async () => {
    await rowOf(page, 'p1-02').click();
    await (await targetRow(page, 'wall.1')).click();
    await answer(page, 'section');
    await expect(logged(page, /^Teal’s Boiler Captain 2 destroys Palisade, section 1/)).toBeVisible();
    await expect(rowOf(page, 'wall.1')).toHaveCount(0);
  });

  await test.step('a player shoots at the tower as at a figure', async () => {
    await question(page);
    await shoot(page, 'p1-03', 'tower');
    await expect(logged(page, /^Signal Tower (falls over|is moved)/)).toBeVisible();
  });

  await test.step('once the window of the figure is red, the copse gives it cover and nobody can aim at it', async () => {
    const covered = rowOf(page, 'p1-01').filter({ hasText: 'in cover' });
    // Among any five windows in a row on the wheel of this figure, at least one is red.
    for (let turns = 0; turns < 6 && (await covered.count()) === 0; turns += 1) {
      await question(page);
      await answer(page, 'end-turn');
      await turnOfTheFirst(page);
      await roll(page, 1, turns % 2 === 0);
      await answer(page, 'end-moves');
    }
    await expect(covered).toBeVisible();
    await question(page);
    await answer(page, 'end-turn');
    await asked(page);
    await answer(page, 'end-moves');
    await question(page);
    await rowOf(page, 'p2-01').click();
    await expect(tableOf(page).locator('[data-orders="attack"] [data-target="p1-01"]')).toContainText(
      'protected by cover',
    );
  });
});
