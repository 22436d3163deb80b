import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleKey, roam, stepLines, stepLit, type KeyActions } from './hotkeys';

afterEach(() => (document.body.textContent = ''));

function actions(busy = false): KeyActions {
  return {
    busy: () => busy,
    skip: vi.fn(),
    cancel: vi.fn(() => true),
    yes: vi.fn(),
    no: vi.fn(),
    discard: vi.fn(),
    memory: vi.fn(),
    lit: vi.fn(),
    rows: vi.fn(),
  };
}
function press(key: string, target: HTMLElement, root: HTMLElement, to: KeyActions): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  target.addEventListener('keydown', (heard) => handleKey(heard as KeyboardEvent, root, to), { once: true });
  target.dispatchEvent(event);
  return event;
}
function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  into: HTMLElement,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  into.append(element);
  return element;
}

describe('keys of the table', () => {
  it('accept, decline and open lists', () => {
    const root = make('div', document.body);
    const keys = actions();
    for (const key of ['y', 'n', 'd', 'm']) press(key, root, root, keys);
    for (const said of [keys.yes, keys.no, keys.discard, keys.memory]) expect(said).toHaveBeenCalledOnce();
  });

  it('skip the events that the table shows, and do nothing else then', () => {
    const root = make('div', document.body);
    const keys = actions(true);
    press('Enter', root, root, keys);
    expect(keys.skip).toHaveBeenCalledOnce();
    expect(press('Escape', root, root, keys).defaultPrevented).toBe(true);
    expect(keys.cancel).not.toHaveBeenCalled();
  });

  it('do nothing while the focus is in a text field, or outside the table', () => {
    const root = make('div', document.body);
    const keys = actions();
    press('y', make('input', root), root, keys);
    press('y', make('button', document.body), root, keys);
    expect(keys.yes).not.toHaveBeenCalled();
  });

  it('move the focus along a line, from line to line, and to the pieces that may be chosen', () => {
    const root = make('div', document.body);
    const first = make('div', root, { 'data-line': '' });
    const line = [
      make('button', first, { tabindex: '0' }),
      make('button', first, { tabindex: '-1', 'data-legal': 'true' }),
    ];
    const second = make('button', make('div', root, { 'data-line': '' }), {
      tabindex: '0',
      'data-legal': 'true',
    });
    line[0]!.focus();
    expect(roam(new KeyboardEvent('keydown', { key: 'ArrowLeft' }), line, 0)).toBe(true);
    expect(document.activeElement).toBe(line[1]);
    expect(roam(new KeyboardEvent('keydown', { key: 'x' }), line, 0)).toBe(false);
    stepLines(root, 1);
    expect(document.activeElement).toBe(second);
    stepLit(root, 1);
    expect(document.activeElement).toBe(line[1]);
  });
});
