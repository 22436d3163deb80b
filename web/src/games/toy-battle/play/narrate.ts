import type { SoundName } from '../../../contract';
import type { Event, Seat, Token, Troop, View } from '../types';

/** Where a flying piece starts or lands: a place, a region, or something beside the board. */
export type Anchor =
  | `place:${string}`
  | `region:${string}`
  | `reserve:${Seat}`
  | `discard:${Seat}`
  | `tray:${Seat}`
  | `rack:${Seat}`;

/** A thing that flies over the table: a Troop, a face-down Troop (`troop` is null), or medals. */
export interface Flight {
  what: 'troop' | 'medal';
  seat: Seat;
  troop: Troop | null;
  count: number;
  from: Anchor;
  to: Anchor;
}

/** What the table plays for an event: the pieces that fly, and the sound. */
export interface Scene {
  flights: Flight[];
  sound: SoundName | null;
}

/** The scene of an event. A scene has no flights if nothing moves. */
export function sceneOf(event: Event): Scene {
  const troop = (seat: Seat, kind: Troop | null, from: Anchor, to: Anchor, sound: SoundName): Scene => ({
    flights: [{ what: 'troop', seat, troop: kind, count: 1, from, to }],
    sound,
  });
  switch (event.type) {
    case 'drew':
      return {
        flights: Array.from({ length: Math.min(event.count, 2) }, (_, i) => ({
          what: 'troop',
          seat: event.seat,
          troop: event.troops?.[i] ?? null,
          count: 1,
          from: `reserve:${event.seat}`,
          to: `rack:${event.seat}`,
        })),
        sound: 'draw',
      };
    case 'placed':
      return troop(
        event.seat,
        event.troop,
        `rack:${event.seat}`,
        `place:${event.on}`,
        event.level > 1 ? 'cover' : 'place',
      );
    case 'discarded':
      return troop(
        event.owner,
        event.troop,
        event.from ? `place:${event.from}` : `rack:${event.owner}`,
        `discard:${event.owner}`,
        'discard',
      );
    case 'taken_back':
      return troop(event.seat, event.troop, `place:${event.from}`, `rack:${event.seat}`, 'draw');
    case 'moved':
      return troop(event.seat, event.troop, `place:${event.from}`, `place:${event.to}`, 'place');
    case 'returned':
      return troop(event.seat, event.troop, `discard:${event.seat}`, `rack:${event.seat}`, 'draw');
    case 'claimed':
      return {
        flights: [
          {
            what: 'medal',
            seat: event.seat,
            troop: null,
            count: event.medals,
            from: `region:${event.region}`,
            to: `tray:${event.seat}`,
          },
        ],
        sound: 'medal',
      };
    case 'pinned':
      return { flights: [], sound: 'pin' };
    default:
      return { flights: [], sound: null };
  }
}

/** Removes one Troop of a kind from a rack. An unknown rack, or one without that Troop, stays the same. */
function without(rack: Troop[] | null, troop: Troop): Troop[] | null {
  const at = rack?.indexOf(troop) ?? -1;
  return rack && at >= 0 ? rack.toSpliced(at, 1) : rack;
}

/**
 * The view without the Troop or the medals that an event moves, for the time while they fly. It may become
 * wrong, but the server's view replaces it once all events have been shown.
 */
export function lifted(view: View, event: Event): View {
  const next = copyOf(view);
  const drop = (place: string): void => {
    const stack = next.bases[place]?.slice(0, -1) ?? [];
    if (stack.length > 0) next.bases[place] = stack;
    else delete next.bases[place];
  };
  const seat = 'seat' in event ? next.seats[event.seat] : null;
  const own = 'seat' in event && event.seat === view.viewer;
  if (event.type === 'placed' && seat) {
    seat.rack_size -= 1;
    if (own) next.rack = without(next.rack, event.troop);
  } else if (event.type === 'drew' && seat) {
    seat.reserve_size -= event.count;
  } else if (event.type === 'discarded') {
    if (event.from) drop(event.from);
    else {
      next.seats[event.owner].rack_size -= 1;
      if (event.owner === view.viewer) next.rack = without(next.rack, event.troop);
    }
  } else if (event.type === 'taken_back' || event.type === 'moved') {
    drop(event.from);
  } else if (event.type === 'returned' && seat) {
    const at = seat.discard.indexOf(event.troop);
    if (at >= 0) seat.discard.splice(at, 1);
  } else if (event.type === 'claimed') {
    next.emptied[event.region] = event.seat;
  }
  return next;
}

/** The view after an event. `view` is what `lifted` returned for it. */
export function settled(view: View, event: Event): View {
  const next = copyOf(view);
  const add = (place: string, token: Token): void => {
    next.bases[place] = [...(next.bases[place] ?? []), token];
  };
  const gain = (seat: Seat, troops: (Troop | null)[]): void => {
    next.seats[seat].rack_size += troops.length;
    if (seat === next.viewer && next.rack)
      next.rack = [...next.rack, ...troops.filter((troop) => troop !== null)];
  };
  if (event.type === 'placed') {
    const token = `${event.seat}:${event.troop}`;
    if (event.level > 0) add(event.on, token);
    else next.on_hq[event.on] = token;
  } else if (event.type === 'drew')
    gain(event.seat, event.troops ?? Array.from({ length: event.count }, () => null));
  else if (event.type === 'discarded') next.seats[event.owner].discard.push(event.troop);
  else if (event.type === 'taken_back' || event.type === 'returned') gain(event.seat, [event.troop]);
  else if (event.type === 'moved') add(event.to, `${event.seat}:${event.troop}`);
  else if (event.type === 'pinned') next.seats[event.seat].lying += 1;
  else if (event.type === 'claimed') next.seats[event.seat].medals += event.medals;
  return next;
}

function copyOf(view: View): View {
  return JSON.parse(JSON.stringify(view)) as View;
}
