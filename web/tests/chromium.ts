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

/** Options of Chromium for tests without pictures in three dimensions. */
export const flat = { executablePath, args: [...quiet, '--disable-gpu'] };
/** Options of Chromium for tests with pictures in three dimensions, which the processor draws. */
export const deep = {
  executablePath,
  args: [...quiet, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing'],
};
