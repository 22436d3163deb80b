/** How far the moulded base of each covered Troop lifts the figure on top, in units of the board. */
export const lift = 20;
