import type { Component, Snippet } from 'svelte';
import type {
  Action,
  Event,
  Fault,
  Force,
  GamePage,
  Hints,
  Options,
  OptionSpec,
  Refusal,
  Seat,
  Setup,
  Summary,
  View,
} from './wire';

/** Who looks at a table: a player, a spectator, or someone who goes through a finished match. */
export type TableMode = 'play' | 'watch' | 'replay';

/** The types of a game's set-up, views and so on. Code that all games share passes such values on unread. */
export type GameTypes = {
  setup: Setup;
  view: View;
  hints: Hints;
  event: Event;
  action: Action;
  force: Force;
};

/** The types of a game without forces. Its hints list every legal decision, as `PlainCodec` makes them. */
export type PlainTypes<S extends Setup, V extends View, E extends Event, A extends Action> = {
  setup: S;
  view: V;
  hints: { actions: A[] };
  event: E;
  action: A;
  force: never;
};

/** The sounds of all tables; `parts/device/sounds.ts` says what each is made of. */
export type SoundName =
  | 'draw'
  | 'card'
  | 'place'
  | 'cover'
  | 'discard'
  | 'click'
  | 'knock'
  | 'tumble'
  | 'spring'
  | 'dice'
  | 'coin'
  | 'medal'
  | 'pin'
  | 'refuse'
  | 'win'
  | 'lose'
  | 'turn';

/** A refused decision, and the reason, which the table shows beside the piece. */
export type Refused<A = Action> = { action: A; refusal: Refusal };

/** What the shell passes to a table and gets back. `summary.over` is null until the last view comes. */
export type TableProps<W extends GameTypes = GameTypes> = {
  setup: W['setup'];
  view: W['view'];
  hints: W['hints'] | null;
  /** The events that led to this view. The table animates them when `animate` is set. */
  story: W['event'][];
  /** The events up to this view, if the page has jumped to it, as after a reload; empty if unknown. */
  past?: W['event'][];
  summary: Summary;
  mode: TableMode;
  /** Whether the lesson is over, so that no seat may decide any more. */
  ended?: boolean;
  /** Whether the player makes one decision at a time, as in a lesson. Then no button makes two at once. */
  stepwise?: boolean;
  /** Whether this is a lesson and no puzzle. Then a table may leave out tools that no lesson needs. */
  lesson?: boolean;
  animate: boolean;
  refusal: Refused<W['action']> | null;
  /** The last decision, if the rules allow it but the lesson does not accept it; the table is unchanged. */
  declined?: W['action'] | null;
  /** The seat that the view is for; null for the public view. */
  seat: Seat | null;
  /** The seats of this person, in seat order: none for a spectator, several when people share the device. */
  local: Seat[];
  onaction: (action: W['action']) => void;
  /** Asks the server why a decision is not allowed; the answer comes as `refusal`. */
  onwhy: (action: W['action']) => void;
  /** Opens a clause in the rulebook; `all` are all clauses that the clicked sentence cites. */
  onclause: (clause: string, all?: readonly string[]) => void;
  /**
   * Asks the game about the newest state of the table, in the JSON of the game, for the viewer of the view.
   * Rejects with an `Error` whose message is a sentence if the game has no answer. Also rejects without a
   * connection, in a replay, and above about 20 questions a second. Answers may come in another order than
   * their questions.
   */
  ask: (question: unknown) => Promise<unknown>;
  /** Buttons for what a person can do after the game. The table shows them with the result. */
  resultActions?: Snippet;
  /** Reports how many steps the table has not finished playing; the log leaves these steps out. */
  onbehind?: (steps: number) => void;
  /** Reports the view that the table shows while it plays older steps. The goal's numbers come from it. */
  onshown?: (view: W['view']) => void;
  /** The decision that the shown hint recommends; null if no hint is shown. */
  hinted?: W['action'] | null;
  /** The decision that a step of a lesson asks for; the table may mark its place. */
  wanted?: W['action'] | null;
  /** The places that the log line under the pointer names; the table highlights them. */
  pointed?: readonly string[];
  /** Reports the places under the pointer or the focus; the log highlights the lines about them. */
  onpoint?: (places: readonly string[]) => void;
  /** Plays a sound for what the table shows. */
  onsound?: (name: SoundName) => void;
};

/** One line of the log: a sentence and the clauses that justify it. */
export type LogLine = {
  text: string;
  /** A shorter sentence for turn cards (`TurnCard.svelte`): who did what, with what result. */
  short?: string;
  clauses: string[];
  /** The places that the sentence names, as the game's table calls them. */
  places?: string[];
  /** Set if the line begins a new part of the game, such as a turn. */
  heading?: boolean;
  /** Set for an event of little interest to others, such as a card laid face down. Turn cards omit it. */
  minor?: boolean;
  /**
   * Set for an event that turn cards join with others of its kind. `say` makes one sentence from the `name`s
   * of them all.
   */
  together?: { name: string; say: (names: readonly string[]) => string };
  /** Set for what the secret decisions of several seats led to. Turn cards begin with it, whoever decided last. */
  outcome?: boolean;
  /** Set for a loss of the viewer's own, such as a wounded figure. Turn cards begin with it. */
  loss?: boolean;
  /** Set for a result that several seats bring about. Turn cards show it even if the viewer decided last. */
  result?: boolean;
};

/** How far a seat has come towards a win, or how far it still is from losing. */
export type GoalProgress = {
  /** The seat, or the seats of a team. */
  seats: readonly Seat[];
  now: number;
  /** The number that wins or loses; left out where the highest number or the last seat wins. */
  of?: number;
  /** The progress in words, for a game in which "1 of 10" would be misread. */
  told?: string;
  /** A second count in a word or two; narrow pages do not show it. */
  more?: string;
};

/** The goal of a game, for one line beside the table: "Reach the enemy headquarters or win 5 medals". */
export type Goal = {
  /** What a player has to do, without a full stop. */
  wins: string;
  /** What the numbers count: "Medals". */
  counts: string;
  /** The unit after each number, such as a percent sign. */
  unit?: string;
  /** In seat order; empty while there is nothing to count. */
  progress: readonly GoalProgress[];
  /** How a player wins, in two or three short sentences. A press on the line shows them. */
  how?: string;
  /** The things that the table highlights while `how` is shown, as values of `data-point`. */
  points?: readonly string[];
};

/** One or more keys of the table, and the message that says what they do. */
export type KeyHelp = { keys: readonly string[]; text: string };

/**
 * A picture of the game, for the front page and for the lid of the game's box: `Showcase.svelte`. It loads
 * without the rest of the game's code and messages.
 */
export type ShowcaseProps = {
  /** The data of the game from the server; null until it has loaded. */
  page: GamePage | null;
  /** `hero` stands beside a greeting, `box` on a box lid (15 × 9 rem), `small` in a list (5 × 5 rem). */
  look: 'hero' | 'box' | 'small';
  /** The id of the board to show, in games with boards; without a known id the picture chooses one. */
  board?: string | undefined;
};

/** One page of pictures on how to play: `HowTo.svelte` of the game's folder, with its own messages. */
export type HowToProps = { game: string };

/** The game's own part of the form for a new match, such as the choice of a board. */
export type ChoicesProps<C = unknown> = {
  game: string;
  page: GamePage;
  /** Reports the choices; null while they make no playable set-up. */
  onchange: (chosen: C | null) => void;
  /** Reports the choices in a few words, for the line above the button. */
  ondescribe: (words: string) => void;
};

/** Picks the force of one seat: a ready-made one, a saved one, or one made in the workshop. */
export type ForcePickerProps<F = Force> = {
  game: string;
  page: GamePage;
  options: Options;
  /** The set-up without forces. The server checks a force against this set-up. */
  setup: Setup;
  value: F | null;
  onchange: (force: F | null) => void;
  /** The label of the field, which says whose force it is. */
  label: string;
};

/** Draws the hand of the seat that a view is for, with names for screen readers. A replay draws all hands. */
export type OpenHandProps<W extends GameTypes = GameTypes> = { view: W['view'] };

/** The page `/workshop/<game>`, where people make forces and boards. Its URL may hold a file: `#army=…`. */
export type WorkshopProps = { game: string; page: GamePage };

/** The choices that a set-up is made from. */
export type SetupChoices<C = unknown> = {
  page: GamePage;
  /** What `Choices` reported; null in games without it. */
  chosen: C | null;
  /** The seats of the match, in seat order. */
  seats: Seat[];
  /** The rules' options that were changed, by their keys. */
  options: Options;
  /** The game's own `extras` that were changed, by their keys. */
  extras: Options;
  /** Returns a random number, 0 ≤ x < 1, for choices left to chance. */
  random: () => number;
};

/** The parts that a game's folder provides for the shell. */
export type GameTable<W extends GameTypes = GameTypes, C = unknown> = {
  Table: Component<TableProps<W>>;
  keys: readonly KeyHelp[];
  /** Draws the hand of a seat, in games with hidden hands; the replay of a finished match shows it. */
  OpenHand?: Component<OpenHandProps<W>>;
  /**
   * Adds the hands of other seats to a view, in games whose table can show them. `others` are the views of
   * these seats. Then a replay shows the open hands on the table.
   */
  withHands?: (view: W['view'], others: readonly W['view'][]) => W['view'];
  /** Describes an event of a step in a line of the log; null if the event needs no line. */
  describeEvent: (
    event: W['event'],
    setup: W['setup'],
    viewer: Seat | null,
    step?: readonly W['event'][],
  ) => LogLine | null;
  /** What else decided a match, from the events of all its steps; empty if nothing did. */
  decided?: (events: readonly W['event'][], setup: W['setup']) => string;
  /** Describes a refusal in the language of the page. */
  describeRefusal: (refusal: Refusal, setup: W['setup']) => string;
  /** Shows every kind of piece and what it does, on one screen. The first lesson ends with it. */
  Pieces?: Component;
  /** Returns the goal and the progress of each seat, from the view; null if there is nothing to show. */
  goal?: (setup: W['setup'], view: W['view']) => Goal | null;
  /** Describes a decision in a sentence, for the viewer who may make it; null without words for it. */
  describeAction?: (action: W['action'], setup: W['setup'], view: W['view']) => string | null;
  /**
   * Returns the things that a hint points at, in the order in which a player uses them. If left out or null,
   * the hint points at everything that the decision names.
   */
  hintPoints?: (action: W['action'], setup: W['setup'], view: W['view']) => string[] | null;
  /** Says in a sentence why a hinted decision is good; `reason` is one of the game's `Playable::REASONS`. */
  describeReason?: (reason: string, action: W['action'], setup: W['setup'], view: W['view']) => string;
  /** Describes a fact in favour of a hinted decision that has no reason; null if there is none. */
  describeFact?: (action: W['action'], setup: W['setup'], view: W['view']) => string | null;
  /** Says what several seats do that the game waits for. If left out, the shell only names these seats. */
  describeAwaited?: (view: W['view'], names: string) => string | null;
  /** Says what a seat does if the game waits for it in another seat's turn; null in its own turn. */
  describeAsked?: (view: W['view'], seat: Seat) => string | null;
  /**
   * Whether seats that share a device may see different things. If so, a curtain hides the table when another
   * seat takes over. If this is left out, the curtain always comes.
   */
  hasSecrets?: (setup: W['setup'], view: W['view'], seats: readonly Seat[]) => boolean;
  /**
   * Set if all players choose at the same time and in secret. Then no choice can be taken back. The people at
   * a shared device see together what follows from their choices, while no hand is open.
   */
  choosesTogether?: boolean;
  /** How long the table shows the events of a step at the usual speed, in milliseconds; 0 if left out. */
  timeOf?: (events: W['event'][]) => number;
  /** Set if the table fills the page of a match; log, rules and match open beside it on demand. */
  fills?: boolean;
  /** Set if the table has its own *Skip* while it plays a step, so that the page shows none. */
  skips?: boolean;
  /** Set if the table itself tells the last turn. The card about it then opens only if the player asks. */
  tellsTurns?: boolean;
  /**
   * Set if the table names the players and says whose turn it is. Then the side panel leaves out its list of
   * players, unless two or more people play.
   */
  showsPlayers?: boolean;
  /** The sounds of a step that is not animated. */
  soundsOf?: (events: W['event'][], mine: Seat[]) => SoundName[];
  /** Fetches the page on how to play. The shell sets it. */
  howTo?: () => Promise<Component<HowToProps> | null>;
  /** Fetches the component that shows the result of a stage. The shell sets it in games with a campaign. */
  afterStage?: () => Promise<Component<AfterStageProps>>;
  /** Fills in the parts that a set-up from the server may leave out. */
  completeSetup?: (setup: W['setup']) => W['setup'];

  /** The game's own part of the form for a new match. */
  Choices?: Component<ChoicesProps<C>>;
  /** Set where `Choices` offers the rules' options itself, so that the form does not list them again. */
  ownOptions?: boolean;
  /** Switches of the set-up beside the rules' options, such as whether the table shows chances. */
  extras?: OptionSpec[];
  /** Makes the set-up for the server, in the JSON of the game, without forces. */
  makeSetup: (wish: SetupChoices<C>) => unknown;
  /** The numbers of players that *play now* offers, the usual first. Bots take all seats but the first. */
  quick: readonly number[];
  /** Makes the choices for *play now*; `first`: the player has never played the game on this device. */
  quickChoice?: (page: GamePage, first: boolean, random: () => number) => C;
  /** Fetches the workshop, in games that have one; `cover.ts` says which games do. */
  workshop?: () => Promise<Component<WorkshopProps>>;
  /** Set only in games in which every seat brings a force. */
  forces?: {
    Picker: Component<ForcePickerProps<W['force']>>;
    /** Suggests a force to begin with, for a set-up if it is known. Each `n` gives another force. */
    suggest: (page: GamePage, n: number, setup?: Setup) => W['force'] | null;
    /** Returns a ready-made force about as strong as `force`, for bot `n` of *play now* (from 0). */
    rival?: (page: GamePage, force: W['force'], n: number) => W['force'] | null;
    /** Describes a fault of a force in the language of the page; null without words for it. */
    describeFault?: (fault: Fault) => string | null;
    /** Returns the name of a force for lists; empty if it has none. */
    nameOf: (force: W['force']) => string;
  };
};

/** What the component that shows the result of a stage gets. */
export type AfterStageProps = {
  summary: Summary;
  setup: Setup;
  view: View;
  /** Set if the component stands in the line above the table. Then it shows only buttons. */
  small: boolean;
};

/** Returns a game as the type that all games share, so that the shell can treat them alike. */
export function untyped<W extends GameTypes, C>(game: GameTable<W, C>): GameTable {
  return game as unknown as GameTable;
}
