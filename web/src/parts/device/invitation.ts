import { sessionKey } from './session-key';

const KEY = 'invitation';

/**
 * Stores the path of an invitation for this tab, so that other pages can lead back to the invitation. Null
 * deletes it.
 */
export function keepInvitation(path: string | null): void {
  sessionKey(KEY, path ?? '');
}

/** The path of the invitation that this tab came from; null if there is none. */
export function invitation(): string | null {
  const path = sessionKey(KEY);
  return path?.startsWith('/join/') ? path : null;
}
