import { bodies, gears, heads, pick, shapes, type Look } from '../../draw/parts/look';

/** The ready-made colours that the designer offers, in the order of their names in the texts. */
export const plastics: readonly string[] = [
  '#d8433a',
  '#ef8a2b',
  '#f4c430',
  '#b6d03a',
  '#4f9a4a',
  '#1fa39a',
  '#5fc1ea',
  '#2f74c9',
  '#23406f',
  '#8a55b8',
  '#e06a9f',
  '#8a2340',
  '#7a4a24',
  '#c98f4b',
  '#7d8794',
  '#f7efdc',
];

/** Returns a random look. `random` returns numbers from 0 to below 1. */
export function surprise(random: () => number): Look {
  const any = <T>(from: readonly T[]): T => pick(from, Math.floor(random() * from.length));
  const colors = [...plastics].sort(() => random() - 0.5);
  return {
    shape: any(shapes),
    head: any(heads),
    body: any(bodies),
    gear: any(gears),
    colors: [colors[0] ?? '#d8433a', colors[1] ?? '#2f74c9', colors[2] ?? '#f4c430'],
  };
}

/** The look with which a new character starts. */
export const firstLook: Look = {
  shape: 'figure',
  head: 'cap',
  body: 'shirt',
  gear: 'shield',
  colors: ['#2f74c9', '#23406f', '#f4c430'],
};
