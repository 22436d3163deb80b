import type { Page } from '@playwright/test';
import type { Frame } from '../src/games/toy-battle/types';
import { atRest, expect, listen, tableOf, test } from './fixtures';
import { onFrame } from './frames';
import { decide, myTurn, stepOf } from './match';

/** Returns a list to which every frame is added that the sockets of the page receive from now on. */
function framesOf(page: Page): Frame[] {
  const frames: Frame[] = [];
  page.on('websocket', (socket) => onFrame(socket, (frame) => frames.push(frame as Frame)));
  return frames;
}

/** Returns the side whose player is to lift the curtain. */
async function named(page: Page): Promise<'Blue' | 'Red'> {
  const text = await page.getByRole('button', { name: /^I am (Blue|Red)$/ }).innerText();
  return text.endsWith('Blue') ? 'Blue' : 'Red';
}

/** Expects that the page behind the curtain has no rack, and nothing else that only one side may know. */
async function expectCurtained(page: Page): Promise<void> {
  await expect(tableOf(page).getByRole('option')).toHaveCount(0);
  await expect(tableOf(page).getByRole('listbox')).toHaveCount(0);
  await expect(tableOf(page).locator('[data-troop], [data-place]')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Log' })).toHaveCount(0);
}

test('two people on one device: a curtain falls between their turns', async ({ page }) => {
  const frames = framesOf(page);
  await page.goto('/new/toy-battle');
  await page.getByRole('radio', { name: /Training Yard/ }).check();
  await page.getByRole('radio', { name: /Somebody beside me/ }).check();
  await page.getByRole('button', { name: 'Set the table' }).click();

  for (let turn = 0; turn < 6; turn += 1) {
    const side = await named(page);
    const [mine, other] = side === 'Blue' ? (['blue', 'red'] as const) : (['red', 'blue'] as const);
    await expect(page.getByRole('heading', { name: `${side} takes over` })).toBeVisible();
    await expectCurtained(page);
    expect(
      frames.filter(
        (frame) =>
          frame.view.viewer === mine && frame.view.to_move === mine && frame.seq === frames.at(-1)?.seq,
      ),
    ).toEqual([]);
    // The page requests the public view once the step has arrived.
    await expect.poll(() => frames.at(-1)?.view.rack, 'the last frame behind the curtain').toBe(null);

    const from = frames.length;
    await page.getByRole('button', { name: `I am ${side}` }).click();
    await expect(tableOf(page)).toHaveAttribute('data-viewer', mine);
    await expect(tableOf(page).getByRole('option').first()).toBeFocused();
    if (turn === 1) {
      await page.reload();
      await expect(tableOf(page)).toHaveAttribute('data-viewer', mine);
    }
    while (await page.locator('[data-mine="true"]').count()) {
      await atRest(page);
      if ((await page.getByRole('button', { name: /^I am/ }).count()) > 0) break;
      await decide(page);
      await atRest(page);
    }
    const seen = frames.slice(from);
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.filter((frame) => frame.view.viewer === other)).toEqual([]);
    const drawn = seen
      .flatMap((frame) => frame.events)
      .filter((event) => event.type === 'drew' && event.seat === other);
    expect(drawn.filter((event) => event.type === 'drew' && event.troops)).toEqual([]);
  }
});

test('a friend joins with the link, and a third person only watches', async ({ page, browser, server }) => {
  await page.goto('/new/toy-battle');
  await page.getByRole('radio', { name: /A friend with a link/ }).check();
  await page.getByRole('button', { name: 'Set the table' }).click();
  const link = await page.getByRole('textbox', { name: 'Link of the invitation' }).inputValue();
  await expect(page.getByText('Waiting for the other player.').first()).toBeVisible();

  const friend = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const faults = listen(friend);
  const theirs = await friend.newPage();
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'Sit down' }).click();
  await expect(theirs).toHaveURL(/\/match\//);
  await expect(page.getByRole('textbox', { name: 'Link of the invitation' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('here');

  for (let n = 0; n < 4; n += 1) {
    const first = await Promise.race([myTurn(page).then(() => page), myTurn(theirs).then(() => theirs)]);
    const before = await stepOf(first);
    await decide(first);
    for (const one of [page, theirs]) await expect.poll(() => stepOf(one)).toBeGreaterThan(before);
  }
  const racks = await Promise.all([page, theirs].map((one) => tableOf(one).getByRole('listbox').count()));
  expect(racks).toEqual([1, 1]);

  const third = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const watcher = await third.newPage();
  await watcher.goto(page.url());
  await expect(watcher.getByText(/You are watching/)).toBeVisible();
  await expect(tableOf(watcher).getByRole('option')).toHaveCount(0);
  await watcher.goto(link);
  await expect(watcher.getByText('This table has no free seat left.')).toBeVisible();

  await theirs.close();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('away');
  expect(faults).toEqual([]);
  await friend.close();
  await third.close();
});
