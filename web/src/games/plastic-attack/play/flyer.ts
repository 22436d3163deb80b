import { mount, unmount } from 'svelte';
import type { Setup } from '../types';
import Flyer from './Flyer.svelte';
import { flightMs, gapMs, type Flight } from './narrate';

interface Spot {
  x: number;
  y: number;
  w: number;
}

/**
 * Returns the middle and the width of the element whose `data-anchor` is `anchor`, in pixels of the table. An
 * anchor that ends with a colon means the first element whose anchor begins with it. Null if there is no such
 * element.
 */
function spotOf(root: HTMLElement, anchor: string): Spot | null {
  const match = anchor.endsWith(':') ? `[data-anchor^="${anchor}"]` : `[data-anchor="${CSS.escape(anchor)}"]`;
  const target = root.querySelector<HTMLElement>(match);
  if (!target) return null;
  const box = target.getBoundingClientRect();
  const home = root.getBoundingClientRect();
  return { x: box.left + box.width / 2 - home.left, y: box.top + box.height / 2 - home.top, w: box.width };
}

/**
 * Lets pieces fly in an arc over the table. `share` scales the usual time: 1 is normal speed, and less is
 * faster. Resolves when all have landed.
 */
export async function fly(
  root: HTMLElement,
  layer: HTMLElement,
  setup: Setup,
  flights: readonly Flight[],
  share: number,
): Promise<void> {
  await Promise.all(flights.map((flight, i) => flyOne(root, layer, setup, flight, i, share)));
}

async function flyOne(
  root: HTMLElement,
  layer: HTMLElement,
  setup: Setup,
  flight: Flight,
  n: number,
  share: number,
): Promise<void> {
  const from = spotOf(root, flight.from);
  const to = spotOf(root, flight.to);
  if (!from || !to || typeof layer.animate !== 'function') return;
  const [delay, duration] = [n * gapMs * share, flightMs * share];
  const width = flight.figure ? 76 : 54;
  const holder = document.createElement('div');
  holder.className = 'flyer';
  holder.style.width = `${width}px`;
  layer.append(holder);
  const piece = mount(Flyer, { target: holder, props: { setup, flight } });
  const at = (spot: { x: number; y: number }, lift: number, scale: number): string =>
    `translate(${spot.x - width / 2}px, ${spot.y - width * 0.7 - lift}px) scale(${scale})`;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const lift = Math.min(90, 20 + Math.hypot(to.x - from.x, to.y - from.y) * 0.12);
  const animation = holder.animate(
    [
      { transform: at(from, 0, 0.8), opacity: 0.7, easing: 'cubic-bezier(.3,.2,.5,1)' },
      { transform: at(middle, lift, 1.1), opacity: 1, easing: 'cubic-bezier(.5,0,.8,.7)' },
      { transform: at(to, 0, 0.7), opacity: 0.8 },
    ],
    { duration, delay, fill: 'both' },
  );
  // A browser may never finish an animation of a page in the background, so each flight has a time limit. A
  // skip cancels the animation, which is no error.
  const longest = new Promise((resolve) => setTimeout(resolve, delay + duration + 300));
  await Promise.race([animation.finished.catch(() => null), longest]);
  void unmount(piece);
  holder.remove();
}

/** Ends all flights at once. */
export function ground(layer: HTMLElement): void {
  for (const animation of layer.getAnimations?.({ subtree: true }) ?? []) animation.cancel();
}
