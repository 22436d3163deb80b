import type { Look, Scene, Spot } from '../scene/api';
import type { storyOf } from '../scene/story';
import type { Event, Position, Setup, View } from '../types';
import { cardOf, placeOf } from '../words/units';
import { isReported } from '../report/report';
import { beatsOf, holdOf, paceOf } from './beats';
import { sceneOf } from './scenes';

/** What the stage needs from the table it plays on. */
export interface Backstage {
  setup: Setup;
  /** The table in three dimensions, if there is one. */
  scene(): Scene | null;
  /** Makes animations of events; fetched with the scene. */
  storyOf(): typeof storyOf | null;
  sound(name: string): void;
  /** Whether things may move at all. */
  moving(): boolean;
}

/** Where something lay down. */
export type Fallen = { at: Spot; facing: number };
type Story = ReturnType<typeof storyOf>;
type Act = { view: View; events: readonly Event[] };

/**
 * Plays the stories of steps one after another and ends on the truth: `shown` is the picture before until the story of
 * a step has been told. Skipping jumps to the newest step at once.
 */
export class Stage {
  /** What is on the table right now. */
  shown: View = $state.raw() as View;
  busy = $state(false);
  /** Steps whose story is not at its end yet. */
  behind = $state(0);
  /** What is told over the table just now. */
  cue: Event | null = $state.raw(null);
  /** What happened in the last fight: attacks, morale, mines. */
  report: readonly Event[] = $state.raw([]);
  /** Where casualties lie. */
  fallen: ReadonlyMap<string, Fallen> = $state.raw(new Map());

  #waiting: Act[] = [];
  #truth: View;
  #run = 0;
  #wake: (() => void) | null = null;
  #places = new Map<string, Fallen>();
  #closed = false;
  #backstage: Backstage | null = null;

  constructor(view: View) {
    this.shown = view;
    this.#truth = view;
    this.#learn(view.position);
  }

  /** Shows a view without telling its story. */
  show(view: View, events: readonly Event[] = []): void {
    for (const act of [...this.#waiting, { view, events }]) for (const event of act.events) this.#keep(event);
    this.#waiting = [];
    this.#end(view);
  }

  /** Takes in what happened before the view that is shown. */
  recall(events: readonly Event[]): void {
    this.report = [];
    this.#closed = false;
    for (const event of events) this.#keep(event);
  }

  /** Plays the events that lead to a view, after what is being played. */
  async play(view: View, events: readonly Event[], backstage: Backstage): Promise<void> {
    this.#backstage = backstage;
    this.#truth = view;
    const quiet =
      !backstage.moving() ||
      this.shown.viewer !== view.viewer ||
      (!this.busy && events.every((event) => sceneOf(event).hold === 0));
    if (quiet) return this.show(view, events);
    this.#waiting.push({ view, events });
    this.behind = this.#waiting.length;
    if (this.busy) return;
    const run = (this.#run += 1);
    this.busy = true;
    while (run === this.#run) {
      const act = this.#waiting[0];
      if (!act) break;
      await this.#perform(act, backstage, run);
      if (run !== this.#run) return;
      this.#waiting.shift();
      this.behind = this.#waiting.length;
      this.shown = act.view;
      this.#learn(act.view.position);
    }
    if (run === this.#run) this.#end(this.#truth);
  }

  /** Ends all stories now: the truth is shown. */
  skip(): void {
    if (!this.busy) return;
    const [now, ...rest] = this.#waiting;
    for (const event of now?.events.slice(this.#told) ?? []) this.#keep(event);
    this.#waiting = rest;
    this.show(this.#truth);
  }

  #told = 0;

  async #perform({ events }: Act, backstage: Backstage, run: number): Promise<void> {
    const beats = beatsOf(events);
    const pace = paceOf(beats);
    this.#told = 0;
    for (const beat of beats) {
      this.#told += beat.events.length;
      const stories = new Map<Event, Story>();
      for (const event of beat.events) {
        stories.set(event, this.#story(event, backstage));
        this.#keep(event);
      }
      const hold = holdOf(beat);
      const story = beat.layers
        .map((layer) => layer.flatMap((event) => stories.get(event) ?? []))
        .filter(({ length }) => length > 0);
      if (hold === 0 && story.length === 0) continue;
      this.cue = beat.events.findLast((event) => sceneOf(event).told) ?? this.cue;
      for (const sound of new Set(beat.events.map((event) => sceneOf(event).sound)))
        if (sound) backstage.sound(sound);
      await Promise.all([backstage.scene()?.play(story, pace), this.#rest(hold * pace)]);
      if (run !== this.#run) return;
    }
    this.cue = null;
  }

  #story(event: Event, backstage: Backstage): Story {
    const tell = backstage.storyOf();
    if (!tell) return [];
    const { setup } = backstage;
    const position = this.shown.position;
    const look = (id: string): Look | null => {
      const card = cardOf(setup, id);
      return card ? { ...card, radio: card.type === 'radioman' } : null;
    };
    return tell([event], { where: (id) => this.#places.get(id)?.at ?? placeOf(position, id), look });
  }

  #end(view: View): void {
    this.#run += 1;
    this.#truth = view;
    this.#waiting = [];
    this.behind = 0;
    this.#told = 0;
    const scene = this.#backstage?.scene();
    if (this.busy) scene?.skip();
    this.shown = view;
    this.busy = false;
    this.cue = null;
    this.#learn(view.position);
    this.#wake?.();
  }

  #rest(ms: number): Promise<void> {
    if (ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Notes where everybody stands, so that who falls lies there. */
  #learn(position: Position): void {
    for (const unit of position.units)
      if (unit.at) this.#places.set(unit.id, { at: unit.at, facing: unit.facing ?? 0 });
  }

  /** Keeps what later views do not tell: who fell where, and the last fight. */
  #keep(event: Event): void {
    if ('way' in event && event.way.length > 0)
      this.#places.set(event.unit, { at: event.way.at(-1) ?? [0, 0], facing: event.facing });
    if ((event.type === 'deployed' || event.type === 'leave' || event.type === 'enter') && event.at) {
      this.#places.set(event.unit, { at: event.at, facing: event.facing ?? 0 });
    }
    const place = event.type === 'destroyed' ? this.#places.get(event.unit) : undefined;
    if (event.type === 'destroyed' && place) this.fallen = new Map(this.fallen).set(event.unit, place);
    if (event.type === 'phase' && event.step === 'move-a') this.#closed = true;
    if (!isReported(event)) return;
    this.report = this.#closed || event.type === 'opened' ? [event] : [...this.report, event];
    this.#closed = false;
  }
}
