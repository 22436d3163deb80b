import { afterEach, describe, expect, it } from 'vitest';
import { momentOf, setupOf } from '../../../../dev/plastic-attack/views';
import { setLanguage } from '../../../texts';
import type { FigureView, Setup, Side } from '../types';
import { armyName } from '../workshop/describe';
import { specialClauses } from './clauses';
import { describeCaptive, describeFigure } from './figure';
import { gainsOfHand } from './gains';
import { actionFor, cardName, characterOf, figureName, valueOf } from './names';
import { begins, deciding, promptOf } from './prompt';
import { describeEarlier, verdict } from './outcome';
import { describeSum, describeWaiting } from './sums';

afterEach(() => setLanguage('en'));
const plain = { lit: null, picked: false, role: null } as const;
const setup = setupOf('revised', 2);
const lion: FigureView = {
  figure: 'Moss Lion',
  owner: 'red',
  power: 5,
  wounded: true,
  face_down: false,
  guards: ['9h'],
  dodge: 1,
  blast: 0,
  intimidate: 0,
};
const red = { seat: 'red' } as Side;

describe('figures in words', () => {
  it('say the Power, the army, wounds, guards and waiting effects', () => {
    expect(describeFigure(setup, red, lion, plain)).toBe(
      'Moss Lion, Power 0, Red’s army, wounded: fights on without its Power, 1 Armor card, Dodge waits',
    );
  });

  it('say what the figure is doing, and what it may do', () => {
    const whole = { ...lion, wounded: false, guards: [], dodge: 0 };
    expect(describeFigure(setup, red, whole, { lit: 'attack', picked: false, role: null })).toBe(
      'Moss Lion, Power 5, Red’s army, can attack',
    );
    expect(describeFigure(setup, { seat: 'blue' } as Side, whole, { ...plain, role: 'defends' })).toBe(
      'Moss Lion, Power 5, Blue’s army, belongs to Red, defends',
    );
    expect(describeCaptive(setup, whole, 'blue', true)).toBe(
      'Moss Lion, captured by Blue, belongs to Red, legal target',
    );
  });

  it('are in Korean on a Korean page, and so are the names of figures that come with the game', () => {
    setLanguage('ko');
    expect(describeFigure(setup, red, lion, plain)).toBe(
      '이끼 사자, 파워 0, 빨강 군단, 부상: 파워 없이 계속 싸움, 갑옷 카드 1장, 회피 대기 중',
    );
    expect(figureName(setup, 'Moss Lion (blue)')).toBe('이끼 사자 (파랑)');
    expect(figureName(setup, 'Somebody else')).toBe('Somebody else');
    const own = {
      ...setup,
      figures: [{ ...setup.figures[0], figure: 'Otto (blue)', type: 'otto', owner: 'blue' }],
    } as Setup;
    expect(figureName(own, 'Otto (blue)')).toBe('Otto (파랑)');
    expect(armyName({ format: 1, game: 'plastic-attack-2009', name: 'Kitchen Shelf', army: [] })).toBe(
      '부엌 선반',
    );
  });
});

describe('cards', () => {
  it('have names and values', () => {
    expect(cardName('10s')).toBe('10 of spades');
    expect(cardName('Qh')).toBe('Queen of hearts');
    expect(['2c', '10s', 'Jd', 'Ah'].map(valueOf)).toEqual([2, 10, 11, 14]);
  });

  it('give a character the actions on its card', () => {
    const character = characterOf(setup, 'Moss Lion')!;
    expect(['6s', '7s', '10s', 'Qs', 'Ks'].map((card) => actionFor(character, card))).toEqual([
      null,
      'dodge',
      'blast',
      'intimidate',
      'recover',
    ]);
  });

  it('have actions with all their clauses', () => {
    expect(specialClauses('2009', 'luck')).toEqual(['PA1-ACT-LUCK-01', 'PA1-ACT-LUCK-02', 'PA1-ACT-LUCK-03']);
    expect(specialClauses('revised', 'explosion')).toEqual(['PA2-ACT-EXPL-01']);
  });
});

describe('sums', () => {
  it('name every modifier', () => {
    const { view } = momentOf('use', '2009', 2);
    expect(describeSum(view.battle!.sums![1])).toBe('5 + 6 Power + 5 Dodge − 5 Intimidation = 11');
  });

  it('say in a line how an earlier attack ended, for the attacker and for others', () => {
    const battle = momentOf('use', '2009', 2).view.battle!;
    const line = describeEarlier({ ...battle, won: false }, battle.attacker);
    const [attack, defence] = battle.sums!.map(describeSum);
    expect(line).toBe(`Your attack: ${attack} against ${defence}, lost.`);
    expect(defence).toContain(' Power ');
    expect(describeEarlier({ ...battle, won: true }, battle.defender)).toMatch(/^Red’s attack: .+, won\.$/);
  });

  it('say whose attack won, and whether that is good for the viewer', () => {
    const battle = momentOf('use', '2009', 2).view.battle!;
    const { attacker, defender } = battle;
    expect(verdict(battle, true, attacker)).toEqual({ text: 'Your attack wins', tone: 'good' });
    expect(verdict(battle, false, attacker)).toEqual({ text: 'Your attack fails', tone: 'bad' });
    expect(verdict(battle, true, defender)).toEqual({ text: 'Red’s attack wins', tone: 'bad' });
    expect(verdict(battle, false, defender)).toEqual({ text: 'Red’s attack fails', tone: 'good' });
    expect(verdict(battle, true, null)).toEqual({ text: 'Red’s attack wins', tone: 'plain' });
  });

  it('say what a figure adds to its card while the card is still face down', () => {
    const { view } = momentOf('choose', '2009', 2);
    const [first] = view.seats[0]!.army;
    expect(describeWaiting(view, first!.figure, 'attacker')).toMatch(/Power \+ 5 Special Weapon$/);
    view.seats[0]!.special_weapon = 0;
    expect(describeWaiting(view, first!.figure, 'attacker')).toBe(`card + ${first!.power} Power`);
    Object.assign(view.seats[0]!, { dodge: 0, intimidation: 0 });
    Object.assign(first!, { dodge: 2, blast: 1, intimidate: 1 });
    expect(describeWaiting(view, first!.figure, 'attacker')).toMatch(/Power \+ 5 Blast − 5 Intimidate$/);
    expect(describeWaiting(view, first!.figure, 'defender')).toMatch(/Power \+ 10 Dodge − 5 Intimidate$/);
    Object.assign(first!, { wounded: true, dodge: 0, blast: 0, intimidate: 0 });
    expect(describeWaiting(view, first!.figure, 'attacker')).toBe('card + 0 (wounded)');
  });
});

describe('prompts', () => {
  const say = (kind: Parameters<typeof momentOf>[0], mode: 'play' | 'replay' = 'play'): string => {
    const moment = momentOf(kind, '2009', 3);
    return promptOf(moment.setup, moment.view, moment.hints, { picked: null, only: null }, mode).text;
  };

  it('say what the player is to decide', () => {
    expect(say('attack')).toBe('Choose the figure that attacks.');
    expect(say('defend')).toBe('Choose who defends against Blue’s Moss Lion.');
    expect(say('choose')).toContain('lay a card face down');
    expect(say('use')).toBe('Captain Cardboard may use Dodge.');
    expect(say('plan')).toContain('choose one or more players');
    expect(say('guard')).toBe('Captain Cardboard lost the battle. Use the Shield to keep its Power?');
  });

  it('say which actions the cards of the hand give after a won attack', () => {
    const choose = momentOf('choose', '2009', 2);
    const { attacking } = choose.view.battle!;
    expect(gainsOfHand(choose.setup, choose.view, attacking)).toMatch(
      /^If this attack wins: 8♠ Dodge: Add 5 .*Q♠ Shield: Lay the card of this attack /,
    );
    choose.view.turn!.number = 17;
    expect(gainsOfHand(choose.setup, choose.view, attacking), 'nothing later in the game').toBe('');
    const attack = momentOf('attack', 'revised', 2);
    const own = attack.view.seats.find(({ seat }) => seat === attack.view.viewer)!;
    own.hand = ['3c', '9h', 'As'];
    for (const side of attack.view.seats) side.captives = [];
    const gains = (): string => gainsOfHand(attack.setup, attack.view, 'Moss Lion');
    expect(gains(), 'no Recover if the player has lost no figure').toBe(
      'If this attack wins: 9♥ Blast: This figure adds 5 to its next attack.',
    );
    attack.view.seats.find((side) => side !== own)!.captives = [{ ...lion, owner: own.seat }];
    expect(gains()).toMatch(/ A♠ Recover: Take back one of your figures/);
  });

  it('say that no card has a good chance, and that the player will draw new cards', () => {
    const { setup, view, hints } = momentOf('choose', '2009', 2);
    const more = (wins: number): string => {
      const odds = hints!.actions.flatMap((action) =>
        'play' in action ? [{ card: action.play.card, wins }] : [],
      );
      return promptOf(setup, view, { ...hints!, odds }, { picked: null, only: null }, 'play').more;
    };
    expect(more(0)).toMatch(/^No card of yours can win\. .+ your hand is filled to 4 again\./);
    expect(more(249)).toMatch(/^Poor cards this time: .+ your hand is filled to 4 again\./);
    expect(more(250)).toBe('');
  });

  it('say that an opponent attacks again, and whose figure it is if two have the same name', () => {
    const { setup, view, hints } = momentOf('defend', '2009', 2);
    const none = { picked: null, only: null };
    const more = promptOf(setup, { ...view, turn: { ...view.turn!, extra: true } }, hints, none, 'play').more;
    expect(more).toBe(
      'It adds 3 to its card; your figure adds its Power to yours. Blue attacks again: its action gave it an extra turn.',
    );
    const choose = momentOf('choose', '2009', 2);
    const own = choose.view.battle!.attacking;
    const shared = { ...choose.setup.figures[0]!, figure: `${own} (blue)`, owner: 'blue' };
    const both = { ...choose.setup, figures: [...choose.setup.figures, shared] };
    expect(promptOf(both, choose.view, choose.hints, none, 'play').text).toMatch(`Your ${own} attacks`);
  });

  it('say in the first turn who begins and why', () => {
    const { setup, view, hints } = momentOf('defend', '2009', 2);
    const first = { ...view, turns_taken: 0, turn: { ...view.turn!, number: 1 } };
    expect(promptOf(setup, first, hints, { picked: null, only: null }, 'play').more).toBe(
      'It adds 3 to its card; your figure adds its Power to yours. Blue begins: the first Ace was dealt to Blue. If beaten, it loses 1 Power; at 0 it is captured.',
    );
    expect(promptOf(setup, first, hints, { picked: null, only: null, small: true }, 'play').more).toBe(
      'If beaten, it loses 1 Power; at 0 it is captured.',
    );
    expect(begins({ ...first, viewer: 'blue' })).toBe('You begin, because you were dealt the first Ace.');
    expect(begins({ ...first, turns_taken: 1 })).toBe('');
  });

  it('address the viewer who still has to choose a card', () => {
    const { setup, view } = momentOf('choose', '2009', 2);
    const none = { picked: null, only: null };
    const after = (laid: string[]): string =>
      promptOf(setup, { ...view, battle: { ...view.battle!, laid } }, null, none, 'play').text;
    expect(after([])).toBe('You and Blue choose a card.');
    expect(after(['blue'])).toBe('You choose a card.');
  });

  it('say which players the table waits for', () => {
    expect(say('waiting')).toBe('You have chosen. Waiting for Blue’s card.');
    expect(say('out')).toBe('You are out of the game. Blue chooses an attack.');
    expect(say('nobody'), 'nothing after the end, because the result says who won').toBe('');
    expect(say('waiting', 'replay'), 'a replay waits for no player').toBe('Turn 7: Red');
    expect(say('nobody', 'replay')).toBe('Nobody wins.');
    expect(deciding(momentOf('waiting', '2009', 3).view)).toEqual(['blue']);
    expect(deciding(momentOf('guard', '2009', 3).view)).toEqual(['red']);
  });
});
