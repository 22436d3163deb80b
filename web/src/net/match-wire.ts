import type { Wire } from './line';

/** The real socket of a match. */
export function matchWire(id: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(
    `${scheme}://${location.host}/api/matches/${encodeURIComponent(id)}/socket`,
  ) as unknown as Wire;
}
