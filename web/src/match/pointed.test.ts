import { render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { pointedAt, pointsOf } from '../parts/points';
import Pointer from './Pointer.svelte';
import { freeSide, handSide, isDrawn, ringAround, within } from './pointed';

function page(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

afterEach(() => document.body.replaceChildren());

it('finds things by several ids, each thing once, in the order of the ids', () => {
  const root = page(
    '<i id="one" data-point="b1 base"></i><i id="two" data-point="#draw"></i><i data-point="b10"></i>',
  );
  expect(pointedAt(root, ['#draw', 'b1', 'base']).map(({ id }) => id)).toEqual(['two', 'one']);
  expect(pointedAt(root, ['b'])).toEqual([]);
});

it('finds ids with quotes, brackets and spaces', () => {
  const root = page('<i id="odd"></i>');
  root.firstElementChild?.setAttribute('data-point', pointsOf('a"]b', 'King of hearts'));
  expect(pointedAt(root, ['a"]b'])).toHaveLength(1);
  expect(pointedAt(root, ['King of hearts'])).toHaveLength(1);
  expect(pointedAt(root, ['King'])).toHaveLength(0);
});

it('puts a ring around a thing, and a ring of the least size around an anchor', () => {
  expect(ringAround({ left: 100, top: 50, width: 60, height: 40 })).toEqual({
    left: 96,
    top: 46,
    width: 68,
    height: 48,
  });
  expect(ringAround({ left: 100, top: 50, width: 0, height: 0 })).toEqual({
    left: 86,
    top: 36,
    width: 28,
    height: 28,
  });
});

it('finds the visible part of a thing', () => {
  const outer = { left: 0, top: 0, width: 100, height: 100 };
  expect(within({ left: 90, top: 90, width: 20, height: 20 }, outer)).toEqual({
    left: 90,
    top: 90,
    width: 10,
    height: 10,
  });
  expect(within({ left: 100, top: 0, width: 20, height: 20 }, outer)).toBeNull();
});

it('puts the hand where it covers no text, or leaves it out', () => {
  const root = page('<p>above</p><p>below</p>');
  const ring = { left: 100, top: 200, width: 80, height: 40 };
  const boxes = { above: new DOMRect(90, 170, 100, 20), below: new DOMRect(90, 250, 100, 20) };
  const lines: DOMRect[] = [];
  const found = (text: string | null): DOMRect =>
    lines.find((line) => line === boxes[text as 'above' | 'below']) ?? new DOMRect(0, 0, 0, 0);
  for (const one of root.children) {
    one.getBoundingClientRect = () => found(one.textContent);
    one.getClientRects = () => [found(one.textContent)] as never;
  }
  Range.prototype.getClientRects = function (this: Range) {
    return [found(this.toString())] as never;
  };
  expect(freeSide(root, ring, 44)).toBe('above');
  lines.push(boxes.above);
  expect(freeSide(root, ring, 44)).toBe('below');
  lines.push(boxes.below);
  expect(freeSide(root, ring, 44)).toBeNull();
});

it('puts the hand below where there is no room above', () => {
  expect(handSide({ left: 0, top: 60, width: 9, height: 9 }, 44)).toBe('above');
  expect(handSide({ left: 0, top: 20, width: 9, height: 9 }, 44)).toBe('below');
  expect(handSide({ left: 0, top: 90, width: 300, height: 200 }, 44)).toBe('within');
  expect(handSide({ left: 0, top: 90, width: 90, height: 150 }, 44), 'a ring around a figure').toBe('above');
  // The hand is not inside, where it would hide a card or a figure.
  expect(handSide({ left: 0, top: 90, width: 118, height: 170 }, 44)).toBe('above');
});

it('ignores elements that are only for screen readers', () => {
  const root = page('<p class="r-hidden"><i data-point="a"></i></p>');
  expect(isDrawn(root.querySelector('i')!)).toBe(false);
});

it('reports how many things it found, and again when the table changes', async () => {
  const root = page('<b data-point="King\u00a0Kwak"></b>');
  const onfound = vi.fn();
  const box = new DOMRect(10, 60, 20, 20);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([box] as unknown as DOMRectList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  const { container } = render(Pointer, { points: ['King Kwak'], root, onfound });
  await vi.waitFor(() => expect(onfound).toHaveBeenLastCalledWith(1));
  root.insertAdjacentHTML('beforeend', '<b data-point="x King\u00a0Kwak"></b>');
  await vi.waitFor(() => expect(onfound).toHaveBeenLastCalledWith(2));
  await vi.waitFor(() => expect(container.querySelectorAll('.ring')).toHaveLength(2));
});

it('reports that the player picks another thing of a list than those of the hint', async () => {
  const root = document.createElement('main');
  root.innerHTML = '<ul data-one-pick data-picked="b"><li data-point="a"></li><li data-point="b"></li></ul>';
  document.body.append(root);
  const list = root.querySelector('ul')!;
  const onastray = vi.fn();
  render(Pointer, { points: ['a', 'here'], root, unpicked: true, onastray });
  list.dataset['picked'] = 'a';
  await new Promise((done) => setTimeout(done, 60));
  expect(onastray, 'what was picked before, and what the hint names').not.toHaveBeenCalled();
  delete list.dataset['picked'];
  await new Promise((done) => setTimeout(done, 60));
  expect(onastray, 'nothing is picked').not.toHaveBeenCalled();
  list.dataset['picked'] = 'b';
  await vi.waitFor(() => expect(onastray).toHaveBeenCalledOnce());
});

it('leaves out things that the player has picked, if `unpicked` is set', async () => {
  const root = document.createElement('main');
  root.innerHTML = '<div data-picked="a"><b data-point="a"></b><b data-point="b"></b></div>';
  document.body.append(root);
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  const all = vi.fn();
  render(Pointer, { points: ['a', 'b'], root, onfound: all });
  await vi.waitFor(() => expect(all).toHaveBeenLastCalledWith(2));
  const rest = vi.fn();
  render(Pointer, { points: ['a', 'b'], root, unpicked: true, onfound: rest });
  await vi.waitFor(() => expect(rest).toHaveBeenLastCalledWith(1));
});
