import type { Cloth, Figure, Look, Model, Sign } from '../scene/api';
import type { Card, Position, Setup, Unit } from '../types';
import { cardOf, passengersOf, stateOf } from '../describe/units';
import type { Fallen } from '../play/playback.svelte';

/** What the model of a Unit looks like, as far as the Unit's card decides it. */
export function lookOf(card: Card): Look {
  return {
    side: card.side,
    type: card.type,
    stance: card.stance,
    commander: card.commander,
    radio: card.type === 'radioman' || card.radio !== null,
    spotter: card.spotter,
    radius: card.radius,
  };
}

/** Everything that lies on the table, for the scene. */
export function modelOf(
  setup: Setup,
  position: Position,
  fallen: ReadonlyMap<string, Fallen>,
  cloth: Cloth,
): Model {
  return {
    table: position.table,
    cloth,
    pieces: position.terrain ?? [],
    figures: position.units.flatMap((unit) => figureOf(setup, position, unit, fallen) ?? []),
    signs: (position.mines ?? []).map(signOf),
    flag: position.flag ?? null,
  };
}

function figureOf(
  setup: Setup,
  position: Position,
  unit: Unit,
  fallen: ReadonlyMap<string, Fallen>,
): Figure | null {
  const card = cardOf(setup, unit.id);
  const state = stateOf(unit);
  const lies = state === 'destroyed' ? fallen.get(unit.id) : undefined;
  const at = unit.at ?? lies?.at;
  if (!card || !at) return null;
  return {
    ...lookOf(card),
    id: unit.id,
    at,
    facing: unit.facing ?? lies?.facing ?? 0,
    state: state === 'routed' || state === 'destroyed' ? state : 'steady',
    injuries: unit.injuries ?? 0,
    moved: unit.moved ?? false,
    attacked: unit.attacked ?? false,
    passengers: passengersOf(position, unit.id).length,
  };
}

function signOf(mine: NonNullable<Position['mines']>[number]): Sign {
  const found = (mine.found_by ?? []).some((side) => side !== mine.side);
  const truth = mine.real === undefined ? 'hidden' : mine.real ? 'real' : 'false';
  return { id: mine.id, side: mine.side, at: mine.at, truth, found };
}
