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
  Outcome,
  Refusal,
  Seat,
  Setup,
  Summary,
  View,
} from './wire';

/** How a table is looked at: by a player, by a spectator, or step by step afterwards. */
export type TableMode = 'play' | 'watch' | 'replay';

/** The types of a game's setup, views and so on. The shell passes them on without looking inside. */
export type GameTypes = {
  setup: Setup;
  view: View;
  hints: Hints;
  event: Event;
  action: Action;
  force: Force;
};

/** The types of a game without forces whose hints list every decision, as those of a `PlainCodec` do. */
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

/** What was refused, so that the table can say it beside the piece. */
export type Refused<A = Action> = { action: A; refusal: Refusal };

/** What the shell gives a game's table, and what the table tells the shell. */
export type TableProps<W extends GameTypes = GameTypes> = {
  setup: W['setup'];
  view: W['view'];
  hints: W['hints'] | null;
  /** What led to this view; to be animated when `animate` is set. */
  story: W['event'][];
  /** The events up to this view, if it was not seen step by step (after a reload); empty if unknown. */
  past?: W['event'][];
  summary: Summary;
  mode: TableMode;
  animate: boolean;
  refusal: Refused<W['action']> | null;
  /** The seat that the view is for; null for the public view. */
  seat: Seat | null;
  /** The seats of this person, in seat order: none for a spectator, several when people share the device. */
  local: Seat[];
  onaction: (action: W['action']) => void;
  onwhy: (action: W['action']) => void;
  /** Opens a clause in the rulebook; `all` are the clauses of the sentence it was opened from. */
  onclause: (clause: string, all?: readonly string[]) => void;
  /**
   * Asks the game about the newest state of the table, in its own words and for the eyes that the view is
   * for. Rejects with an `Error` that says a sentence: where the game has no answer, without a connection, in
   * a replay, or when too much is asked (about 20 a second). Answers may come in another order than their
   * questions.
   */
  ask: (question: unknown) => Promise<unknown>;
  /** What one can do after the end, shown in the result. */
  resultActions?: Snippet;
  /** Says of how many steps the story has not been told to its end; the log waits for it. */
  onbehind?: (steps: number) => void;
  /** Reports the view that the table shows while its story trails behind; the goal uses it. */
  onshown?: (view: W['view']) => void;
  /** Places that a line of the log speaks of while it is pointed at, to be lit. */
  pointed?: readonly string[];
  /** Reports the places under the pointer or the focus; the log highlights the lines about them. */
  onpoint?: (places: readonly string[]) => void;
  /** A sound that belongs to what is being shown. */
  onsound?: (name: SoundName) => void;
};

/** One line of the log: a sentence and the clauses it rests on. */
export type LogLine = {
  text: string;
  clauses: string[];
  /** The places that it speaks of, as the game's table knows them. */
  places?: string[];
  /** Begins a new part of the game, as a turn does. */
  heading?: boolean;
  /** Matters little to the others, such as a card laid face down: the card of a turn leaves it out. */
  minor?: boolean;
};

/** How far a seat has come towards what wins, or how far it still is from losing. */
export type GoalProgress = {
  /** The seat, or those of a team. */
  seats: readonly Seat[];
  now: number;
  /** The number that decides; left out where none does, as when the most or the last wins. */
  of?: number;
  /** What else counts, in a word or two; narrow pages leave it out. */
  more?: string;
};

/** What wins, for one line beside the table: "Reach the enemy headquarters or win 5 medals". */
export type Goal = {
  /** What a player has to do, without a full stop. */
  wins: string;
  /** What the numbers count: "Medals". */
  counts: string;
  /** Stands behind each number, as a percent sign does. */
  unit?: string;
  /** In seat order; empty while there is nothing to count. */
  progress: readonly GoalProgress[];
};

/** A key of the table and the message that says what it does. */
export type KeyHelp = { keys: readonly string[]; text: string };

/**
 * A picture of the game for the front page and its box on the shelf: `Showcase.svelte` of its folder. It
 * comes without the rest of the game and without its messages; decoration, so without words.
 */
export type ShowcaseProps = {
  /** Null until the game's page has come. */
  page: GamePage | null;
  /** `hero` stands beside the greeting, `box` on a box lid (15 × 9 rem), `small` in a list (5 × 5 rem). */
  look: 'hero' | 'box' | 'small';
  /** The id of the board to show, in games with boards; without a known id the picture chooses one. */
  board?: string | undefined;
};

/** How to play on one page of pictures: `HowTo.svelte` of the game's folder, with its own messages. */
export type HowToProps = { game: string };

/** The game's own part of the form for a new match, such as the choice of a board. */
export type ChoicesProps<C = unknown> = {
  game: string;
  page: GamePage;
  /** What is chosen; null while it cannot be played like this. */
  onchange: (chosen: C | null) => void;
  /** What is chosen in a few words, for the line above the button. */
  ondescribe: (words: string) => void;
};

/** Picks what one seat brings: a ready-made one, a saved one, or one made in the workshop. */
export type ForcePickerProps<F = Force> = {
  game: string;
  page: GamePage;
  options: Options;
  /** The set-up without forces, to check a force for. */
  setup: Setup;
  value: F | null;
  onchange: (force: F | null) => void;
  /** Names the field: whose force it is. */
  label: string;
};

/** Draws what the seat of a view holds, with names for screen readers; a replay shows it for all seats. */
export type OpenHandProps<W extends GameTypes = GameTypes> = { view: W['view'] };

/** The page `/workshop/<game>`, where forces and boards are made; `#army=…` hands one over. */
export type WorkshopProps = { game: string; page: GamePage };

/** What a set-up is made from. */
export type SetupChoices<C = unknown> = {
  page: GamePage;
  /** What `Choices` reported; null in games without it. */
  chosen: C | null;
  /** The seats that are taken part in, in seat order. */
  seats: Seat[];
  /** The rules' options that were changed, by their keys. */
  options: Options;
  /** The game's own `extras` that were changed, by their keys. */
  extras: Options;
  /** Chance for what is left to it, 0 ≤ x < 1. */
  random: () => number;
};

/** What a game's folder provides for the shell. */
export type GameTable<W extends GameTypes = GameTypes, C = unknown> = {
  Table: Component<TableProps<W>>;
  keys: readonly KeyHelp[];
  /** Draws the hand of a seat, in games with hidden hands; the replay of a finished match shows it. */
  OpenHand?: Component<OpenHandProps<W>>;
  /** Describes an event in a line of the log; null if it needs none. */
  describeEvent: (event: W['event'], setup: W['setup'], viewer: Seat | null) => LogLine | null;
  /** Describes a refusal in the language of the page. */
  describeRefusal: (refusal: Refusal, setup: W['setup']) => string;
  /** What wins and how far everybody is, from what is on the table; null where there is nothing to say. */
  goal?: (setup: W['setup'], view: W['view']) => Goal | null;
  /** Describes a decision in a sentence, for the viewer who may take it; null without words for it. */
  describeAction?: (action: W['action'], setup: W['setup'], view: W['view']) => string | null;
  /** Says in a sentence why a hint is good; `reason` is a word of the game's bots. */
  describeReason?: (reason: string) => string;
  /** Describes what several awaited seats do; if left out, they are simply named. */
  describeAwaited?: (view: W['view'], names: string) => string | null;
  /** Says what this awaited seat does in the turn of another; null where the turn is its own. */
  describeAsked?: (view: W['view'], seat: Seat) => string | null;
  /**
   * Whether one of the seats that share a device may see something that another of them may not; left out,
   * they always may. Where they do not, no curtain falls between them.
   */
  hasSecrets?: (setup: W['setup'], view: W['view'], seats: readonly Seat[]) => boolean;
  /** How long the table shows the events of a step at the usual speed, in milliseconds; 0 if left out. */
  timeOf?: (events: W['event'][]) => number;
  /** Set if the table takes the whole room; log, rules and match come out beside it when they are wanted. */
  fills?: boolean;
  /** Set if the table has its own *Skip* while it tells a step, so that the page shows none. */
  skips?: boolean;
  /** The sounds of a step that is not animated. */
  soundsOf?: (events: W['event'][], mine: Seat[]) => SoundName[];
  /** Fetches the page that says how to play; the shell puts it here. */
  howTo?: () => Promise<Component<HowToProps> | null>;
  /** Fetches what a campaign shows after one of its matches. The shell sets it, in games with a campaign. */
  afterStage?: () => Promise<Component<AfterStageProps>>;
  /** Puts in place what a set-up from the server may leave out. */
  completeSetup?: (setup: W['setup']) => W['setup'];

  /** The game's own part of the form for a new match. */
  Choices?: Component<ChoicesProps<C>>;
  /** Set where `Choices` offers the rules' options itself, so that the form does not list them again. */
  ownOptions?: boolean;
  /** Switches of the set-up beside the rules' options, such as whether chances are told. */
  extras?: OptionSpec[];
  /** Makes the set-up that is sent, in the game's words, without forces. */
  makeSetup: (wish: SetupChoices<C>) => unknown;
  /**
   * How many may sit at a game of *play now*, the person on the first seat and bots on the others; the first
   * number is the usual one.
   */
  quick: readonly number[];
  /** What to choose for a game that begins at once; `first` on a new device. */
  quickChoice?: (page: GamePage, first: boolean, random: () => number) => C;

  /** Fetches the workshop, in games that have one; `cover.ts` says which. */
  workshop?: () => Promise<Component<WorkshopProps>>;
  /** Only in games to which every seat brings a force. */
  forces?: {
    Picker: Component<ForcePickerProps<W['force']>>;
    /** A force to begin with, another one for each `n`. */
    suggest: (page: GamePage, n: number) => W['force'] | null;
    /** Says what is wrong with a force, in the language of the page; null where only the server has words. */
    describeFault?: (fault: Fault) => string | null;
    /** What a force is called in lists; empty if it has no name. */
    nameOf: (force: W['force']) => string;
  };
};

/** A match that is over, as everybody at the table may know it. */
export type Finished<W extends GameTypes = GameTypes> = {
  setup: W['setup'];
  view: W['view'];
  outcome: Outcome;
  /** The seat of the player whose campaign it is. */
  seat: Seat;
};

/** What a star of a stage is given for. */
export type StageGoal<W extends GameTypes = GameTypes> = {
  /** The key of its words, and the number in them. */
  text: string;
  number?: number;
  isMet: (match: Finished<W>) => boolean;
};

/** One match of a campaign, against a bot with a name. Its texts begin with its id, see `Campaign`. */
export type Stage<W extends GameTypes = GameTypes, C = unknown> = {
  id: string;
  /** The level of the bots, 1 to 5. */
  level: number;
  /** How many sit at the table; two unless it is said. */
  seats?: number;
  /** What is chosen for its set-up; left out in games without `Choices`. */
  chosen?: (page: GamePage) => C;
  /** What the bots bring, by seat; bots build their own where it is left out. */
  forces?: (page: GamePage) => Record<Seat, W['force']>;
  /** What its stars are given for, each once; the first is to win. */
  goals: readonly [StageGoal<W>, StageGoal<W>, StageGoal<W>];
};

/** A row of matches: `campaign.ts` of the game's folder, with `texts/<language>-campaign.ftl`. */
export type Campaign<W extends GameTypes = GameTypes, C = unknown> = {
  stages: readonly Stage<W, C>[];
  /** Draws the face of the character of a stage; decoration, so without words. */
  Face: Component<{ stage: string }>;
  /**
   * Returns the text of a key. A stage has `<stage>-title`, `-name` and `-temper` of its character, and what
   * the character says after the player has won (`-won`) or lost (`-lost`). A goal has `goal-<text>`.
   */
  say: (key: string, args?: Record<string, number>) => string;
};

/** What a campaign is told of a match of it that is over. */
export type AfterStageProps = {
  summary: Summary;
  setup: Setup;
  view: View;
  /** In the line over the table, without the stars. */
  small: boolean;
};

/** Drops a game's own types, so that the shell can hold all games alike. */
export function untyped<W extends GameTypes, C>(game: GameTable<W, C>): GameTable {
  return game as unknown as GameTable;
}

/** The same for a campaign. */
export function untypedCampaign<W extends GameTypes, C>(campaign: Campaign<W, C>): Campaign {
  return campaign as unknown as Campaign;
}
