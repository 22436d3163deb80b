import type { Component } from 'svelte';
import type { Special, Terrain } from '../../types';
import Battlefield from './Battlefield.svelte';
import Castle from './Castle.svelte';
import Cemetery from './Cemetery.svelte';
import Clouds from './Clouds.svelte';
import Jungle from './Jungle.svelte';
import Pool from './Pool.svelte';
import Sea from './Sea.svelte';
import Station from './Station.svelte';
import Yard from './Yard.svelte';

/**
 * What the component of a terrain draws: the ground, one base (`pad`), or one piece of decoration (`prop`).
 */
export type MoodProps =
  | { part: 'ground'; w: number; h: number }
  | { part: 'pad'; special: Special | null }
  | { part: 'prop'; kind: number };

/** One stroke of a path. Several strokes on top of each other make a lane, a bridge or a tube. */
interface Stroke {
  color: string;
  width: number;
  dash?: string;
  round?: boolean;
}

/** The look of a terrain, called its mood. */
interface Mood {
  Drawing: Component<MoodProps>;
  /** The strokes of a path, the lowest first. */
  roads: readonly Stroke[];
  /** How far a path bends to one side, as a share of its length. Straight tubes do not bend. */
  bow: number;
  /** How many kinds of props the drawing has. `most` is the largest number of props on a board. */
  props: number;
  most: number;
  /** Circles where no prop may lie, in shares of the board's width from its upper left corner. */
  out?: readonly { x: number; y: number; r: number }[];
  /** The colour that fills the area of a region. */
  face: string;
  /** The colour of the ground, which shows where nothing else is drawn. */
  ground: string;
}

/** The mood of every terrain. The mood of a board without a terrain is the bedroom carpet. */
export const moods: Record<Terrain, Mood> = {
  castle_field: {
    Drawing: Castle,
    roads: [
      { color: '#5d7d36', width: 46 },
      { color: '#a98d5d', width: 40 },
      { color: '#dcc596', width: 33 },
      { color: '#bfa471', width: 22, dash: '13 7' },
      { color: '#e9d7af', width: 15, dash: '11 9' },
    ],
    bow: 0.035,
    props: 4,
    most: 22,
    out: [
      { x: 0.5, y: 0.58, r: 0.13 },
      { x: 0.5, y: 0.82, r: 0.13 },
      { x: 0.5, y: 0.7, r: 0.2 },
    ],
    face: '#fff6c9',
    ground: '#7fae5b',
  },
  tropical_pool: {
    Drawing: Pool,
    roads: [
      { color: '#1a7d93', width: 30 },
      { color: '#f8f3e3', width: 6 },
      { color: '#fffdf2', width: 21, dash: '0.1 26', round: true },
      { color: '#ef6f4d', width: 21, dash: '0.1 52', round: true },
      { color: '#ffffff88', width: 6, dash: '0.1 26', round: true },
    ],
    bow: 0.05,
    props: 4,
    most: 15,
    face: '#eaffff',
    ground: '#3fb6c8',
  },
  city_of_clouds: {
    Drawing: Clouds,
    roads: [
      { color: '#6f7fc455', width: 44 },
      { color: '#8a5a3c', width: 36 },
      { color: '#bfe3ff', width: 29 },
      { color: '#6b4027', width: 29, dash: '11 5' },
      { color: '#c98f5c', width: 26, dash: '9 7' },
    ],
    bow: 0.05,
    props: 3,
    most: 20,
    face: '#ffffff',
    ground: '#bfe3ff',
  },
  volcanic_jungle: {
    Drawing: Jungle,
    roads: [
      { color: '#17401f', width: 40 },
      { color: '#6a4a2b', width: 32 },
      { color: '#86623c', width: 22 },
      { color: '#9fd851', width: 24, dash: '4 26', round: true },
      { color: '#3f8a2b', width: 24, dash: '0.1 15 0.1 14.9', round: true },
      { color: '#a6d957', width: 8 },
      { color: '#d7f29a', width: 2.5 },
    ],
    bow: 0.07,
    props: 4,
    most: 22,
    out: [{ x: 0.5, y: 0.72, r: 0.23 }],
    face: '#e7ffb8',
    ground: '#2f6b3c',
  },
  cursed_cemetery: {
    Drawing: Cemetery,
    roads: [
      { color: '#23223a', width: 42 },
      { color: '#6d6c88', width: 35 },
      { color: '#8f90ab', width: 26 },
      { color: '#b3b5ca', width: 8, dash: '0.1 17', round: true },
      { color: '#6a6985', width: 5, dash: '0.1 23', round: true },
    ],
    bow: 0.045,
    props: 4,
    most: 20,
    out: [{ x: 0.12, y: 0.05, r: 0.13 }],
    face: '#b9f5c8',
    ground: '#4b4a67',
  },
  caribbean_sea: {
    Drawing: Sea,
    roads: [
      { color: '#0f548855', width: 26 },
      { color: '#ffffff', width: 9, dash: '24 18', round: true },
    ],
    bow: 0.07,
    props: 4,
    most: 15,
    face: '#d4f4ff',
    ground: '#1b6ca8',
  },
  station_metal_x: {
    Drawing: Station,
    roads: [
      { color: '#07090f', width: 40 },
      { color: '#42506f', width: 33 },
      { color: '#7f93b8', width: 19 },
      { color: '#c9dbf5', width: 5 },
      { color: '#2a3350', width: 33, dash: '5 34' },
    ],
    bow: 0,
    props: 3,
    most: 16,
    face: '#9be7ff',
    ground: '#20232f',
  },
  battlefield: {
    Drawing: Battlefield,
    roads: [
      { color: '#4b4029', width: 52 },
      { color: '#2f2718', width: 42 },
      { color: '#80643c', width: 34, dash: '10 5' },
      { color: '#a5835099', width: 26, dash: '8 7' },
      { color: '#5b4526', width: 3 },
    ],
    bow: 0.03,
    props: 4,
    most: 20,
    face: '#fff0bf',
    ground: '#8a7f5c',
  },
  none: {
    Drawing: Yard,
    roads: [
      { color: '#8a683e66', width: 19 },
      { color: '#fffdf5', width: 11, dash: '46 4 20 3' },
    ],
    bow: 0.025,
    props: 5,
    most: 20,
    out: [{ x: 0.5, y: 0.7, r: 0.2 }],
    face: '#ffffff',
    ground: '#d9c7a3',
  },
};
