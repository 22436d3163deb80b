import { afterEach, describe, expect, it } from 'vitest';
import { filmBytes, filmText } from '../../../../dev/attacktix/make-film';
import { momentOf, moments, setup } from '../../../../dev/attacktix/moments';
import { LANGUAGES, hasText, setLanguage } from '../../../texts';
import type { Event, Refusal } from '../types';
import { describeEvent } from './log';
import { describeRefusal } from './refusals';

afterEach(() => setLanguage('en'));
const said = (event: Event): string => describeEvent(event, setup, null)!.text;

/** One event of each type that is missing from the recorded moments. */
const more: readonly Event[] = [
  { type: 'coin', colour: 'red', seat: 'p1', clause: 'AT-R-09' },
  { type: 'side', seat: 'p1', side: 'west' },
  { type: 'placed', seat: 'p1', figure: 'p1-01', at: [0, -479_200], advance: 25_400 },
  { type: 'ready', seat: 'p2' },
  { type: 'opened' },
  { type: 'base-turned', figure: 'p1-01', facing: 4_500 },
  {
    type: 'move',
    seat: 'p1',
    figure: 'p1-01',
    way: [
      [0, 0],
      [0, 50_800],
    ],
    facing: 0,
    tix: 2,
    window: '5r',
    stopped: null,
    pushed: 'barrel',
    pushed_to: [0, 90_000],
  },
  { type: 'section-removed', section: 'fence.1', by: 'p1-01', clause: 'AT-LOW-04' },
  { type: 'object-moved', object: 'barrel', at: [0, 0], facing: 0, fallen: true },
  { type: 'object-removed', object: 'barrel' },
  {
    type: 'special',
    figure: 'p1-04',
    ability: 'Undertow',
    result: 'used',
    seat: 'p1',
    targets: ['p2-01'],
    clause: 'AT-ABIL-04',
  },
  {
    type: 'return',
    figure: 'p1-06',
    seat: 'p1',
    from: 'backup',
    at: [0, -530_000],
    facing: 0,
    clause: 'AT-RET-01',
  },
  { type: 'capture', figure: 'p2-01', seat: 'p1' },
  { type: 'shifted', figure: 'p2-01', at: [0, 0], window: '4w' },
  { type: 'pinned', figure: 'p2-01' },
  { type: 'extra', seat: 'p1', extra: 1 },
  { type: 'restored', figure: 'p1-05' },
  { type: 'bot-choice', seat: 'p1' },
  { type: 'pass', seat: 'p1' },
  { type: 'dispute', about: 'x', called: 'red', colour: 'white', won_by: 'p2' },
  { type: 'dropped', seat: 'p2', clause: 'AT-FFA-10' },
  { type: 'resigned', seat: 'p2' },
];

describe('the log', () => {
  it('has a sentence for every event, in every language', () => {
    for (const language of LANGUAGES) {
      setLanguage(language);
      for (const event of [...moments.flatMap((name) => momentOf(name).events), ...more]) {
        const line = describeEvent(event, setup, 'p1');
        expect(line, event.type).not.toBeNull();
        expect(line!.text, event.type).not.toMatch(/\bat-|undefined|NaN|\{/);
        expect(line!.clauses.every((clause) => clause.startsWith('AT-'))).toBe(true);
        if (!['opened', 'ready'].includes(event.type)) expect(line!.clauses.length).toBeGreaterThan(0);
      }
    }
  });

  // The log once said of a Battle Master with an open latch that it was still in play. The next line said
  // that it was defeated.
  it('says which figures were shoved but not knocked over, and never says that they are still in play', () => {
    expect(said(momentOf('shot').events[0]!)).toMatch(
      / Shoved but not knocked over: Rose’s Bramble Trooper 2\.$/,
    );
  });

  it('says how hard each blow on a Battle Master was, which switch tripped, and which blow was too weak', () => {
    const [shot] = momentOf('volley').events;
    expect(said(shot!)).toBe(
      'Teal’s Anvil Colossus 5 fires missile 1 of its four-bolt launcher: straight, 3° up. The left switch of Teal’s Anvil Colossus 5 trips (2,151 g cm/s). The blow on the torso of Teal’s Anvil Colossus 5 is too weak (973 g cm/s).',
    );
    expect(describeEvent(shot!, setup, null)!.clauses).toEqual(['AT-VOLLEY-01', 'AT-R-24', 'AT-R-26']);
  });

  it('says why a figure of the attacker’s side fell, and what its window shows', () => {
    const event: Event = {
      type: 'defeat',
      figure: 'p1-03',
      by: 'p1-02',
      cause: 'ring-out',
      own: true,
      special: false,
      clause: 'AT-DEF-02',
    };
    expect(said(event)).toBe(
      'Teal’s Rivet Trooper 3 is defeated: it is off the table, by Teal’s Boiler Captain 2 of its own side. Its wheel stood on no star, so Spare Parts does not work.',
    );
    expect(describeEvent(event, setup, null)!.clauses).toEqual(['AT-DEF-02', 'AT-DEF-04', 'AT-ABIL-01']);
  });

  it('says nothing about the special window of a figure whose player gave up', () => {
    const event: Event = {
      type: 'defeat',
      figure: 'p1-03',
      by: null,
      cause: 'resignation',
      own: false,
      special: false,
      clause: 'AT-R-69',
    };
    expect(said(event)).toBe('Teal’s Rivet Trooper 3 is defeated: its player gave up.');
    expect(describeEvent(event, setup, null)!.clauses).toEqual(['AT-R-69']);
  });

  it('names the player who gave up if no other player lost', () => {
    const [winner, loser] = setup.seats.map(({ id }) => id) as [string, string];
    const over: Event = {
      type: 'result',
      kind: 'duel',
      winners: [winner],
      by: 'resignation',
      places: [[winner], [loser]],
      clause: 'AT-R-69',
    };
    expect(said(over)).toBe('Teal wins. Rose gave up.');
  });

  it('names a special, its targets and what it does', () => {
    expect(said(more.find(({ type }) => type === 'special')!)).toBe(
      'Undertow of Teal’s Clamp Diver 4 is used on Rose’s Rivet Trooper 1. One enemy figure that is not a Battle Master is shifted in a straight line, up to 4 tix.',
    );
  });

  it('says that a special failed because the turn had too many, not because it had no target', () => {
    const failed = {
      type: 'special' as const,
      figure: 'p1-04',
      ability: 'Undertow',
      result: 'failed' as const,
      seat: 'p1',
      targets: [],
    };
    expect(said({ ...failed, clause: 'AT-ABIL-05' })).toBe(
      'Undertow of Teal’s Clamp Diver 4 finds nothing to act on and has no effect. Its card says: One enemy figure that is not a Battle Master is shifted in a straight line, up to 4 tix.',
    );
    expect(said({ ...failed, clause: 'AT-R-34' })).toBe(
      'Undertow of Teal’s Clamp Diver 4 fails: no more than 32 specials are used in a turn.',
    );
    expect(describeEvent({ ...failed, clause: 'AT-R-34' }, setup, null)!.clauses).toEqual(['AT-R-34']);
  });

  it('says how far a weapon could be wound if an obstacle stopped its spring early', () => {
    const shot = momentOf('volley').events.find((event) => event.type === 'attack')!;
    const swing: Event = {
      ...shot,
      figure: 'p1-02',
      aim: { yaw: 0, pull: 1_000 },
      aimed: { yaw: 0, pull: 820 },
      blows: [],
    };
    expect(said(swing)).toContain('wound 100 %). Something was in the way: wound to 82 % only.');
    expect(describeEvent(swing, setup, null)!.clauses).toContain('AT-R-66');
    expect(said({ ...swing, aimed: swing.aim })).not.toContain('in the way');
  });

  it('has a short text of an attack, without degrees and springs', () => {
    const attack = momentOf('shot').events.find((event) => event.type === 'attack')!;
    const missing: Event = { ...attack, meets: null, blows: [], shifted: [] };
    expect(describeEvent(missing, setup, null, [missing])!.short).toBe(
      'Teal’s Boiler Captain 2 attacks. The hand shook. It hits nobody.',
    );
  });

  it('says whose attack moved an object and how far, and leaves short shifts out of turn cards', () => {
    const shot = momentOf('shot').events.find((event) => event.type === 'attack')!;
    const nth = setup.terrain.findIndex(({ shape }) => shape);
    const object = setup.terrain[nth]!.id;
    const pose = { at: [0, 0, 0], turn: [0, 0, 0, 1] } as const;
    const film = filmText(filmBytes([{ kind: 'object', id: nth, poses: [pose] }], []));
    const moved = (z: number): Event => ({
      type: 'object-moved',
      object,
      at: [0, z],
      facing: 0,
      fallen: false,
    });
    const line = (event: Event) => describeEvent(event, setup, null, [{ ...shot, film }, event])!;
    expect(line(moved(20_000)).text).toMatch(/ is moved by Teal’s attack, 2 cm\.$/);
    expect(line(moved(20_000)).minor).toBe(false);
    expect(line(moved(2_000)).minor).toBe(true);
    expect(said(moved(2_000))).toMatch(/ is moved\.$/);
  });

  it('says which figure the line of an aim meets', () => {
    const attack = momentOf('shot').events.find((event) => event.type === 'attack')!;
    expect(said(attack)).toMatch(/^Teal’s Boiler Captain 2 shoots at Rose’s Rivet Trooper 1 with its/);
    expect(said({ ...attack, meets: null })).toContain(
      'Teal’s Boiler Captain 2 attacks with its bolt launcher (',
    );
  });

  it('says of a hidden placement only that it happened', () => {
    expect(said({ type: 'placed', seat: 'p2', figure: null, at: null, advance: null })).toBe(
      'Rose places a figure.',
    );
  });
});

describe('refusals', () => {
  const refusal = (reason: Refusal['reason']): Refusal => ({
    clause: 'AT-R-10',
    because: 'the server’s own words',
    reason,
  });

  it('name the figures, lengths and parts of weapons that they are about', () => {
    expect(
      describeRefusal(
        refusal({ type: 'near_side', figure: 'p1-01', gap: 127_000, least: 203_200, clause: 'AT-FFA-03' }),
        setup,
      ),
    ).toBe('Teal’s Valve Marshal 1 is 5 tix from another player’s side; at least 8 are asked for.');
    expect(
      describeRefusal(
        refusal({ type: 'out_of_arc', part: 'yaw', value: 9_500, least: -7_000, most: 7_000 }),
        setup,
      ),
    ).toBe('Torso of this weapon cannot be 95; it goes from -70 to 70.');
    expect(describeRefusal(refusal({ type: 'too_far', most: 101_600 }), setup)).toBe(
      'A figure is shifted by 0 to 4 tix.',
    );
    expect(describeRefusal(refusal({ type: 'how_many', most: 2 }), setup)).toBe(
      'This special takes 1 to 2 figures.',
    );
    expect(describeRefusal(refusal({ type: 'wrong_step', step: 'placing' }), setup)).toBe(
      'That is not possible now: the players are still placing figures.',
    );
    expect(
      describeRefusal(
        refusal({ type: 'side_taken', seat: 'p2', free: ['west', 'east'], clause: 'AT-FFA-04' }),
        setup,
      ),
    ).toBe('That side is taken by Rose; free is: West side, East side.');
    expect(
      describeRefusal(refusal({ type: 'section_in_the_way', section: 'fence.1', other: 'fence.2' }), setup),
    ).toContain('Reed Fence, section 2 stands between');
  });

  it('show the server’s own words if there is no translation', () => {
    expect(describeRefusal(refusal({ type: 'something_new' }), setup)).toBe('the server’s own words');
  });

  const kinds = import.meta.glob<string>(
    '../../../wire/attacktix/{TurnFault,PlaceFault,MoveFault,PushFault,AttackFault,SpecialFault}.ts',
    { query: '?raw', import: 'default', eager: true },
  );
  it.each(LANGUAGES)('have a sentence in %s for every kind of fault', (language) => {
    setLanguage(language);
    const types = Object.values(kinds).flatMap((text) =>
      [...text.matchAll(/type: "([a-z_]+)"/g)].map((match) => match[1] ?? ''),
    );
    expect(types.length).toBeGreaterThan(40);
    const ids = types.map((type) =>
      type === 'too_far' ? 'at-refusal-too-far-most' : `at-refusal-${type.replaceAll('_', '-')}`,
    );
    expect(ids.filter((id) => !hasText(id))).toEqual([]);
  });
});

it('says of the coin of a dispute who called, and of any other coin who begins', () => {
  const coin = { type: 'coin', colour: 'red', seat: 'p1' } as const;
  expect(said({ ...coin, clause: 'AT-R-09' })).toMatch(/begins\.$/);
  expect(said({ ...coin, clause: 'AT-R-64' })).toMatch(/^The coin shows red; .+ called\.$/);
});
