import type { Page } from '@playwright/test';
import type { Battlefield, ForceFile } from '../src/wire/plastic_fudge/all';
import { deep } from './chromium';
import { test } from './fixtures';
import {
  answerOf,
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
  movedOn,
  pass,
  places,
  question,
  rowOf,
  seenBy,
  sitDown,
  snails,
  stepOf,
  tableOf,
  yard,
  type Action,
  type Say,
  type Seen,
  type Spot,
} from './plastic-fudge';

test.use({ launchOptions: deep, hasTouch: true, actionTimeout: 30_000 });

/**
 * A battlefield with a wood before a hill, a house to shoot at, and a house beside which a Jeep is parked.
 */
const quarter: Battlefield = {
  format: 1,
  game: 'plastic-fudge',
  name: 'Test quarter',
  table: [24, 24],
  zones: { green: { edge: 'south', depth: 6 }, tan: { edge: 'north', depth: 4 } },
  terrain: [
    { id: 'b1', type: 'building', rect: [10, 8, 13, 10] },
    { id: 'b2', type: 'building', rect: [13, 1, 15.5, 6] },
    { id: 'f1', type: 'forest', rect: [0, 7, 9, 9] },
    { id: 'h1', type: 'open', rect: [0, 11, 9, 15], height: 3 },
  ],
};

const squad: ForceFile = {
  format: 1,
  game: 'plastic-fudge',
  name: 'Squad with a Jeep',
  units: [
    { name: 'Sarge', type: 'basic', commander: true, tl: 3 },
    { name: 'Runner', type: 'basic', ml: 2, tl: 3 },
    { name: 'Willys', type: 'jeep' },
    { name: 'Rider', type: 'basic', tl: 3 },
    { name: 'Tube', type: 'bazooka', tl: 3, rl: 0 },
  ],
};

const stands: { green: readonly Action[]; tan: readonly Action[] } = {
  green: [
    { do: 'deploy', unit: 'g0', at: [2, 2], facing: 90 },
    { do: 'deploy', unit: 'g1', at: [6, 3], facing: 90 },
    { do: 'deploy', unit: 'g2', at: [17, 3], facing: 90 },
    { do: 'deploy', unit: 'g3', in: 'g2' },
    { do: 'deploy', unit: 'g4', at: [11.5, 4], facing: 90 },
    { do: 'end-deploy' },
  ],
  tan: places.tan,
};

const unitIn = (seen: readonly Seen[], id: string) =>
  seen.at(-1)?.view.position.units.find((unit) => unit.id === id);

/** Opens the table once the squad is deployed and the game asks for moves. */
async function open(page: Page): Promise<Seen[]> {
  const seen = seenBy(page);
  const id = await createBattle(page, {
    seats: [me, bot],
    battlefield: quarter,
    forces: [squad, snails],
    options: { points: 700 },
  });
  await page.goto('/');
  await driveTo(page, id, null, ['green'], stands);
  await sitDown(page, id);
  await askedFor(page, 'moves');
  return seen;
}

test('a move says what its ground, its climbing and its turns cost', async ({ page }) => {
  const seen = await open(page);
  await rowOf(page, 'g1').click();
  await new Hand(page, quarter.table).tap([6, 13], 3);
  const costs = tableOf(page).locator('[data-costs]');
  await expect(costs).toHaveText(/13″ = 8″ open ground \+ 2″ forest × 2 = 4″ \+ climbing 1″$/);
  await expect(draftOf(page, 'g1')).toHaveAttribute('data-legal', 'true');
  await tableOf(page).getByRole('button', { name: '45° left' }).click();
  await expect(costs).toHaveText(/14″ = 8″ open ground \+ 2″ forest × 2 = 4″ \+ climbing 1″ \+ turns 1″$/);
  await give(page);
  await expect(rowOf(page, 'g1')).toContainText('has moved');
  expect(unitIn(seen, 'g1')).toMatchObject({ at: [6, 13], facing: 135 });
});

test('a passenger gets out on the free side that the player chooses', async ({ page }) => {
  const seen = await open(page);
  await rowOf(page, 'g3').click();
  const side = tableOf(page).getByLabel('On which side');
  await expect(side.locator('option', { hasText: 'behind' })).toHaveCount(1);
  await expect(
    side.locator('option', { hasText: /^90° to the left$/ }),
    'the house blocks the left side',
  ).toHaveCount(0);
  await side.selectOption({ label: '90° to the right' });
  await expect(draftOf(page, 'g3')).toHaveAttribute('data-legal', 'true');
  // A tap beside the Jeep chooses the side nearest to the tapped place. From the player's seat the Jeep hides
  // that place.
  const hand = new Hand(page, quarter.table);
  await page.keyboard.press('v');
  hand.mode = 'above';
  await hand.tap([17, 6]);
  await expect(side).toHaveValue('0');
  await side.selectOption({ label: '90° to the right' });
  await expect(draftOf(page, 'g3')).toHaveAttribute('data-legal', 'true');
  await give(page);
  await expect(rowOf(page, 'g3')).toContainText('has moved');
  const [x, y] = unitIn(seen, 'g3')?.at ?? [0, 0];
  expect([x, y]).toEqual([expect.closeTo(18.8, 1), expect.closeTo(3, 1)]);
});

test('a bazooka blows a hole into a Base at the chosen place', async ({ page }) => {
  const seen = await open(page);
  await askedFor(page, 'commit');
  await rowOf(page, 'g4').click();
  await tableOf(page).locator('[data-target="b1"]').click();
  await tableOf(page).getByRole('button', { name: 'Choose the point of the hole' }).click();
  // The place is behind the front wall, so the house itself stands in the line of sight.
  await new Hand(page, quarter.table).tap([12.5, 9]);
  await expect(tableOf(page).locator('[data-orders="attack"]')).toContainText(
    /cannot see that: building 1 stands between/,
  );
  await expect(tableOf(page).locator('[data-orders="attack"]')).toContainText(/A hole in .*without dice/);
  const form = tableOf(page).locator('[data-orders="attack"] form');
  await form.getByLabel('East').fill('10.5');
  await form.getByLabel('North').fill('8');
  await form.getByRole('button').click();
  await expect(tableOf(page).locator('[data-orders="attack"]')).not.toContainText('cannot see that');
  await tableOf(page).locator('[data-action="keep-aim"]').click();
  await expect(tableOf(page).locator('[data-attack="g4"]')).toBeVisible();
  const step = await stepOf(page);
  await answerOf(page, 'commit').click();
  await movedOn(page, step);
  await expect
    .poll(() => seen.at(-1)?.view.position.terrain?.find(({ id }) => id === 'b1')?.holes)
    .toEqual([[10.5, 8, 1.75]]);
});

test('in deployment, a player drags the drafts of Units by mouse and by finger, and the camera stays', async ({
  page,
}) => {
  const id = await createBattle(page, { seats: [me, bot], battlefield: meadow });
  await sitDown(page, id);
  await question(page);
  await askedFor(page, 'deploy');
  for (const mode of ['angle', 'above'] as const) {
    const hand = new Hand(page, meadow.table);
    if (mode === 'above') await page.keyboard.press('v');
    hand.mode = mode;
    const [first, second, third, fourth] = [
      [12, 5],
      [18, 7],
      [24, 4],
      [20, 3],
    ] as Spot[] as [Spot, Spot, Spot, Spot];
    await rowOf(page, 'g3').click();
    await hand.tap(first);
    const draft = draftOf(page, 'g3');
    await expect(draft, mode).toContainText('12″ east, 5″ north');
    const seen: [number, number][] = [];
    for (const spot of [first, second, third, fourth]) seen.push(await hand.at(spot));
    const [one, two, three, four] = seen as [
      [number, number],
      [number, number],
      [number, number],
      [number, number],
    ];
    // No Unit is selected: the drag moves the Unit under the pointer.
    await page.keyboard.press('Escape');
    await page.mouse.move(...one);
    await page.mouse.down();
    await page.mouse.move(...two, { steps: 6 });
    await page.mouse.up();
    await expect(draft, `dragged by mouse, ${mode}`).toContainText('18″ east, 7″ north');
    await expect(draft).toHaveAttribute('data-legal', 'true');
    await expect(rowOf(page, 'g3')).toHaveAttribute('aria-selected', 'true');
    await finger(page, two, three);
    await expect(draft, `dragged by finger, ${mode}`).toContainText('24″ east, 4″ north');
    // If the camera had moved, the same point of the screen would be another place on the table.
    await page.mouse.click(...four);
    await expect(draft, mode).toContainText('20″ east, 3″ north');
  }
});

/** Drags one finger from a point of the screen to another. */
async function finger(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const point = (share: number) => [
    { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) });
  for (let n = 1; n <= 6; n += 1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(n / 6) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test('with the buttons that apply to all Units, a Round of ten Units takes at most twelve clicks', async ({
  page,
}) => {
  let clicks = 0;
  const say: Say = async (at, key) => {
    clicks += 1;
    // Either side may throw the dice. If the enemy was quicker, the button is gone.
    await answerOf(at, key).evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());
  };
  const drafts = tableOf(page).locator('[data-draft][data-legal="true"]');
  const seen = seenBy(page);
  const ten: ForceFile = {
    ...snails,
    name: 'Ten',
    units: Array.from({ length: 10 }, (_, n) => ({ type: 'basic', ...(n === 0 ? { commander: true } : {}) })),
  };
  await sitDown(
    page,
    await createBattle(page, {
      seats: [me, bot],
      battlefield: yard,
      forces: [ten, snails],
      options: { points: 700 },
    }),
  );
  await askedFor(page, 'deploy', say);
  await say(page, 'line');
  await expect(drafts).toHaveCount(10);
  await say(page, 'give-end');
  await expect(tableOf(page).locator('[data-asks="deploy"]')).toHaveCount(0);
  expect(clicks, 'clicks to deploy ten Units').toBe(2);
  clicks = 0;
  await askedFor(page, 'moves', say);
  await say(page, 'advance');
  // The Commander stays back. Waits for all nine drafts, since a later one would not be sent with `give-end`.
  await expect(tableOf(page).locator('[data-draft]')).toHaveCount(9);
  await expect(answerOf(page, 'give-end')).toHaveText(/^Move and end moves, 1 Unit stays/);
  await say(page, 'give-end');
  await expect(tableOf(page).locator('[data-asks="moves"]')).toHaveCount(0);
  const { seq } = await askedFor(page, 'commit', say);
  expect(unitIn(seen, 'g1')?.at?.[1], 'how far north g1 stands after the advance, in inches').toBeGreaterThan(
    4,
  );
  await say(page, 'best');
  await expect(answerOf(page, 'commit')).toHaveText(/^Make \d+ attacks?/);
  await say(page, 'commit');
  await movedOn(page, seq);
  for (let now = await question(page); now && now.asks !== 'moves'; now = await question(page))
    await pass(page, now, say);
  expect(clicks).toBeLessThanOrEqual(12);
  expect(seen.some(({ events }) => events.some(({ type }) => type === 'attack'))).toBe(true);
});
