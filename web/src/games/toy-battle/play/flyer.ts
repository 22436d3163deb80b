import { mount, unmount } from 'svelte';
import { timeShare } from '../../../parts/device/settings.svelte';
import Flyer from './Flyer.svelte';
import { pace } from './playback.svelte';
import type { Anchor, Flight } from './narrate';

interface Middle {
  x: number;
  y: number;
  wide: number;
}

/**
 * The middle and the width of the element with this anchor, relative to the table; null if the page has no
 * such element.
 */
function middleOf(root: HTMLElement, anchor: Anchor): Middle | null {
  const target = root.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`);
  if (!target) return null;
  const box = target.getBoundingClientRect();
  const home = root.getBoundingClientRect();
  return { x: box.left + box.width / 2 - home.left, y: box.top + box.height / 2 - home.top, wide: box.width };
}

/**
 * Lets pieces fly over the table, each in an arc from anchor to anchor. `size` is the width of a piece in
 * pixels. Resolves when all have landed.
 */
export async function fly(
  root: HTMLElement,
  layer: HTMLElement,
  flights: Flight[],
  size: number,
): Promise<void> {
  await Promise.all(flights.map((flight, i) => flyOne(root, layer, flight, size, i * 90 * timeShare())));
}

async function flyOne(
  root: HTMLElement,
  layer: HTMLElement,
  flight: Flight,
  size: number,
  delay: number,
): Promise<void> {
  const from = middleOf(root, flight.from);
  const to = middleOf(root, flight.to);
  if (!from || !to || typeof layer.animate !== 'function') return;
  const holder = document.createElement('div');
  holder.className = 'flyer';
  holder.style.width = `${size}px`;
  layer.append(holder);
  const piece = mount(Flyer, { target: holder, props: { flight } });
  const at = (p: Middle, lift: number, scale: number): string =>
    `translate(${p.x - size / 2}px, ${p.y - size * 0.86 - lift}px) scale(${scale})`;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, wide: 0 };
  const lift = Math.min(120, 30 + Math.hypot(to.x - from.x, to.y - from.y) * 0.16);
  const toBoard = flight.to.startsWith('place:');
  const animation = holder.animate(
    [
      { transform: at(from, 0, 0.8), opacity: 0.6, easing: 'cubic-bezier(.3,.2,.5,1)' },
      { transform: at(middle, lift, 1.12), opacity: 1, easing: 'cubic-bezier(.5,0,.8,.7)' },
      { transform: at(to, 0, toBoard ? 1 : 0.55), opacity: toBoard ? 1 : 0.5 },
    ],
    { duration: (flight.what === 'medal' ? pace.medal : pace.flight) * timeShare(), delay, fill: 'both' },
  );
  // A skip cancels the flight. A page in the background may never finish a flight, so each flight has a time
  // limit.
  const longest = new Promise((resolve) => setTimeout(resolve, delay + pace.medal * timeShare() + 300));
  await Promise.race([animation.finished.catch(() => null), longest]);
  void unmount(piece);
  holder.remove();
}

/** Ends all flights at once, as if the pieces had landed. */
export function ground(layer: HTMLElement): void {
  for (const animation of layer.getAnimations?.({ subtree: true }) ?? []) animation.cancel();
}
