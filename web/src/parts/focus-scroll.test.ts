import { expect, it } from 'vitest';
import { focusIfScrolls } from './focus-scroll';

it('lets text have the focus only while it scrolls', async () => {
  const text = document.createElement('p');
  let height = 40;
  Object.defineProperty(text, 'scrollHeight', { get: () => height });
  Object.defineProperty(text, 'clientHeight', { get: () => 20 });
  document.body.append(text);
  const end = focusIfScrolls(text);
  expect(text.tabIndex).toBe(0);
  height = 20;
  text.append('short');
  await new Promise((done) => setTimeout(done));
  expect(text.hasAttribute('tabindex')).toBe(false);
  end();
  text.remove();
});
