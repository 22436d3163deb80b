import { describe, expect, it } from 'vitest';
import { sumOf } from '../../../../dev/plastic-attack/battle';
import longTurns from '../../../../dev/plastic-attack/long-turns.json';
import { midGame, momentOf } from '../../../../dev/plastic-attack/views';
import type { Event, Side, View } from '../types';
import { sceneOf, settled, soundsOf, timeOf } from './narrate';

const clause = 'PA1-X';
const { view: start, setup } = midGame('2009', 3);
const side = (view: View, seat: string): Side => view.seats.find((one) => one.seat === seat)!;
const told = (event: Event, view = start): View => settled(view, event);
const mine = side(start, 'red').army[0]!.figure;
const theirs = side(start, 'blue').army[0]!.figure;

describe('an event changes the view: it', () => {
  it('draws known and unknown cards', () => {
    const own = told({ type: 'drew', seat: 'red', count: 1, cards: ['5d'], clause });
    expect(side(own, 'red').hand).toEqual(['3c', '5d', '8s', '10h', 'Qs']);
    expect(own.draw_pile_size).toBe(start.draw_pile_size - 1);
    const other = told({ type: 'drew', seat: 'blue', count: 2, cards: null, clause });
    expect(side(other, 'blue').hand_size).toBe(side(start, 'blue').hand_size + 2);
  });

  it('lays a card face down without showing it, and opens both cards together', () => {
    const battle = told({ type: 'attacked', seat: 'blue', with: theirs, player: 'red' });
    expect(battle.battle).toMatchObject({
      attacker: 'blue',
      attacking: theirs,
      defender: 'red',
      defending: null,
    });
    const laid = told(
      { type: 'laid', seat: 'blue', card: null },
      told({ type: 'defended', seat: 'red', with: mine }, battle),
    );
    expect(laid.battle).toMatchObject({ defending: mine, laid: ['blue'], own_card: null });
    const opened = told(
      {
        type: 'revealed',
        attacker: sumOf(setup, 'blue', theirs, '10s'),
        defender: sumOf(setup, 'red', mine, '8s'),
        won: true,
        clause,
      },
      laid,
    );
    expect(opened.battle?.sums?.map((sum) => sum.card)).toEqual(['10s', '8s']);
    expect(told({ type: 'cleaned_up', cards: ['10s', '8s'], clause }, opened)).toMatchObject({
      battle: null,
    });
  });

  it('removes the card that the viewer lays from the hand', () => {
    const { view } = momentOf('choose', '2009', 2);
    const laid = told({ type: 'laid', seat: 'red', card: 'Qs' }, view);
    expect(side(laid, 'red').hand).not.toContain('Qs');
    expect(laid.battle?.own_card).toBe('Qs');
  });

  it('moves a captured figure from its army to the captives, and discards its guards', () => {
    const after = told({ type: 'captured', figure: theirs, from: 'blue', by: 'red', clause });
    expect(side(after, 'blue').army.some(({ figure }) => figure === theirs)).toBe(false);
    expect(side(after, 'red').captives.at(-1)).toMatchObject({ figure: theirs, power: 0, guards: [] });
    expect(after.discard_pile).toContain('10c');
    const back = told(
      { type: 'joined', figure: theirs, seat: 'red', power: 1, by: 'mind-control', clause },
      after,
    );
    expect(side(back, 'red').army.at(-1)).toMatchObject({ figure: theirs, power: 1 });
    expect(side(back, 'red').captives.some(({ figure }) => figure === theirs)).toBe(false);
  });

  it('changes the Power of a figure, wounds it, lays it down and gives it guards', () => {
    const figure = (view: View): object => side(view, 'red').army[0]!;
    expect(figure(told({ type: 'power_changed', figure: mine, from: 5, to: 7, clause }))).toMatchObject({
      power: 7,
    });
    expect(figure(told({ type: 'wounded', figure: mine, clause }))).toMatchObject({ wounded: true });
    expect(figure(told({ type: 'laid_down', figure: mine, clause }))).toMatchObject({ face_down: true });
    const guarded = told({ type: 'guarded', figure: mine, card: '9h', clause });
    expect(figure(guarded)).toMatchObject({ guards: ['9h'] });
    expect(figure(told({ type: 'guard_spent', figure: mine, card: '9h', clause }, guarded))).toMatchObject({
      guards: [],
    });
  });

  it('reverses the direction of play, discards hands, reshuffles cards and removes players', () => {
    expect(told({ type: 'reversed', direction: 'right', clause }).direction).toBe('right');
    expect(side(told({ type: 'hand_discarded', seat: 'red', cards: ['3c'], clause }), 'red').hand).toEqual(
      [],
    );
    expect(told({ type: 'reshuffled', count: 9, clause })).toMatchObject({
      discard_pile: [],
      draw_pile_size: 33,
    });
    expect(side(told({ type: 'eliminated', seat: 'blue', clause }), 'blue').in_game).toBe(false);
  });

  it('never changes the view object from which it starts', () => {
    const copy = JSON.stringify(start);
    told({ type: 'captured', figure: theirs, from: 'blue', by: 'red', clause });
    expect(JSON.stringify(start)).toBe(copy);
  });
});

describe('scenes', () => {
  it('let a piece fly from its old place to its new one', () => {
    expect(sceneOf({ type: 'laid', seat: 'blue', card: null }).flights).toEqual([
      { card: null, from: 'hand:blue', to: 'slot:blue' },
    ]);
    expect(
      sceneOf({ type: 'captured', figure: mine, from: 'red', by: 'blue', clause }).flights[0],
    ).toMatchObject({ figure: mine, to: 'captives:blue' });
  });

  it('show totals for more than a second', () => {
    const sums = sumOf(setup, 'blue', theirs, '10s');
    expect(timeOf([{ type: 'revealed', attacker: sums, defender: sums, won: true, clause }])).toBeGreaterThan(
      1000,
    );
    expect(timeOf([{ type: 'turn_began', seat: 'red', turn: 3, extra: false }])).toBe(0);
  });

  it('show even the longest turns of the recorded games within four seconds', () => {
    for (const turn of longTurns as unknown as Event[][][]) {
      const took = turn.reduce((sum, step) => sum + timeOf(step), 0);
      expect(took).toBeGreaterThan(2_000);
      expect(took).toBeLessThanOrEqual(4_000);
    }
  });

  it('play the sound of a turn only to the player whose turn it is', () => {
    expect(soundsOf([{ type: 'turn_began', seat: 'red', turn: 3, extra: false }], ['red'])).toEqual(['turn']);
    expect(soundsOf([{ type: 'turn_began', seat: 'red', turn: 3, extra: false }], ['blue'])).toEqual([]);
  });
});
