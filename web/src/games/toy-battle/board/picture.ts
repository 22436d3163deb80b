import { mount, unmount } from 'svelte';
import type { BoardFile } from '../types';
import { frameOf } from './geometry';
import Drawing from './Layer.svelte';

/**
 * What a picture shows: the ground with its decoration, the bases and headquarters on a transparent ground,
 * or both together with all medals.
 */
export type Layer = 'scenery' | 'stands' | 'all';

/**
 * How many pictures are kept: those used last. A page shows the shipped boards and a few boards of players.
 */
const KEPT = 40;
const SVG = 'http://www.w3.org/2000/svg';

const pictures = new Map<string, string>();

/**
 * A layer of the board as an image of the board's frame: a `data:` URL of an SVG document. The layers have
 * 300 to 1,000 shapes. Drawn as images they do not burden the layout and the accessibility tree of the page.
 * `active` says whether special bases have their effects.
 */
export function pictureOf(board: BoardFile, layer: Layer, flipped: boolean, active = true): string {
  const key = `${layer} ${flipped} ${active} ${JSON.stringify(board)}`;
  const picture = pictures.get(key) ?? drawn(board, layer, flipped, active);
  // The map keeps the order of insertion, so its first picture is the one used longest ago.
  pictures.delete(key);
  const [oldest] = pictures.keys();
  if (pictures.size >= KEPT && oldest !== undefined) pictures.delete(oldest);
  pictures.set(key, picture);
  return picture;
}

function drawn(board: BoardFile, layer: Layer, flipped: boolean, active: boolean): string {
  const { x, y, w, h } = frameOf(board);
  const root = document.createElementNS(SVG, 'svg');
  root.setAttribute('viewBox', `${x} ${y} ${w} ${h}`);
  root.setAttribute('width', String(w));
  root.setAttribute('height', String(h));
  const drawing = mount(Drawing, { target: root, props: { board, layer, flipped, active } });
  const text = new XMLSerializer().serializeToString(root);
  void unmount(drawing);
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
