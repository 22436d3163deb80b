import type { SocketLike } from './connection';

/** Opens the WebSocket of the match with this id, on the server of the page. */
export function openSocket(id: string): SocketLike {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(
    `${scheme}://${location.host}/api/matches/${encodeURIComponent(id)}/socket`,
  ) as unknown as SocketLike;
}
