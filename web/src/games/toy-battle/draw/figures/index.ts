import type { Troop } from '../../types';
import { capn } from './capn';
import type { Figure } from './figure';
import { hook } from './hook';
import { jumbo } from './jumbo';
import { kwak } from './kwak';
import { roxy } from './roxy';
import { skully } from './skully';
import { star } from './star';
import { xb42 } from './xb42';

/** All eight figures by Troop, from the weakest to the strongest. The joker Kwak comes last. */
export const figures: Record<Troop, Figure> = { skully, capn, jumbo, hook, xb42, star, roxy, kwak };

/** The Troops in the order in which racks and discards are shown. */
export const troopOrder = Object.keys(figures) as Troop[];

export type { Figure, Finish, Part } from './figure';
export { outlines } from './figure';
