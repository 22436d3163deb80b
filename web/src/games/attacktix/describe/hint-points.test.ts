import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { Action, EventOf } from '../types';
import { hintPoints } from './hint-points';

const { view } = momentOf('attack');
const shot = momentOf('shot').events.find((event): event is EventOf<'attack'> => event.type === 'attack')!;
const attack = (yaw: number): Action => ({ attack: { figure: shot.figure, aim: { ...shot.aim, yaw } } });

it('points for an attack at the figure, its target, the button for the aim, and the button for the attack', () => {
  expect(hintPoints(attack(shot.aim.yaw), setup, view)).toEqual([
    shot.figure,
    'p2-02',
    '#aim-hinted',
    '#attack-hinted',
  ]);
});

it('points at no target if the aim is meant for none', () => {
  expect(hintPoints(attack(shot.aim.yaw + 6_000), setup, view)).toEqual([
    shot.figure,
    '#aim-hinted',
    '#attack-hinted',
  ]);
});

it('points for a move at the figure and the button for the move, and leaves other decisions to the shell', () => {
  const figure = 'p1-02';
  expect(hintPoints({ move: { figure, path: [] } }, setup, view)).toEqual([figure, '#move-hinted']);
  expect(hintPoints({ end_turn: {} }, setup, view)).toBeNull();
});
