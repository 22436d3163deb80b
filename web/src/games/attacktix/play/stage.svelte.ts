import type { TableScene } from '../scene/api';
import type { Event, Setup, View } from '../types';
import { sceneOf } from './scenes';

/** What the stage needs from the table it plays on. */
export interface Backstage {
  setup: Setup;
  /** The table in three dimensions, if there is one. */
  scene(): TableScene | null;
  sound(name: string): void;
  /** Whether things may move at all. */
  moving(): boolean;
}

type Act = { view: View; events: readonly Event[] };

/** Events of a step that are shown at their full length; beyond that everything goes faster. */
const many = 16;
/** Share of the real speed in slow motion. */
const slowly = 0.25;

/**
 * Plays the stories of steps one after another and ends on the truth: `shown` is the picture before until the story of
 * a step has been told. Skipping jumps to the newest step at once.
 */
export class Stage {
  /** What is on the table right now. */
  shown: View = $state.raw() as View;
  busy = $state(false);
  /** How many steps have not been told to their end. */
  behind = $state(0);
  /** What is told over the table just now. */
  cue: Event | null = $state.raw(null);
  /** Films are played in slow motion. */
  slow = $state(false);
  /** Whether a film is being played. */
  filming = $state(false);
  /** What happened since the last attack began: shots, falls, specials. */
  report: readonly Event[] = $state.raw([]);

  #waiting: Act[] = [];
  #truth: View;
  #run = 0;
  #wake: (() => void) | null = null;
  #told = 0;
  #backstage: Backstage | null = null;

  constructor(view: View) {
    this.shown = view;
    this.#truth = view;
  }

  /** Shows a view without telling its story. */
  show(view: View, events: readonly Event[] = []): void {
    const [now, ...rest] = this.#waiting;
    for (const event of now?.events.slice(this.#told) ?? []) this.#keep(event);
    for (const act of [...rest, { view, events }]) for (const event of act.events) this.#keep(event);
    this.#end(view);
  }

  /** Takes in what happened before the view that is shown. */
  recall(events: readonly Event[]): void {
    this.report = [];
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
    }
    if (run === this.#run) this.#end(this.#truth);
  }

  /** Ends all stories now: the truth is shown. */
  skip(): void {
    if (!this.busy) return;
    this.show(this.#truth);
  }

  /** Slow motion begins or ends, also in the middle of a film. */
  toggleSlow(): void {
    this.slow = !this.slow;
    if (this.filming) this.#backstage?.scene()?.pace(this.slow ? slowly : 1);
  }

  async #perform({ events }: Act, backstage: Backstage, run: number): Promise<void> {
    const pace = events.length > many ? many / events.length : 1;
    this.#told = 0;
    for (const [n, event] of events.entries()) {
      this.#told = n + 1;
      const { hold, sound, told } = sceneOf(event);
      this.#keep(event);
      if (hold === 0) continue;
      // While a film runs it is told who attacks; what came of it only when it has been seen.
      if (told) this.cue = event.type === 'attack' ? { ...event, blows: [], shifted: [] } : event;
      if (sound) backstage.sound(sound);
      await this.#picture(event, backstage);
      if (run !== this.#run) return;
      if (told) this.cue = event;
      await this.#rest(hold * Math.max(0.35, pace));
      if (run !== this.#run) return;
    }
    this.cue = null;
  }

  /** What is seen of an event; nothing without a picture. The table stays as it was played until the next view. */
  async #picture(event: Event, backstage: Backstage): Promise<void> {
    const scene = backstage.scene();
    if (!scene) return;
    if (event.type === 'move') return scene.roll(event);
    if (event.type === 'shifted') {
      const from = this.shown.figures.find(({ id }) => id === event.figure)?.at;
      return from
        ? scene.roll({ figure: event.figure, way: [from, event.at], window: event.window })
        : undefined;
    }
    if (event.type !== 'attack') return;
    this.filming = true;
    await scene.film(event, { speed: this.slow ? slowly : 1 });
    this.filming = false;
  }

  #end(view: View): void {
    this.#run += 1;
    this.#truth = view;
    this.#waiting = [];
    this.behind = 0;
    this.#told = 0;
    if (this.busy) this.#backstage?.scene()?.skip();
    this.shown = view;
    this.busy = false;
    this.filming = false;
    this.cue = null;
    this.#wake?.();
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Keeps what belongs to the last attack. */
  #keep(event: Event): void {
    if (event.type === 'attack' && event.shot <= 1) this.report = [event];
    else if (this.report.length > 0 && reported.includes(event.type)) this.report = [...this.report, event];
  }
}

const reported: readonly Event['type'][] = [
  'attack',
  'defeat',
  'special',
  'return',
  'capture',
  'shifted',
  'pinned',
  'extra',
  'zone',
  'section-removed',
  'object-moved',
  'object-removed',
  'restored',
  'pass',
  'bot-choice',
];
