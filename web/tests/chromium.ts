import { existsSync } from 'node:fs';

const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM ?? debian.find((path) => existsSync(path));
const quiet = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium for tests that look at no picture in three dimensions. */
export const flat = { executablePath, args: [...quiet, '--disable-gpu'] };
/** Chromium that draws in three dimensions by the processor alone. */
export const deep = {
  executablePath,
  args: [...quiet, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing'],
};
