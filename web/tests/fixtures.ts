import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { Server } from './server';

type PerTest = { quiet: void; expected: RegExp | null };
type PerWorker = { server: Server; unpainted: void };

/** A test on a server that belongs to the worker of the test. No page may log an error or throw. */
export const test = base.extend<PerTest, PerWorker>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  unpainted: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(leaveUnpainted);
        return context;
      };
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  /** Matches the errors that a test causes on purpose. */
  expected: [null, { option: true }],
  quiet: [
    async ({ context, expected }, use) => {
      const faults = listen(context);
      await use();
      expect(
        faults.filter((fault) => !expected?.test(fault)),
        'errors on the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Makes a page transparent. Layout, clicks and queries work as always, but nothing is painted. Painting takes
 * half of the time of Chromium, and no test looks at pixels. `looks.ts` makes the page visible while axe
 * measures contrasts.
 */
function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html[data-unpainted] { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
  addEventListener('DOMContentLoaded', () =>
    document.documentElement.toggleAttribute('data-unpainted', true),
  );
}

/** Collects what goes wrong in any page of a context. */
export function listen(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  return faults;
}

/**
 * The table of the page; `data-seq` is the step that it shows; `data-ready` says whether all animations have
 * ended.
 */
export const tableOf = (page: Page) => page.getByTestId('table');

/** Waits until the newest step is shown and nothing is on its way. */
export async function atRest(page: Page): Promise<void> {
  await expect(tableOf(page)).toHaveAttribute('data-ready', 'true');
}

export { expect };
