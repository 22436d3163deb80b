import { atRest, expect, test } from './fixtures';
import { found, tooWide } from './looks';
import { createMatch, finishedMatch } from './match';

const pages = [
  ['the start page', '/', 'The toys are on the table'],
  ['a new game', '/new/toy-battle', /New game/],
  ['my games', '/games', 'My games'],
  ['how to play', '/rules/toy-battle', /Rules of/],
  ['the rulebook', '/rules/toy-battle#rulebook', /Rules of/],
  ['the editor of boards', '/workshop/toy-battle', /Workshop of/],
  ['the settings', '/settings', 'Settings'],
  ['the lab', '/lab', 'Is it fair?'],
  ['an unknown page', '/nope', /Nothing stands/],
] as const;

/**
 * The rules pages of all games but the first. They have the same layout as the first one, but other texts.
 */
const rulebooks = ['plastic-attack-2009', 'plastic-attack-revised', 'plastic-fudge', 'attacktix'].flatMap(
  (game) => [`/rules/${game}`, `/rules/${game}#rulebook`],
);

for (const [name, path, heading] of pages) {
  test(`axe finds nothing on ${name}, and it needs no sideways scrolling on a phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.waitForLoadState('networkidle');
    expect([...(await found(page)), ...(await tooWide(page))]).toEqual([]);
  });
}

test('axe finds text in a grey that is hard to read, although tests do not paint pages', async ({ page }) => {
  await page.goto('/nope');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#faint { color: #808080; background: #8a8a8a }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id="faint">hard to read</p>');
  });
  expect(await found(page)).toEqual([
    expect.stringMatching(/^light: color-contrast/),
    expect.stringMatching(/^dark: color-contrast/),
  ]);
});

test('axe finds nothing in the dialog that chooses a level', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await found(page)).toEqual([]);
});

test('axe finds nothing at the table, in any panel', async ({ page }) => {
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
  await page.goto(`/match/${id}`);
  await atRest(page);
  for (const panel of ['Log', 'Rules', 'Match']) {
    await page.getByRole('tab', { name: panel }).click();
    expect(await found(page), panel).toEqual([]);
  }
});

test('axe finds nothing on the curtain, on an invitation and on the page of its link', async ({ page }) => {
  const shared = await createMatch(page, [{ kind: 'me' }, { kind: 'same_device' }]);
  await page.goto(`/match/${shared}`);
  await expect(page.getByRole('button', { name: /^I am/ })).toBeVisible();
  expect(await found(page), 'what axe finds on the curtain').toEqual([]);
  const invited = await createMatch(page, [{ kind: 'me' }, { kind: 'invite' }]);
  await page.goto(`/match/${invited}`);
  const link = await page.getByRole('textbox', { name: 'Link of the invitation' }).inputValue();
  expect(await found(page), 'what axe finds on the page with an invite link').toEqual([]);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'You sit at this table' })).toBeVisible();
  expect(await found(page), 'what axe finds on the page of an invited person').toEqual([]);
});

test('axe finds nothing at the end of a game and in its replay', async ({ page }) => {
  const id = await finishedMatch(page);
  await expect(page.getByRole('link', { name: 'Watch the replay' }).first()).toBeVisible();
  expect(await found(page), 'what axe finds at the end of a game').toEqual([]);
  await page.goto(`/match/${id}/replay`);
  await atRest(page);
  await expect(page.getByRole('button', { name: 'Play from the beginning' })).toBeVisible();
  expect(await found(page), 'what axe finds at the first step of a replay').toEqual([]);
  await page.keyboard.press('End');
  for (const panel of ['Log', 'Rules', 'Keep']) {
    await page.getByRole('tab', { name: panel }).click();
    expect(await found(page), panel).toEqual([]);
  }
});

test('no other rulebook and no table needs sideways scrolling at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
  for (const path of [...rulebooks, `/match/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
  }
});
