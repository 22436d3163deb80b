/** One wooden block of the castle's wall, in units of the board. */
interface Block {
  key: string;
  x: number;
  y: number;
  w: number;
  h: number;
  top: string;
  side: string;
}

const woods = [
  ['#e3b375', '#b98346'],
  ['#d69f5c', '#a87236'],
  ['#eec48c', '#c49257'],
  ['#df7f58', '#a84f2f'],
  ['#e3b375', '#b98346'],
  ['#7fa8c9', '#51799a'],
] as const;

/** A closed wall of blocks around a rectangle with its middle at the origin. The far side comes first. */
export function wall(w: number, h: number): Block[] {
  const thick = 34;
  const blocks: Block[] = [];
  const add = (key: string, x: number, y: number, bw: number, bh: number): void => {
    const wood = woods[(blocks.length * 5 + (key.charCodeAt(0) % 3)) % woods.length] ?? woods[0];
    blocks.push({ key, x, y, w: bw, h: bh, top: wood[0], side: wood[1] });
  };
  const across = Math.max(4, Math.round(w / 62));
  const down = Math.max(4, Math.round(h / 52));
  const bw = w / across;
  const bh = h / down;
  for (let i = 0; i < across; i += 1) add(`n${i}`, -w / 2 + bw * (i + 0.5), -h / 2, bw - 2, thick);
  for (let j = 0; j < down; j += 1) {
    add(`w${j}`, -w / 2, -h / 2 + bh * (j + 0.5), thick, bh - 2);
    add(`e${j}`, w / 2, -h / 2 + bh * (j + 0.5), thick, bh - 2);
  }
  for (let i = 0; i < across; i += 1) add(`s${i}`, -w / 2 + bw * (i + 0.5), h / 2, bw - 2, thick);
  return blocks;
}
