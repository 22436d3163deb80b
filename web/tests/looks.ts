import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Found = { violations: { id: string; help: string; nodes: { html: string }[] }[] };

/** Waits until no animation of the page is running, except for endless ones. */
const still = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );

/**
 * Returns what axe finds on a page, a line for each rule that it breaks. Axe checks all rules in the light
 * theme, and those about colours also in the dark theme.
 */
export async function found(page: Page): Promise<string[]> {
  const all: string[] = [];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  for (const [theme, rules] of [
    ['light', null],
    ['dark', ['color-contrast', 'link-in-text-block']],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction((shown) => document.documentElement.dataset['theme'] === shown, theme);
    await still(page);
    const { violations } = await page.evaluate(async (only) => {
      const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<Found> } };
      const page = document.documentElement;
      // Axe does not read inside pictures, not even their contrasts, but visits each of their elements, which
      // took three quarters of the time of some pages. So the shapes leave the page while axe runs.
      const pictures = [
        ...document.querySelectorAll('[aria-hidden="true"] svg, svg[aria-hidden="true"], svg[role="img"]'),
      ].map((picture) => ({ picture, shapes: [...picture.childNodes] }));
      for (const { picture, shapes } of pictures)
        picture.replaceChildren(...shapes.filter(({ nodeName }) => ['title', 'desc'].includes(nodeName)));
      page.toggleAttribute('data-unpainted', false);
      // A line quotes the markup of an element, so axe need not compute its selector. That saves a fifth of
      // the time.
      const options = { resultTypes: ['violations'], selectors: false, iframes: false };
      try {
        return await axe.run(only ? { ...options, runOnly: only } : options);
      } finally {
        page.toggleAttribute('data-unpainted', true);
        for (const { picture, shapes } of pictures) picture.replaceChildren(...shapes);
      }
    }, rules);
    all.push(
      ...violations.map(
        ({ id, help, nodes }) => `${theme}: ${id}: ${help}: ${nodes.map((node) => node.html).join(' | ')}`,
      ),
    );
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return all;
}

/**
 * Returns the words in Latin letters that a person can see or hear on a page. It leaves out the ids of
 * clauses that `clauses` matches, ranks of cards, units, and words that Korean texts use too, such as PDF.
 */
export async function latinWords(page: Page, clauses: RegExp): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const seen: string[] = [];
    const isHidden = (element: Element) => !element.checkVisibility?.() && !element.closest('option');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (
        !element ||
        element.closest('script, style, kbd, code, textarea, [lang="en"], svg') ||
        isHidden(element)
      )
        continue;
      seen.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!element.closest('[lang="en"]') && !isHidden(element))
          seen.push(element.getAttribute(name) ?? '');
      }
    }
    return seen;
  });
  const plain = texts.map((text) =>
    text
      .replace(clauses, '')
      .replace(/\d ?(mm|cm)\b/g, '')
      .replace(/\b([AKQJ]{2}|PDF|QR|JSON|A4|Letter|Shift|Delete|mm|true|false)\b/g, ''),
  );
  return [...new Set(plain.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []))];
}

/** Returns by how many CSS pixels the content of the page is wider than the window. */
export const overWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/**
 * Returns a line for each width of a phone at which the content of the page is wider than the window. Some
 * parts measure themselves after the window has changed, so a page has two seconds to fit.
 */
export async function tooWide(page: Page): Promise<string[]> {
  const usual = page.viewportSize();
  const all: string[] = [];
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    let over = await overWidth(page);
    for (let waited = 0; over > 0 && waited < 2000; waited += 100) {
      await page.waitForTimeout(100);
      over = await overWidth(page);
    }
    if (over > 0) all.push(`${over} px too wide at ${width} px`);
  }
  if (usual) await page.setViewportSize(usual);
  return all;
}
