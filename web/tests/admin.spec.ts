import type { Browser, Page } from '@playwright/test';
import { atRest, expect, listen, test } from './fixtures';
import { found, latinWords, overWidth } from './looks';
import { createMatch, decide, myTurn } from './match';
import { Server } from './server';

/** Opens a page for another person, in a browser context of its own. */
async function person(browser: Browser, server: Server): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  return context.newPage();
}

/** Opens a page for an operator, who has logged in to the operators' console with a link. */
async function operator(browser: Browser, server: Server): Promise<Page> {
  const page = await person(browser, server);
  await page.goto(server.adminLink());
  await expect(
    page.getByRole('heading', { name: 'Overview' }).or(page.getByText('Running since')),
  ).toBeVisible();
  return page;
}

/** Fills in the reason in the dialog for an action, and presses the button `act`, which carries it out. */
async function because(page: Page, reason: string, act: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why', { exact: true }).fill(reason);
  await dialog.getByRole('button', { name: act, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
}

/** Names the guest of this page, and returns the guest's id. */
async function named(page: Page, name: string): Promise<string> {
  await page.request.post('/api/me');
  const answer = await page.request.put('/api/me', { data: { name } });
  return ((await answer.json()) as { id: string }).id;
}

test.describe('the console', () => {
  test.use({ expected: /401|403|409|503|WebSocket/ });

  test('lets an operator in with a link that works once, and nobody else', async ({
    page,
    browser,
    server,
  }) => {
    await page.goto('/admin');
    await expect(page.getByRole('alert')).toContainText('rumpus admin link');
    const link = server.adminLink();
    await page.goto(link);
    await expect(page.getByText('Running since')).toBeVisible();
    expect(page.url()).toBe(`${server.url}/admin`);
    await expect(page.locator('[data-figure="admin-count-guests"]')).toHaveText(/^\d/);
    const second = await person(browser, server);
    await second.goto(link);
    await expect(second.getByRole('alert')).toContainText('This link was used');
    // An operator who is logged in stays logged in, even after opening a used link.
    await page.goto('/settings');
    await page.goto(link);
    await expect(page.getByText('Running since')).toBeVisible();
    await page.getByRole('button', { name: 'Leave the console' }).press('Enter');
    await expect(page.getByText('You have left the console.')).toBeVisible();
    await page.goto('/admin/audit');
    await expect(page.getByRole('alert')).toContainText('rumpus admin link');
    await second.context().close();
  });

  test('operators rename, mute and ban a reported player, and the audit log has each action', async ({
    page,
    browser,
    server,
  }) => {
    const rude = await person(browser, server);
    const faults = listen(rude.context());
    await rude.goto('/');
    const id = await named(rude, 'Rude Name');
    const match = await createMatch(rude, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
    await page.goto(`/match/${match}`);
    await atRest(page);
    await page.getByRole('tab', { name: 'Match' }).click();
    await page.getByRole('button', { name: 'Report to the operators' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^About/).selectOption({ label: 'Rude Name · Blue' });
    await dialog.getByLabel(/^What is wrong/).selectOption('A name or a text');
    await dialog.getByLabel(/^More about it/).fill('Look at that name');
    expect(await found(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(dialog.getByRole('status')).toContainText('Thank you');
    await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
    await page.getByRole('button', { name: 'Report to the operators' }).press('Enter');
    await dialog.getByLabel(/^What is wrong/).selectOption('Something else');
    await dialog.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('You have already reported this match');
    await page.keyboard.press('Escape');

    const admin = await operator(browser, server);
    await admin.getByRole('link', { name: 'Reports' }).press('Enter');
    const report = admin.getByRole('listitem').filter({ hasText: 'Look at that name' });
    await report.getByRole('link', { name: 'Rude Name' }).press('Enter');
    await expect(admin.getByRole('heading', { name: /Guest Rude Name/ })).toBeVisible();
    await admin.getByRole('button', { name: 'Rename' }).press('Enter');
    await admin.getByLabel('New name').fill('Bot 3');
    await admin.getByLabel('Why', { exact: true }).fill('rude');
    await admin.getByRole('dialog').getByRole('button', { name: 'Rename' }).press('Enter');
    await expect(admin.getByRole('dialog').getByRole('alert')).toContainText('looks like the name of a bot');
    await admin.getByLabel('New name').fill('Tin Fox');
    await because(admin, 'rude', 'Rename');
    await expect(admin.getByRole('heading', { name: /Guest Tin Fox/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Players' })).toContainText('Tin Fox');
    await admin.getByRole('button', { name: 'Mute' }).press('Enter');
    await because(admin, 'names', 'Mute');
    await rude.goto('/settings');
    await expect(rude.getByLabel('Your name')).toHaveValue('Tin Fox');
    await rude.getByLabel('Your name').fill('Rude Again');
    await rude.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(rude.getByRole('alert').filter({ hasText: 'You are muted' })).toContainText('names');

    await rude.goto(`/match/${match}`);
    await myTurn(rude);
    await admin.getByRole('button', { name: 'Ban', exact: true }).press('Enter');
    await admin.getByLabel(/^For how long/).selectOption('until it is lifted');
    await because(admin, 'went on', 'Ban');
    await expect(rude.getByRole('alert').filter({ hasText: 'went on' })).toBeVisible();
    await rude.goto('/games');
    await expect(rude.getByText(/You are banned here.*went on/).first()).toBeVisible();
    await admin.getByRole('listitem').filter({ hasText: 'went on' }).getByRole('button').press('Enter');
    await because(admin, 'a second chance', 'Lift');
    await rude.goto('/games');
    await expect(rude.getByText('You are banned here')).toHaveCount(0);

    await admin.getByRole('link', { name: 'Reports' }).press('Enter');
    await report.getByRole('button', { name: 'Close the report' }).press('Enter');
    await because(admin, 'renamed', 'Close the report');
    await expect(report).toHaveCount(0);
    await admin.getByRole('button', { name: 'Closed' }).press('Enter');
    await expect(report).toContainText('renamed');
    await admin.getByRole('link', { name: 'Audit log' }).press('Enter');
    const log = admin.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
    const acts = ['Closed a report', 'Lifted a ban', 'Banned', 'Muted a guest', 'Renamed a guest'];
    for (const [n, act] of acts.entries()) await expect(log.nth(n)).toContainText(act);
    await expect(log.nth(4)).toContainText('Rude Name → Tin Fox');
    await expect(log.nth(4)).toContainText(id);
    expect(faults.filter((fault) => !/403|WebSocket/.test(fault))).toEqual([]);
    await Promise.all([rude.context().close(), admin.context().close()]);
  });

  test('operators close a match and replace an invite link, and only the players of a private match see it', async ({
    page,
    browser,
    server,
  }) => {
    const admin = await operator(browser, server);
    await page.goto('/new/toy-battle');
    await page.getByRole('radio', { name: /A friend with a link/ }).check();
    await page.getByLabel('Who may see it', { exact: true }).selectOption('Only the players');
    await page.getByRole('button', { name: 'Set the table' }).press('Enter');
    const field = page.getByRole('textbox', { name: /^Link of the invitation/ });
    const link = await field.inputValue();
    const match = new URL(page.url()).pathname.split('/').at(-1)!;
    const stranger = await person(browser, server);
    await stranger.goto(`/match/${match}`);
    await expect(stranger.getByRole('alert')).toContainText(/no match|no such match/i);

    await admin.goto(`/admin/matches`);
    await admin.getByRole('searchbox').fill(match);
    await admin.getByRole('searchbox').press('Enter');
    await expect(admin.getByRole('list', { name: 'Matches' }).locator('> li')).toHaveCount(1);
    await admin.getByRole('button', { name: /^Revoke the link/ }).press('Enter');
    await because(admin, 'it was posted in public', 'Revoke the link to Red');
    await expect(page.getByText('The link to this seat was revoked.')).toBeVisible();
    await stranger.goto(link);
    await expect(stranger.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: /^New link/ }).press('Enter');
    await expect(field).toHaveValue(/join/);
    const other = await field.inputValue();
    expect(other).not.toBe(link);
    await stranger.goto(other);
    await stranger.getByRole('button', { name: 'Sit down' }).click();
    await Promise.race([myTurn(page), myTurn(stranger)]);

    await admin.getByRole('button', { name: 'Refresh' }).press('Enter');
    await admin.getByRole('button', { name: 'Close the match' }).press('Enter');
    await because(admin, 'a stolen account', 'Close the match');
    for (const one of [page, stranger]) {
      await expect(one.getByText(/closed the match: a stolen account/)).toBeVisible();
      await expect(one.getByText('Closed.', { exact: true })).toBeVisible();
      await expect(one.locator('[data-mine="true"]')).toHaveCount(0);
    }
    await page.goto('/games');
    await expect(page.getByText('Closed.', { exact: true })).toBeVisible();
    await page.goto(`/match/${match}/replay`);
    await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
    await Promise.all([stranger.context().close(), admin.context().close()]);
  });

  test('before an upgrade, every page announces it, nobody can start a match, and games under way go on', async ({
    browser,
  }) => {
    const server = await Server.start();
    const [player, admin] = [await person(browser, server), await operator(browser, server)];
    await player.goto('/');
    const match = await createMatch(player, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
    await admin.getByRole('button', { name: 'Begin the drain' }).press('Enter');
    await admin.getByLabel(/^The server stops/).selectOption('in 30 minutes');
    await because(admin, 'version 2', 'Begin the drain');
    await expect(admin.getByText(/The server is being drained/)).toBeVisible();
    await player.goto('/new/toy-battle');
    await expect(player.getByText(/will be upgraded at/)).toBeVisible();
    await player.getByRole('button', { name: 'Set the table' }).press('Enter');
    await expect(player.getByRole('alert').filter({ hasText: 'upgrade' })).toBeVisible();
    await player.goto(`/match/${match}`);
    await myTurn(player);
    await decide(player);
    await admin.getByRole('button', { name: 'End the drain' }).press('Enter');
    await because(admin, 'put off', 'End the drain');
    await player.goto('/');
    await expect(player.getByText(/will be upgraded/)).toHaveCount(0);
    await Promise.all([player.context().close(), admin.context().close()]);
    await server.stop();
  });

  test('every part of the console passes axe, is all in Korean, and fits a narrow screen', async ({
    browser,
  }) => {
    const server = await Server.start();
    const page = await person(browser, server);
    await page.goto('/');
    await named(page, '어떤 손님');
    await createMatch(page, [{ kind: 'me' }, { kind: 'invite' }]);
    const admin = await operator(browser, server);
    await admin.goto('/admin/sanctions');
    await admin.getByRole('button', { name: 'Ban a range of addresses' }).press('Enter');
    await admin.getByLabel(/^Address or range/).fill('203.0.113.0/24');
    expect(await found(admin)).toEqual([]);
    await because(admin, '광고', 'Ban');
    await admin.getByRole('button', { name: '한국어' }).press('Enter');
    await admin.setViewportSize({ width: 360, height: 800 });
    const parts = ['', '/reports', '/guests', '/matches', '/sanctions', '/audit'];
    for (const part of parts) {
      await admin.goto(`/admin${part}`);
      await expect(admin.getByRole('button', { name: '콘솔에서 나가기' })).toBeVisible();
      await expect(
        admin.getByRole('button', { name: part === '' ? '새 대전 중단' : '새로고침' }),
      ).toBeVisible();
      expect(await found(admin), part).toEqual([]);
      expect(await overWidth(admin), part).toBeLessThanOrEqual(0);
      const words = await latinWords(admin, /([a-z0-9]{12,}|Rumpus|WAL|[kMGT]B|ms|byte)\b/g);
      expect(
        words.filter((word) => !/^[A-Z][a-z]+$/.test(word)),
        part,
      ).toEqual([]);
    }
    await Promise.all([page.context().close(), admin.context().close()]);
    await server.stop();
  });
});
