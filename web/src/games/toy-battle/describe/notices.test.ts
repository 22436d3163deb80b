import { afterEach, describe, expect, it } from 'vitest';
import { boards } from '../../../../dev/toy-battle/files';
import { setLanguage } from '../../../texts';
import { joined } from '../board/alarm';
import { emptyView } from '../board/shown';
import type { Pick } from '../play/choose';
import type { Action, Event, Hints, Setup, Troop, View } from '../types';
import { noticesOf } from './notices';
import { describeReason } from './reasons';

afterEach(() => setLanguage('en'));
const setup = { board: boards['castle-field'], options: { medal_timing: 'end-of-play' } } as unknown as Setup;
const hints = { seat: 'blue', actions: [] } as Hints;
const asked = { ...hints, asks: 'star' } as Hints;

/**
 * A view in which Blue's line leads from its headquarters through the bases A, C and F. Red has Troops on its
 * rack.
 */
function line(): View {
  const view = { ...emptyView(), viewer: 'blue' as const, to_move: 'blue' as const };
  view.bases = { b1: ['blue:star'], b3: ['blue:hook'], b6: ['blue:capn'] };
  view.seats.red.rack_size = 3;
  return view;
}
const covers = (on: string): Event =>
  ({ type: 'placed', seat: 'red', troop: 'kwak', on, level: 2, extra: false }) as Event;
const said = (view: View, told: Hints | null, ...turn: Event[]) =>
  noticesOf(setup, view, told, turn).map(({ text }) => text);

describe('a line that was cut', () => {
  it('is reported with the bases that are cut off, also in Korean', () => {
    const view = line();
    view.bases['b3'] = ['blue:hook', 'red:kwak'];
    expect(said(view, hints, covers('b3'))).toEqual([
      'Your line is cut at C. From F you cannot place further until it is whole again.',
    ]);
    setLanguage('ko');
    expect(said(view, hints, covers('b3'))[0]).toContain(
      'C에서 내 길이 끊겼습니다. 길을 다시 이을 때까지 F에서는 더 나아갈 수 없습니다.',
    );
  });

  it('is not reported if it cuts off no base, or if the reader is not asked to decide', () => {
    const view = line();
    view.bases['b6'] = ['blue:capn', 'red:kwak'];
    expect(said(view, hints, covers('b6'))).toEqual([]);
    const two = line();
    two.bases['b3'] = ['blue:hook', 'red:kwak'];
    two.bases['b4'] = ['blue:roxy'];
    expect(said(two, hints, covers('b3'))).toEqual([]);
    expect(said({ ...two, bases: { ...two.bases, b4: [] } }, null, covers('b3'))).toEqual([]);
  });

  it('says that the enemy headquarters is out of reach', () => {
    const view = line();
    view.bases = { ...view.bases, b4: ['blue:roxy', 'red:kwak'], b11: ['blue:star'], b14: ['blue:star'] };
    delete view.bases['b6'];
    expect(said(view, hints, covers('b4'))).toEqual([
      'Your line is cut at D. From M, Q you cannot place further until it is whole again. You cannot take the enemy headquarters now.',
    ]);
  });
});

describe('a headquarters in danger', () => {
  it('is reported with the bases that lead there, and with whether the enemy must draw first', () => {
    const view = line();
    view.seats.red.connected = ['b2', 'b5'];
    expect(said(view, hints)).toEqual([
      'Red can take your headquarters next turn: its line reaches B, right before it! No Troop on your rack can stop it now.',
    ]);
    view.seats.red.rack_size = 0;
    expect(said(view, hints)).toEqual(['Red stands before your headquarters on B, but must draw first.']);
    expect(said(view, asked)).toEqual(said(view, hints));
  });
});

describe('what keeps the enemy from the headquarters', () => {
  const storm = 'Red can take your headquarters next turn: its line reaches B, right before it! ';
  const canStop = `${storm}You can still stop it.`;
  const place = (troop: Troop, on: string): Action => ({ place: { troop, on } });
  /**
   * A view in which Red's line leads along the right edge, from its headquarters to base B beside Blue's
   * headquarters.
   */
  function stormed(): View {
    const view = line();
    view.bases = { ...view.bases, b2: ['red:hook'], b5: ['red:star'], b12: ['red:star'], b15: ['red:star'] };
    view.seats.red.connected = [...joined(setup.board, view, 'red', null)];
    return view;
  }
  const told = (...actions: Action[]) => said(stormed(), { seat: 'blue', actions } as Hints)[0];

  it('is a Troop on the base before the headquarters, or one that cuts the line, and is not named', () => {
    expect(told(place('roxy', 'b2'))).toBe(canStop);
    expect(told(place('kwak', 'b5'), place('roxy', 'b4'))).toBe(canStop);
    expect(told(place('roxy', 'b4'), { draw: {} })).toBe(`${storm}No Troop on your rack can stop it now.`);
  });

  it('may be Cap’n, the effect of Jumbo, or winning first', () => {
    expect(told(place('capn', 'b4'))).toContain('One Troop alone cannot stop it, but an effect may.');
    expect(told(place('jumbo', 'b7'))).toBe(canStop);
    const first = said(stormed(), { seat: 'blue', actions: [place('roxy', 'HR')] } as Hints);
    expect(first).toEqual(['You can win this turn, at the enemy headquarters!', storm.trim()]);
    setLanguage('ko');
    expect(told(place('jumbo', 'b7'))).toBe(
      '빨강의 길이 내 사령부 바로 앞 B까지 이어져, 다음 차례에 사령부를 빼앗길 수 있습니다! 아직 막을 수 있습니다.',
    );
  });

  it('is told until the danger is gone, also while a Troop to discard is chosen', () => {
    const view = stormed();
    const choose = (...discard: string[]) =>
      said(view, {
        seat: 'blue',
        asks: 'jumbo',
        actions: [...discard.map((discard) => ({ jumbo: { discard } })), { decline: 'jumbo' }],
      } as Hints);
    expect(choose('b5', 'b15')).toEqual([canStop]);
    expect(choose('b8')).toEqual([`${storm}Nothing you can choose here stops it.`]);
    expect(said(view, asked)).toEqual([storm.trim()]);
    view.seats.red.connected = [];
    expect(choose('b5')).toEqual([]);
  });

  it('is told with its reason once a Troop is in hand', () => {
    const jumbo: Pick = { kind: 'troop', troop: 'jumbo', slot: 0 };
    const actions = [place('jumbo', 'b7'), place('jumbo', 'b2'), place('jumbo', 'b12'), place('jumbo', 'b4')];
    const [notice] = noticesOf(setup, stormed(), { seat: 'blue', actions } as Hints, [], jumbo);
    expect(notice?.text).toBe(
      'Only on G, B, N does it keep Red out of your headquarters. On N it cuts the line of Red. On G it must discard the Troop on E.',
    );
  });

  it('may be medals that win first', () => {
    const view = stormed();
    view.seats.blue.medals = setup.board.medals_to_win - 1;
    const actions = [place('roxy', 'b8'), place('roxy', 'b2')];
    const found = noticesOf(setup, view, { seat: 'blue', actions } as Hints, []);
    expect(found.map(({ key, text }) => [key, text])).toEqual([
      ['win', 'You can win this turn, by medals!'],
      ['danger', storm.trim()],
    ]);
    expect(describeReason('bases', place('roxy', 'b2'), setup, view)).toBe('It wins 1 medal.');
  });

  it('may be XB-42, if it takes the last Troop of the enemy rack', () => {
    const view = stormed();
    const act = place('xb42', 'b8');
    const why = () => describeReason('bases', act, setup, view);
    const notice = () => said(view, { seat: 'blue', actions: [act] } as Hints)[0];
    expect(notice()).toBe(`${storm}No Troop on your rack can stop it now.`);
    expect(why()).toBe('But it does not keep the enemy out of your headquarters.');
    view.seats.red.rack_size = 1;
    view.seats.red.reserve_size = 5;
    expect(notice()).toBe(canStop);
    expect(why()).toBe('It keeps the enemy out of your headquarters.');
  });

  it('may be a base that lays the last Troop of the enemy rack down, or one that pushes', () => {
    const base = (kind: string) => ({
      ...setup,
      options: { ...setup.options, special_bases: true },
      board: { ...setup.board, bases: setup.board.bases.map((one) => ({ ...one, special: { kind } })) },
    });
    const notice = (kind: string, rack_size: number, act = place('roxy', 'b4')) => {
      const view = stormed();
      view.seats.red.rack_size = rack_size;
      const told = { seat: 'blue', actions: [act] } as Hints;
      return noticesOf(base(kind) as Setup, view, told, [])[0]?.text;
    };
    expect(notice('pin', 2)).toContain('No Troop on your rack can stop it now.');
    expect(notice('pin', 1)).toBe(canStop);
    expect(notice('pin', 2, place('xb42', 'b4'))).toBe(canStop);
    expect(notice('nullify', 1, place('xb42', 'b4'))).toContain('No Troop on your rack can stop it now.');
    expect(notice('nullify', 3, place('capn', 'b4'))).toContain('No Troop on your rack can stop it now.');
    expect(notice('shove', 3)).toContain('One Troop alone cannot stop it, but an effect may.');
  });

  it('is in the reason of a hint, and so are the medals that the hint wins', () => {
    const why = (action: Action, view: View) => describeReason('bases', action, setup, view);
    expect(why(place('roxy', 'b2'), stormed())).toContain('It keeps the enemy out of your headquarters.');
    expect(why({ draw: {} }, stormed())).toBe('But it does not keep the enemy out of your headquarters.');
    expect(why(place('roxy', 'b2'), line())).toBe('It wins 1 medal.');
    expect(why(place('roxy', 'b8'), line())).toBe('It gives you better bases.');
  });
});

describe('a rack that becomes empty', () => {
  const place = (troop: Troop, on: string): Action => ({ place: { troop, on } });
  const spare = 'Only one Troop is left. Once you place it, you can only draw next turn.';
  const last = 'Your last Troop: after it you can only draw next turn.';
  const told = (view: View, actions: Action[], troop: Troop | null = null) =>
    noticesOf(
      setup,
      view,
      { seat: 'blue', actions } as Hints,
      [],
      troop && { kind: 'troop', troop, slot: 0 },
    ).map(({ text }) => text);
  const holding = (...rack: Troop[]): View => ({ ...line(), rack });

  it('is warned about before its last Troop is placed', () => {
    expect(told(holding('hook'), [place('hook', 'b8')])).toEqual([spare]);
    expect(told(holding('hook'), [place('hook', 'b8')], 'hook')).toEqual([last]);
    expect(told(holding('hook', 'roxy'), [place('hook', 'b8')], 'hook')).toEqual([]);
  });

  it('is not warned about if the Troop draws or wins, or if nothing is left to draw', () => {
    expect(told(holding('star'), [place('star', 'b8')])).toEqual([]);
    const wins = ['You can win this turn, at the enemy headquarters!'];
    expect(told(holding('hook'), [place('hook', 'HR')])).toEqual(wins);
    expect(told(holding('hook'), [place('hook', 'HR')], 'hook')).toEqual(wins);
    const view = holding('hook');
    view.seats.blue.reserve_size = 0;
    expect(told(view, [place('hook', 'b8')])).toEqual([]);
  });

  it.each(['draw', 'recall', 'exhume'])('is not warned about at a base that may refill it: %s', (kind) => {
    const bases = setup.board.bases.map((one) => (one.id === 'b8' ? { ...one, special: { kind } } : one));
    const notices = (special_bases: boolean, ...lit: string[]) => {
      const at = { board: { ...setup.board, bases }, options: { ...setup.options, special_bases } };
      const told = { seat: 'blue', actions: lit.map((on) => place('hook', on)) } as Hints;
      const found = (pick: Pick | null) =>
        noticesOf(at as unknown as Setup, holding('hook'), told, [], pick).map(({ key }) => key);
      return [found(null), found({ kind: 'troop', troop: 'hook', slot: 0 })];
    };
    expect(notices(true, 'b8')).toEqual([[], []]);
    expect(notices(true, 'b8', 'b7')).toEqual([['spare'], []]);
    expect(notices(true, 'b7')).toEqual([['spare'], ['last']]);
    expect(notices(false, 'b8')).toEqual([['spare'], ['last']]);
  });

  it('is warned about after the notice that a Troop in hand cannot save the headquarters', () => {
    const view = { ...holding('roxy', 'kwak') };
    view.bases = { ...view.bases, b2: ['red:hook'], b5: ['red:star'], b12: ['red:star'], b15: ['red:star'] };
    view.seats.red.connected = [...joined(setup.board, view, 'red', null)];
    const actions = [place('roxy', 'b4'), place('kwak', 'b2'), place('kwak', 'b4')];
    expect(told(view, actions, 'roxy')).toEqual(['It cannot keep Red on B out of your headquarters.']);
    expect(told(view, actions, 'kwak')).toEqual(['Only on B does it keep Red out of your headquarters.']);
    expect(told({ ...view, rack: ['roxy'] }, actions, 'roxy')).toEqual([
      'It cannot keep Red on B out of your headquarters.',
      last,
    ]);
  });
});

describe('medals at the end of the turn', () => {
  it('are announced while an effect waits for an answer, with whether they win', () => {
    const view = line();
    view.bases['b2'] = ['blue:roxy'];
    expect(said(view, asked)).toEqual(['At the end of your turn you take 1 medal, and keep it.']);
    view.seats.blue.medals = setup.board.medals_to_win - 1;
    expect(said(view, asked)).toEqual(['At the end of your turn you take 1 medal and win!']);
    expect(said(view, hints)).toEqual([]);
    view.emptied = { R1: 'blue' };
    expect(said(view, asked)).toEqual([]);
  });
});

describe('what is special about the board', () => {
  const view = { ...emptyView(), viewer: 'blue' as const, to_move: 'blue' as const };
  const told = (id: string, special_bases: boolean, at: View = view) =>
    noticesOf({ board: boards[id], options: { special_bases } } as unknown as Setup, at, hints, []).map(
      ({ text }) => text,
    );

  it('is explained until the first Troop is placed, if special bases have their effects', () => {
    expect(told('tropical-pool', true)).toEqual([
      'On this board 7 medals win. Numbers under a place: only those Troops may go there. K is Kwak.',
    ]);
    expect(told('city-of-clouds', true)).toEqual([
      'On this board 7 medals win. Bases with a sign are special: draw one Troop.',
    ]);
    expect([told('training-yard', true), told('tropical-pool', false)]).toEqual([[], []]);
    expect(told('caribbean-sea', true)).toEqual([
      'On this board 7 medals win. You have 2 headquarters. If either of them is taken, you lose.',
    ]);
    expect(told('caribbean-sea', true, { ...view, viewer: null })).toEqual([]);
    expect(told('tropical-pool', true, { ...view, bases: { b1: ['blue:star'] } })).toEqual([]);
  });
});
