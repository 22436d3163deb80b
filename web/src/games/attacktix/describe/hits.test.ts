import { expect, it } from 'vitest';
import { filmBytes, filmText } from '../../../../dev/attacktix/make-film';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import { setLanguage } from '../../../texts';
import type { EventOf, Spot } from '../types';
import { describeEvent } from '../log/log';
import { attackBefore, describeHit, describeStood } from './hits';
import { describeBriefly, describeOutcome } from './outcome';

const { view } = momentOf('attack');
const { events } = momentOf('shot');
const shot = events.find((event): event is EventOf<'attack'> => event.type === 'attack')!;
const level = [0, 0, 0, 1] as const;
const nth = (id: string): number => setup.figures.findIndex((card) => card.id === id);

/**
 * Makes a shot at p2-02 from 30 cm away. Its missile touches the figure at `height` centimetres, or never if
 * that is null, `aside` centimetres beside its middle. The figure is shoved by `far` micrometres.
 */
function hit(height: number | null, far: number, aside = 0): EventOf<'attack'> {
  const bodies = [
    {
      kind: 'missile' as const,
      id: nth(shot.figure),
      poses: [{ at: [aside, 5, 1.5] as const, turn: level }],
    },
    { kind: 'figure' as const, id: nth('p2-02'), poses: [{ at: [0, 0.5, 30] as const, turn: level }] },
  ];
  const at = [aside, height ?? 0, 29] as const;
  const contacts = height === null ? [] : [{ frame: 0, bodies: [0, 1] as const, impulse: 90, at }];
  const to: Spot = [0, 300_000 + far];
  return {
    ...shot,
    aimed: shot.aim,
    film: filmText(filmBytes(bodies, contacts)),
    blows: [],
    shifted: far === 0 ? [] : [{ figure: 'p2-02', at: to, facing: 0 }],
  };
}

it.each([
  [0.8, 'hit low, at the base'],
  [2, 'hit low, at the legs'],
  [3.8, 'hit at the hips'],
  [5.5, 'hit high, at the chest'],
  [7.5, 'hit high, at the head'],
])('says that a missile at %s cm met a figure: %s', (height, words) => {
  expect(describeHit(hit(height, 0), setup, 'p2-02')).toBe(`${words}, from 10.9 tix away`);
});

it('knows that the parts of a Battle Master are at other heights', () => {
  const figures = setup.figures.map((card) => (card.id === 'p2-02' ? { ...card, radius: 40_000 } : card));
  const told = (height: number): string => describeHit(hit(height, 0), { ...setup, figures }, 'p2-02');
  expect(told(1.5)).toMatch(/^hit low, at the legs,/);
  expect(told(13.5)).toMatch(/^hit high, at the chest,/);
});

it('says how far a figure was shoved, even without a hit in the film', () => {
  expect(describeHit(hit(2, 12_700), setup, 'p2-02')).toBe(
    'hit low, at the legs, from 10.9 tix away, shoved 0.5 tix',
  );
  expect(describeHit(hit(null, 12_700), setup, 'p2-02')).toBe('shoved 0.5 tix');
});

it('says nothing without a film, and of a figure that the film does not move', () => {
  expect(describeHit({ ...shot, film: null }, setup, 'p2-02')).toBe('');
  expect(describeHit(hit(2, 0), setup, 'p2-01')).toBe('');
});

it('says in the log, on the card of a turn and in the bar why a figure stayed up', () => {
  const event = hit(2, 12_700);
  const why = 'Rose’s Bramble Trooper 2 (hit low, at the legs, from 10.9 tix away, shoved 0.5 tix).';
  expect(describeEvent(event, setup, null, [event])!.text).toContain(`Shoved but not knocked over: ${why}`);
  expect(describeBriefly(event, setup, [event])).toContain(
    'Shoved but not knocked over: Rose’s Bramble Trooper 2.',
  );
  expect(describeOutcome(event, [event], setup, view)).toBe(
    'Rose’s Bramble Trooper 2 still stands: the hit was too low.',
  );
  setLanguage('ko');
  expect(describeEvent(event, setup, null, [event])!.text).toContain(
    '10.9틱 거리에서 낮게 다리에 맞음, 0.5틱 밀림',
  );
  expect(describeOutcome(event, [event], setup, view)).toMatch(/^너무 낮게 맞아 .+ 그대로 서 있습니다\.$/);
  setLanguage('en');
});

it('says of a figure that fell where the attack before it hit', () => {
  const event = hit(5.5, 0);
  const fell: EventOf<'defeat'> = {
    type: 'defeat',
    figure: 'p2-02',
    by: shot.figure,
    cause: 'fall',
    own: false,
    special: false,
    clause: 'AT-DEF-01',
  };
  expect(attackBefore(fell, [fell, event])).toBeNull();
  expect(describeEvent(fell, setup, null, [event, fell])!.text).toContain(
    '(hit high, at the chest, from 10.9 tix away). Its wheel stood on no star, so Regrow does not work.',
  );
  expect(describeEvent(fell, setup, null, [event, fell])!.short).toMatch(
    /^Rose’s Bramble Trooper 2 is defeated \(hit high, .+\)\. Its wheel .+\.$/,
  );
  expect(describeOutcome(event, [event, fell], setup, view)).toBe(
    'Defeated: Rose’s Bramble Trooper 2 (hit high, at the chest, from 10.9 tix away).',
  );
});

it('says why a figure that was hit did not fall: a low hit, one at the edge, or a weak one', () => {
  expect(describeStood(hit(2, 0), setup, 'p2-02')).toMatch(
    /^The hit was low, at the legs, .* leaned only 0°\.$/,
  );
  expect(describeStood(hit(5.5, 0), setup, 'p2-02')).toMatch(/^The hit was at the chest, but too weak/);
  expect(describeStood(hit(5.5, 0, 1.2), setup, 'p2-02')).toMatch(
    /^The hit was at the chest, but near the edge/,
  );
  expect(describeStood(hit(null, 12_700), setup, 'p2-02')).toBe('');
});
