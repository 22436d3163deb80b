import type { Event, EventOf, Modifier } from '../types';

/** The event that opens a shot: an attack, a sweep, or a mine that was touched. */
type Opening = EventOf<'attack'> | EventOf<'sweep'> | EventOf<'mine'>;
type Followed =
  | EventOf<'dropped'>
  | EventOf<'blast'>
  | EventOf<'hit'>
  | EventOf<'save'>
  | EventOf<'conflagration'>
  | EventOf<'hole'>;
/** A shot and all events that follow from it. */
export type Shot = { opening: Opening; after: Followed[] };
/** An event in which a Unit checks its morale. */
export type Check = EventOf<'morale'> | EventOf<'contagion'>;

const openings = ['attack', 'sweep', 'mine'];
const follow = ['dropped', 'blast', 'hit', 'save', 'conflagration', 'hole'];
const others = ['opened', 'injured', 'destroyed', 'morale', 'contagion', 'rout'];

/** Whether an event belongs to the report of a fight. */
export const isReported = (event: Event): boolean => [...openings, ...follow, ...others].includes(event.type);

/** The shots of a fight in order. */
export function shotsOf(events: readonly Event[]): Shot[] {
  const shots: Shot[] = [];
  for (const event of events) {
    if (openings.includes(event.type)) shots.push({ opening: event as Opening, after: [] });
    else if (follow.includes(event.type)) shots.at(-1)?.after.push(event as Followed);
  }
  return shots;
}

/** The checks of morale in order. */
export const checksOf = (events: readonly Event[]): Check[] =>
  events.filter((event): event is Check => event.type === 'morale' || event.type === 'contagion');

/** The losses: Units that fell, were injured, or ran away. */
export function lossesOf(events: readonly Event[]): { fallen: string[]; injured: string[]; fled: string[] } {
  return {
    fallen: events.flatMap((event) => (event.type === 'destroyed' ? [event.unit] : [])),
    injured: [...new Set(events.flatMap((event) => (event.type === 'injured' ? [event.unit] : [])))],
    fled: events.flatMap((event) => (event.type === 'rout' ? [event.unit] : [])),
  };
}

/** The modifiers of an attack that count only against one target, such as higher ground. */
export function addedTo(opening: Opening, hit: EventOf<'hit'>): Modifier[] {
  if (opening.type !== 'attack') return [];
  const known = opening.modifiers.map(({ what }) => what);
  return hit.attack_modifiers.filter(({ what }) => !known.includes(what));
}

/** The sum of what the modifiers add and subtract. */
export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { by }) => sum + by, 0);

export const sumOfDice = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
