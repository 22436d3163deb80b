import { timeShare } from '../device/settings.svelte';

/**
 * Lets a small thing, such as a marble, roll from place to place on its table and disappear at the last
 * place. `places` are CSS selectors. The times are in milliseconds at the usual speed of the table.
 */
export function roll(places: readonly string[], delay: number, duration: number) {
  return (thing: HTMLElement): (() => void) => {
    const [left, top] = middleOf(thing);
    const stops = places.flatMap((place) => {
      const found = thing.closest('[data-testid="table"]')?.querySelector(place);
      if (!found) return [];
      const [x, y] = middleOf(found);
      return [{ translate: `${x - left}px ${y - top}px`, opacity: 1 }];
    });
    const rolling = thing.animate?.([{ translate: '0 0' }, ...stops, { ...stops.at(-1), opacity: 0 }], {
      delay: delay * timeShare(),
      duration: duration * timeShare(),
      easing: 'ease-in-out',
      fill: 'forwards',
    });
    return () => rolling?.cancel();
  };
}

function middleOf(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
