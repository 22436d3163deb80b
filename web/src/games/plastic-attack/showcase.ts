import type { Look } from './types';

/** A figure in the showcase picture. */
export interface Actor {
  name: string;
  look: Look;
  seat: string;
  power: number;
  card: string;
}

const look = (
  shape: Look['shape'],
  head: Look['head'],
  body: Look['body'],
  gear: Look['gear'],
  ...colors: Look['colors']
): Look => ({
  shape,
  head,
  body,
  gear,
  colors,
});

const lion: Actor = {
  name: 'Moss Lion',
  look: look('creature', 'mane', 'fur', 'nothing', '#6fa04a', '#2f5d33', '#ffd54d'),
  seat: 'red',
  power: 5,
  card: 'Qs',
};
const tank: Actor = {
  name: 'Tumble-Tank',
  look: look('vehicle', 'helmet', 'plates', 'blaster', '#5f8a3c', '#3b4a33', '#f2b632'),
  seat: 'blue',
  power: 8,
  card: '7h',
};
const dragon: Actor = {
  name: 'Paper Dragon',
  look: look('creature', 'horns', 'plates', 'wings', '#f3ead6', '#d4452f', '#e9b83b'),
  seat: 'purple',
  power: 7,
  card: 'Kd',
};
const robot: Actor = {
  name: 'Bolt the Runaway',
  look: look('robot', 'antenna', 'plates', 'wheels', '#ef7f2a', '#5d6b78', '#7fe0f0'),
  seat: 'green',
  power: 3,
  card: '9c',
};

/** Returns the two figures in the picture of an edition, the attacker first. */
export function scene(revised: boolean): [Actor, Actor] {
  return revised ? [dragon, robot] : [lion, tank];
}
