import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { Event, EventOf } from '../types';
import { describeEvent } from '../log/log';
import { describeSpecials } from './special';
import { describeBriefly, describeFilm, describeLoss, describeOutcome, describeStart } from './outcome';

const { view } = momentOf('attack');
const { events } = momentOf('shot');
const shot = events.find((event): event is EventOf<'attack'> => event.type === 'attack')!;
const steady: EventOf<'attack'> = { ...shot, aimed: shot.aim, blows: [], shifted: [] };
const outcome = (attack: EventOf<'attack'>, step: readonly Event[] = [attack]) =>
  describeOutcome(attack, step, setup, view);

it('says before the film who attacks whom, and nothing about how the attack ends', () => {
  expect(describeStart(shot, setup)).toBe('Teal’s Boiler Captain 2 shoots at Rose’s Rivet Trooper 1.');
  expect(describeStart({ ...shot, meets: null }, setup)).toBe('Teal’s Boiler Captain 2 attacks.');
});

it('says during the film which figures have fallen so far', () => {
  expect(describeFilm(shot, [], setup, view)).toBe(describeStart(shot, setup, view));
  const { figure } = events.find((event) => event.type === 'defeat')!;
  expect(describeFilm(shot, [figure], setup, view)).toBe('Knocked over: Rose’s Rivet Trooper 1!');
});

it('says in one short sentence who fell, or else who still stands', () => {
  expect(outcome(shot, events)).toBe('Defeated: Rose’s Rivet Trooper 1.');
  expect(outcome(shot)).toMatch(/^Rose’s Bramble Trooper 2 (was hit and )?still stands/);
});

it('does not say that a Battle Master with an open latch still stands', () => {
  const { figure } = shot.shifted[0]!;
  const latch: Event = {
    type: 'defeat',
    figure,
    by: shot.figure,
    cause: 'latch',
    own: false,
    special: false,
    clause: 'AT-SWITCH-01',
  };
  const said = outcome(shot, [...events, latch]);
  expect(said).toContain('Rose’s Bramble Trooper 2');
  expect(said).not.toContain('Still standing');
  expect(describeBriefly(shot, setup, [...events, latch])).not.toContain('Shoved');
  expect(describeEvent(shot, setup, null, [...events, latch])?.text).not.toContain('Shoved');
});

it('says of a miss how far the hand shook', () => {
  const off = { ...steady, aimed: { ...shot.aim, yaw: shot.aim.yaw + 80 } };
  expect(outcome(off)).toMatch(/ The hand shook: 0\.8° left\.$/);
});

it('says that nobody was hit even if an object fell over', () => {
  const tower: Event = { type: 'object-moved', object: 'tower', at: [0, 0], facing: 0, fallen: true };
  expect(outcome(steady)).toBe('Nobody falls.');
  expect(outcome(steady, [steady, tower])).toBe('Nobody falls.');
});

it('says why a figure was defeated, and whether its special works', () => {
  const defeat = events.find((event): event is EventOf<'defeat'> => event.type === 'defeat')!;
  expect(describeLoss({ ...defeat, special: true }, setup)).toBe(
    'Rose’s Rivet Trooper 1 is out: it was knocked over. Its wheel stood on a star, so Spare Parts may work.',
  );
  expect(describeLoss({ ...defeat, special: false }, setup)).toMatch(
    /stood on no star, so Spare Parts does not work/,
  );
});

it('says of each figure that fell whether its special worked', () => {
  const fell = events.find((event): event is EventOf<'defeat'> => event.type === 'defeat')!;
  const used = (result: EventOf<'special'>['result']): Event => ({
    type: 'special',
    figure: fell.figure,
    ability: 'Spare Parts',
    result,
    seat: 'p2',
    targets: [],
    clause: 'AT-ABIL-04',
  });
  const step = (special: boolean, ...more: Event[]) => [shot, { ...fell, special }, ...more];
  expect(describeSpecials(step(false), setup)).toMatch(/no star, so Spare Parts does not work\.$/);
  expect(describeSpecials(step(true), setup)).toMatch(/a star, so Spare Parts may work\.$/);
  expect(describeSpecials(step(true, used('used')), setup)).toMatch(/a star: Spare Parts works\.$/);
  expect(describeSpecials(step(true, used('failed')), setup)).toMatch(/finds nothing to act on\.$/);
  const own = { ...setup, options: { ...setup.options, own_goal_specials: false } };
  expect(describeSpecials([{ ...fell, own: true, special: true }], own)).toMatch(/^Its own side felled it/);
});

it('mentions the random error on the card of a turn only if the attack missed', () => {
  expect(describeBriefly({ ...steady, aimed: shot.aimed }, setup, [shot])).toContain(
    'The hand shook. It hits',
  );
  expect(describeBriefly(steady, setup, [steady])).not.toContain('shook');
  expect(describeBriefly(shot, setup, events)).not.toContain('shook');
});

it('says in the log that an attack hit nobody only if the step is known', () => {
  expect(describeEvent(steady, setup, null, [steady])!.text).toMatch(/ It hits nobody\.$/);
  expect(describeEvent(steady, setup, null)!.text).not.toMatch(/nobody/);
});
