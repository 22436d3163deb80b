import type { Aim, Setup, Spot, View } from '../types';
import { apart, headingTo, wrapped } from './measures';
import { cardOf, figureOf } from './names';

/**
 * How far a launcher may point to one side of a thing for which its aim is meant, in hundredths of a degree.
 */
const nearly = 300;
/**
 * How far a hand weapon may point to one side of an enemy for which its aim is meant, in hundredths of a
 * degree.
 */
const beside = 6_000;

type Candidate = { id: string; at: Spot; radius: number; enemy: boolean };

/**
 * Guesses the target that the player means by an aim; null if nothing lies near its direction. The target of
 * a launcher is an enemy, or an object if no enemy is near that direction. The target of any other weapon is
 * an enemy within reach. Among several, the function returns the one closest to the direction of the aim.
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

/** Returns the things that an aim may be meant for: other players' figures in play, and standing objects. */
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
