/**
 * A QR code as a drawing. `path` is the outline of all dark squares. `side` is the number of squares along a
 * side, light margin included.
 */
export type QrDrawing = { side: number; path: string };

/** The width of the light margin around the code, in squares. Readers need it to find the code. */
const QUIET = 4;

/**
 * Draws a text as a QR code with the least error correction, so that the code has fewer squares. On a screen
 * nothing covers a part of the code. The browser fetches the encoder with the first code.
 */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { encode } = await import('uqr');
  const { data } = encode(text, { ecc: 'L', border: QUIET });
  return { side: data.length, path: outline(data) };
}

/** One rectangle for each run of dark squares in a row. */
function outline(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      const length = x + 1 - from;
      path += `M${from} ${y}h${length}v1h-${length}z`;
    }
  });
  return path;
}
