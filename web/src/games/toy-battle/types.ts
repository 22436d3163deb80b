// The words of the wire that this table speaks; generated from the rules, never copied. The messages of
// `wire` leave a game's words open: here they are closed with those of Toy Battle.

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
/** A Troop with its colour: `"blue:hook"`. */
export type Token = string;
export type Outcome = Over;
export type SeatView = Side;

/** A board with everything in place that its file may leave out; see `completeBoard`. */
export type BoardRegion = Required<Region>;
export type BoardFile = Omit<BoardText, 'name' | 'size' | 'total_medals' | 'regions'> &
  Required<Pick<BoardText, 'size' | 'total_medals'>> & { name: Wire.LocalizedText; regions: BoardRegion[] };
export type Setup = { board: BoardFile; options: Options };
/** A frame of this game. */
export type Frame = Omit<Wire.Frame, 'events' | 'view' | 'hints'> & {
  events: Event[];
  view: View;
  hints: Hints | null;
};
/** What is settled before play, as it is sent. */
export type SetupSent = { board: string | BoardText; options?: Partial<Options> };

/** What was refused, beside the piece. */
export type Refused = Contract.Refused<Action>;

/** The words of Toy Battle in the places that the contract leaves to the game. */
export type ToyBattleTypes = {
  setup: Setup;
  view: View;
  hints: Hints;
  event: Event;
  action: Action;
  force: never;
};
