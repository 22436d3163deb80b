import type { Page } from '@playwright/test';
import { drawQr } from '../src/parts/page/qr';
import { expect, listen, test } from './fixtures';
import { found } from './looks';
import { Server } from './server';

/** Sets up a match with a free seat, and returns its invite link. */
async function invite(page: Page): Promise<string> {
  const { games } = (await (await page.request.get('/api/games')).json()) as { games: { id: string }[] };
  await page.goto(`/new/${games[0]!.id}`);
  await page.getByRole('radio', { name: /A friend with a link/ }).check();
  await page.getByRole('button', { name: 'Set the table' }).click();
  return page.getByRole('textbox', { name: /^Link of the invitation/ }).inputValue();
}

/** Waits until the browser has decoded a picture, and returns its width. Fails if the picture is missing. */
const widthOf = (page: Page, source: string): Promise<number> =>
  page.locator(`img[src="${source}"]`).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth;
  });

test.describe('an invitation', () => {
  test('shows its link as a QR code, and the game to the person who opens the link', async ({
    page,
    browser,
    server,
  }) => {
    const link = await invite(page);
    const code = page.getByRole('img', { name: /^QR code of the invitation/ });
    await expect(code.locator('path')).toHaveAttribute('d', (await drawQr(link)).path);

    const friend = await browser.newContext({
      baseURL: server.url,
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    const faults = listen(friend);
    const theirs = await friend.newPage();
    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/ invites you to play$/);
    await expect(theirs.getByRole('list', { name: 'About this game' })).toContainText('2 players');
    await expect(theirs.locator('.picture svg').first()).toBeAttached();
    expect(await found(theirs)).toEqual([]);
    expect(await found(page)).toEqual([]);

    await theirs.getByRole('link', { name: 'First take a 3-minute lesson' }).click();
    await theirs.getByRole('link', { name: 'Back to the invitation' }).first().click();
    await expect(theirs).toHaveURL(link);

    await theirs.getByRole('textbox', { name: 'Your name' }).fill('Robin Reed');
    await theirs.getByRole('button', { name: 'Sit down' }).click();
    await expect(theirs).toHaveURL(/\/match\//);
    await expect(page.getByRole('list', { name: 'Players' })).toContainText('Robin Reed');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You sit at this table');
    expect(faults).toEqual([]);
    await friend.close();
  });

  test.describe('to a match that does not exist', () => {
    test.use({ expected: /status of 404/ });

    test('leads to a page that says this in plain words, beside a picture', async ({ page }) => {
      await page.goto('/join/nomatch/notoken');
      await expect(page.getByRole('alert')).toContainText('Ask for another link.');
      expect(await widthOf(page, '/pictures/lost-duck.svg')).toBeGreaterThan(0);
      expect(await found(page)).toEqual([]);
    });
  });
});

test('the page of an unknown URL and an empty list have pictures', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing stands on this shelf');
  expect(await widthOf(page, '/pictures/lost-duck.svg')).toBeGreaterThan(0);
  await page.goto('/games');
  await expect(page.getByText('You are not in a game now.')).toBeVisible();
  expect(await widthOf(page, '/pictures/empty-box.svg')).toBeGreaterThan(0);
});

test('the page can be installed as an app', async ({ page }) => {
  await page.goto('/');
  const named = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(named!);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await answer.json()) as { display: string; icons: { src: string; type: string }[] };
  expect(manifest.display).toBe('standalone');
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const icons = [...manifest.icons, { src: touch!, type: 'image/png' }];
  expect(icons.length).toBeGreaterThan(3);
  for (const { src, type } of icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
  }
  const worker = await page.request.get('/worker.js');
  expect(worker.headers()['content-type']).toContain('text/javascript');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    expected: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch/,
  });

  /** Waits until the service worker controls this page. */
  const installed = (page: Page): Promise<void> =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    });

  test('a page says that there is no connection, and pages load again once there is one', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await installed(page);
    await context.setOffline(true);
    await page.goto('/rules');
    await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '서버에 연결할 수 없습니다' })).toBeVisible();
    expect(await widthOf(page, '/pictures/lost-duck.svg')).toBeGreaterThan(0);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/rules$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  });

  test('the service worker stores the files of the bundle, but no answers of the API', async ({ page }) => {
    const server = await Server.start();
    await page.goto(server.url);
    await installed(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const kept = () =>
      page.evaluate(async () => {
        const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
        return requests.map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(async () => (await kept()).some((path) => path.startsWith('/assets/'))).toBe(true);
    expect((await kept()).filter((path) => path === '/' || path.startsWith('/api'))).toEqual([]);
    await server.stop();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  });
});

test('two people at one screen see the names that they enter, which are never sent to the server', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.goto('/new/toy-battle');
  await page.getByRole('radio', { name: /Somebody beside me/ }).check();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await page.getByRole('textbox', { name: 'Their name' }).fill('Ben');
  expect(await found(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: /^I am (Ann|Ben)$/ }).click();
  await expect(page.getByText(/^(Ann|Ben) is to move\.$/)).toBeVisible();
  const players = page.getByRole('list', { name: 'Players' });
  await expect(players).toContainText('Ann');
  await expect(players).toContainText('Ben');
  await expect(players).not.toContainText('(you)');
  await page.goto('/games');
  await expect(page.getByRole('link', { name: /Ann.*Ben|Ben.*Ann/ })).toBeVisible();
  expect(sent.join()).not.toMatch(/Ann|Ben/);
  await page.goto('/new/toy-battle');
  await page.getByRole('radio', { name: /Somebody beside me/ }).check();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ann');
});
