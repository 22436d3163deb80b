import type { WebSocket } from '@playwright/test';
import { Pictures } from '../src/net/pictures';
import type { Frame, ServerMessage } from '../src/wire';

/**
 * Calls `told` with every frame that a socket of the page receives. The server may send only what a step
 * changes in the frame before it; But `told` always gets the whole frame after the step.
 */
export function onFrame(socket: WebSocket, told: (frame: Frame) => void): void {
  const pictures = new Pictures();
  socket.on('framereceived', ({ payload }) => {
    const message = JSON.parse(String(payload)) as ServerMessage;
    if (message.type === 'welcome' || message.type === 'frame') {
      pictures.note(message.frame);
      if (message.frame) told(message.frame);
    }
    const after = message.type === 'step' ? pictures.after(message) : null;
    if (after) told(after);
  });
}
