import { sessionKey } from './session-key';

const KEY = 'invitation';

/**
 * Keeps the path of an invitation for this tab, so that one comes back to it from elsewhere; null once it is
 * of no use.
 */
export function keepInvitation(path: string | null): void {
  sessionKey(KEY, path ?? '');
}

/** The path of the invitation that this tab came from; null where there is none. */
export function invitation(): string | null {
  const path = sessionKey(KEY);
  return path?.startsWith('/join/') ? path : null;
}
