import { describe, expect, it, vi } from 'vitest';
import { handleKey, type KeyActions } from './hotkeys';

function press(key: string, busy = false, target: HTMLElement = document.body, more: KeyboardEventInit = {}) {
  const actions = {
    busy: () => busy,
    skip: vi.fn(),
    drop: vi.fn(() => true),
    flip: vi.fn(),
    chances: vi.fn(),
    draw: vi.fn(),
    yes: vi.fn(),
    decline: vi.fn(),
  };
  const root = document.body.appendChild(document.createElement('div'));
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more });
  target.addEventListener('keydown', (heard) => handleKey(heard, root, actions satisfies KeyActions), {
    once: true,
  });
  target.dispatchEvent(event);
  root.remove();
  return { ...actions, event };
}

describe('keys of the table', () => {
  it('do what the list of keys says', () => {
    expect(press('d').draw).toHaveBeenCalledOnce();
    expect(press('F').flip).toHaveBeenCalledOnce();
    expect(press('c').chances).toHaveBeenCalledOnce();
    expect(press('y').yes).toHaveBeenCalledOnce();
    expect(press('n').decline).toHaveBeenCalledOnce();
    expect(press('Escape').drop).toHaveBeenCalledOnce();
  });

  it('skip the animation first', () => {
    const { skip, event } = press(' ', true);
    expect(skip).toHaveBeenCalledOnce();
    expect(event.defaultPrevented).toBe(true);
    expect(press(' ').skip).not.toHaveBeenCalled();
  });

  it('leave the browser and other parts of the page alone', () => {
    const field = document.createElement('input');
    document.body.append(field);
    expect(press('d', false, field).draw).not.toHaveBeenCalled();
    expect(press('d', false, document.body, { ctrlKey: true }).draw).not.toHaveBeenCalled();
    field.remove();
  });
});
