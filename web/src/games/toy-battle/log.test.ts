import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../texts';
import { boards } from '../../../dev/toy-battle/files';
import { describeRefusal, describeEvent } from './log';
import type { Event, Refusal, Setup } from './types';

const setup = { board: boards['castle-field'], options: {} } as unknown as Setup;
const clause = 'TB-X';
const events: [Event, string][] = [
  [{ type: 'turn_began', seat: 'red', turn: 4 }, 'Turn 4: Red'],
  [{ type: 'drew', seat: 'blue', count: 2, clause }, 'Blue draws 2 Troops.'],
  [
    { type: 'drew', seat: 'blue', count: 1, troops: ['hook'], by: 'star', clause },
    'Star: Blue draws Hook 4.',
  ],
  [
    { type: 'placed', seat: 'blue', troop: 'kwak', on: 'b4', level: 1, extra: false },
    'Blue places Kwak K on Base D.',
  ],
  [
    { type: 'placed', seat: 'blue', troop: 'kwak', on: 'b4', level: 3, extra: false },
    'Blue places Kwak K on Base D, on top of another Troop.',
  ],
  [
    { type: 'placed', seat: 'blue', troop: 'roxy', on: 'b4', level: 2, extra: true },
    'Cap’n: Blue places Roxy 7 on Base D as well.',
  ],
  [
    { type: 'placed', seat: 'blue', troop: 'skully', on: 'HR', level: 0, extra: false },
    'Blue takes Red headquarters with Skully 1!',
  ],
  [{ type: 'effect_declined', seat: 'red', effect: 'castle' }, 'Red does not use Castle.'],
  [
    { type: 'discarded', owner: 'red', troop: 'roxy', from: 'b3', by: 'jumbo', clause },
    'Jumbo discards Red Roxy 7 from Base C, one path away.',
  ],
  [
    { type: 'discarded', owner: 'red', troop: 'roxy', from: null, by: 'xb42', clause },
    'Blue’s XB-42 made Red discard Roxy 7.',
  ],
  [
    { type: 'taken_back', seat: 'blue', troop: 'hook', from: 'b1', clause },
    'Blue takes Hook 4 back from Base A.',
  ],
  [
    { type: 'moved', by: 'blue', seat: 'red', troop: 'capn', from: 'b7', to: 'b8', clause },
    'Blue pushes Red Cap’n 2 from Base G to Base H.',
  ],
  [{ type: 'returned', seat: 'blue', troop: 'star', clause }, 'Blue brings Star 6 back from the discard.'],
  [{ type: 'pinned', seat: 'red', troop: null, clause }, 'A Troop on the rack of Red lies down.'],
  [{ type: 'pinned', seat: 'red', troop: 'star', clause }, 'Star 6 on the rack of Red lies down.'],
  [
    { type: 'stood_up', seat: 'red', count: 1, troops: null, clause },
    'The lying Troop of Red stands up again.',
  ],
  [
    { type: 'claimed', seat: 'blue', region: 'R2', medals: 1, clause },
    'Blue takes one medal in the region of bases A, D, F, C.',
  ],
  [{ type: 'resigned', seat: 'blue' }, 'Blue resigns.'],
  [{ type: 'timed_out', seat: 'blue' }, 'The time of Blue is up.'],
  [{ type: 'ended', winner: 'blue', by: 'hq', clause }, 'Blue wins: the headquarters of Red is taken.'],
];

afterEach(() => setLanguage('en'));

describe('the log', () => {
  it.each(events)('describes %j', (event, sentence) => {
    expect(describeEvent(event, setup, null)?.text).toBe(sentence);
  });

  it('has a Korean sentence for everything, with no message missing', () => {
    setLanguage('ko');
    for (const [event] of events) {
      const text = describeEvent(event, setup, null)?.text ?? '';
      expect(text).not.toContain('tb-');
      expect(text).toMatch(/[가-힣]/);
    }
  });

  it('gives the places that a line names', () => {
    const places = (event: Event) => describeEvent(event, setup, null)?.places;
    expect(places({ type: 'placed', seat: 'blue', troop: 'kwak', on: 'b4', level: 1, extra: false })).toEqual(
      ['b4'],
    );
    expect(
      places({ type: 'moved', by: 'blue', seat: 'red', troop: 'capn', from: 'b7', to: 'b8', clause }),
    ).toEqual(['b7', 'b8']);
    expect(places({ type: 'claimed', seat: 'blue', region: 'R1', medals: 1, clause })).toEqual([
      'b1',
      'b3',
      'b2',
    ]);
    expect(places({ type: 'resigned', seat: 'blue' })).toEqual([]);
  });

  it('links an event to the clause that it rests on', () => {
    for (const [event] of events.filter(([candidate]) => 'clause' in candidate)) {
      expect(describeEvent(event, setup, null)?.clauses).toHaveLength(1);
    }
  });
});

describe('refusals', () => {
  const refuse = (reason: Refusal['reason']): Refusal => ({
    clause: 'TB-PLACE-04',
    because: 'in its own words',
    reason,
  });

  it('are translated, with the names of places and Troops', () => {
    const reason = { type: 'not_weaker', troop: 'jumbo', on: 'b4', top: 'roxy' };
    expect(describeRefusal(refuse(reason), setup)).toBe(
      'Jumbo 3 cannot cover Roxy 7 on Base D: only a weaker enemy can be covered.',
    );
    setLanguage('ko');
    expect(describeRefusal(refuse(reason), setup)).toContain('점보 3은');
  });

  it('list what would be allowed', () => {
    const reason = { type: 'value_not_shown', troop: 'roxy', on: 'b4', allowed: ['1', '2', 'K'] };
    expect(describeRefusal(refuse(reason), setup)).toBe('Base D lets only 1, 2, K in, not Roxy 7.');
  });

  it('name the choice and the allowed choices, both places and Troops', () => {
    const chosen = { type: 'no_choice', effect: 'jumbo', chosen: 'b8', allowed: ['b3', 'b9'] };
    expect(describeRefusal(refuse(chosen), setup)).toBe(
      'With Jumbo you cannot choose Base H. You may choose Base C, Base J.',
    );
    const fetched = { type: 'no_choice', effect: 'cemetery', chosen: 'roxy', allowed: ['capn'] };
    expect(describeRefusal(refuse(fetched), setup)).toContain(
      'cannot choose Roxy 7. You may choose Cap’n 2.',
    );
  });

  it('fall back to the words of the server', () => {
    expect(describeRefusal(refuse({ type: 'something_new' }), setup)).toBe('in its own words');
  });
});
