import type { Skin } from '../dice/faces';
import { rollingTime, sceneOf } from '../play/scenes';
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
export function animationsOf(events: readonly Event[], known: Known): Animation[] {
  const story = new Story(known);
  return events.flatMap((event) => story.tell(event));
}

/** Makes animations of events one after the other, and knows where the Units are by then. */
class Story {
  readonly #places = new Map<string, Spot>();

  constructor(private readonly known: Known) {}

  tell(event: Event): Animation[] {
    return this.#movement(event) ?? this.#battle(event) ?? this.#fate(event) ?? [];
  }

  /** The animations of a Unit that moves, comes or goes; null for another event. */
  #movement(event: Event): Animation[] | null {
    switch (event.type) {
      case 'move':
      case 'walk':
        return this.#move(event);
      case 'rout':
        this.#go(event.unit, event.way.at(-1));
        return [{ kind: 'rout', unit: event.unit, way: event.way, facing: event.facing, fled: event.fled }];
      case 'deployed':
      case 'leave':
      case 'enter':
        return this.#enter(event.unit, event.at, event.facing);
      case 'jet':
        return event.at ? this.#enter(event.unit, event.at, 0) : [{ kind: 'vanish', unit: event.unit }];
      case 'boarded':
      case 'exit':
        return [{ kind: 'vanish', unit: event.unit }];
      default:
        return null;
    }
  }

  /** The animations of an attack and what it hits; null for another event. */
  #battle(event: Event): Animation[] | null {
    switch (event.type) {
      case 'attack':
        return this.#attack(event);
      case 'blast':
        return this.#blast(event);
      case 'conflagration':
        return [{ kind: 'blast', at: event.at, radius: inferno }];
      case 'hit':
        return this.#hit(event);
      case 'hole':
        return [{ kind: 'hole', piece: event.piece, at: event.at, radius: event.radius }];
      default:
        return null;
    }
  }

  /** The animations of dice, and of what becomes of a Unit; null for another event. */
  #fate(event: Event): Animation[] | null {
    const { middle } = this.known;
    switch (event.type) {
      case 'initiative':
        return [
          this.#thrown(event, 'green', middle, 90, event.dice[0]),
          this.#thrown(event, 'tan', middle, 270, event.dice[1]),
        ];
      case 'injured':
        return [{ kind: 'hurt', unit: event.unit, harm: 'injury' }];
      case 'destroyed':
        return [{ kind: 'fall', unit: event.unit }];
      case 'contagion':
        return [
          { kind: 'alarm', unit: event.unit, by: event.by, passed: event.passed },
          ...this.#roll(event, event.unit, middle, event.dice),
        ];
      case 'morale':
        return [
          ...(event.rallied ? [{ kind: 'rally', unit: event.unit } as const] : []),
          ...this.#roll(event, event.unit, middle, sceneOf(event).told ? event.dice : null),
        ];
      case 'save':
      case 'sweep':
        return this.#roll(event, event.unit, middle, event.dice);
      default:
        return null;
    }
  }

  #at(id: string | null | undefined): Spot | null {
    return id ? (this.#places.get(id) ?? this.known.where(id)) : null;
  }

  #go(id: string | null, to: Spot | null | undefined): void {
    if (id && to) this.#places.set(id, to);
  }

  #enter(id: string, place: Spot | null, facing: number | null): Animation[] {
    const look = this.known.look(id);
    this.#go(id, place);
    return look && place ? [{ kind: 'appear', figure: { ...look, id, at: place, facing: facing ?? 0 } }] : [];
  }

  #move({ unit, way, facing, tow, tow_at: towAt }: EventOf<'move'> | EventOf<'walk'>): Animation[] {
    this.#go(unit, way.at(-1));
    this.#go(tow, towAt);
    return [{ kind: 'move', unit, way, facing, tow, towAt }];
  }

  /** Throws dice beside a Unit, to the left of the direction from the Unit to `towards`. */
  #roll(event: Event, id: string | null, towards: Spot, dice: readonly number[] | null): Animation[] {
    const [place, side] = [this.#at(id), id ? this.known.look(id)?.side : undefined];
    return place && side && dice ? [this.#thrown(event, side, place, bearing(place, towards), dice)] : [];
  }

  #thrown(event: Event, side: Side, place: Spot, heading: number, dice: readonly number[]): Animation {
    const rest = along(place, heading + 90, aside);
    const from = along(rest, heading + 180, reach);
    return { kind: 'dice', dice, from, at: rest, side, skin: this.known.skin, ms: sceneOf(event).hold };
  }

  #attack(event: EventOf<'attack'>): Animation[] {
    const { unit, weapon, target, point, wasted, dice } = event;
    const from = this.#at(unit);
    const to = point ?? this.#at(target);
    const shot: Animation[] =
      from && to && !wasted ? [{ kind: 'shot', from, to, lob: lobbed.test(weapon) }] : [];
    return [...shot, ...this.#roll(event, unit, to ?? this.known.middle, wasted ? null : (dice ?? null))];
  }

  #hit(event: EventOf<'hit'>): Animation[] {
    const { unit, target, result, dice } = event;
    if (!target) return [];
    const harm = result === 'no-damage' ? 'none' : 'scratch';
    return [
      { kind: 'hurt', unit: target, harm, after: rollingTime },
      ...this.#roll(event, target, this.#at(unit) ?? this.known.middle, dice),
    ];
  }

  #blast({ unit, at: place, radius, direction }: EventOf<'blast'>): Animation[] {
    if (direction === null) return [{ kind: 'blast', at: place, radius }];
    const flame = this.known.look(unit)?.radius ?? 0.5;
    return [{ kind: 'flame', at: place, radius: flame, reach: radius, direction }];
  }
}

export type AnimationsOf = typeof animationsOf;
