import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQr } from './qr';

/** The dark squares of a drawing, as rows of marks. */
function squares(side: number, path: string): boolean[][] {
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let n = 0; n < Number(length); n += 1) rows[Number(y)]![Number(x) + n] = true;
  return rows;
}

const link = 'https://play.example.org/join/0123456789abcdef/0123456789abcdef0123456789abcdef';

it('draws every dark square of the code and no other', async () => {
  const { side, path } = await drawQr(link);
  expect(squares(side, path)).toEqual(encode(link, { ecc: 'L', border: 4 }).data);
});

it('leaves four light squares around it, and draws another code for another text', async () => {
  const { side, path } = await drawQr(link);
  const rows = squares(side, path);
  const edge = [0, 1, 2, 3, side - 4, side - 3, side - 2, side - 1];
  expect(edge.flatMap((n) => [...rows[n]!, ...rows.map((row) => row[n]!)])).not.toContain(true);
  expect(rows[4]!.slice(4, 11)).toEqual(Array.from({ length: 7 }, () => true));
  expect((await drawQr(`${link}0`)).path).not.toBe(path);
});
