import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { atRest, listen, test } from './fixtures';
import {
  answerOf,
  askedFor,
  bot,
  createBattle,
  draftOf,
  driveTo,
  expect,
  give,
  giveUp,
  me,
  movedOn,
  near,
  pass,
  question,
  rowOf,
  sitDown,
  stepOf,
  tableOf,
  yard,
} from './plastic-fudge';

test.use({ actionTimeout: 30_000 });

/**
 * On the page of a new match, sets up a match against the weakest bot, and hands in the force with this name.
 */
async function setTheTable(page: Page, force: RegExp): Promise<void> {
  await expect(page).toHaveURL(/\/new\/plastic-fudge$/);
  await page.getByRole('combobox', { name: 'Strength' }).selectOption('1');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await expect(page.getByTestId('force-now')).toBeVisible();
  if (!force.test(await page.getByTestId('force-now').innerText())) {
    await page.getByTestId('force-change').click();
    await page.getByRole('radio', { name: force }).check();
  }
  await page.getByRole('button', { name: 'Hand the force in' }).click();
  await expect(tableOf(page).locator('[data-table]')).toBeVisible();
}

test('a player makes a battlefield, saves it, exports it, imports it again and plays on it', async ({
  page,
}) => {
  await page.goto('/workshop/plastic-fudge#battlefield');
  await page.getByTestId('board-name').fill('Lone wood');
  await page.getByText('Draw a rectangle').click();
  const canvas = page.getByTestId('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the drawing of the editor is not visible');
  const at = (x: number, y: number): [number, number] => [
    box.x + (box.width * x) / 48,
    box.y + (box.height * (48 - y)) / 48,
  ];
  await page.mouse.move(...at(10, 20));
  await page.mouse.down();
  await page.mouse.move(...at(18, 26), { steps: 4 });
  await page.mouse.up();
  await expect(page.getByTestId('faults')).toContainText('The battlefield is legal');
  await page.getByTestId('save').click();
  await page.reload();
  await expect(page.getByTestId('board-name')).toHaveValue('Lone wood');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('lone-wood.plastic-fudge.battlefield.json');
  const written = readFileSync(await file.path(), 'utf8').replace('Lone wood', 'Wood from abroad');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await page
    .getByTestId('import-file')
    .setInputFiles({ name: 'abroad.json', mimeType: 'application/json', buffer: Buffer.from(written) });
  await page.getByTestId('import-open').click();
  await expect(page.getByTestId('board-name')).toHaveValue('Wood from abroad');
  await page.getByTestId('play').click();
  await expect(page.getByRole('radio', { name: /Wood from abroad/ })).toBeChecked();
  await setTheTable(page, /Sniper team/);

  await askedFor(page, 'deploy');
  await expect(rowOf(page, 'f1')).toContainText(/forest/i);
  await tableOf(page).locator('[data-action="line"]').click();
  await expect(tableOf(page).locator('[data-draft][data-legal="true"]')).toHaveCount(5);
  await give(page);
  await pass(page, await askedFor(page, 'deploy'));
  expect((await askedFor(page, 'moves')).round).toBe(1);
  await expect(page.getByText('Wood from abroad').first()).toBeVisible();
});

test('a match has the options of the chosen preset, and printed prices if the player chooses them', async ({
  page,
}) => {
  const wanted: [preset: string, printed: boolean, options: Record<string, unknown>][] = [
    ['book', false, {}],
    [
      'classic-plus',
      true,
      { mortar_template: 'grenade', flame_radius: 9, morale_threshold: -2, special_prices: 'printed' },
    ],
    ['quick', false, { loss_percent: 50 }],
  ];
  for (const [preset, printed, options] of wanted) {
    await page.goto('/new/plastic-fudge');
    await page.locator(`input[name="preset"][value="${preset}"]`).check();
    if (printed) await page.getByTestId('printed').check();
    const [asked] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/matches')),
      page.getByRole('button', { name: 'Set the table' }).click(),
    ]);
    expect((asked.postDataJSON() as { setup: { options: unknown } }).setup.options, preset).toEqual(options);
    await expect(page.getByTestId('force-now')).toBeVisible();
  }
});

test('somebody else opens the link to a force and plays the force', async ({ page, browser, server }) => {
  await page.goto('/workshop/plastic-fudge');
  await page.getByRole('tab', { name: 'Sample Units' }).click();
  await page.getByRole('button', { name: 'Add Sniper' }).click();
  await page.getByRole('button', { name: 'Add Crawling Trooper' }).click();
  await page.getByTestId('unit-name').fill('Mudlark');
  await page.getByTestId('force-name').fill('Lent out');
  await expect(page.getByTestId('faults')).toContainText('The force is legal');
  await page.getByTestId('share').click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();

  const context = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  });
  const faults = listen(context);
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(theirs.getByTestId('arrived')).toContainText('Lent out');
  await theirs.getByTestId('arrived-play').click();
  await theirs.getByRole('radio', { name: /Meeting at the crossroads/ }).check();
  await setTheTable(theirs, /Lent out/);
  await askedFor(theirs, 'deploy');
  await expect(rowOf(theirs, 'g0')).toContainText('Sniper');
  await expect(rowOf(theirs, 'g1')).toContainText('Mudlark');
  expect(faults).toEqual([]);
  await context.close();
});

test('without WebGL a player can play a Round through the rows of Units alone', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const id = await createBattle(page, { seats: [me, bot], battlefield: yard });
  await sitDown(page, id);
  await expect(tableOf(page).locator('canvas')).toHaveAttribute('data-board', 'missing');
  await expect(tableOf(page).getByText(/cannot draw the table in three dimensions/)).toBeVisible();
  await expect(tableOf(page).locator('[data-tool="reset"]')).toHaveCount(0);
  await askedFor(page, 'deploy');
  await tableOf(page).locator('[data-action="line"]').click();
  await expect(tableOf(page).locator('[data-draft][data-legal="true"]')).toHaveCount(4);
  await rowOf(page, 'g3').click();
  await tableOf(page).getByRole('button', { name: 'Half an inch south' }).click();
  await expect(draftOf(page, 'g3')).toHaveAttribute('data-legal', 'true');
  await give(page);
  await pass(page, await askedFor(page, 'deploy'));

  await askedFor(page, 'moves');
  await rowOf(page, 'g3').click();
  const form = tableOf(page).locator('[data-orders="moves"] form');
  await form.getByLabel('East').fill('7');
  await form.getByLabel('North').fill('7');
  await form.getByRole('button').click();
  await expect(draftOf(page, 'g3')).toHaveAttribute('data-legal', 'true');
  await give(page);
  await expect(rowOf(page, 'g3')).toContainText('has moved');
  await rowOf(page, 'g3').click();
  await tableOf(page).locator('[data-tool="measure"]').click();
  await rowOf(page, 't0').click();
  await expect(tableOf(page).getByText(/″ from Rifle.* to (Old Shell|Slow One)/)).toBeVisible();
  await page.keyboard.press('Escape');
  await askedFor(page, 'commit');
  await rowOf(page, 'g1').click();
  await tableOf(page).locator('[data-action="aim"]').click();
  await expect(tableOf(page).locator('[data-action="keep-aim"]')).toBeVisible();
  const before = await stepOf(page);
  await answerOf(page, 'commit').click();
  await movedOn(page, before);
  const next = await question(page);
  expect(next === null || next.asks === 'roll' || next.round >= 2).toBe(true);
});

test('a replay goes step by step, and each view of it shows only what its viewer may know', async ({
  page,
}) => {
  const id = await createBattle(page, { seats: [me, { kind: 'same_device' }], battlefield: yard });
  await page.goto('/settings');
  await driveTo(page, id, 'commit', ['green', 'tan'], near);
  await giveUp(page, id, 'tan');
  await page.goto(`/match/${id}/replay`);
  await atRest(page);
  const slider = page.getByRole('slider', { name: 'Step' });
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(12);

  expect(await stepOf(page)).toBe(0);
  await slider.fill('0');
  await expect(rowOf(page, 'g1')).toContainText('not deployed yet');
  await page.keyboard.press('Escape');
  await slider.fill('3');
  expect(await stepOf(page)).toBe(3);
  await expect(page).toHaveURL(/step=3/);
  await expect(rowOf(page, 'g2')).not.toContainText('not deployed yet');
  await expect(rowOf(page, 'g3')).toContainText('not deployed yet');
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(rowOf(page, 'g3')).not.toContainText('not deployed yet');
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(rowOf(page, 'm1')).toContainText('mine or false, not known');
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('green');
  await expect(rowOf(page, 'm1')).toContainText('false marker');
  expect(await stepOf(page)).toBe(5);
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('tan');
  await expect(rowOf(page, 'm1')).toContainText('mine or false, not known');

  const chosen = page.getByRole('list', { name: 'Log' }).getByRole('button', { name: /is to move first/ });
  await expect(chosen).toHaveCount(0);
  await slider.focus();
  await page.keyboard.press('End');
  expect(await stepOf(page)).toBe(last);
  await chosen.click();
  await expect(tableOf(page).locator('[data-step="move-a"]').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4');
  await slider.fill(String(last - 3));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => stepOf(page)).toBe(last);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /Green wins/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Keep' }).click();
  await expect(page.getByRole('link', { name: 'Download the record' })).toBeVisible();
});
