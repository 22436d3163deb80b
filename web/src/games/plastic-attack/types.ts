/** The types that the table of Plastic Attack uses. Most are generated from the Rust types of the rules. */
import type { Refused as AnyRefused, TableMode, TableProps } from '../../contract';
import type { Action, ArmyFile, Event, Hints, Setup, View } from '../../wire/plastic_attack/all';

export type { Refusal, Seat, SeatSummary, Summary } from '../../wire';
export type {
  Action,
  ArmyFile,
  Battle,
  CardFile,
  Character,
  Edition,
  Event,
  FigureView,
  Hints,
  Look,
  Odds,
  Offer,
  Over,
  Setup,
  Side,
  Special,
  Sum,
  SumPart,
  View,
} from '../../wire/plastic_attack/all';

/** The types that Plastic Attack fills into the interfaces in `contract`. */
export type PlasticAttackTypes = {
  setup: Setup;
  view: View;
  hints: Hints;
  event: Event;
  action: Action;
  force: ArmyFile;
};

export type Mode = TableMode;
export type Refused = AnyRefused<Action>;
export type Props = TableProps<PlasticAttackTypes>;
