import { expect, it, vi } from 'vitest';
import { Ruler } from './ruler.svelte';

it('measures from the first thing to the second, but not from a thing to itself', () => {
  const ask = vi.fn();
  const ruler = new Ruler<string, number>(ask);
  ruler.toggle();
  ruler.tap('a');
  ruler.tap('a');
  expect(ask).not.toHaveBeenCalled();
  ruler.tap('b');
  expect(ask).toHaveBeenCalledExactlyOnceWith('a', 'b', expect.any(Function), 0);
});

it('says what it waits for', () => {
  const ruler = new Ruler<string, number>(vi.fn());
  const stages = [ruler.stage];
  ruler.toggle();
  stages.push(ruler.stage);
  ruler.tap('a');
  stages.push(ruler.stage);
  ruler.tap('b');
  stages.push(ruler.stage);
  expect(stages).toEqual([null, 'begins', 'ends', 'done']);
});
