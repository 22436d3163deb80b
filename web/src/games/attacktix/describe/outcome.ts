import { listed } from '../../../parts/describe';
import { t } from '../../../texts';
import type { Event, EventOf, Setup, Spot, View } from '../types';
import { aimedAt } from './aimed-at';
import { describeShake, hasShaken } from './aim';
import { describeHeld, withHit } from './hits';
import { apart } from './measures';
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
  const shoved = stillStanding(event, step).map(({ figure }) => fullName(setup, figure));
  const said = [describeStart(event, setup)];
  const isMiss = step !== null && hitNobody(event, step);
  if (isMiss && hasShaken(event.aim, event.aimed)) said.push(t('at-log-shook'));
  if (shoved.length > 0) said.push(t('at-log-shoved', { figures: listed(shoved) }));
  else if (event.blows.some(({ counts }) => counts)) said.push(t('at-cue-struck'));
  else if (isMiss) said.push(t('at-log-missed'));
  return said.join(' ');
}

/**
 * Says in a few words how an attack ended: who fell and where it was hit, or else who was hit and still
 * stands, or why the attack hit nobody. The report of the attack says more. `view` is the view before the
 * attack.
 */
export function describeOutcome(
  event: EventOf<'attack'>,
  step: readonly Event[],
  setup: Setup,
  view: View,
): string {
  const names = (ids: readonly string[]): string => listed(ids.map((id) => fullName(setup, id)));
  const fallen = step.flatMap((one) => (one.type === 'defeat' ? [one.figure] : []));
  const [first] = fallen;
  if (fallen.length === 1 && first !== undefined)
    return t('at-cue-fallen', { figures: withHit(fullName(setup, first), event, setup, first) });
  if (fallen.length > 0) return t('at-cue-fallen', { figures: names(fallen) });
  const standing = stillStanding(event, step)
    .filter(({ figure, at }) => shovedBy(figureOf(view, figure)?.at ?? null, at) > 0)
    .map(({ figure }) => figure);
  const [only] = standing;
  if (standing.length === 1 && only !== undefined) return describeHeld(event, setup, only);
  if (standing.length > 0) return t('at-cue-shoved', { figures: names(standing) });
  if (event.blows.some(({ counts }) => counts)) return t('at-cue-struck');
  const isShot = cardOf(setup, event.figure)?.weapon.kind === 'ranged';
  const off = isShot && hasShaken(event.aim, event.aimed) ? describeShake(event.aim, event.aimed) : '';
  const shook = off === '' ? '' : t('at-cue-shook', { off });
  return `${describeMiss(event, setup, view, true) || t('at-cue-nobody')} ${shook}`.trim();
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
