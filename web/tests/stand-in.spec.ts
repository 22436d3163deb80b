import { atRest, expect, listen, tableOf, test as base } from './fixtures';
import { createMatch, decide, myTurn, stepOf } from './match';
import { Server } from './server';

/** A test with a server on which a bot may take over for an absent player after one second. */
const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start(['--stand-in-after', '1']);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test('a bot plays for a player who has closed the page, until the player is back', async ({
  page,
  browser,
  server,
}) => {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'invite' }], { starter: 'red' });
  await page.goto(`/match/${id}`);
  const link = await page.getByRole('textbox', { name: /^Link of the invitation/ }).inputValue();
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', locale: 'en-GB' });
  const faults = listen(context);
  const first = await context.newPage();
  await first.goto(link);
  await first.getByRole('button', { name: 'Sit down' }).click();
  await expect(first).toHaveURL(/\/match\//);
  await context.request.put('/api/me', { data: { name: 'Ada' } });
  await myTurn(first);
  const offer = page.getByRole('button', { name: 'Let a bot play for Ada until they are back' });
  const said = page.getByRole('status').filter({ hasText: 'A bot plays for Ada until they are back.' });
  const players = page.getByRole('list', { name: 'Players' });
  await expect(offer).toHaveCount(0);

  await first.close();
  await expect(page.getByRole('status').filter({ hasText: 'Ada has been away for a while.' })).toBeVisible();
  const before = await stepOf(page);
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(said).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(players).toContainText('away, a bot plays');
  await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
  await myTurn(page);
  await decide(page);
  await expect(said).toBeVisible();

  const second = await context.newPage();
  await second.goto(`/match/${id}`);
  await expect(said).toHaveCount(0);
  await expect(players).not.toContainText('a bot plays');
  // It may be either player's turn. This loop makes decisions until the player who was away has made one.
  for (let turn = 0; turn < 9; turn += 1) {
    const asked = await Promise.race([page, second].map((one) => myTurn(one).then(() => one)));
    const reached = await stepOf(asked);
    await decide(asked);
    for (const one of [page, second]) await expect.poll(() => stepOf(one)).toBeGreaterThan(reached);
    if (asked === second) break;
    expect(turn, 'the number of decisions before one of the player who was away').toBeLessThan(8);
  }
  await atRest(second);
  await expect(tableOf(second)).toHaveAttribute('data-viewer', 'red');
  expect(faults).toEqual([]);
  await context.close();
});
