import {
  Playback as MeasuredPlayback,
  type PlaybackContext as MeasuredContext,
} from '../../../parts/measured/playback.svelte';
import { timeShare } from '../../../parts/device/settings.svelte';
import type { Word } from '../../../parts/measured/floating-words.svelte';
import { skin } from '../dice/skin.svelte';
import { Fates } from '../report/fates';
import { isReported } from '../report/report';
import type { Look, Overlay, Scene, Spot } from '../scene/api';
import type { AnimationsOf } from '../scene/story';
import type { Event, Setup, View } from '../types';
import { cardOf, placeOf } from '../describe/units';
import { beatsOf, holdOf, openFor, paceOf } from './beats';
import { sightOf } from './places';
import { sceneOf } from './scenes';
import { inOrder } from './order';
import { marksOf } from './marks';
import { isTold, wordsOf } from './words';

/** The parts of a table that the playback needs. */
export interface PlaybackContext extends MeasuredContext {
  setup: Setup;
  scene(): Scene | null;
  /** The function that makes animations of events, which is fetched together with the scene. */
  animationsOf(): AnimationsOf | null;
  /** Shows short words on the table about the results of the played events. */
  say(words: readonly Word[]): void;
  /** Whether the player has yet to read what the last fight came to. */
  unread?(): boolean;
  /** Called when the player has read it, or had the time to. */
  read?(): void;
}

/** The place where a casualty lies. */
export type Fallen = { at: Spot; facing: number };
type Story = ReturnType<AnimationsOf>;

/** Events whose sound tells what their dice decide, so it comes once the dice lie still. */
const decided: readonly Event['type'][] = ['hit', 'morale', 'contagion'];

/** How much longer than usual a run lasts that decides the battle. The result waits until it ends. */
const slow = 1.8;

/**
 * The longest time that the next Round waits for the player to read what the last one came to, in
 * milliseconds.
 */
const readingMs = 12_000;

/** Whether these events of a step contain a run off the table that ends the battle. */
const isDeciding = (some: readonly Event[], step: readonly Event[]): boolean =>
  some.some((event) => event.type === 'rout' && event.fled) && step.some(({ type }) => type === 'end');

/** Plays events in beats: one event, or several shots at once. Casualties stay where they fell. */
export class Playback extends MeasuredPlayback<View, Event, PlaybackContext> {
  /** Where casualties lie. */
  fallen: ReadonlyMap<string, Fallen> = $state.raw(new Map());
  /** The rings around those who fight, while a shot is shown. */
  marks: readonly Overlay[] = $state.raw([]);
  /** How many shots that harm nobody are shown at once; 0 while other things are shown. */
  misses = $state(0);
  /** Whether dice roll on the table. While they do, no text says what they decide. */
  rolling = $state(false);

  /** Whether the table waits for the player to read what the last fight came to. */
  reading = $state(false);

  /** What became of the casualties. */
  readonly fates = new Fates();

  #places = new Map<string, Fallen>();
  #closed = false;
  #goOn: (() => void) | null = null;

  constructor(view: View) {
    super(view);
    this.arrived(view);
  }

  override recall(events: readonly Event[]): void {
    this.#closed = false;
    super.recall(events);
  }

  override play(view: View, events: readonly Event[], context: PlaybackContext): Promise<void> {
    return super.play(view, inOrder(events), context);
  }

  protected takesTime(event: Event): boolean {
    return sceneOf(event).hold !== 0;
  }

  protected async perform(
    events: readonly Event[],
    context: PlaybackContext,
    isOver: () => boolean,
  ): Promise<void> {
    this.marks = [];
    const beats = beatsOf(events);
    const pace = paceOf(beats);
    for (const beat of beats) {
      if (beat.events.some(({ type }) => type === 'initiative')) await this.#waitForReader(context);
      if (isOver()) return;
      this.keptEvents += beat.events.length;
      const stories = new Map<Event, Story>();
      for (const event of beat.events) {
        stories.set(event, this.#story(event, context, !beat.misses));
        this.keep(event);
      }
      const hold = holdOf(beat);
      const story = beat.layers
        .map((layer) => layer.flatMap((event) => stories.get(event) ?? []))
        .filter(({ length }) => length > 0);
      if (hold === 0 && story.length === 0) continue;
      this.misses = beat.misses ?? 0;
      this.cue = beat.events.findLast((event) => sceneOf(event).told) ?? this.cue;
      const sounds = (): void => {
        for (const sound of new Set(beat.events.map((event) => sceneOf(event).sound)))
          if (sound) context.sound(sound);
      };
      const where = (id: string): Spot | null => this.#places.get(id)?.at ?? placeOf(this.shown.position, id);
      this.marks = beat.misses ? [] : (marksOf(beat.events, where, context.setup) ?? this.marks);
      const { places, clear } = sightOf(beat.events, where);
      // At the start of a Round the camera shows everybody again.
      if (beat.events.some(({ type }) => type === 'initiative')) context.scene()?.back();
      else context.scene()?.near(places, clear);
      const say = (): void => {
        const said = beat.misses ? [] : beat.events.filter((event) => !isTold(event, events));
        if (!isOver()) context.say(said.flatMap((event) => wordsOf(event, where, context.setup)));
      };
      // The words of a hit appear together with the text over the table, once the dice lie still. Other words
      // appear once their event has been shown.
      const atOnce = beat.events.every(({ type }) => type === 'hit');
      const open = Math.min(hold, openFor(beat));
      this.rolling = open > 0;
      const waits = open > 0 && beat.events.every(({ type }) => decided.includes(type));
      if (!waits) sounds();
      const speed = isDeciding(beat.events, events) ? slow : pace;
      const shown = Promise.resolve(context.scene()?.play(story, speed * timeShare())).then(() => {
        if (!atOnce) say();
      });
      await this.rest(open * pace);
      if (isOver()) return;
      this.rolling = false;
      if (waits) sounds();
      if (atOnce) say();
      await Promise.all([shown, this.rest((hold - open) * pace)]);
      if (isOver()) return;
    }
  }

  /** Goes on with the next Round, because the player has read what the last one came to. */
  goOn(): void {
    this.#goOn?.();
  }

  /** Waits before the next Round until the player has read what the last one came to, but not for ever. */
  async #waitForReader(context: PlaybackContext): Promise<void> {
    if (!context.unread?.()) return;
    this.cue = null;
    this.marks = [];
    this.reading = true;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, readingMs * timeShare());
      this.#goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#goOn = null;
    this.reading = false;
    context.read?.();
  }

  /** The animations of an event. Without `dice`, no dice are thrown onto the table. */
  #story(event: Event, context: PlaybackContext, dice: boolean): Story {
    const animationsOf = context.animationsOf();
    if (!animationsOf) return [];
    const { setup } = context;
    const position = this.shown.position;
    const look = (id: string): Look | null => {
      const card = cardOf(setup, id);
      return card ? { ...card, radio: card.type === 'radioman' } : null;
    };
    const [wide, deep] = position.table;
    const story = animationsOf([event], {
      where: (id) => this.#places.get(id)?.at ?? placeOf(position, id),
      look,
      middle: [wide / 2, deep / 2],
      skin: skin(),
    });
    if (dice) return story;
    return story
      .filter(({ kind }) => kind !== 'dice')
      .map((one): Story[number] => (one.kind === 'hurt' ? { ...one, after: 0 } : one));
  }

  /** Records the places of all Units, so that casualties lie where they fell. No dice roll any more. */
  protected override arrived({ position }: View): void {
    this.rolling = false;
    this.goOn();
    for (const unit of position.units)
      if (unit.at) this.#places.set(unit.id, { at: unit.at, facing: unit.facing ?? 0 });
  }

  /** Keeps what later views do not show: the places of casualties, and the last fight. */
  protected keep(event: Event): void {
    this.fates.note(event);
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
