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

/** The launch options of Chromium for tests without WebGL. */
export const flat = { executablePath, args: [...quiet, '--disable-gpu'] };
/** The launch options of Chromium for tests with WebGL, which the processor renders. */
export const deep = {
  executablePath,
  args: [...quiet, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-compositing'],
};
