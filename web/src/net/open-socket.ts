import type { SocketLike } from './connection';

/** Opens the WebSocket of a match. */
export function openSocket(id: string): SocketLike {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(
    `${scheme}://${location.host}/api/matches/${encodeURIComponent(id)}/socket`,
  ) as unknown as SocketLike;
}
