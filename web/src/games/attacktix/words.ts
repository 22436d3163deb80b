/** The words of the wire by the names that this folder uses; generated from the rules, never copied. */
export type {
  Ability, Action, Aim, AimAnswer, AimsAnswer, Answers, Asks, Blow, Can, Card, CardWeapon, Cause, Class as FigureClass, Colour, Descriptor, Edge, Effect, Event,
  FigureNow as Figure, Filter, Guard, HintedFigure, HintedSpecial as SpecialHint, Hints, Leg, MeasureAnswer, Need, Neighbour, PathAnswer, PieceCard,
  PieceNow as Piece, PlacingAnswer, Question, ReachAnswer, SeatNow as SeatView, SectionNow as Section, Setup, SpecialChoice, Spot, SurroundingsAnswer, Target, Turn,
  View, VolleySaid as Volley, WhyNot, Zone,
} from '../../wire/attacktix/all';
