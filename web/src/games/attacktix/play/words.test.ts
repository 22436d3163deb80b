import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { Event, EventOf } from '../types';
import { wordsOf } from './words';

const { view } = momentOf('attack');
const known = { setup, view, where: () => null };
const at = view.figures.find(({ id }) => id === 'p2-01')!.at!;
const attack: EventOf<'attack'> = {
  ...momentOf('shot').events.find((event) => event.type === 'attack')!,
  blows: [],
  shifted: [],
};
const texts = (event: Event, step: readonly Event[] = [event]) =>
  wordsOf(event, known, step).map(({ text }) => text);

it('says how far a standing figure was shoved, and nothing if it hardly moved', () => {
  const shoved = (far: number): EventOf<'attack'> => ({
    ...attack,
    shifted: [{ figure: 'p2-01', at: [at[0] + far, at[1]], facing: 0 }],
  });
  expect(wordsOf(shoved(12_400), known, [])).toEqual([
    expect.objectContaining({ text: 'Shoved 0.5 tix', at: [at[0] + 12_400, at[1]] }),
  ]);
  expect(texts(shoved(600))).toEqual([]);
});

it('says that an attack missed only if it changed nothing on the table', () => {
  expect(texts(attack)).toEqual(['Missed']);
  const fallen: Event = { type: 'object-moved', object: 'tower', at: [0, 0], facing: 0, fallen: true };
  expect(texts(attack, [attack, fallen])).toEqual([]);
  expect(texts(fallen)).toEqual(['Down!']);
});

it('says that a figure is back when it returns to the table', () => {
  const back: Event = {
    type: 'return',
    figure: 'p2-01',
    seat: 'p2',
    from: 'lying',
    at: [5, 6],
    facing: 0,
    clause: 'AT-R-36',
  };
  expect(texts(back)).toEqual(['Back!']);
});

it('says that a defeated figure is down only if it was knocked over', () => {
  const defeat = (cause: EventOf<'defeat'>['cause']): Event => ({
    type: 'defeat',
    figure: 'p2-01',
    by: 'p1-01',
    cause,
    own: false,
    special: false,
    clause: 'AT-DEF-01',
  });
  expect(texts(defeat('fall'))[0]).toBe('Down!');
  expect(texts(defeat('latch'))[0]).toBe('Latch open!');
  expect(texts(defeat('ring-out'))[0]).toBe('Off the table!');
});
