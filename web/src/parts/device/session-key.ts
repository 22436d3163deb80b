/**
 * Stores `value` for this tab alone, if it is given. Returns the stored value; null if there is none, or if
 * storage is forbidden.
 */
export function sessionKey(key: string, value?: string): string | null {
  try {
    if (value !== undefined) sessionStorage.setItem(`rumpus.${key}`, value);
    return sessionStorage.getItem(`rumpus.${key}`);
  } catch {
    return null;
  }
}
