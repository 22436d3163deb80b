/** What dragging a place does: it moves the place, or draws a path from it. */
export type Tool = 'draw' | 'move';
export const tools: readonly Tool[] = ['draw', 'move'];
