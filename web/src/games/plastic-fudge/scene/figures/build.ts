import type { Look } from '../api';
import { hover } from '../sizes';
import { Solid, type Detail } from '../solid';
import { poseOf, trooper } from './troopers';
import { vehicle } from './vehicles';

/** A key that is equal for looks with the same shape. */
export function shapeOf(look: Look): string {
  return [look.type, poseOf(look), look.radio ? 'radio' : '', look.spotter ? 'spotter' : ''].join(' ');
}

/** Makes the model of a figure without its base. */
export function figure(look: Look, detail: Detail): Solid {
  const solid = new Solid(detail);
  if (!trooper(solid, look)) vehicle(solid, look.type, hover);
  return solid;
}
