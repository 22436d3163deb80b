import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { Action, EventOf } from '../types';
import { hintPoints } from './hint-points';

const { view } = momentOf('attack');
const shot = momentOf('shot').events.find((event): event is EventOf<'attack'> => event.type === 'attack')!;
const attack = (yaw: number): Action => ({ attack: { figure: shot.figure, aim: { ...shot.aim, yaw } } });

it('leads from the figure to its target, then to the aim, and last to the attack with this aim', () => {
  expect(hintPoints(attack(shot.aim.yaw), setup, view)).toEqual([
    shot.figure,
    'p2-02',
    '#aim-hinted',
    '#attack-hinted',
  ]);
});

it('leads to the aim at once if that is meant for nothing', () => {
  expect(hintPoints(attack(shot.aim.yaw + 6_000), setup, view)).toEqual([
    shot.figure,
    '#aim-hinted',
    '#attack-hinted',
  ]);
});

it('leads from a figure to the move that is laid out for it, and leaves other decisions to the shell', () => {
  const figure = 'p1-02';
  expect(hintPoints({ move: { figure, path: [] } }, setup, view)).toEqual([figure, '#move-hinted']);
  expect(hintPoints({ end_turn: {} }, setup, view)).toBeNull();
});
