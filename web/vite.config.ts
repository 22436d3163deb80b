/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vite';
import { offline } from './offline.plugin.ts';
import { texts } from './texts.plugin.ts';

/** The server to which `npm run dev` passes requests on. */
const api = process.env.RUMPUS_URL ?? 'http://127.0.0.1:7700';

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
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: [{ name: 'three', test: /node_modules[\\/]three[\\/]/ }] },
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
