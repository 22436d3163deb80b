import { afterEach, expect, test } from 'vitest';
import { isForTable } from './keys';

const still = { busy: () => false, skip: () => undefined };

/** Whether a key is for the table if it is pressed while the element with this id has the focus. */
function heard(id: string): boolean {
  document.body.innerHTML =
    '<nav><button id="else"></button></nav><main id="main" tabindex="-1"><div id="root"><canvas></canvas><input id="field" /><button id="own"></button></div></main>';
  const root = document.getElementById('root') as HTMLElement;
  let answer = false;
  addEventListener('keydown', (event) => (answer = isForTable(event, root, still)), { once: true });
  (id ? (document.getElementById(id) as HTMLElement) : document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'g', bubbles: true }),
  );
  return answer;
}

afterEach(() => document.body.replaceChildren());

test('the table gets keys also if an element around it has the focus, for example after a click on its picture', () => {
  expect(heard('main')).toBe(true);
  expect(heard('')).toBe(true);
  expect(heard('own')).toBe(true);
});

test('the table gets no keys while the focus is in a text field or elsewhere on the page', () => {
  expect(heard('field')).toBe(false);
  expect(heard('else')).toBe(false);
});
