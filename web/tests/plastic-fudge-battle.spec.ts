import { deep } from './chromium';
import { test } from './fixtures';
import {
  answerOf,
  askedFor,
  bot,
  camp,
  createBattle,
  draftOf,
  expect,
  give,
  Hand,
  isOver,
  me,
  movedOn,
  question,
  rowOf,
  seenBy,
  snails,
  stepOf,
  tableOf,
  type Spot,
} from './plastic-fudge';
import { before, close, duel, expectFought, reach, wentIn } from './plastic-fudge-raid';

test.use({ launchOptions: deep, actionTimeout: 30_000 });

test('a player makes a force of 500 points and fights three Rounds on the sample battlefield, by mouse', async ({
  page,
}) => {
  const seen = seenBy(page);
  const hand = new Hand(page, [48, 48]);

  await test.step('the player makes a force of 500 points in the workshop', async () => {
    await page.goto('/workshop/plastic-fudge');
    await page.getByRole('tab', { name: 'Sample Units' }).click();
    const made: [kind: string, levels: string[]][] = [
      ['Basic Trooper', ['Training: Great +2', 'Defence: Fair 0']],
      ['Grenade and Rifle Trooper', ['Movement: Great +2', 'Training: Superb +3']],
      ['Basic Trooper', ['Training: Fair 0', 'Defence: Fair 0']],
      ['Minesweeper', []],
    ];
    for (const [kind, levels] of made) {
      await page.getByRole('button', { name: `Add ${kind}` }).click();
      for (const level of levels) await page.getByRole('radio', { name: level }).check();
    }
    for (let n = 0; n < 2; n += 1) await page.getByTestId('more-markers').click();
    await expect(page.getByTestId('points')).toContainText('500 of 500');
    await expect(page.getByTestId('faults')).toContainText('The force is legal');
    await page.getByTestId('force-name').fill('Five hundred');
    await page.getByTestId('save').click();
    await page.getByTestId('play').click();
  });

  await test.step('the player hands in the force for a match on the sample battlefield', async () => {
    await expect(page).toHaveURL(/\/new\/plastic-fudge$/);
    // The bot brings three slow Units, so that the battle lasts longer than three Rounds.
    const id = await createBattle(page, { seats: [me, bot], battlefield: camp, forces: [null, snails] });
    await page.goto(`/match/${id}?quality=low`);
    await expect(page.getByTestId('force-now')).toContainText('Five hundred');
    await page.getByRole('button', { name: 'Hand the force in' }).click();
    await expect(tableOf(page).locator('[data-table]')).toBeVisible();
    await expect(tableOf(page).locator('canvas')).toHaveAttribute('data-board', 'ready');
  });

  await test.step('the player lays a piece of terrain before deploying Units', async () => {
    await question(page);
    await tableOf(page)
      .locator('[data-piece="p1"]')
      .or(tableOf(page).locator('[data-piece]'))
      .first()
      .click();
    await hand.tap([9, 9]);
    await expect(tableOf(page).locator('[data-orders="place"] [data-legal="true"]')).toBeVisible();
    const step = await stepOf(page);
    await answerOf(page, 'place').click();
    await movedOn(page, step);
    await askedFor(page, 'deploy');
  });

  await test.step('the player puts Units and markers into the camp and onto the road', async () => {
    const spots: [unit: string, spot: Spot][] = [
      ['g0', [20.5, 17]],
      ['g1', [24, 29.3]],
      ['g2', [27, 17]],
      ['g2', [29, 16]],
      ['g3', [24, 20.5]],
    ];
    for (const [unit, spot] of spots) {
      await rowOf(page, unit).click();
      if (unit === 'g3') {
        // From above, the flag hides no place.
        await page.keyboard.press('v');
        hand.mode = 'above';
      }
      await hand.tap(spot);
      await expect(draftOf(page, unit)).toHaveAttribute('data-legal', 'true');
    }
    await expect(draftOf(page, 'g2')).toContainText('29″ east, 16″ north');
    await expect(draftOf(page, 'g3'), 'a tap from above means the tapped place').toContainText(
      '24″ east, 20.5″ north',
    );
    await give(page);
    for (const [truth, spot] of [
      ['Lay a mine', [24, 25.5]],
      ['Lay a false one', [29.5, 22]],
    ] as [string, Spot][]) {
      await tableOf(page).getByRole('button', { name: truth }).click();
      await hand.tap(spot);
      await tableOf(page).getByRole('button', { name: truth }).click();
    }
    await expect(tableOf(page).locator('[data-draft][data-legal="true"]')).toHaveCount(2);
    await give(page);
    const step = await stepOf(page);
    await answerOf(page, 'end-deploy').click();
    await movedOn(page, step);
  });

  const legal = (count: number) =>
    expect(tableOf(page).locator('[data-draft][data-legal="true"]')).toHaveCount(count);
  /** Drags the grenadier as near to the enemy as possible. Returns whether the grenadier had to move. */
  const approach = async (): Promise<boolean> => {
    const now = duel(seen);
    if (!now || now.far <= reach) return false;
    await hand.drag(now.from, before(now, close));
    await expect(draftOf(page, 'g1')).toHaveAttribute('data-legal', 'true');
    return true;
  };
  let thrown = false;
  /** Throws the grenade at the enemy once the enemy is in reach. */
  const grenade = async (): Promise<void> => {
    const now = duel(seen);
    if (thrown || !now || now.far > reach) return;
    thrown = true;
    await rowOf(page, 'g1').click();
    await tableOf(page).locator('[data-action="aim"]').click();
    await hand.tap(now.at);
    await expect(
      tableOf(page).locator(`[data-orders="attack"] [data-point~="${now.enemy}"]`),
    ).not.toHaveCount(0);
    await expect(tableOf(page).locator('[data-orders="attack"]')).toContainText(/(fully|half) under it/);
    await expect(tableOf(page).getByText('No Unit is under it.')).toHaveCount(0);
    await tableOf(page).locator('[data-action="keep-aim"]').click();
    await expect(tableOf(page).locator('[data-attack="g1"]')).toBeVisible();
  };
  /** Commits the drafts. If words are given, expects them in the report of the fight. */
  const commit = async (...words: RegExp[]): Promise<void> => {
    const step = await stepOf(page);
    await answerOf(page, 'commit').click();
    await movedOn(page, step);
    if (words.length === 0) return;
    await tableOf(page).getByRole('tab', { name: 'Last fight' }).click();
    for (const one of words) await expect(tableOf(page).locator('[data-report]')).toContainText(one);
    await tableOf(page).getByRole('tab', { name: 'Orders and lists' }).click();
  };

  await test.step('Round 1: one Unit goes up the road, two move together, and one sweeps a marker', async () => {
    await askedFor(page, 'moves');
    await hand.tap([24, 29.3]);
    await expect(rowOf(page, 'g1')).toHaveAttribute('aria-selected', 'true');
    expect(await approach()).toBe(true);
    await hand.drag([24, 20.5], [24, 22.5]);
    await hand.tap([20.5, 17]);
    await expect(rowOf(page, 'g0')).toHaveAttribute('aria-selected', 'true');
    await rowOf(page, 'g2').click({ modifiers: ['Shift'] });
    await expect(tableOf(page).getByText('2 Units move together.')).toBeVisible();
    await hand.tap([20.5, 19]);
    await legal(4);
    await give(page);
    for (const unit of ['g0', 'g1', 'g2', 'g3']) await expect(rowOf(page, unit)).toContainText('has moved');
    await askedFor(page, 'commit');
    await hand.tap([24, 22.5]);
    await expect(rowOf(page, 'g3')).toHaveAttribute('aria-selected', 'true');
    await expect(tableOf(page).locator('[data-target="m1"][data-legal="true"]')).toBeVisible();
    await hand.tap([24, 25.5]);
    await expect(tableOf(page).locator('[data-attack="g3"]')).toBeVisible();
    await grenade();
    await commit(/Marker 1/i, ...(thrown ? [/grenade/] : []));
  });

  await test.step('Round 2: two Units repeat their moves of Round 1', async () => {
    await askedFor(page, 'moves');
    await approach();
    for (const unit of ['g0', 'g2']) {
      await rowOf(page, unit).click();
      await tableOf(page).getByRole('button', { name: 'As last time' }).click();
      await expect(draftOf(page, unit)).toHaveAttribute('data-legal', 'true');
    }
    await give(page);
    await askedFor(page, 'commit');
    await grenade();
    await commit();
  });

  await test.step('Round 3: one Unit follows a path of two points', async () => {
    await askedFor(page, 'moves');
    await approach();
    const leader = seen.at(-1)?.view.position.units.find(({ id }) => id === 'g0')?.at ?? [0, 0];
    await rowOf(page, 'g0').click();
    await hand.tap([leader[0], leader[1] + 2]);
    await expect(draftOf(page, 'g0')).toHaveAttribute('data-legal', 'true');
    await page.keyboard.down('Shift');
    await hand.tap([leader[0] + 1.5, leader[1] + 2]);
    await page.keyboard.up('Shift');
    await expect(draftOf(page, 'g0')).toContainText(/ahead.* right, .*ahead/);
    await expect(draftOf(page, 'g0')).toHaveAttribute('data-legal', 'true');
    await give(page);
    await askedFor(page, 'commit');
    await grenade();
    await commit();
    expect((await askedFor(page, 'moves')).round).toBe(4);
    expect(await isOver(page)).toBe(false);
  });

  for (const unit of ['g0', 'g2'])
    expect(wentIn(seen, unit), `inches that ${unit} went`).toBeGreaterThan(3.5);
  await expectFought(page, seen);
});
