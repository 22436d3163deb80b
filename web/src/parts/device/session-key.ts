/** Keeps a word for this tab alone; without a value it is read. */
export function sessionKey(key: string, value?: string): string | null {
  try {
    if (value !== undefined) sessionStorage.setItem(`rumpus.${key}`, value);
    return sessionStorage.getItem(`rumpus.${key}`);
  } catch {
    return null;
  }
}
