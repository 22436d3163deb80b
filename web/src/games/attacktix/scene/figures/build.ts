import type { SeatLook } from '../../../../parts/plastics';
import type { Card, WeaponKind } from '../api';
import type { P, Sculpt } from '../sculpt';

/** The form of a figure; most types have only the plain one. */
type Form = 'plain' | 'sled' | 'rider' | 'rooted';

/**
 * What decides the shape of a figure. The model of a Battle Master has the size of other figures; the scene
 * draws it twice as large.
 */
export type Build = {
  kind: WeaponKind;
  class: string;
  form: Form;
  master: boolean;
  missiles: number;
  length: number;
};

/**
 * Builds the models of a faction: the legs, the body with head and arms, and the weapon, which points ahead
 * from its hinge.
 */
export type Maker = {
  legs: (s: Sculpt, build: Build) => void;
  body: (s: Sculpt, build: Build) => void;
  weapon: (s: Sculpt, build: Build) => void;
  /** Returns which colours of the model are replaced by colours of its owner. */
  dyes?: (look: SeatLook) => Record<string, string>;
  /** Builds a missile with its middle at the origin, pointing ahead. */
  missile: (s: Sculpt) => void;
};

const kinds: readonly WeaponKind[] = ['ranged', 'slash', 'throw', 'jab', 'claw'];

/** Returns whether a figure is a Battle Master. */
export const isMaster = (card: Card): boolean => card.base === 'master' || (card.radius ?? 0) > 30_000;
/** Returns the radius of a base in centimetres. */
export const radiusOf = (card: Card): number =>
  card.radius ? card.radius / 10_000 : isMaster(card) ? 4.2 : 2.2;
/** Returns the height of a base in centimetres. */
export const thickOf = (card: Card): number => (isMaster(card) ? 1.2 : 1);
/** Returns the factor by which the scene enlarges the model of a figure. */
export const scaleOf = (card: Card): number => (isMaster(card) ? 2 : 1);

function formOf(card: Card): Form {
  const words = `${card.name} ${(card as { mode?: string | null }).mode ?? ''}`.toLowerCase();
  if (words.includes('sled')) return 'sled';
  if (words.includes('rooted')) return 'rooted';
  return words.includes('rider') ? 'rider' : 'plain';
}

/** Returns what decides the shape of a figure. */
export function buildOf(card: Card): Build {
  const kind = kinds.find((one) => one === card.weapon.kind) ?? 'slash';
  const reach = (card.weapon.reach ?? 60_000) / 10_000;
  const master = isMaster(card);
  return {
    kind,
    class: card.class,
    form: formOf(card),
    master,
    missiles: card.weapon.missiles ?? 0,
    length: (reach - hingeOf(kind, master)[2]) / (master ? 2 : 1),
  };
}

/** Returns the place of a weapon's hinge in centimetres, while the weapon is neither turned nor raised. */
export function hingeOf(kind: WeaponKind, master: boolean): P {
  switch (kind) {
    case 'ranged':
      return master ? [0, 8, 0] : [0, 5.3, 0.2];
    case 'throw':
      return master ? [0, 10, 2.9] : [0, 5.4, 0.9];
    case 'slash':
      return master ? [0, 10.6, 1.6] : [0, 5.3, 0.9];
    case 'jab':
      return master ? [0, 10, 1.6] : [0, 5.3, 0.9];
    case 'claw':
      return master ? [0, 9.2, 1.6] : [0, 4.8, 0.9];
  }
}

/**
 * Returns how far beside its hinge each barrel of a launcher lies, in centimetres before `scaleOf` enlarges
 * it.
 */
export function barrelsOf({ master, missiles }: Build): number[] {
  if (!master) return missiles > 1 ? [0.45, -0.45] : [0];
  return [0.75, -0.75, 0.25, -0.25].slice(0, Math.max(1, missiles));
}
