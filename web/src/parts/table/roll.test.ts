import { expect, it, vi } from 'vitest';
import { roll } from './roll';

it('rolls a thing along those of its places that the table has, and stops when the thing is removed', () => {
  document.body.innerHTML =
    '<div data-testid="table"><i id="thing"></i><b class="lane"></b><b class="purse"></b></div>';
  const thing = document.querySelector<HTMLElement>('#thing')!;
  const at = (selector: string, left: number, top: number): void => {
    document.querySelector(selector)!.getBoundingClientRect = () => new DOMRect(left, top, 10, 10);
  };
  at('#thing', 100, 100);
  at('.lane', 200, 60);
  at('.purse', 250, 0);
  const cancel = vi.fn();
  const animate = vi.fn((_frames: unknown, _how: unknown) => ({ cancel }) as unknown as Animation);
  thing.animate = animate as never;

  const stop = roll(['.lane', '.nowhere', '.purse'], 700, 300)(thing);
  expect(animate.mock.calls[0]![0]).toEqual([
    { translate: '0 0' },
    { translate: '100px -40px', opacity: 1 },
    { translate: '150px -100px', opacity: 1 },
    { translate: '150px -100px', opacity: 0 },
  ]);
  stop();
  expect(cancel).toHaveBeenCalledOnce();
});
