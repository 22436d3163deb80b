/** The longest JSON that is read from a link, in characters. */
const longest = 65_536;

function toText(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

async function pour(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longest * 4) throw new RangeError(`the data is longer than ${longest * 4} bytes`);
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Packs a value for the part of a link after `#`: compresses its JSON, and encodes it in characters that a
 * URL allows.
 */
export async function packed(thing: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(thing));
  return toText(await pour(bytes, new CompressionStream('deflate-raw')));
}

/** Unpacks what `packed` made, as the text of a file; null if it is damaged or too long. */
export async function unpacked(word: string): Promise<string | null> {
  try {
    const bytes = await pour(toBytes(word), new DecompressionStream('deflate-raw'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.length <= longest ? text : null;
  } catch {
    return null;
  }
}
