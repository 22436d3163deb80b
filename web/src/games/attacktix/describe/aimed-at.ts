import type { Aim, Setup, Spot, View } from '../types';
import { apart, headingTo, wrapped } from './measures';
import { cardOf, figureOf } from './names';

/** How far beside a thing an aim may point and still be meant for the thing, in hundredths of a degree. */
const nearly = 300;
/** How far beside an enemy a melee weapon may point and still strike the enemy, in hundredths of a degree. */
const beside = 6_000;

type Candidate = { id: string; at: Spot; radius: number; enemy: boolean };

/**
 * The enemy or the object that an aim is meant for; null if there is none. A launcher is meant for the enemy
 * that lies in its direction, or for an object if no enemy lies there. Any other weapon is meant for an enemy
 * within reach. If there are several, the one closest to the direction of the aim counts.
 */
export function aimedAt(figure: string, aim: Aim, setup: Setup, view: View): string | null {
  const from = figureOf(view, figure);
  const weapon = cardOf(setup, figure)?.weapon;
  if (!from?.at || !weapon) return null;
  const { at, facing } = from;
  const off = (to: Spot): number => Math.abs(wrapped(headingTo(at, to) - facing - aim.yaw));
  const things = candidates(figure, setup, view);
  const meant =
    weapon.kind === 'ranged'
      ? things.filter((thing) => off(thing.at) <= nearly)
      : things.filter(
          (thing) =>
            thing.enemy && apart(at, thing.at) - thing.radius <= weapon.reach && off(thing.at) <= beside,
        );
  return (
    meant.toSorted((one, other) => Number(other.enemy) - Number(one.enemy) || off(one.at) - off(other.at))[0]
      ?.id ?? null
  );
}

/** The enemies in play, and the objects that stand. */
function candidates(figure: string, setup: Setup, view: View): Candidate[] {
  const controller = figureOf(view, figure)?.controller;
  return [
    ...view.figures.flatMap((one) =>
      one.at && one.zone === 'in-play' && one.controller !== controller
        ? [{ id: one.id, at: one.at, radius: cardOf(setup, one.id)?.radius ?? 0, enemy: true }]
        : [],
    ),
    ...view.terrain.flatMap(({ id, at, state }) =>
      at && state === 'standing' ? [{ id, at, radius: 0, enemy: false }] : [],
    ),
  ];
}
