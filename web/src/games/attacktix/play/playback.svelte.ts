import {
  Playback as MeasuredPlayback,
  type PlaybackContext as MeasuredContext,
} from '../../../parts/measured/playback.svelte';
import { timeShare } from '../../../parts/device/settings.svelte';
import type { Word } from '../../../parts/measured/floating-words.svelte';
import { aimedAt } from '../describe/aimed-at';
import type { TurnPart } from '../describe/each-attack';
import type { TableScene } from '../scene/api';
import type { Event, EventOf, Setup, Spot, View } from '../types';
import { sceneOf } from './scenes';
import { fell, wordsOf } from './words';

/** What a playback needs of the table. */
export interface PlaybackContext extends MeasuredContext {
  readonly setup: Setup;
  scene(): TableScene | null;
  /** Shows words on the table about the result of the last animation. */
  say(words: readonly Word[]): void;
}

/** Up to this number of events in a step, each is shown at full length. With more, all are shown faster. */
const many = 16;
/**
 * How long the table shows attacker and target before an attack that the viewer has not aimed, in
 * milliseconds.
 */
const leading = 900;
/** How much longer the result of such an attack stays. */
const foreign = 1.6;
/** How many turns before the present one are kept: a turn of each player of a free-for-all. */
const manyTurns = 4;
/** The speed of films in slow motion; 1 is real time. */
const slowly = 0.25;

/**
 * Plays moves, and films of attacks. The report is the list of events of the last attack; the later shots of
 * a volley are added to it.
 */
export class Playback extends MeasuredPlayback<View, Event, PlaybackContext> {
  /** Whether films are played in slow motion. */
  slow = $state(false);
  /** The events of the step that is being shown. */
  step: readonly Event[] = $state.raw([]);
  /** Whether a film is being played. */
  filming = $state(false);
  /** The ids of the defeated figures whose fall the present or last film has shown. */
  fallen: readonly string[] = $state.raw([]);
  /** The latest turns with the events of their attacks, the present turn last. */
  turns: readonly TurnPart[] = $state.raw([]);
  readonly #before = new WeakMap<Event, View>();

  /** The speed of moves, from the player's setting for the length of animations; 1 is the usual speed. */
  get #rolling(): number {
    return 1 / Math.max(0.1, timeShare());
  }

  /** The speed of films: the speed of moves, or slow motion. */
  get #speed(): number {
    return this.slow ? slowly : this.#rolling;
  }

  /** Switches slow motion on or off. A film that is running changes its speed at once. */
  toggleSlow(): void {
    this.slow = !this.slow;
    if (this.filming) this.context?.scene()?.pace(this.#speed);
  }

  protected takesTime(event: Event): boolean {
    return sceneOf(event).hold !== 0;
  }

  protected override arrived(): void {
    this.filming = false;
  }

  protected async perform(
    events: readonly Event[],
    context: PlaybackContext,
    isOver: () => boolean,
  ): Promise<void> {
    const pace = events.length > many ? many / events.length : 1;
    /** The ids of the figures whose fall a word on the table has already announced. */
    const down = new Set<string>();
    this.step = events;
    for (const [n, event] of events.entries()) {
      const { hold, sound, told } = sceneOf(event);
      // The cue gives away no result during a film: it says who attacks, and names a figure that fell once
      // the film has shown the fall. The report takes the event in only after the film.
      if (told) this.cue = event.type === 'attack' ? { ...event, blows: [], shifted: [] } : event;
      if (sound) context.sound(sound);
      const fallen = await this.#picture(event, context, events);
      if (isOver()) return;
      this.keep(event, this.shown);
      this.keptEvents = n + 1;
      if (hold === 0) continue;
      if (told) this.cue = event;
      for (const id of fallen) down.add(id);
      context.say(wordsOf(event, this.#known(context), events, down));
      const longer = event.type === 'attack' && !this.#isOwn(event) ? foreign : 1;
      await this.rest(hold * longer * Math.max(0.35, pace));
      if (isOver()) return;
    }
  }

  /** Whether the viewer made an attack, and so has aimed it. */
  #isOwn({ figure }: EventOf<'attack'>): boolean {
    const by = this.shown.figures.find(({ id }) => id === figure)?.controller;
    return by !== undefined && by === this.shown.viewer;
  }

  /** Where the target of an attack stands. */
  #toward({ figure, aim, meets }: EventOf<'attack'>, { setup }: PlaybackContext): { toward?: Spot } {
    const target = meets ?? aimedAt(figure, aim, setup, this.shown);
    const { figures, terrain } = this.shown;
    const at = [...figures, ...terrain].find(({ id }) => id === target)?.at;
    return at ? { toward: at } : {};
  }

  #known(context: PlaybackContext): Parameters<typeof wordsOf>[1] {
    const where = (figure: string): Readonly<Spot> | null => context.scene()?.where(figure) ?? null;
    return { setup: context.setup, view: this.shown, where };
  }

  /**
   * Plays an event in the scene, if there is one. The scene then shows the end of the animation until the
   * next view. Returns the ids of the figures whose fall a word on the table announced during the film.
   */
  async #picture(
    event: Event,
    context: PlaybackContext,
    step: readonly Event[],
  ): Promise<ReadonlySet<string>> {
    const said = new Set<string>();
    const scene = context.scene();
    if (!scene) return said;
    if (event.type === 'move') await scene.roll(event, { speed: this.#rolling });
    if (event.type === 'shifted') {
      const from = this.shown.figures.find(({ id }) => id === event.figure)?.at;
      if (from)
        await scene.roll(
          { figure: event.figure, way: [from, event.at], window: event.window },
          { speed: this.#rolling },
        );
    }
    if (event.type === 'attack') {
      [this.filming, this.fallen] = [true, []];
      await scene.film(event, {
        speed: this.#speed,
        lead: this.#isOwn(event) ? 0 : leading,
        ...this.#toward(event, context),
        onland: this.#lands(event, context, step, said),
      });
      this.filming = false;
    }
    return said;
  }

  /**
   * Returns a callback that the film calls when a figure comes to lie on the table. If the step says that
   * this figure is defeated, the callback shows a word on the table for the fall, and adds the figure's id to
   * `said`.
   */
  #lands(
    attack: EventOf<'attack'>,
    context: PlaybackContext,
    step: readonly Event[],
    said: Set<string>,
  ): (figure: string) => void {
    const felled = step.flatMap((event) => (event.type === 'defeat' ? [event.figure] : []));
    const standing = new Set(attack.shifted.map(({ figure }) => figure));
    return (figure) => {
      const at = context.scene()?.where(figure);
      if (!at || said.has(figure) || standing.has(figure) || !felled.includes(figure)) return;
      said.add(figure);
      this.fallen = [...said];
      context.say([fell(at)]);
    };
  }

  /** Keeps the events of the last attack for the report, and the view before the step of each event. */
  protected keep(event: Event, before: View | null): void {
    if (before) this.#before.set(event, before);
    if (event.type === 'turn')
      this.turns = [...this.turns.slice(-manyTurns), { seat: event.seat, events: [] }];
    const turn = this.turns.at(-1);
    if (turn && reported.includes(event.type))
      this.turns = [...this.turns.slice(0, -1), { ...turn, events: [...turn.events, event] }];
    if (event.type === 'attack' && event.shot <= 1) this.report = [event];
    else if (this.report.length > 0 && reported.includes(event.type)) this.report = [...this.report, event];
  }

  /**
   * Keeps the events before the present view, as after a reload. If none of them moved anything after the
   * last attack, the present view serves as the view before that attack.
   */
  override recall(events: readonly Event[]): void {
    this.turns = [];
    super.recall(events);
    const last = events.findLastIndex(({ type }) => type === 'attack');
    const attack = events[last];
    if (attack && !events.slice(last + 1).some(({ type }) => moving.includes(type)))
      this.#before.set(attack, this.shown);
  }

  /** Returns the view before the step of an event; null if it is not known. */
  before(event: Event): View | null {
    return this.#before.get(event) ?? null;
  }
}

/** The events after which a figure or an object is no longer where it was. */
const moving: readonly Event['type'][] = [
  'move',
  'shifted',
  'defeat',
  'return',
  'capture',
  'section-removed',
  'object-moved',
  'object-removed',
  'restored',
];

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
