import { describe, expect, it } from 'vitest';
import type { Hints } from '../types';
import {
  besideOf,
  cardMeans,
  decline,
  dropMeans,
  figureMeans,
  guard,
  litBy,
  planOn,
  playerMeans,
  useOn,
} from './choose';

const hints = (more: Partial<Hints>): Hints => ({
  seat: 'red',
  asks: 'attack',
  actions: [],
  offer: null,
  odds: null,
  ...more,
});

const attacks = hints({
  actions: [
    { attack: { with: 'Lion', player: 'blue' } },
    { attack: { with: 'Lion', player: 'green' } },
    { attack: { with: 'Nia', player: 'blue' } },
  ],
});
const heal = hints({
  asks: 'use',
  offer: { action: 'heal', on: ['Lion'], players: [] },
  actions: [{ use: { action: 'heal', on: 'Lion' } }, { decline: 'heal' }],
});
const plan = hints({
  asks: 'use',
  offer: { action: 'master-plan', on: [], players: ['red', 'blue', 'green'] },
  actions: [{ decline: 'master-plan' }],
});

describe('an attack', () => {
  it('begins with the choice of a figure of the player, and then lets the player choose its opponent', () => {
    expect([...litBy(attacks, null).figures]).toEqual(['Lion', 'Nia']);
    expect([...litBy(attacks, null).players]).toEqual([]);
    expect(figureMeans(attacks, null, 'Lion', 'red')).toEqual({ kind: 'pick', figure: 'Lion' });
    expect([...litBy(attacks, 'Lion').players]).toEqual(['blue', 'green']);
    expect([...litBy(attacks, 'Nia').players]).toEqual(['blue']);
  });

  it('goes to the opponent whose side or figure the player chooses next', () => {
    const action = { attack: { with: 'Lion', player: 'blue' } };
    expect(playerMeans(attacks, 'Lion', 'blue')).toEqual({ kind: 'act', action });
    expect(figureMeans(attacks, 'Lion', 'Dragon', 'blue')).toEqual({ kind: 'act', action });
    expect(dropMeans(attacks, 'Lion', 'blue')).toEqual({ kind: 'act', action });
  });

  it('becomes a question why it is not legal, if the rules forbid an attack on that opponent', () => {
    expect(playerMeans(attacks, 'Lion', 'yellow')).toEqual({
      kind: 'why',
      action: { attack: { with: 'Lion', player: 'yellow' } },
    });
  });

  it('needs a figure of the player first: without one, a press on an opponent’s figure opens its card', () => {
    expect(figureMeans(attacks, null, 'Dragon', 'blue')).toEqual({ kind: 'look' });
    expect(dropMeans(attacks, 'Lion', null)).toEqual({ kind: 'look' });
  });
});

describe('a defence', () => {
  const defends = hints({ asks: 'defend', actions: [{ defend: { with: 'Lion' } }] });

  it('needs one click on a figure, or a drag of it out of the player’s own side', () => {
    const act = { kind: 'act', action: { defend: { with: 'Lion' } } };
    expect(figureMeans(defends, null, 'Lion', 'red')).toEqual(act);
    expect(dropMeans(defends, 'Lion', null)).toEqual(act);
    expect(dropMeans(defends, 'Lion', 'red')).toEqual({ kind: 'look' });
  });
});

describe('cards', () => {
  it('are laid if the rules allow it; otherwise a press asks why it is not legal', () => {
    const plays = hints({ asks: 'play', actions: [{ play: { card: '10s' } }] });
    expect(cardMeans(plays, '10s')).toEqual({ kind: 'act', action: { play: { card: '10s' } } });
    expect(cardMeans(attacks, '10s')).toEqual({ kind: 'why', action: { play: { card: '10s' } } });
    expect(cardMeans(null, '10s').kind).toBe('why');
  });
});

describe('special actions', () => {
  it('are used on legal targets, can be declined, and become a question on any other figure', () => {
    expect(figureMeans(heal, null, 'Lion', 'red')).toEqual({
      kind: 'act',
      action: { use: { action: 'heal', on: 'Lion' } },
    });
    expect(figureMeans(heal, null, 'Nia', 'red')).toEqual({
      kind: 'why',
      action: { use: { action: 'heal', on: 'Nia' } },
    });
    expect(decline(heal)).toEqual({ decline: 'heal' });
    expect(useOn(heal, null)).toBeNull();
  });

  it('are used without a figure if they have no target', () => {
    const dodge = hints({
      asks: 'use',
      offer: { action: 'dodge', on: [], players: [] },
      actions: [{ use: { action: 'dodge' } }, { decline: 'dodge' }],
    });
    expect(useOn(dodge, null)).toEqual({ use: { action: 'dodge' } });
    expect(figureMeans(dodge, null, 'Lion', 'red')).toEqual({ kind: 'look' });
  });

  it('include the Master Plan on several players, in seat order', () => {
    expect([...litBy(plan, null).players]).toEqual(['red', 'blue', 'green']);
    expect(playerMeans(plan, null, 'green')).toEqual({ kind: 'plan', player: 'green' });
    expect(figureMeans(plan, null, 'Dragon', 'blue')).toEqual({ kind: 'plan', player: 'blue' });
    expect(planOn(['green', 'red'], ['red', 'blue', 'green'])).toEqual({
      use: { action: 'master-plan', players: ['red', 'green'] },
    });
    expect(planOn([], ['red'])).toBeNull();
  });
});

describe('guards', () => {
  it('are spent at a press on the button or on the figure that they protect', () => {
    const asked = hints({ asks: 'guard', actions: [{ guard: { for: 'Lion' } }, { decline: 'guard' }] });
    expect(guard(asked)).toEqual({ guard: { for: 'Lion' } });
    expect(figureMeans(asked, null, 'Lion', 'red')).toEqual({
      kind: 'act',
      action: { guard: { for: 'Lion' } },
    });
    expect(decline(asked)).toEqual({ decline: 'guard' });
  });
});

describe('refusals', () => {
  it('appear beside the piece that the decision is about', () => {
    expect(besideOf({ attack: { with: 'Lion', player: 'blue' } })).toBe('army:blue');
    expect(besideOf({ use: { action: 'heal', on: 'Lion' } })).toBe('figure:Lion');
    expect(besideOf({ play: { card: '10s' } })).toBe('card:10s');
    expect(besideOf({ decline: 'heal' })).toBeNull();
  });
});
