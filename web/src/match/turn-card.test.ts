import { describe, expect, it } from 'vitest';
import type { LogLine } from '../contract';
import type { Event } from '../wire';
import { placesIn, readingTime, talesOf, type ToldStep } from './turn-card';

const line = (text: string, more: Partial<LogLine> = {}): Event => ({
  type: 'said',
  text,
  clauses: [],
  ...more,
});
const say = (event: Event): LogLine | null => (event.type === 'said' ? (event as unknown as LogLine) : null);
const turn = (text: string): Event => line(text, { heading: true });

/** Makes steps, numbered from 1, each from the seat that decided it and its events. */
const steps = (...all: [seat: string | null, ...events: Event[]][]): Map<number, ToldStep> =>
  new Map(all.map(([seat, ...events], n) => [n + 1, { seat, events }]));
const texts = (told: Map<number, ToldStep>, last = told.size, own = ['blue']) =>
  talesOf(told, last, own, say).map(({ seat, lines }) => [seat, ...lines.map(({ text }) => text)]);

describe('the turn card', () => {
  it('describes what the others did since the player’s own decision, with one tale for each seat', () => {
    const told = steps(
      ['red', line('long ago')],
      ['blue', line('my own')],
      ['red', line('Red comes')],
      ['green', line('Green draws')],
      ['red', line('Red takes a medal')],
    );
    expect(texts(told)).toEqual([
      ['red', 'Red comes', 'Red takes a medal'],
      ['green', 'Green draws'],
    ]);
    expect(texts(told, 3), 'nothing of steps that are not shown yet').toEqual([['red', 'Red comes']]);
  });

  it('keeps its tales when the player decides, and then marks them as answered', () => {
    const told = steps(['red', line('Red shoots')], ['blue', line('my own')], ['blue', line('another')]);
    expect(texts(told)).toEqual([['red', 'Red shoots']]);
    expect(talesOf(told, 3, ['blue'], say).map(({ answered }) => answered)).toEqual([true]);
    expect(talesOf(told, 1, ['blue'], say)[0]).not.toHaveProperty('answered');
  });

  it('describes the whole turn of another player, even if this player decided something in it', () => {
    const told = steps(
      ['red', line('long ago')],
      ['blue', line('my end'), turn('Turn 2: Red')],
      ['red', line('Red fells a figure')],
      ['blue', line('my special')],
      ['red', line('Red shoots again'), turn('Turn 3: Blue')],
      ['blue', line('my move')],
    );
    expect(texts(told)).toEqual([['red', 'Red fells a figure', 'Red shoots again']]);
  });

  it('describes only the last turn, with the results of the player’s own decisions in it', () => {
    const told = steps(
      ['red', line('long ago'), turn('Turn 2: Blue')],
      ['blue', line('my attack')],
      ['red', line('Red loses a card'), turn('Turn 3: Red')],
      ['red', line('Red attacks')],
      [
        'blue',
        line('my card', { minor: true }),
        line('9 against 18', { result: true }),
        turn('Turn 4: Blue'),
      ],
      ['blue', line('my next attack')],
    );
    expect(texts(told)).toEqual([['red', 'Red attacks', '9 against 18']]);
    expect(texts(told, 3), 'what Red did in my turn').toEqual([['red', 'Red loses a card']]);
    expect(texts(told, 4)).toEqual([['red', 'Red attacks']]);
  });

  it('begins with what secret decisions led to, even if the player decided last', () => {
    const told = steps(
      ['blue', turn('Attacks')],
      ['red', line('Red has chosen')],
      ['blue', line('Blue has chosen'), line('two fall', { outcome: true }), turn('Nerve')],
      ['red', line('Red throws'), turn('Round 2')],
      ['red', line('Red moves first')],
    );
    expect(texts(told)).toEqual([['red', 'two fall', 'Red throws', 'Red moves first']]);
  });

  it('describes a turn only up to the heading of the next turn', () => {
    expect(texts(steps(['red', line('Red comes'), turn('Turn 2: Blue'), line('Blue draws a card')]))).toEqual(
      [['red', 'Red comes']],
    );
    expect(texts(steps(['red', turn('Turn 2: Red'), line('Red rolls')]))).toEqual([['red', 'Red rolls']]);
    expect(texts(steps(['red', turn('Turn 2: Blue')])), 'a heading alone gives no line').toEqual([]);
  });

  it('has three lines at most: how the turn began and how it ended', () => {
    const told = steps(['red', ...['1', '2', '3', '4', '5'].map((text) => line(text))]);
    expect(texts(told)).toEqual([['red', '1', '4', '5']]);
  });

  it('begins with the losses of the viewer, and keeps them all', () => {
    const told = steps([
      'red',
      line('Red attacks'),
      line('mine is wounded', { loss: true }),
      line('Red boosts'),
      line('to 7'),
    ]);
    expect(texts(told)).toEqual([['red', 'mine is wounded', 'Red attacks', 'to 7']]);
  });

  it('uses the short form of a line if the game has one', () => {
    const long = line('Red shoots, 59.7° left', { short: 'Red shoots' });
    expect(texts(steps(['red', long]))).toEqual([['red', 'Red shoots']]);
  });

  it('leaves out minor lines', () => {
    const small = line('Red lays a card', { minor: true });
    expect(texts(steps(['red', small, line('Red wins')]))).toEqual([['red', 'Red wins']]);
    expect(texts(steps(['red', small]))).toEqual([]);
  });

  it('joins lines that belong together in the place of the first of them', () => {
    const roll = (name: string) =>
      line(`${name} rolls`, { together: { name, say: (names) => `Rolled: ${names.join(' and ')}` } });
    const told = steps(['red', roll('A')], ['red', roll('B'), line('A shoots')]);
    expect(texts(told)).toEqual([['red', 'Rolled: A and B', 'A shoots']]);
    expect(texts(steps(['red', roll('A'), roll('B'), roll('A')])), 'each name once').toEqual([
      ['red', 'Rolled: A and B'],
    ]);
  });

  it('holds the number of a tale’s first step, so that the same words in a later tale count as new', () => {
    const told = steps(['blue', line('my own')], ['red', line('Red draws')], ['red', line('Red draws')]);
    expect(talesOf(told, 3, ['blue'], say).map(({ since }) => since)).toEqual([2]);
  });

  it('does not describe the steps of earlier turns again', () => {
    const told = steps(...Array.from({ length: 50 }, (_, n): [string, Event] => ['blue', line(`${n}`)]));
    told.set(51, { seat: 'red', events: [line('Red draws')] });
    texts(told);
    const described: string[] = [];
    const count = (event: Event) => {
      described.push((event as unknown as LogLine).text);
      return say(event);
    };
    told.set(52, { seat: 'red', events: [line('Red places')] });
    talesOf(told, 52, ['blue'], count);
    expect([...new Set(described)]).toEqual(['Red places', 'Red draws']);
  });

  it('does not go back beyond an unknown step', () => {
    const told = steps(['red', line('1')], ['red', line('2')], ['red', line('3')]);
    told.delete(2);
    expect(texts(told, 3)).toEqual([['red', '3']]);
    expect(texts(steps([null, line('the deal')]))).toEqual([]);
  });

  it('lists each place of its lines once', () => {
    const told = steps(['red', line('1', { places: ['a', 'b'] }), line('2', { places: ['b'] }), line('3')]);
    expect(placesIn(talesOf(told, 1, ['blue'], say))).toEqual(['a', 'b']);
  });

  it('takes longer to read if it says more, up to a limit', () => {
    const time = (text: string) => readingTime(talesOf(steps(['red', line(text)]), 1, ['blue'], say));
    expect(time('Red draws.')).toBeGreaterThan(1_500);
    expect(time('Red puts an elephant on base F.')).toBeGreaterThan(time('Red draws.'));
    expect(time('x'.repeat(1_000))).toBe(9_000);
  });
});
