import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./*.{svelte,ts}', './panels/*.svelte', './play/*.{svelte,ts}', './words/*.ts', '!./**/*.test.ts'], {
  query: '?raw', import: 'default', eager: true,
});

describe('the sources of the table', () => {
  it('keep to the content security policy: no style attribute, no markup from strings', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(30);
    for (const [path, text] of Object.entries(sources)) {
      expect(text, path).not.toMatch(/\sstyle=["{]/);
      expect(text, path).not.toMatch(/\{@html|innerHTML|eval\(|new Function/);
    }
  });

  it('stay short', () => {
    for (const [path, text] of Object.entries(sources)) expect(text.split('\n').length, path).toBeLessThanOrEqual(251);
  });

  it('never ask the network or the clock', () => {
    for (const [path, text] of Object.entries(sources)) expect(text, path).not.toMatch(/\bfetch\(|WebSocket|Date\.now|Math\.random/);
  });
});
