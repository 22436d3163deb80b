/** How far each covered base lifts the figure on top of it, in units of the board. */
export const lift = 15;
