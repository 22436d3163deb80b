import type { ForceFile } from '../src/wire/plastic_fudge/all';
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
  toldIn,
  type Action,
} from './plastic-fudge';

test.use({ launchOptions: deep, actionTimeout: 30_000 });

const machines: ForceFile = {
  format: 1,
  game: 'plastic-fudge',
  name: 'Everything that drives and flies',
  units: [
    { name: 'Sarge', type: 'basic', commander: true, tl: 3 },
    { name: 'Sparks', type: 'radioman', tl: 3 },
    { name: 'Willys', type: 'jeep' },
    { name: 'Gun', type: 'howitzer' },
    { name: 'Bird', type: 'helicopter' },
    { name: 'Dart', type: 'jet' },
    { name: 'Bomber', type: 'grenadier', tl: 3 },
    { name: 'Late Bird', type: 'helicopter' },
  ],
};

const stands: { green: readonly Action[]; tan: readonly Action[] } = {
  green: [
    { do: 'deploy', unit: 'g0', at: [18, 3], facing: 90 },
    { do: 'deploy', unit: 'g1', at: [16, 3], facing: 90 },
    { do: 'deploy', unit: 'g2', at: [8, 5], facing: 90 },
    { do: 'deploy', unit: 'g3', at: [8, 2.5], facing: 90 },
    { do: 'deploy', unit: 'g4', at: [26, 5], facing: 90 },
    { do: 'deploy', unit: 'g5', reserve: true },
    { do: 'deploy', unit: 'g6', at: [22, 5], facing: 90 },
    { do: 'deploy', unit: 'g7', reserve: true },
    { do: 'end-deploy' },
  ],
  tan: places.tan,
};

test('a Jeep tows a gun, Helicopters fly and enter, a Unit throws a grenade during the moves, and a called Jet comes', async ({
  page,
}) => {
  const seen = seenBy(page);
  const unit = (id: string) => seen.at(-1)?.view.position.units.find((one) => one.id === id);
  const id = await createBattle(page, {
    seats: [me, bot],
    battlefield: meadow,
    forces: [machines, snails],
    options: { points: 4000, attack_timing: 'anytime' },
  });
  await page.goto('/');
  await driveTo(page, id, null, ['green'], stands);
  await sitDown(page, id);
  const hand = new Hand(page, meadow.table);
  const legal = (key: string) => expect(draftOf(page, key)).toHaveAttribute('data-legal', 'true');
  await askedFor(page, 'moves');

  await test.step('the player calls the Jet by radio', async () => {
    await rowOf(page, 'g5').click();
    await tableOf(page).locator('[data-action="call-jet"]').click();
    await expect(rowOf(page, 'g5')).toContainText('called in Round 1');
  });

  await test.step('the Jeep tows the gun, a Helicopter flies over the wall, another one enters', async () => {
    await rowOf(page, 'g2').click();
    await tableOf(page)
      .getByRole('button', { name: /^Tow Gun/ })
      .click();
    await hand.tap([8, 9]);
    await expect(draftOf(page, 'g2')).toContainText('4″ ahead, Tow Gun');
    await legal('g2');
    await rowOf(page, 'g4').click();
    await hand.tap([18, 24]);
    await legal('g4');
    await rowOf(page, 'g7').click();
    await hand.tap([32, 1]);
    await expect(draftOf(page, 'g7')).toContainText(/enters 3[12]/);
    await tableOf(page).getByRole('button', { name: '1″ ahead' }).click();
    await expect(draftOf(page, 'g7')).toContainText('1″ ahead');
    await legal('g7');
  });

  await test.step('a Unit throws a grenade before the Units move', async () => {
    await rowOf(page, 'g6').click();
    await tableOf(page).locator('[data-action="aim"]').click();
    await hand.tap([22, 9]);
    await tableOf(page).locator('[data-action="keep-aim"]').click();
    const step = await stepOf(page);
    await tableOf(page).locator('[data-orders="attack"] [data-action="fire"]').click();
    await movedOn(page, step);
    expect(unit('g6')?.attacked).toBe(true);
    await expect(rowOf(page, 'g6')).toContainText('has attacked');
  });

  await test.step('the player sends all orders', async () => {
    await give(page);
    for (const key of ['g2', 'g3', 'g4', 'g7']) await expect(rowOf(page, key)).toContainText('has moved');
    expect(unit('g3')).toMatchObject({ at: [8, 6.5], facing: 90 });
    const [x, y] = unit('g4')?.at ?? [0, 0];
    expect(Math.hypot(x - 18, y - 24), `the Helicopter flew to ${x}, ${y} instead of 18, 24`).toBeLessThan(
      0.3,
    );
    expect(unit('g7')?.at?.[1]).toBeGreaterThan(2.9);
  });

  await test.step('the Jet comes in the fourth Round and attacks', async () => {
    for (let now = await question(page); now?.asks !== 'jets'; now = await question(page)) {
      if (!now) throw new Error('the battle ended before the Jet came in Round 4');
      await pass(page, now);
    }
    expect((await question(page))?.round).toBe(4);
    await rowOf(page, 'g5').click();
    await hand.tap([12, 22]);
    await rowOf(page, 't1').click();
    await expect(tableOf(page).locator('[data-orders="jets"]')).toContainText(/it reaches 18″/);
    const step = await stepOf(page);
    await answerOf(page, 'jets').click();
    await movedOn(page, step);
    await expect.poll(() => toldIn(seen)).toContain('jet');
  });
});
