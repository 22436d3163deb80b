import { afterEach, describe, expect, it } from 'vitest';
import { sumOf } from '../../../dev/plastic-attack/battle';
import { setupOf } from '../../../dev/plastic-attack/views';
import { setLanguage } from '../../texts';
import { describeRefusal, describeEvent } from './log';
import type { Event, Refusal } from './types';

const setup = setupOf('2009', 3);
const clause = 'PA1-X';
const fills = 'PA1-TURN-01';
const [red, blue] = [
  setup.figures.find(({ owner }) => owner === 'red')!.figure,
  setup.figures.find(({ owner }) => owner === 'blue')!.figure,
];
const attacker = sumOf(setup, 'red', red, '10s', [
  { what: 'special-weapon', amount: 5, clause: 'PA1-ACT-SW-01' },
]);
const defender = sumOf(setup, 'blue', blue, null, [
  { what: 'intimidation', amount: -5, clause: 'PA1-ACT-INTIM-01' },
]);

const events: [Event, string][] = [
  [
    { type: 'first_player', dealt: ['2s', 'Ah'], seat: 'blue', clause },
    'Blue begins: the first Ace dealt decides (A♥).',
  ],
  [{ type: 'dealt', count: 3, clause }, 'Everybody gets 3 cards.'],
  [{ type: 'turn_began', seat: 'red', turn: 4, extra: false }, 'Turn 4: Red'],
  [{ type: 'turn_began', seat: 'red', turn: 5, extra: true }, 'Turn 5: Red again'],
  [{ type: 'turn_lost', seat: 'blue', clause }, 'Blue loses a turn.'],
  [{ type: 'drew', seat: 'red', count: 2, cards: null, clause }, 'Red draws 2 cards.'],
  [{ type: 'drew', seat: 'red', count: 2, cards: ['10s', 'Qd'], clause }, 'Red draws 10♠, Q♦.'],
  [{ type: 'drew', seat: 'red', count: 1, cards: null, clause: fills }, 'Red draws 1 card, up to 4.'],
  [
    { type: 'drew', seat: 'red', count: 2, cards: ['10s', 'Qd'], clause: fills },
    'Red draws 10♠, Q♦, up to 4 cards.',
  ],
  [
    { type: 'reshuffled', count: 30, clause },
    'The discard pile is shuffled and becomes the draw pile, with 30 cards.',
  ],
  [{ type: 'attacked', seat: 'red', with: red, player: 'blue' }, `${red} of Red attacks Blue.`],
  [{ type: 'attacked', seat: 'blue', with: blue, player: 'red' }, 'Moss Lion (Blue) attacks Red.'],
  [{ type: 'defended', seat: 'blue', with: blue }, 'Moss Lion (Blue) defends for Blue.'],
  [{ type: 'laid', seat: 'blue', card: null }, 'Blue lays a card face down.'],
  [{ type: 'laid', seat: 'red', card: 'Ac' }, 'Red lays A♣ face down.'],
  [
    { type: 'revealed', attacker, defender, won: true, clause },
    `${red} has 10 + 5 Power + 5 Special Weapon = 20. Moss Lion (Blue) has no card, so 6 Power − 5 Intimidation = 1. 20 beats 1: the attack wins.`,
  ],
  [{ type: 'used', seat: 'red', action: 'dodge', on: null, players: [], clause }, 'Red uses Dodge.'],
  [{ type: 'used', seat: 'red', action: 'heal', on: red, players: [], clause }, `Red uses Heal on ${red}.`],
  [
    { type: 'used', seat: 'red', action: 'master-plan', on: null, players: ['red', 'green'], clause },
    'Red uses Master Plan on Red, Green.',
  ],
  [{ type: 'declined', seat: 'red', action: 'luck' }, 'Red does not use Luck.'],
  [{ type: 'rolled', figure: red, face: 7, clause }, `The die of ${red} shows 7.`],
  [{ type: 'guarded', figure: red, card: '9h', clause }, `9♥ now protects ${red}.`],
  [{ type: 'guard_spent', figure: red, card: '9h', clause }, `9♥ is discarded and saves ${red}.`],
  [{ type: 'guard_kept', figure: red }, `${red} takes the hit and keeps the card.`],
  [{ type: 'power_changed', figure: red, from: 5, to: 7, clause }, `${red} rises from Power 5 to 7.`],
  [{ type: 'power_changed', figure: red, from: 5, to: 4, clause }, `${red} falls from Power 5 to 4.`],
  [{ type: 'wounded', figure: red, clause }, `${red} is wounded.`],
  [{ type: 'laid_down', figure: red, clause }, `${red} lies face down.`],
  [{ type: 'stood_up', figure: red, clause }, `${red} stands up again.`],
  [
    { type: 'captured', figure: blue, from: 'blue', by: 'red', clause },
    'Red captures Moss Lion (Blue) from Blue.',
  ],
  [
    { type: 'joined', figure: blue, seat: 'red', power: 1, by: 'mind-control', clause },
    'Mind Control: Moss Lion (Blue) joins Red with Power 1.',
  ],
  [{ type: 'hand_discarded', seat: 'blue', cards: ['2s', '3s'], clause }, 'Blue discards 2♠, 3♠.'],
  [{ type: 'hand_discarded', seat: 'blue', cards: [], clause }, 'Blue has no hand to discard.'],
  [{ type: 'reversed', direction: 'right', clause }, 'Play now goes to the right.'],
  [{ type: 'broken_off', clause }, 'The battle is broken off.'],
  [{ type: 'left_play', figure: red, clause }, `${red} leaves play.`],
  [{ type: 'resigned', seat: 'green', clause }, 'Green gives up.'],
  [{ type: 'timed_out', seat: 'green', clause }, 'Green has run out of time.'],
  [{ type: 'eliminated', seat: 'green', clause }, 'Green is out of the game.'],
  [{ type: 'ended', winner: 'red', by: 'last-standing', clause }, 'Red wins: nobody else has a figure left.'],
  [
    { type: 'ended', winner: null, by: 'turn-cap', clause },
    'Nobody wins: the last turn is over, and figures and Power are equal.',
  ],
];

afterEach(() => setLanguage('en'));

describe('the log', () => {
  it.each(events)('describes %j', (event, sentence) => {
    expect(describeEvent(event, setup, null)?.text).toBe(sentence);
  });

  /** A battle between two figures with the same name, as Red reads it. */
  const namesakes = () => {
    const lion = sumOf(setup, 'red', red, '9s', []);
    const own = { ...setup, figures: setup.figures.map((one) => ({ ...one })) };
    own.figures.find(({ figure }) => figure === red)!.figure = 'Moss Lion';
    const event: Event = {
      type: 'revealed',
      attacker: { ...lion, figure: 'Moss Lion' },
      defender,
      won: true,
      clause,
    };
    return describeEvent(event, own, 'red');
  };

  it('names the owner of a figure if another figure has the same name', () => {
    expect(namesakes()?.text).toMatch(/^Your Moss Lion has 9 .+ Blue’s Moss Lion has no card/);
  });

  it('speaks to the viewer in Korean, whose own seat is no colour', () => {
    setLanguage('ko');
    const used: Event = { type: 'used', seat: 'red', action: 'dodge', on: null, players: [], clause };
    expect(describeEvent(used, setup, 'red')?.text).toBe('내가 회피를 씁니다.');
    expect(describeEvent(used, setup, 'blue')?.text).toBe('빨강이 회피를 씁니다.');
    const captured: Event = { type: 'captured', figure: blue, from: 'blue', by: 'red', clause };
    expect(describeEvent(captured, setup, 'red')?.text).toMatch(/^내가 .+ 포획합니다\.$/);
  });

  it('has a short text for a battle', () => {
    const line = namesakes();
    expect(line?.short).toMatch(/^Your Moss Lion attacks Blue’s Moss Lion\. \d+ beats 1: the attack wins\.$/);
    expect(line?.result).toBe(true);
  });

  it('names the player who gave up or ran out of time if no other player lost', () => {
    const told = (
      by: 'last-standing' | 'resignation' | 'timeout',
      seats: string[],
      winner: string | null = 'red',
    ) => describeEvent({ type: 'ended', winner, by, clause }, { ...setup, seats }, null)?.text;
    expect(told('resignation', ['red', 'blue'])).toBe('Red wins: Blue gave up.');
    expect(told('last-standing', ['red', 'blue'])).toBe('Red wins: Blue has no figure left.');
    expect(told('timeout', ['red', 'blue'])).toBe('Red wins: Blue ran out of time.');
    expect(told('resignation', ['red', 'blue', 'green'])).toBe(
      'Red wins: a player gave up, and only one player is left.',
    );
    expect(told('resignation', ['red', 'blue'], null)).toBe('Nobody wins: the last player gave up.');
  });

  it('has no line for cards that are put on the discard pile after a battle', () => {
    expect(describeEvent({ type: 'cleaned_up', cards: ['2s'], clause }, setup, null)).toBeNull();
  });

  it('has a Korean sentence for every event', () => {
    setLanguage('ko');
    for (const [event] of events) {
      const text = describeEvent(event, setup, null)?.text ?? '';
      expect(text).not.toContain('pa-');
      expect(text).toMatch(/[가-힣]/);
    }
  });

  it('cites the clause of an event, and the clauses of every modifier of a total', () => {
    for (const [event] of events)
      if ('clause' in event) expect(describeEvent(event, setup, null)?.clauses).toContain(event.clause);
    const opened = events.find(([event]) => event.type === 'revealed')![0];
    expect(describeEvent(opened, setup, null)?.clauses).toEqual([
      clause,
      'PA1-ACT-SW-01',
      'PA-R-11',
      'PA1-ACT-INTIM-01',
    ]);
  });

  it('begins a new section with each turn', () => {
    expect(describeEvent(events[2]![0], setup, null)?.heading).toBe(true);
    expect(describeEvent(events[4]![0], setup, null)?.heading).toBe(false);
  });
});

describe('refusals', () => {
  const refuse = (reason: Refusal['reason']): Refusal => ({
    clause: 'PA-R-35',
    because: 'in its own words',
    reason,
  });
  const cases: [Refusal['reason'], string][] = [
    [
      { type: 'not_asked', waits_for: ['blue'], stage: 'defend' },
      'Not now: Blue must first choose who defends.',
    ],
    [
      { type: 'no_choice', action: 'heal', chosen: blue, allowed: [red] },
      `Heal cannot be used on Moss Lion (Blue). It can be used on: ${red}.`,
    ],
    [
      { type: 'no_opponent', player: 'green', allowed: ['blue'] },
      'Green cannot be attacked. These can: Blue.',
    ],
    [{ type: 'not_in_hand', card: '10s' }, '10♠ is not in this hand.'],
    [
      { type: 'not_offered', action: 'luck', offered: 'heal' },
      'You may use Heal now, not Luck. Use Heal or decline it.',
    ],
    [{ type: 'not_offered', action: 'luck', offered: null }, 'Luck is not offered now.'],
    [{ type: 'wrong_aim', action: 'luck', takes: 'figure' }, 'Choose one figure for Luck.'],
    [
      { type: 'player_out', player: 'green', allowed: ['red', 'blue'] },
      'Green is out of the game. These can be named: Red, Blue.',
    ],
  ];

  it.each(cases)('say %j', (reason, sentence) => {
    expect(describeRefusal(refuse(reason), setup)).toBe(sentence);
  });

  it('are in Korean on a Korean page', () => {
    setLanguage('ko');
    for (const [reason] of cases)
      expect(describeRefusal(refuse(reason), setup)).toMatch(/^[^a-z]*[가-힣][^{]*$/);
  });

  it('show the server’s own words if there is no translation', () => {
    expect(describeRefusal(refuse({ type: 'setup_quick_game' }), setup)).toBe('in its own words');
  });
});
