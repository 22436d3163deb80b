import { expect, it } from 'vitest';
import { setup } from '../../../../dev/plastic-fudge/moments';
import { draftNotice } from '../describe/notice';
import type { Draft } from '../orders/drafts.svelte';
import type { Event, PathAnswer, Position } from '../types';
import { Fates } from './fates';
import { capital, namingFor, platesFor } from '../describe/units';
import { shotsBySide } from './rows';
import { summaryOf } from './summary';

const [green, tan] = (['green', 'tan'] as const).map((side) =>
  setup.units.filter((card) => card.side === side).map(({ id }) => id),
) as [string[], string[]];
const event = (one: object): Event => one as Event;
const shot = (unit: string, target: string, result: string, attack: number, defence: number): Event[] => [
  event({ type: 'attack', unit, target, roll: 2, modifiers: [] }),
  event({
    type: 'hit',
    unit,
    target,
    result,
    attack,
    defence,
    dice: [0, 0, 0, 0],
    attack_modifiers: [],
    defence_modifiers: [],
  }),
];

/** The name of a Unit for Green, at the start of a sentence. */
const name = namingFor(setup, 'green');
const begins = (id: string): string => capital(name(id));

it('tells every shot in a short line, those of the enemy first and those that did harm before others', () => {
  const fight = [
    event({ type: 'opened', green: [{}, {}], tan: [{}, {}] }),
    ...shot(green[0]!, tan[0]!, 'no-damage', 0, 3),
    ...shot(green[1]!, tan[1]!, 'kill', 4, 0),
    ...shot(tan[0]!, green[0]!, 'injury', 3, 0),
    event({ type: 'attack', unit: tan[1], target: green[1], wasted: true, modifiers: [] }),
    event({ type: 'injured', unit: green[0] }),
  ];
  const plate = platesFor(setup, 'green');
  const [g, g1] = [plate(green[0]!), plate(green[1]!)];
  const [t, t1] = [plate(tan[0]!), plate(tan[1]!)];
  const ofTan = [
    { result: 'injury', text: `${capital(t)} → ${g}: injured, +3 : 0` },
    { result: 'none', text: `${capital(t1)} → ${g1}: already gone, no shot` },
  ];
  const ofGreen = [
    { result: 'kill', text: `${capital(g1)} → ${t1}: killed, +4 : 0` },
    { result: 'none', text: `${capital(g)} → ${t}: no harm, 0 : +3` },
  ];
  expect(shotsBySide(fight, setup, 'green')).toEqual([
    { side: 'tan', rows: ofTan, more: 0 },
    { side: 'green', rows: ofGreen, more: 0 },
  ]);
  expect(shotsBySide([], setup, 'green')).toEqual([]);
  expect(summaryOf(fight, setup, 'green')).toBe('');
});

it('says that injuries wore a Unit down if no single hit killed it', () => {
  const fight = [...shot(green[1]!, tan[0]!, 'injury', 2, 0), event({ type: 'destroyed', unit: tan[0] })];
  expect(summaryOf(fight, setup, 'green')).toMatch(
    new RegExp(`^${begins(tan[0]!)}: no single hit was enough`, 'm'),
  );
});

it('says that a marker was a mine, and later what destroyed the casualty', () => {
  const story = [
    event({ type: 'phase', step: 'move-a', round: 3, seat: 'green' }),
    event({ type: 'mine', mine: 'm2', unit: green[0], real: true }),
    event({ type: 'destroyed', unit: green[0] }),
  ];
  expect(summaryOf(story, setup, 'green')).toMatch(/^Marker 2 was a mine: .* was blown up\.$/m);
  const fates = new Fates();
  for (const one of story) fates.note(one);
  expect(fates.describe(green[0]!, setup)).toMatch(/was destroyed in Round 3: Marker 2 was a mine\.$/);
  expect(fates.describe(green[1]!, setup)).toBeNull();
});

it('says why a Unit fails its check of morale, and that all Units check', () => {
  const known = { nerve: true, running: true };
  const check = { type: 'morale', unit: green[0], roll: -3, tl: 0, modifier: 0, modifiers: [], total: -3 };
  expect(summaryOf([event({ ...check, passed: false })], setup, 'green')).toMatch(
    /^At the end of a Round everybody, hurt or not, throws for Morale .* check of .*: dice −3, .* is needed\. It runs\. Whoever runs cannot attack\. .* is lost\.$/,
  );
  expect(summaryOf([event({ ...check, passed: true })], setup, 'green')).toMatch(/all stood firm\.$/);
  expect(summaryOf([event({ ...check, passed: false })], setup, 'green', known)).toMatch(
    /^Morale check of [^.]*: dice −3[^.]* is needed\. It runs\.$/,
  );
  expect(summaryOf([event({ ...check, passed: true })], setup, 'green', known)).toBe('');
});

it('gives the numbers of every Unit that runs', () => {
  const known = { nerve: true, running: true };
  const check = { type: 'morale', tl: -1, modifier: 0, modifiers: [], passed: false };
  const ran = [
    event({ ...check, unit: green[0], roll: -3, total: -4 }),
    event({ ...check, unit: green[1], roll: -4, total: -5 }),
  ];
  expect(summaryOf(ran, setup, 'green', known).split('\n')).toEqual([
    expect.stringMatching(
      /^Morale check of your .*: dice −3, Training −1: −4, but .* is needed\. It runs\.$/,
    ),
    `Morale check of ${name(green[1]!)}: dice −4, Training −1: −5. It runs.`,
  ]);
});

it('says which Units stop running, and that a Unit panics because another one runs past it', () => {
  const check = { roll: 0, tl: 0, modifier: 0, modifiers: [], total: 0 };
  const known = { nerve: true, running: true };
  const [unit, by] = [name(green[0]!), name(green[1]!)];
  const rallied = event({ ...check, type: 'morale', unit: green[0], passed: true, rallied: true });
  expect(summaryOf([rallied], setup, 'green', known)).toBe(`No longer running: ${unit}.`);
  const panic = event({ ...check, type: 'contagion', unit: green[0], by: green[1], passed: false });
  expect(summaryOf([panic], setup, 'green', known)).toContain(
    `${capital(by)} runs close by, so ${unit} checks Morale: dice 0`,
  );
});

it('names what weakens a check of morale, and the Units that run off the table', () => {
  const lost = { what: 'commander-lost', by: -1 };
  const check = {
    type: 'morale',
    unit: green[0],
    roll: -3,
    tl: 0,
    modifier: -1,
    modifiers: [lost],
    total: -4,
  };
  const story = [event({ ...check, passed: false }), event({ type: 'rout', unit: green[0], fled: true })];
  const told = summaryOf(story, setup, 'green');
  expect(told).toContain('Training 0, −1 Commander lost: −4');
  expect(told).toContain('It runs off the table and is lost.');
  const alone = event({ type: 'rout', unit: green[0], fled: true });
  expect(summaryOf([alone], setup, 'green')).toContain(`Off the table, and lost: ${name(green[0]!)}.`);
});

it('warns of the first draft that is refused, and of a way onto a marker', () => {
  const position = { mines: [{ id: 'm1', side: 'tan', at: [1, 1] }] } as unknown as Position;
  const draft = (key: string, touches: string[]): Draft => ({
    key,
    action: { do: 'move', unit: key, path: [{ go: 1 }] },
    legal: true,
    why: null,
    way: [],
    facing: 90,
    path: { touches } as unknown as PathAnswer,
  });
  const crossing = draft(green[0]!, ['m1']);
  expect(draftNotice(setup, position, [crossing])?.text).toContain('It may be a mine');
  const why = {
    clause: 'PF-R-46',
    because: '',
    reason: { type: 'ends_on', unit: green[1], other: green[0] },
  };
  const stuck = { ...draft(green[1]!, []), legal: false, why } as unknown as Draft;
  expect(draftNotice(setup, position, [crossing, stuck])).toMatchObject({
    unit: green[1],
    clause: 'PF-R-46',
  });
  expect(draftNotice(setup, position, [draft(green[0]!, [])])).toBeNull();
});

it('announces the loss of a Commander, and what it costs', () => {
  const [own] = setup.units.filter(({ side, commander }) => side === 'green' && commander);
  const known = { nerve: true, running: true };
  const told = summaryOf([event({ type: 'destroyed', unit: own!.id })], setup, 'green', known);
  expect(told).toBe(
    `${begins(own!.id)}, the Commander, is lost: from now on this side has −2 on Initiative (the dice for who moves first), and each of its men −1 on Morale.`,
  );
  const fled = event({ type: 'rout', unit: own!.id, fled: true });
  expect(summaryOf([fled], setup, 'green', known)).toContain('the Commander, is lost');
  const other = setup.units.find(({ commander }) => !commander)!;
  expect(summaryOf([event({ type: 'destroyed', unit: other.id })], setup, 'green', known)).toBe('');
});
