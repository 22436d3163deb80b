/** A name for a decision that nobody else will choose: 128 random bits. Works on plain http too, unlike `randomUUID`. */
export function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
