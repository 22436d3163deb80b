import { defineConfig } from '@playwright/test';
import { flat } from './tests/chromium';

/** Browser tests against the real server: every worker starts its own, see tests/server.ts. */
export default defineConfig({
  testDir: './tests',
  fullyParallel: false,
  // With three workers, tests wait too long for pages while the Rust tests run on two processors.
  workers: 2,
  // A busy machine may be too slow for a test, so each test gets a second try. The report names the tests
  // that needed it.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    headless: true,
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // A service worker would answer requests that a test intercepts. Only the tests of the worker allow it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: flat,
  },
});
