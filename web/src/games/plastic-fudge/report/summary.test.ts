import { expect, it } from 'vitest';
import { setup } from '../../../../dev/plastic-fudge/moments';
import { draftNotice } from '../describe/notice';
import type { Draft } from '../orders/drafts.svelte';
import type { Event, PathAnswer, Position } from '../types';
import { Fates } from './fates';
import { capital, namingFor } from '../describe/units';
import { decidingHit, summaryOf } from './summary';

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

it('sums up the attacks of both sides, the harm to the viewer first, and explains the worst hit', () => {
  const fight = [
    event({ type: 'opened', green: [{}, {}, {}], tan: [{}] }),
    ...shot(green[0]!, tan[0]!, 'kill', 4, -1),
    ...shot(green[1]!, tan[1]!, 'injury', 2, 0),
    event({ type: 'destroyed', unit: tan[0] }),
    event({ type: 'injured', unit: tan[1] }),
  ];
  const told = (side: 'green' | 'tan', lines: (harm: string) => string[]): void => {
    const named = namingFor(setup, side);
    const [shooter, target] = [named(green[0]!), named(tan[0]!)];
    const why =
      `${capital(shooter)} hits ${target}: down! Dice +2 and Attack +2 make +4 for ${shooter}, ` +
      `dice 0 and Defence −1 make −1 for ${target}: 5 better; 4 better kills.`;
    const harm = `${target} destroyed; ${named(tan[1]!)} injured`;
    const hurt = `${capital(named(green[1]!))} hits ${named(tan[1]!)}: hurt! +2 against 0, 2 better.`;
    expect(summaryOf(fight, setup, side)).toBe([...lines(harm), why, hurt].join('\n'));
  };
  told('green', (harm) => [`Your 3 attacks: ${harm}.`, 'Tan’s attack: nobody hurt.']);
  told('tan', (harm) => [`Green’s 3 attacks: ${harm}.`, 'Your attack: nobody hurt.']);
  expect(namingFor(setup, 'tan')(tan[0]!)).toMatch(/^your /);
  expect(summaryOf([], setup, 'green')).toBe('');
});

it('gives numbers for every loss, those of the viewer’s own Units first', () => {
  const lost = (unit: string | undefined): Event => event({ type: 'destroyed', unit });
  const fight = [
    event({ type: 'opened', green: [{}, {}], tan: [{}] }),
    ...shot(tan[2]!, green[0]!, 'kill', 3, -2),
    ...shot(green[1]!, tan[0]!, 'injury', 2, 0),
    ...shot(green[1]!, tan[1]!, 'kill', 4, 0),
    lost(green[0]),
    lost(tan[1]),
    lost(tan[0]),
  ];
  expect(summaryOf(fight, setup, 'green').split('\n').slice(2)).toEqual([
    expect.stringContaining(`make +3 for ${name(tan[2]!)}`),
    `${begins(green[1]!)} hits ${name(tan[1]!)}: down! +4 against 0, 4 better.`,
    `${begins(green[1]!)} hits ${name(tan[0]!)}: hurt! +2 against 0, 2 better.`,
    expect.stringMatching(`^${begins(tan[0]!)}: no single hit was enough`),
  ]);
});

it('tells every shot with its totals, misses and wasted attacks too', () => {
  const fight = [
    event({ type: 'opened', green: [{}, {}], tan: [{}] }),
    ...shot(green[0]!, tan[0]!, 'no-damage', 0, 3),
    ...shot(green[1]!, tan[1]!, 'no-effect', 1, 0),
    ...shot(tan[0]!, green[0]!, 'injury', 3, 0),
    event({ type: 'attack', unit: tan[1], target: green[1], wasted: true, modifiers: [] }),
    event({ type: 'injured', unit: green[0] }),
  ];
  expect(summaryOf(fight, setup, 'green').split('\n').slice(3)).toEqual([
    `${begins(green[0]!)} misses ${name(tan[0]!)}: 0 against +3.`,
    `${begins(green[1]!)} hits ${name(tan[1]!)}, who shrugs it off: +1 against 0.`,
    `The attack of ${name(tan[1]!)} on ${name(green[1]!)} is wasted.`,
  ]);
});

it('says which hit decided the battle: the one that harmed the losing side most', () => {
  const kill = shot(green[0]!, tan[0]!, 'kill', 4, -1);
  const theirs = shot(tan[1]!, green[1]!, 'kill', 4, -1);
  const miss = shot(green[1]!, tan[1]!, 'no-damage', 0, 0);
  const [shooter, target] = [begins(green[0]!), name(tan[0]!)];
  expect(decidingHit([...kill, ...theirs], setup, 'green', 'green')).toContain(
    `${shooter} hits ${target}: down!`,
  );
  const rout = { type: 'rout', unit: tan[2] };
  expect(decidingHit([...kill, event({ ...rout, fled: true })], setup, 'green', 'green')).toBe('');
  expect(decidingHit([...kill, event({ ...rout, fled: false })], setup, 'green', 'green')).toContain(
    ': down!',
  );
  expect(decidingHit([...miss, ...theirs], setup, 'green', 'green')).toBe('');
});

it('says that a marker was a mine, and later what destroyed the casualty', () => {
  const story = [
    event({ type: 'phase', step: 'move-a', round: 3, seat: 'green' }),
    event({ type: 'mine', mine: 'm2', unit: green[0], real: true }),
    event({ type: 'destroyed', unit: green[0] }),
  ];
  expect(summaryOf(story, setup, 'green')).toMatch(/^Marker 2 was a mine: .* was blown up\.$/);
  const fates = new Fates();
  for (const one of story) fates.note(one);
  expect(fates.describe(green[0]!, setup)).toMatch(/was destroyed in Round 3: Marker 2 was a mine\.$/);
  expect(fates.describe(green[1]!, setup)).toBeNull();
});

it('says why a Unit fails its check of morale, and that all Units check', () => {
  const known = { nerve: true, running: true };
  const check = { type: 'morale', unit: green[0], roll: -3, tl: 0, modifier: 0, modifiers: [], total: -3 };
  expect(summaryOf([event({ ...check, passed: false })], setup, 'green')).toMatch(
    /^At the end of a Round everybody throws dice for nerve and adds .* runs: dice −3, .* so it loses heart\. Whoever runs cannot attack\. .* is lost\.$/,
  );
  expect(summaryOf([event({ ...check, passed: true })], setup, 'green')).toMatch(/all stood firm\.$/);
  expect(summaryOf([event({ ...check, passed: false })], setup, 'green', known)).toMatch(
    /^[^.]* runs: dice −3[^.]*\.$/,
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
    expect.stringMatching(/^Your .* runs: dice −3, Training −1: −4, below .*\.$/),
    `${begins(green[1]!)} runs: dice −4, Training −1: −5.`,
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
    `${capital(unit)} panics, because ${by} runs close by: dice 0`,
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
  expect(told).toContain(`Off the table, and lost: ${name(green[0]!)}.`);
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
