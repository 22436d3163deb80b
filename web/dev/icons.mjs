/**
 * Makes the pictures of `public/icons` that must be PNG from `icon.svg` beside them: `node dev/icons.mjs`.
 * Systems cut a maskable icon and the icon for iOS to a shape of their own. So these icons have no round
 * corners, and more room around the toy.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const folder = join(import.meta.dirname, '../public/icons');
const icon = readFileSync(join(folder, 'icon.svg'), 'utf8');

/** The icon without round corners, with its toy scaled by `scale`. */
function whole(scale) {
  const [paint] = /fill="#\w+"/.exec(icon);
  const body = icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replace(/ rx="\d+"/, '');
  const edge = (128 * (1 - scale)) / 2;
  const floor = '<path d="M0 92h128v36H0z" fill="#e89e14"/>';
  const toy = body.replace(/<rect [^>]*\/><path d="M0 92[^>]*\/>/, '');
  const placed = `<g transform="translate(${edge} ${edge}) scale(${scale})">${toy}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path d="M0 0h128v128H0z" ${paint}/>${floor}${placed}</svg>`;
}

const wanted = [
  ['icon-192.png', 192, icon],
  ['icon-512.png', 512, icon],
  ['maskable-512.png', 512, whole(0.74)],
  ['apple-touch-180.png', 180, whole(0.9)],
];

const debian = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM ?? (existsSync(debian) ? debian : undefined);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const [name, size, svg] of wanted) {
  await page.setViewportSize({ width: size, height: size });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(`<body style="margin:0"><img src="${source}" width="${size}" style="display:block">`);
  await page.locator('img').evaluate((image) => image.decode());
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }));
}
await browser.close();
