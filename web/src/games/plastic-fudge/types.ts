/** The generated wire types that this table uses. */
import type { Refused as AnyRefused, TableMode, TableProps } from '../../contract';
import type { Action, Event, ForceFile, Hints, Setup, View } from '../../wire/plastic_fudge/all';

export type { Refusal, Seat, Summary } from '../../wire';
export type {
  Action,
  AimedAt,
  Attack,
  Can,
  Card,
  CardWeapon,
  CheckAnswer,
  Costs,
  Cover,
  Damage,
  Event,
  ForceFile,
  HintedUnit,
  Hints,
  JetOrder,
  Leg,
  MeasureAnswer,
  Mine,
  Modifier,
  MoraleAnswer,
  Neighbour,
  Odds,
  PathAnswer,
  Piece,
  Position,
  Preview,
  PreviewTarget,
  Question,
  ReachAnswer,
  Setup,
  Side,
  Spot,
  Step,
  SurroundingsAnswer,
  Tally,
  TargetsAnswer,
  TerrainKind,
  Thing,
  Unit,
  View,
  WayAnswer,
  WeaponKind,
  WhyNot,
  Zone,
} from '../../wire/plastic_fudge/all';

/** The types of Plastic Fudge, for the interfaces in `contract`. */
export type PlasticFudgeTypes = {
  setup: Setup;
  view: View;
  hints: Hints;
  event: Event;
  action: Action;
  force: ForceFile;
};

export type Mode = TableMode;
export type Refused = AnyRefused<Action>;
export type Props = TableProps<PlasticFudgeTypes>;
/** Four FUDGE dice. */
export type Dice = readonly [number, number, number, number];
/** The events whose `type` is `K`. */
export type EventOf<K extends Event['type']> = Extract<Event, { type: K }>;
/** The decisions whose `do` is `K`. */
export type ActionOf<K extends Action['do']> = Extract<Action, { do: K }>;
