/**
 * Stores the value for this tab alone, if a value is given. Returns the stored value; null if none is stored,
 * or if storage is forbidden.
 */
export function sessionKey(key: string, value?: string): string | null {
  try {
    if (value !== undefined) sessionStorage.setItem(`rumpus.${key}`, value);
    return sessionStorage.getItem(`rumpus.${key}`);
  } catch {
    return null;
  }
}
