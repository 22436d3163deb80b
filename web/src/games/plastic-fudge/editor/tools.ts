/** The tools of the pointer: pick and move, draw a rectangle, or draw a polygon corner by corner. */
export const tools = ['pick', 'rect', 'polygon'] as const;
export type Tool = (typeof tools)[number];
