import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{svelte,ts}', '../draw/**/*.{svelte,ts}', '!./**/*.test.ts', '!../**/*.test.ts'], {
  query: '?raw', import: 'default', eager: true,
});

describe('the sources of workshop and drawings', () => {
  it('keep to the content security policy: no style attribute, no markup from strings', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(45);
    for (const [path, text] of Object.entries(sources)) {
      expect(text, path).not.toMatch(/\sstyle=["{]/);
      expect(text, path).not.toMatch(/\{@html|innerHTML|eval\(|new Function/);
    }
  });

  it('stay short', () => {
    for (const [path, text] of Object.entries(sources)) expect(text.split('\n').length, path).toBeLessThanOrEqual(251);
  });

  it('ask the network in one place only, beside the shell’s own interface', () => {
    const asking = Object.keys(sources).filter((path) => /\bfetch\(|WebSocket/.test(sources[path] ?? ''));
    expect(asking).toEqual(['./files.ts']);
  });

  it('draw without chance and without a clock', () => {
    for (const [path, text] of Object.entries(sources)) {
      if (path.startsWith('../draw')) expect(text, path).not.toMatch(/Date\.now|Math\.random/);
    }
  });
});
