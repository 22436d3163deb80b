/** How much higher each covered base lifts what stands on it, in units of the board. */
export const lift = 15;
