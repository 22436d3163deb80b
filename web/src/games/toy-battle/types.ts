// The generated wire types that this table uses. The messages of `wire` leave the types of a game open. This
// module fills in the types of Toy Battle.

import type * as Wire from '../../wire';
import type * as Contract from '../../contract';
import type { Action } from '../../wire/toy_battle/Action';
import type { BoardFile as BoardText } from '../../wire/toy_battle/BoardFile';
import type { Event } from '../../wire/toy_battle/Event';
import type { Hints } from '../../wire/toy_battle/Hints';
import type { Options } from '../../wire/toy_battle/Options';
import type { Over } from '../../wire/toy_battle/Over';
import type { Region } from '../../wire/toy_battle/Region';
import type { SeatName } from '../../wire/toy_battle/SeatName';
import type { Side } from '../../wire/toy_battle/Side';
import type { View } from '../../wire/toy_battle/View';

export type { Refusal, Summary } from '../../wire';
export type { Effect } from '../../wire/toy_battle/Effect';
export type { Special } from '../../wire/toy_battle/Special';
export type { Terrain } from '../../wire/toy_battle/Terrain';
export type { Troop } from '../../wire/toy_battle/Troop';
export type { Action, BoardText, Event, Hints, Options, View };

export type Seat = SeatName;
export type Place = string;
/** A Troop with its side: `"blue:hook"`. */
export type Token = string;
export type Outcome = Over;
export type SeatView = Side;

/** A region whose optional fields are all filled in. */
export type BoardRegion = Required<Region>;
/** A board whose optional fields are all filled in, as `completeBoard` returns it. */
export type BoardFile = Omit<BoardText, 'name' | 'size' | 'total_medals' | 'regions'> &
  Required<Pick<BoardText, 'size' | 'total_medals'>> & { name: Wire.LocalizedText; regions: BoardRegion[] };
export type Setup = { board: BoardFile; options: Options };
/** A wire frame with the types of Toy Battle. */
export type Frame = Omit<Wire.Frame, 'events' | 'view' | 'hints'> & {
  events: Event[];
  view: View;
  hints: Hints | null;
};
/** The set-up as it is sent to the server: `board` is the id of a shipped board, or a board. */
export type SetupSent = { board: string | BoardText; options?: Partial<Options> };

/** A refused action with its reason. The table shows the reason beside the place that the action names. */
export type Refused = Contract.Refused<Action>;

/** The types of Toy Battle, for the interfaces in `contract`. */
export type ToyBattleTypes = {
  setup: Setup;
  view: View;
  hints: Hints;
  event: Event;
  action: Action;
  force: never;
};
