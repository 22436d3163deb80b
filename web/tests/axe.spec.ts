import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { atRest, expect, test } from './fixtures';
import { createMatch, finishedMatch } from './match';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Found = { violations: { id: string; help: string; nodes: { html: string }[] }[] };

/** Everything that axe finds against WCAG 2.2 AA and its best practices, one line each. */
async function found(page: Page): Promise<string[]> {
  // Colours in the middle of a fade are nobody's colours.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().iterations === Infinity;
    }),
  );
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    () => (globalThis as unknown as { axe: { run(): Promise<unknown> } }).axe.run() as Promise<Found>,
  );
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' | ')}`);
}

const pages = [
  ['the start page', '/', 'The toys are on the table'],
  ['a new game', '/new/toy-battle', /New game/],
  ['my games', '/games', 'My games'],
  ['the rulebook', '/rules/toy-battle', /Rules of/],
  ['the settings', '/settings', 'Settings'],
  ['an unknown page', '/nope', /Nothing stands/],
] as const;

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    for (const [name, path, heading] of pages) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await page.waitForLoadState('networkidle');
        expect(await found(page)).toEqual([]);
      });
    }

    test('axe finds nothing at the choice of a level', async ({ page }) => {
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

    test('axe finds nothing at the curtain, at an invitation and in a joining', async ({ page }) => {
      const shared = await createMatch(page, [{ kind: 'me' }, { kind: 'same_device' }]);
      await page.goto(`/match/${shared}`);
      await expect(page.getByRole('button', { name: /^I am/ })).toBeVisible();
      expect(await found(page), 'curtain').toEqual([]);
      const invited = await createMatch(page, [{ kind: 'me' }, { kind: 'invite' }]);
      await page.goto(`/match/${invited}`);
      const link = await page.getByRole('textbox', { name: 'Link of the invitation' }).inputValue();
      expect(await found(page), 'invitation').toEqual([]);
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: 'A seat is free' })).toBeVisible();
      expect(await found(page), 'joining').toEqual([]);
    });

    test('axe finds nothing at the end of a game and in its replay', async ({ page }) => {
      const id = await finishedMatch(page);
      await expect(page.getByRole('link', { name: 'Watch the replay' }).first()).toBeVisible();
      expect(await found(page), 'end').toEqual([]);
      await page.goto(`/match/${id}/replay`);
      await atRest(page);
      for (const panel of ['Log', 'Rules', 'Keep']) {
        await page.getByRole('tab', { name: panel }).click();
        expect(await found(page), panel).toEqual([]);
      }
    });
  });
}

test('nothing needs sideways scrolling at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const id = await createMatch(page, [{ kind: 'me' }, { kind: 'bot', level: 1 }], { starter: 'blue' });
  for (const path of [...pages.map(([, path]) => path), `/match/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
  }
});
