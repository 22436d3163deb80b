import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { Server } from './server';

type PerTest = { quiet: void; expected: RegExp | null };
type PerWorker = { server: Server; unpainted: void };

/**
 * A test with a server, which each worker process starts once for all its tests. The test fails if a page
 * logs an error, or throws an error that it does not catch.
 */
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
  /** Matches the errors that the test causes on purpose. */
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
 * Keeps Chromium from painting pages. Painting takes more than half of its time, and no test looks at pixels.
 * The page is transparent, and WebGL draws nothing. Shaders still compile, and clicks and queries work as
 * usual. `looks.ts` makes the page visible while axe measures contrasts.
 */
function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html[data-unpainted] { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
  addEventListener('DOMContentLoaded', () =>
    document.documentElement.toggleAttribute('data-unpainted', true),
  );
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext])
    prototype.clear = prototype.drawArrays = prototype.drawElements = () => undefined;
  const webgl2 = WebGL2RenderingContext.prototype;
  webgl2.drawArraysInstanced = webgl2.drawElementsInstanced = () => undefined;
  webgl2.blitFramebuffer = webgl2.generateMipmap = () => undefined;
}

/** Collects the uncaught errors and the errors on the console of all pages of a context, from now on. */
export function listen(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
  });
  return faults;
}

/**
 * The table of the page. Its `data-seq` is the number of the step that it shows, and its `data-ready` says
 * whether all animations have ended.
 */
export const tableOf = (page: Page) => page.getByTestId('table');

/** Waits until the table shows the newest step, all animations have ended, and no decision is unanswered. */
export async function atRest(page: Page): Promise<void> {
  await expect(tableOf(page)).toHaveAttribute('data-ready', 'true');
}

export { expect };
