import { existsSync } from 'node:fs';

const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env.CHROMIUM ?? debian.find((path) => existsSync(path));
/** Flags of V8 that save some of the browser's time: a larger young generation is collected less often. */
const memory = '--min-semi-space-size=16 --semi-space-growth-factor=4';
const quiet = [
  '--no-sandbox',
  `--js-flags=${memory}`,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The launch options of Chromium for tests without WebGL. */
export const flat = { executablePath, args: [...quiet, '--disable-gpu'] };
/** The launch options of Chromium for tests with WebGL, which the processor renders. */
export const deep = {
  executablePath,
  args: [...quiet, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing'],
};
