/** What the pointer does on the table: pick and move, draw a rectangle, draw a polygon corner by corner. */
export const tools = ['pick', 'rect', 'polygon'] as const;
export type Tool = (typeof tools)[number];
