import type { Skin } from '../dice/faces';
import { sceneOf } from '../play/scenes';
import type { Event, EventOf } from '../types';
import type { Animation, Look, Side, Spot } from './api';
import { along, bearing } from './plane';

/** What is known when animations are made of events. */
export type Known = {
  /** Where a Unit or a marker is before the first event. A passenger is where its carrier is. */
  where: (id: string) => Spot | null;
  /** What a Unit looks like; null if no Unit has this id. */
  look: (id: string) => Look | null;
  middle: Spot;
  skin: Skin;
};

/** The radius of a conflagration, in inches. */
const inferno = 3.5;
/** Weapons whose shells fly in an arc. */
const lobbed = /grenade|mortar|howitzer/;
/** How far from a Unit its dice lie, and how far from there they are thrown, in inches. */
const [aside, reach] = [2.6, 5];

/** Makes animations of events, in order. An event without a visible effect makes no animation. */
export function animationsOf(events: readonly Event[], { where, look, middle, skin }: Known): Animation[] {
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

  /** Throws dice beside a Unit, to the left of the direction from the Unit to `towards`. */
  const roll = (
    event: Event,
    id: string | null,
    towards: Spot,
    dice: readonly number[] | null,
  ): Animation[] => {
    const [place, side] = [at(id), id ? look(id)?.side : undefined];
    return place && side && dice ? [thrown(event, side, place, bearing(place, towards), dice)] : [];
  };

  const thrown = (
    event: Event,
    side: Side,
    place: Spot,
    heading: number,
    dice: readonly number[],
  ): Animation => {
    const rest = along(place, heading + 90, aside);
    return {
      kind: 'dice',
      dice,
      from: along(rest, heading + 180, reach),
      at: rest,
      side,
      skin,
      ms: sceneOf(event).hold,
    };
  };

  const attack = (event: EventOf<'attack'>): Animation[] => {
    const { unit, weapon, target, point, wasted, dice } = event;
    const from = at(unit);
    const to = point ?? at(target);
    const shot: Animation[] =
      from && to && !wasted ? [{ kind: 'shot', from, to, lob: lobbed.test(weapon) }] : [];
    return [...shot, ...roll(event, unit, to ?? middle, wasted ? null : (dice ?? null))];
  };

  const hit = (event: EventOf<'hit'>): Animation[] => {
    const { unit, target, result, dice } = event;
    if (!target) return [];
    return [
      { kind: 'hurt', unit: target, harm: result === 'no-damage' ? 'none' : 'scratch' },
      ...roll(event, target, at(unit) ?? middle, dice),
    ];
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
        return hit(event);
      case 'initiative':
        return [
          thrown(event, 'green', middle, 90, event.dice[0]),
          thrown(event, 'tan', middle, 270, event.dice[1]),
        ];
      case 'injured':
        return [{ kind: 'hurt', unit: event.unit, harm: 'injury' }];
      case 'destroyed':
        return [{ kind: 'fall', unit: event.unit }];
      case 'contagion':
        return [
          { kind: 'alarm', unit: event.unit, by: event.by, passed: event.passed },
          ...roll(event, event.unit, middle, event.dice),
        ];
      case 'morale':
        return [
          ...(event.rallied ? [{ kind: 'rally', unit: event.unit } as const] : []),
          ...roll(event, event.unit, middle, sceneOf(event).told ? event.dice : null),
        ];
      case 'save':
      case 'sweep':
        return roll(event, event.unit, middle, event.dice);
      case 'hole':
        return [{ kind: 'hole', piece: event.piece, at: event.at, radius: event.radius }];
      default:
        return [];
    }
  };
  return events.flatMap(tell);
}

export type AnimationsOf = typeof animationsOf;
