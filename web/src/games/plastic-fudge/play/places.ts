import { distance } from '../../../parts/plane';
import type { Spot } from '../scene/api';
import { isGone } from '../describe/units';
import type { Event, Hints, Position, Unit } from '../types';

/** Finds where a Unit is. */
type Where = (id: string) => Spot | null;

/** An enemy at most this many inches away is shown together with the chosen Unit. */
const close = 18;
/** Units of both sides that are at most this many inches apart take part in a fight. */
const fightReach = 9;
/**
 * The least number of pixels for an inch: while a fight is shown, while a Unit is chosen, and while attacks
 * are chosen.
 */
const fightPixels = 20,
  unitPixels = 18,
  attackPixels = 22;

/** What the camera should show: places, and how many pixels an inch should have. */
export type Sight = { places: Spot[]; clear: number };

/** What the camera should show of events that are played together. */
export function sightOf(events: readonly Event[], where: Where): Sight {
  const fights = events.flatMap((event) => fightPlaces(event, where));
  if (fights.length > 0) return { places: fights, clear: fightPixels };
  return { places: events.flatMap(wayPlaces), clear: 0 };
}

/** The places of an event of a fight; empty for other events. */
function fightPlaces(event: Event, where: Where): Spot[] {
  const at = (id: string | null | undefined): Spot[] => {
    const place = id ? where(id) : null;
    return place ? [place] : [];
  };
  switch (event.type) {
    case 'attack':
      return [...at(event.unit), ...(event.point ? [event.point] : at(event.target))];
    case 'hit':
      return [...at(event.unit), ...at(event.target)];
    case 'blast':
    case 'conflagration':
      return [event.at];
    case 'save':
    case 'injured':
    case 'destroyed':
      return at(event.unit);
    case 'morale':
      return event.rallied ? at(event.unit) : [];
    default:
      return [];
  }
}

/** Where the way of a Unit begins and ends; empty for events without a way. */
function wayPlaces(event: Event): Spot[] {
  const way = 'way' in event ? event.way : [];
  const [first, last] = [way[0], way.at(-1)];
  return first && last ? [first, last] : [];
}

/** What the camera should show when a Unit is chosen: the Unit, and the nearest enemy if it is close. */
export function sightAround(position: Position, id: string, enemies: readonly string[]): Sight {
  const at = position.units.find((unit) => unit.id === id)?.at;
  if (!at) return { places: [], clear: 0 };
  const [nearest] = position.units
    .flatMap((unit) => (unit.at && enemies.includes(unit.id) ? [unit.at] : []))
    .map((spot) => ({ spot, far: distance(spot, at) }))
    .filter(({ far }) => far <= close)
    .sort((one, other) => one.far - other.far);
  return { places: nearest ? [at, nearest.spot] : [at], clear: unitPixels };
}

/**
 * What the camera should show when a seat is asked something new. Before attacks this is where the Units of
 * both sides are close. An empty list of places stands for all figures.
 */
export function sightAsked(position: Position, { asks }: Pick<Hints, 'asks'>): Sight {
  const standing = position.units.filter((unit) => unit.at && !isGone(unit));
  const isNear = (one: Unit): boolean =>
    standing.some(({ side, at }) => side !== one.side && distance(at!, one.at!) <= fightReach);
  const fighting = asks === 'commit' ? standing.filter(isNear) : [];
  return { places: fighting.map(({ at }) => at!), clear: attackPixels };
}
