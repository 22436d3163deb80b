import { expect, it } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { Event, EventOf } from '../types';
import { eachAttack, sinceTurnOf } from './each-attack';

const { events } = momentOf('shot');
const shot = events.find((event): event is EventOf<'attack'> => event.type === 'attack')!;
const miss: EventOf<'attack'> = { ...shot, blows: [], shifted: [] };
const each = (events: readonly Event[], viewer: string | null = null) => eachAttack(events, setup, viewer);

it('says in a sentence for each attack whom it hit, and what became of the figure', () => {
  expect(each([...events, miss, { ...miss, meets: null }])).toEqual([
    'Teal’s Boiler Captain 2 hit Rose’s Rivet Trooper 1 (down, 10 points), Rose’s Bramble Trooper 2 (still stands).',
    'Teal’s Boiler Captain 2 missed Rose’s Rivet Trooper 1.',
    'Teal’s Boiler Captain 2 hit nobody.',
  ]);
});

it('names figures of the viewer, and things that an attack moved', () => {
  const target = setup.figures.find(({ id }) => id === shot.meets)!;
  expect(each([miss], target.owner)[0]).toMatch(/missed your Rivet Trooper 1\.$/);
  const tower: Event = { type: 'object-moved', object: 'tower', at: [0, 0], facing: 0, fallen: true };
  expect(each([miss, tower])[0]).toMatch(/hit no figure, only things\.$/);
});

it('tells a figure that a special took down, or the attacker itself, apart from those that were hit', () => {
  const down = (figure: string, cause: EventOf<'defeat'>['cause']): Event => ({
    type: 'defeat',
    figure,
    by: null,
    cause,
    own: false,
    special: false,
    clause: 'AT-DEF-01',
  });
  expect(each([miss, down('p2-01', 'take-down')])).toEqual([
    'Teal’s Boiler Captain 2 missed Rose’s Rivet Trooper 1. Also down: Rose’s Rivet Trooper 1.',
  ]);
  expect(each([miss, down('p2-01', 'fall'), down(miss.figure, 'lean')])).toEqual([
    'Teal’s Boiler Captain 2 hit Rose’s Rivet Trooper 1 (down, 10 points). Also down: Teal’s Boiler Captain 2.',
  ]);
  expect(each([miss, down('p2-01', 'resignation')])).toEqual([
    'Teal’s Boiler Captain 2 missed Rose’s Rivet Trooper 1.',
  ]);
});

it('takes the attacks since the last turn of a seat, and none of the present turn', () => {
  const turns = (...seats: string[]) => seats.map((seat) => ({ seat, events: [{ ...miss, figure: seat }] }));
  const by = (seat: string, ...seats: string[]) =>
    sinceTurnOf(seat, turns(...seats)).map((event) => (event as EventOf<'attack'>).figure);
  expect(by('p1', 'p2', 'p1', 'p2', 'p3', 'p1')).toEqual(['p2', 'p3']);
  expect(by('p1', 'p2', 'p1')).toEqual(['p2']);
  expect(by('p1', 'p1')).toEqual([]);
});
