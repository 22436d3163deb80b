import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';

type Chunk = { file: string; src?: string; imports?: string[]; css?: string[]; assets?: string[] };

const dist = join(import.meta.dirname, '../../crates/server/web-dist');
const manifest = JSON.parse(readFileSync(join(dist, '.manifest.json'), 'utf8')) as Record<string, Chunk>;
const keys = Object.keys(manifest);

const sizes = new Map<string, number>();

/** The size of a file as it is sent: compressed by Brotli, unless the file is compressed already. */
function sizeOf(file: string): number {
  const content = readFileSync(join(dist, file));
  if (file.endsWith('.woff2')) return content.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const size = sizes.get(file) ?? brotliCompressSync(content, { params }).length;
  sizes.set(file, size);
  return size;
}

/** `index.html`, and the files of these chunks and of their static imports, with styles and assets. */
function filesOf(roots: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>(['index.html']);
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the manifest has no ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  roots.forEach(visit);
  return [...files];
}

const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + sizeOf(file), 0) / 1_000;
const textsOf = (part: string): string[] => keys.filter((key) => key.includes(`texts-${part}-ko`));
const showcases = keys.filter((key) => /games\/[\w-]+\/Showcase\.svelte$/.test(key));

// The sizes hold for Korean, whose messages are longer than the English ones. Answers of the server are left
// out.
describe('the files of a page, compressed, stay under its limit', () => {
  it('Home with the pictures of all games: 150 kB', () => {
    expect(showcases.length).toBeGreaterThan(3);
    expect(textsOf('common')).toHaveLength(1);
    const files = filesOf(['index.html', ...textsOf('common'), ...showcases]);
    expect(files.some((file) => file.endsWith('.woff2'))).toBe(true);
    expect(files.filter((file) => /three|Room|Learn|Replay/.test(file))).toEqual([]);
    expect(kilobytes(files)).toBeLessThan(150);
  });

  it('a table of Toy Battle with everything of the shell: 350 kB', () => {
    const game = keys.filter((key) => /games\/toy-battle\/index\.ts$|match\/Room\.svelte$/.test(key));
    expect(game).toHaveLength(2);
    expect(textsOf('table')).toHaveLength(1);
    expect(textsOf('toy-battle')).toHaveLength(1);
    const files = filesOf([
      'index.html',
      ...textsOf('common'),
      ...textsOf('table'),
      ...textsOf('toy-battle'),
      ...game,
    ]);
    expect(files.filter((file) => /three|attacktix|plastic-/.test(file))).toEqual([]);
    expect(kilobytes(files)).toBeLessThan(350);
  });

  it.each([
    ['attacktix', 'scene/attacktix-scene.ts'],
    ['plastic-fudge', 'scene/index.ts'],
  ])('a table of %s in three dimensions with everything of the shell: 600 kB', (game, scene) => {
    const roots = [`src/games/${game}/index.ts`, `src/games/${game}/${scene}`, 'src/match/Room.svelte'];
    expect(keys).toEqual(expect.arrayContaining(roots));
    expect(textsOf(game)).toHaveLength(1);
    const files = filesOf(['index.html', ...['common', 'table', game].flatMap(textsOf), ...roots]);
    expect(files.some((file) => file.includes('three'))).toBe(true);
    expect(kilobytes(files)).toBeLessThan(600);
  });
});
