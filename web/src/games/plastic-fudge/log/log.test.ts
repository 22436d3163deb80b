import { afterEach, describe, expect, it } from 'vitest';
import { momentOf, moments, setup, setupAt } from '../../../../dev/plastic-fudge/moments';
import { hasText, LANGUAGES, setLanguage } from '../../../texts';
import type { Event, Refusal } from '../types';
import { describeEvent } from './log';
import { describeRefusal } from './refusals';

afterEach(() => setLanguage('en'));
const said = (event: Event): string => describeEvent(event, setup, null)!.text;
const mods = [{ what: 'level', by: 2, clause: 'PF-STAT-04' }];

describe('the log', () => {
  it.each(moments)('has a sentence for every event of %s that needs one, in every language', (name) => {
    for (const language of LANGUAGES) {
      setLanguage(language);
      for (const event of momentOf(name).events) {
        const line = describeEvent(event, setupAt(name), 'green');
        if (!line) expect(['phase', 'walk', 'blast']).toContain(event.type);
        else expect(line.text, event.type).not.toMatch(/pf-|undefined|NaN|\{/);
        if (line) expect(line.clauses.every((clause) => clause.startsWith('PF-'))).toBe(true);
      }
    }
  });

  it('leaves out of a summary where a Unit is deployed, and what the table sums up after a fight', () => {
    const minor = (event: object): boolean => describeEvent(event as Event, setup, null)?.minor ?? false;
    const sum = { dice: [0, 0, 0, 0], roll: 0, tl: -1, modifier: 0, modifiers: [], total: -1 };
    const check = { type: 'morale', unit: 'g0', ...sum };
    expect(minor({ ...check, passed: true, rallied: false })).toBe(true);
    expect(minor({ ...check, passed: true, rallied: true })).toBe(false);
    expect(minor({ ...check, passed: false, rallied: false })).toBe(true);
    expect(minor({ type: 'rout', unit: 'g0', fled: false })).toBe(true);
    expect(minor({ type: 'initiative', green: 1, tan: 0, winner: 'green', modifiers: [[], []] })).toBe(false);
  });

  it('leaves the shots of a fight to the table, and joins those who run', () => {
    const opened = { type: 'opened', green: [{}], tan: [{}] } as unknown as Event;
    expect(describeEvent(opened, setup, 'green')?.minor).toBe(true);
    const rout = describeEvent(
      { type: 'rout', unit: 'g1', fled: false } as unknown as Event,
      setup,
      'green',
    )!;
    expect(rout.together?.say([rout.together.name, 'x'])).toMatch(/^Running away: your .*, x\.$/);
  });

  it('says that a side makes no attacks, and reveals no secret ones', () => {
    const committed = (attacks: [] | null): string => said({ type: 'committed', seat: 'green', attacks });
    expect(committed([])).toBe('Green has committed no attack.');
    expect(committed(null)).toBe('Green has decided whom it attacks, if anybody.');
  });

  it('names dice, modifiers and clauses of an attack', () => {
    const event = {
      type: 'attack',
      unit: 'g1',
      weapon: 'rifle',
      roll: 1,
      dice: [1, 0, 0, 0],
      modifiers: mods,
      target: 't1',
      clause: 'PF-ATK-04',
    } as Event;
    expect(said(event)).toBe(
      'Grenade and Rifle Trooper (Green) attacks Grenade and Rifle Trooper 1 (Tan) with rifle: dice +1, +2 Attack (on card).',
    );
    expect(describeEvent(event, setup, null)!.clauses).toEqual(['PF-ATK-04', 'PF-STAT-04']);
  });

  it('says totals and the result of a hit', () => {
    const event = {
      type: 'hit',
      unit: 'g1',
      target: 't1',
      attack: 2,
      defence: -2,
      dice: [0, 0, -1, 0],
      attack_modifiers: mods,
      defence_modifiers: [],
      cover: 'half',
      hth: false,
      result: 'injury',
      clause: 'PF-CHART-m2',
    } as Event;
    expect(said(event)).toBe(
      'Grenade and Rifle Trooper 1 (Tan), half covered, defends −2 against +2 of Grenade and Rifle Trooper (Green): injured.',
    );
  });

  it('keeps what is under a marker secret from viewers who may not know it', () => {
    const laid = { type: 'laid', seat: 'tan', mine: 'm1', at: [20, 20], real: null } as Event;
    expect(said(laid)).toBe('Tan lays marker 1 (20″ east, 20″ north).');
    expect(said({ ...laid, real: true } as Event)).toContain('lays a mine');
  });

  it('describes a morale check with all its modifiers', () => {
    const event = {
      type: 'morale',
      unit: 'g1',
      modifier: 1,
      roll: -4,
      dice: [-1, -1, -1, -1],
      tl: 0,
      modifiers: [{ what: 'commander-near', by: 1, clause: 'PF-MOR-03' }],
      total: -3,
      passed: true,
      rallied: false,
    } as Event;
    expect(said(event)).toBe(
      'Grenade and Rifle Trooper (Green) stands firm: dice −4, Training 0, +1 Commander near, in all −3; −3 or more holds.',
    );
    const failed = {
      ...event,
      modifier: 0,
      tl: -1,
      roll: -3,
      modifiers: [],
      total: -4,
      passed: false,
    } as Event;
    expect(said(failed)).toBe(
      'Morale check at the end of the Round, Grenade and Rifle Trooper (Green): dice −3, Training −1, in all −4, but −3 is needed. It runs away.',
    );
  });
});

describe('refusals', () => {
  const refusal = (reason: Refusal['reason']): Refusal => ({
    clause: 'PF-R-82',
    because: 'the server’s own words',
    reason,
  });

  it('name Units and inches', () => {
    expect(
      describeRefusal(
        refusal({ type: 'out_of_reach', unit: 'g1', weapon: 'rifle', gap: 13.25, reach: 12 }),
        setup,
      ),
    ).toBe('That is 13.3″ from Grenade and Rifle Trooper (Green); its rifle reaches 12″.');
    expect(
      describeRefusal(
        refusal({ type: 'outside_zone', unit: 'g1', side: 'green', gap: 13.25, limit: 12 }),
        setup,
      ),
    ).toBe(
      'There Grenade and Rifle Trooper (Green) would stand outside the zone where Green deploys. The zone reaches 12″ from where it is measured; the edge of the base is 13.3″ away.',
    );
    expect(describeRefusal(refusal({ type: 'other_side', step: 'move-a', asked: 'tan' }), setup)).toBe(
      'Tan is asked, not you: the side that goes first moves.',
    );
    expect(describeRefusal(refusal({ type: 'other_side', step: 'over', asked: null }), setup)).toBe(
      'Nobody is asked: the battle is over.',
    );
    expect(
      describeRefusal(refusal({ type: 'does_not_fit', unit: 'g1', weapon: null, aim: 'direction' }), setup),
    ).toContain('No weapon of Grenade and Rifle Trooper (Green)');
  });

  it('fall back to the server’s own words', () => {
    expect(describeRefusal(refusal({ type: 'something_new' }), setup)).toBe('the server’s own words');
  });

  const kinds = import.meta.glob<string>(
    '../../../wire/plastic_fudge/{RoundFault,PlaceFault,MoveFault,AttackFault,SetupFault}.ts',
    { query: '?raw', import: 'default', eager: true },
  );
  it.each(LANGUAGES)('have a sentence in %s for every kind of fault', (language) => {
    setLanguage(language);
    const types = Object.values(kinds).flatMap((text) =>
      [...text.matchAll(/type: "([a-z_]+)"/g)].map((match) => match[1] ?? ''),
    );
    expect(types.length).toBeGreaterThan(60);
    expect(
      types.map((type) => `pf-refusal-${type.replaceAll('_', '-')}`).filter((id) => !hasText(id)),
    ).toEqual([]);
  });
});

it('says what the loss of a Commander costs', () => {
  const own = (is: boolean) => setup.units.find(({ commander }) => commander === is)!.id;
  const text = (unit: string) =>
    describeEvent({ type: 'destroyed', unit, clause: 'PF-DMG-01' } as unknown as Event, setup, null)?.text;
  expect(text(own(true))).toContain('−2 on Initiative');
  expect(text(own(false))).not.toContain('Initiative');
});
