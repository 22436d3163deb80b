import { expect, it } from 'vitest';

/** What is asked of the sources of a table, whatever its game; to be called in a `describe`. */
export function keepTheRules(sources: Record<string, string>): void {
  it('keep to the content security policy: no style attribute, no markup from strings', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(5);
    for (const [path, text] of Object.entries(sources)) {
      expect(text, path).not.toMatch(/\sstyle=["{]/);
      expect(text, path).not.toMatch(/\{@html|innerHTML|eval\(|new Function/);
    }
  });
}

/** What is asked of everything but files: it never asks the network or the clock, and knows no chance. */
export function keepToThemselves(sources: Record<string, string>): void {
  it('never ask the network or the clock', () => {
    for (const [path, text] of Object.entries(sources))
      expect(text, path).not.toMatch(/\bfetch\(|WebSocket|Date\.now|Math\.random/);
  });
}
