/** What dragging a place does: move it, or draw a path from it. */
export type Tool = 'draw' | 'move';
export const tools: readonly Tool[] = ['draw', 'move'];
