import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'ko'];
const folder = join(import.meta.dirname, 'src/offline');
const fixed = join(import.meta.dirname, 'public');

/** The placeholder in `src/offline/worker.ts` for the name of the build. */
const BUILD = 'rumpus-BUILD';

/** The contents of the files in `public`, which keep their names, in the order of their paths. */
function fixedFiles(): Buffer[] {
  const entries = readdirSync(fixed, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.sort().map((path) => readFileSync(path));
}

/** The texts of the offline page in one language. */
function section(language: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(join(folder, `texts/${language}.ftl`), 'utf8')));
  const say = (id: string): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`src/offline/texts/${language}.ftl does not say ${id}`);
    return bundle.formatPattern(pattern).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  };
  return `    <section lang="${language}">
      <h1>${say('offline-title')}</h1>
      <p>${say('offline-lead')}</p>
      <a href="">${say('offline-again')}</a>
    </section>
`;
}

/** The offline page. It has all languages at once, because the worker does not know the chosen one. */
function offlinePage(): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Rumpus</title>
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    <img src="/pictures/lost-duck.svg" alt="" width="320" height="200" />
${LANGUAGES.map(section).join('')}  </body>
</html>
`;
}

/**
 * Builds the service worker and the offline page that it shows. Both stand beside `index.html`, under fixed
 * names.
 */
export function offline(): Plugin {
  return {
    name: 'rumpus-offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(folder, 'worker.ts'), fileName: 'worker.js' });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['worker.js'];
        if (
          worker?.type !== 'chunk' ||
          !worker.code.includes(BUILD) ||
          /\b(import|export)\b/.test(worker.code)
        )
          throw new Error(`worker.js must be one script without imports that contains ${BUILD}`);
        const page = offlinePage();
        // The other files are named after their contents, so their names stand for the contents.
        const hash = createHash('sha256').update(Object.keys(bundle).sort().join('\n') + worker.code + page);
        for (const file of fixedFiles()) hash.update(file);
        const build = hash.digest('hex').slice(0, 16);
        worker.code = worker.code.replace(BUILD, `rumpus-${build}`);
        this.emitFile({ type: 'asset', fileName: 'offline.html', source: page });
      },
    },
  };
}
