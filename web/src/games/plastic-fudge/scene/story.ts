import type { Event, EventOf } from '../types';
import type { Animation, Look, Spot } from './api';

/** The data from which animations are made. */
export type Known = {
  /** Where a Unit or a marker is before the first event. A passenger is where its carrier is. */
  where: (id: string) => Spot | null;
  /** The look of a Unit. */
  look: (id: string) => Look | null;
};

/** The radius of a conflagration. */
const inferno = 3.5;
/** Weapons whose shells fly in an arc. */
const lobbed = /grenade|mortar|howitzer/;

/** Makes animations of events, in order. An event that cannot be seen makes none. */
export function animationsOf(events: readonly Event[], { where, look }: Known): Animation[] {
  const places = new Map<string, Spot>();
  const at = (id: string | null | undefined): Spot | null => (id ? (places.get(id) ?? where(id)) : null);
  const go = (id: string | null, to: Spot | null | undefined): void => {
    if (id && to) places.set(id, to);
  };

  const enter = (id: string, place: Spot | null, facing: number | null): Animation[] => {
    const known = look(id);
    go(id, place);
    return known && place
      ? [{ kind: 'appear', figure: { ...known, id, at: place, facing: facing ?? 0 } }]
      : [];
  };

  const move = ({
    unit,
    way,
    facing,
    tow,
    tow_at: towAt,
  }: EventOf<'move'> | EventOf<'walk'>): Animation[] => {
    go(unit, way.at(-1));
    go(tow, towAt);
    return [{ kind: 'move', unit, way, facing, tow, towAt }];
  };

  const attack = ({ unit, weapon, target, point, wasted }: EventOf<'attack'>): Animation[] => {
    const from = at(unit);
    const to = point ?? at(target);
    return from && to && !wasted ? [{ kind: 'shot', from, to, lob: lobbed.test(weapon) }] : [];
  };

  const blast = ({ unit, at: place, radius, direction }: EventOf<'blast'>): Animation[] => {
    if (direction === null) return [{ kind: 'blast', at: place, radius }];
    return [{ kind: 'flame', at: place, radius: look(unit)?.radius ?? 0.5, reach: radius, direction }];
  };

  const tell = (event: Event): Animation[] => {
    switch (event.type) {
      case 'move':
      case 'walk':
        return move(event);
      case 'rout':
        go(event.unit, event.way.at(-1));
        return [{ kind: 'rout', unit: event.unit, way: event.way, facing: event.facing, fled: event.fled }];
      case 'deployed':
      case 'leave':
      case 'enter':
        return enter(event.unit, event.at, event.facing);
      case 'jet':
        return event.at ? enter(event.unit, event.at, 0) : [{ kind: 'vanish', unit: event.unit }];
      case 'boarded':
      case 'exit':
        return [{ kind: 'vanish', unit: event.unit }];
      case 'attack':
        return attack(event);
      case 'blast':
        return blast(event);
      case 'conflagration':
        return [{ kind: 'blast', at: event.at, radius: inferno }];
      case 'hit':
        return event.target
          ? [{ kind: 'hurt', unit: event.target, harm: event.result === 'no-damage' ? 'none' : 'scratch' }]
          : [];
      case 'injured':
        return [{ kind: 'hurt', unit: event.unit, harm: 'injury' }];
      case 'destroyed':
        return [{ kind: 'fall', unit: event.unit }];
      case 'contagion':
        return [{ kind: 'alarm', unit: event.unit, by: event.by, passed: event.passed }];
      case 'morale':
        return event.rallied ? [{ kind: 'rally', unit: event.unit }] : [];
      case 'hole':
        return [{ kind: 'hole', piece: event.piece, at: event.at, radius: event.radius }];
      default:
        return [];
    }
  };
  return events.flatMap(tell);
}

export type AnimationsOf = typeof animationsOf;
