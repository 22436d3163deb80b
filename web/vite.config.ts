/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vite';
import { offline } from './offline.plugin.ts';
import { texts } from './texts.plugin.ts';

/** The server to which `npm run dev` passes requests on. */
const api = process.env.RUMPUS_URL ?? 'http://127.0.0.1:7700';

/** Modules that may share a file with others: all but the entries, of which the worker must be a single file. */
const sharable = /^(?!.*([\\/]offline[\\/]|index\.html|src[\\/]main\.ts))/;
const ofGame = /[\\/]src[\\/]games[\\/]([\w-]+)[\\/]/;
/** Modules share a file if the same pages need them. A file below 3 kB joins another. */
const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000 };
/** The first part of a file's name. Rolldown names a shared file after all its users. */
const short = (name: string): string => name.split(/~|\.\w+$/)[0] ?? name;

/**
 * The bundle that the server embeds. A file in `assets/` is named after its content, so browsers keep it for
 * good. The same sources give the same names, so the committed bundle changes only if the sources do. Nothing
 * is inlined because the server's content security policy forbids inline scripts and styles. `RUMPUS_WEB_OUT`
 * names another output folder, so that a check can compare a build with the committed one.
 */
export default defineConfig({
  plugins: [texts(), offline(), svelte(), svelteTesting()],
  base: '/',
  build: {
    outDir: process.env.RUMPUS_WEB_OUT ?? '../crates/server/web-dist',
    emptyOutDir: true,
    // The manifest lists which file imports which. From it `dev/weight.test.ts` adds up what a page fetches.
    // The server does not serve it.
    manifest: '.manifest.json',
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${short(names[0] ?? '')}-[hash][extname]`,
        // A page takes longer to load many small files than a few larger ones. So what every page needs at its
        // start is one file, and other modules share files. Modules of a game share files only with each other.
        codeSplitting: {
          groups: [
            { name: 'three', test: /node_modules[\\/]three[\\/]/, priority: 4 },
            { name: 'start', test: sharable, tags: ['$initial'], priority: 3 },
            { name: 'shared', test: (id) => sharable.test(id) && !ofGame.test(id), priority: 2, ...shared },
            { name: (id) => ofGame.exec(id)?.[1] ?? null, test: ofGame, priority: 1, ...shared },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    // The workshop links the schema of army files, which lies in `docs/`.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: api, ws: true, changeOrigin: true, headers: { origin: api } } },
  },
  test: {
    environment: 'happy-dom',
    // The test files of a thread share one page. With a page for each file, making pages would take four
    // fifths of the time.
    pool: 'threads',
    isolate: false,
    setupFiles: ['dev/tidy.ts'],
    include: ['src/**/*.test.ts', 'dev/**/*.test.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
