import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import type { Event, EventOf, Setup, Spot, View } from '../types';
import { aimedAt } from './aimed-at';
import { describeShake, hasShaken } from './aim';
import { attackBefore, describeHit, describeStood, withHit } from './hits';
import { apart, describeLength } from './measures';
import { describeMiss } from './miss';
import { cardOf, figureOf, fullName, thingName } from './names';
import { describeWindowBelow } from './special';
import { faint } from './tall';

/** The events in which an attack changes terrain. If the step has such an event, the attack did not miss. */
const effects: readonly Event['type'][] = ['object-moved', 'object-removed', 'section-removed'];

/** Returns whether an attack changed nothing on the table. `step` has all events of the attack. */
export const missed = (event: EventOf<'attack'>, step: readonly Event[]): boolean =>
  hitNobody(event, step) && !step.some(({ type }) => effects.includes(type));

/** Returns whether an attack hit no figure. Such an attack may still have moved an object. */
export const hitNobody = (event: EventOf<'attack'>, step: readonly Event[]): boolean =>
  event.blows.length === 0 && event.shifted.length === 0 && !step.some(({ type }) => type === 'defeat');

/**
 * Returns the figures that an attack shoved and that are still in play. Of the shoved figures, one whose latch
 * has opened is defeated.
 */
export const stillStanding = (
  event: EventOf<'attack'>,
  step: readonly Event[] | null,
): EventOf<'attack'>['shifted'] =>
  event.shifted.filter(({ figure }) => !step?.some((one) => one.type === 'defeat' && one.figure === figure));

/**
 * Returns how far a figure was shoved, in micrometres; 0 if it hardly moved or its first place is not known.
 */
export function shovedBy(from: Readonly<Spot> | null, to: Readonly<Spot>): number {
  const far = from ? apart(from, to) : 0;
  return far < faint ? 0 : far;
}

/**
 * Says who attacks whom. If the line of the aim meets nothing, guesses from the view which target was meant.
 */
export function describeStart(event: EventOf<'attack'>, setup: Setup, view: View | null = null): string {
  const meant = event.meets ?? (view && aimedAt(event.figure, event.aim, setup, view));
  const args = {
    figure: fullName(setup, event.figure),
    target: meant ? thingName(setup, meant) : '',
  };
  if (!meant) return t('at-cue-attack', args);
  return t(cardOf(setup, event.figure)?.weapon.kind === 'ranged' ? 'at-cue-shoots' : 'at-cue-strikes', args);
}

/** Says who attacks whom. Once the film has shown a fall, says instead which figures have fallen. */
export function describeFilm(
  event: EventOf<'attack'>,
  fallen: readonly string[],
  setup: Setup,
  view: View,
): string {
  if (fallen.length === 0) return describeStart(event, setup, view);
  return t('at-cue-down', { figures: listed(fallen.map((id) => fullName(setup, id))) });
}

/**
 * Says for the card of a turn who attacked whom. Says also who was shoved, or that nobody was hit. If nobody
 * was hit, says whether the random error had changed the aim. Another line of the card says who fell.
 */
export function describeBriefly(
  event: EventOf<'attack'>,
  setup: Setup,
  step: readonly Event[] | null,
): string {
  const shoved = stillStanding(event, step).map(({ figure }) =>
    withHit(fullName(setup, figure), event, setup, figure),
  );
  const said = [describeStart(event, setup)];
  const isMiss = step !== null && hitNobody(event, step);
  if (isMiss && hasShaken(event.aim, event.aimed)) said.push(t('at-log-shook'));
  if (shoved.length > 0) said.push(t('at-log-shoved', { figures: listed(shoved) }));
  else if (event.blows.some(({ counts }) => counts)) said.push(t('at-cue-struck'));
  else if (isMiss) said.push(t('at-log-missed'));
  return said.join(' ');
}

/**
 * Says how far the random error turned the weapon, who fell, who was shoved but still stands, and why. If the
 * attack hit nobody, says why. `view` is the view before the attack.
 */
export function describeOutcome(
  event: EventOf<'attack'>,
  step: readonly Event[],
  setup: Setup,
  view: View,
): string {
  const fallen = step.flatMap((one) =>
    one.type === 'defeat'
      ? [withHit(fullName(setup, one.figure), attackBefore(one, step) ?? event, setup, one.figure)]
      : [],
  );
  const standing = stillStanding(event, step);
  const shoved = standing.flatMap(({ figure, at }) => {
    const far = shovedBy(figureOf(view, figure)?.at ?? null, at);
    if (far === 0) return [];
    const hit = describeHit(event, setup, figure);
    const name = fullName(setup, figure);
    if (hit !== '') return [t('at-hit-named', { figure: name, hit })];
    return [t('at-cue-shoved-one', { figure: name, far: describeLength(setup, far) })];
  });
  const why = standing
    .map(({ figure }) => describeStood(event, setup, figure))
    .filter((one) => one !== '')
    .slice(0, 1);
  const said = [
    ...(fallen.length > 0 ? [t('at-cue-fallen', { figures: listed(fallen) })] : []),
    ...(shoved.length > 0 ? [t('at-cue-shoved', { figures: listed(shoved) })] : []),
    ...(fallen.length === 0 && shoved.length === 1 ? why : []),
  ];
  const struck = event.blows.some(({ counts }) => counts);
  if (said.length === 0 && struck) said.push(t('at-cue-struck'));
  if (said.length === 0) said.push(t('at-cue-nobody'), describeMiss(event, setup, view));
  const shaken = hasShaken(event.aim, event.aimed);
  return [...(shaken ? [t('at-log-shaken', { off: describeShake(event.aim, event.aimed) })] : []), ...said]
    .join(' ')
    .trim();
}

/**
 * Says which figure is defeated and why, and whether its wheel stood on a star.
 * AT-ABIL-02
 */
export function describeLoss(event: EventOf<'defeat'>, setup: Setup): string {
  const { figure, cause } = event;
  const out = t('at-cue-defeat', { figure: fullName(setup, figure), why: t(`at-cause-${cause}`) });
  return `${out} ${describeWindowBelow(event, setup)}`.trim();
}
