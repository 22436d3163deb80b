import catalogue from '../../../games/attacktix/data/figures.json';
import boiler from '../../../games/attacktix/data/forces/boiler-watch.json';
import colossus from '../../../games/attacktix/data/forces/colossus.json';
import hedge from '../../../games/attacktix/data/forces/hedge-choir.json';
import kite from '../../../games/attacktix/data/forces/kite-line.json';
import prices from '../../../games/attacktix/data/prices.json';
import bare from '../../../games/attacktix/data/tables/bare.json';
import everything from '../../../games/attacktix/data/tables/everything.json';
import fences from '../../../games/attacktix/data/tables/fences-and-copse.json';
import junkyard from '../../../games/attacktix/data/tables/junkyard.json';
import maze from '../../../games/attacktix/data/tables/sunken-maze.json';
import terrain from '../../../games/attacktix/data/terrain.json';
import type { Own } from '../../src/games/attacktix/workshop/files';
import type { GamePage, OptionSpec } from '../../src/wire';

export const own = {
  figures: catalogue.figures,
  weapons: {},
  pieces: terrain.pieces,
  tables: [bare, fences, junkyard, maze, everything],
  forces: [
    {
      id: 'boiler-watch',
      limit: 100,
      about: 'The Marshal folds down when he falls; Troopers stand up again as long as the Captain stands.',
      force: boiler,
    },
    {
      id: 'hedge-choir',
      limit: 100,
      about: 'A Matriarch, a wrestler and a hurler in front, a Healer behind, and five Troopers in waiting.',
      force: hedge,
    },
    {
      id: 'kite-line',
      limit: 100,
      about: 'A Sniper and a Captain shoot, a Dancer runs round the back, a Guard holds the line.',
      force: kite,
    },
    {
      id: 'colossus',
      limit: 200,
      about: 'A Battle Master with four missiles, and the Troopers who stand round it.',
      force: colossus,
    },
  ],
  factions: ['Brasswake', 'Glasswind', 'Thornmarch'],
  prices,
} as unknown as Own;

const choice = (key: string, choices: string[], clause: string): OptionSpec => ({
  key,
  kind: 'choice',
  choices,
  default: choices[0] ?? '',
  clause,
});
const bool = (key: string, fallback: boolean, clause: string): OptionSpec => ({
  key,
  kind: 'bool',
  default: fallback,
  clause,
});
const whole = (key: string, min: number, max: number, fallback: number, clause: string): OptionSpec => ({
  key,
  kind: 'integer',
  min,
  max,
  default: fallback,
  clause,
});
const options: OptionSpec[] = [
  { key: 'tix_cm', kind: 'choice', choices: ['2', '2.54', '3'], default: '2.54', clause: 'AT-R-01' },
  choice('force_points', ['exact', 'at-most'], 'AT-R-04'),
  bool('ring_out', true, 'AT-R-07'),
  bool('ring_out_strict', false, 'AT-R-21'),
  bool('setup_advance_turns_wheel', true, 'AT-R-08'),
  choice('friendly_turn', ['none', 'melee', 'all'], 'AT-R-16'),
  bool('held_base', true, 'AT-R-17'),
  choice('defeat', ['any-lift', 'fully-down'], 'AT-R-20'),
  whole('switch_impulse', 100, 10_000, 1_000, 'AT-R-24'),
  whole('shock_impulse', 100, 20_000, 4_500, 'AT-R-26'),
  choice('special_timing', ['immediate', 'step33'], 'AT-R-28'),
  bool('optional_specials', false, 'AT-R-31'),
  bool('own_goal_specials', true, 'AT-R-33'),
  bool('recover_grinds', false, 'AT-R-36'),
  choice('mutual', ['draw', 'active-loses'], 'AT-R-44'),
  choice('aim_noise', ['0', '0.5', '1', '2'], 'AT-R-65'),
  bool('hide_wheels', false, 'AT-R-03'),
  choice('side_order', ['seat', 'trial-grind'], 'AT-R-49'),
];

/** The page of the game as the server would send it. */
export const page: GamePage = {
  id: 'attacktix',
  boards: [],
  options,
  lessons: [],
  levels: [1, 2, 3, 4, 5],
  players: { min: 2, max: 4 },
  brings: 'force',
  seats: ['p1', 'p2', 'p3', 'p4'],
  own,
};
