import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`);

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false, validateSchema: true });
const known = new Map<string, ValidateFunction>();
function schema(name: string): ValidateFunction {
  const made = known.get(name) ?? ajv.compile(read(`docs/schema/${name}.json`) as object);
  known.set(name, made);
  return made;
}

/** The first five faults that a schema finds in a file; empty if there are none. */
function faults(name: string, value: unknown): string[] {
  const check = schema(name);
  return check(value)
    ? []
    : (check.errors ?? []).slice(0, 5).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The published schema of each shipped file. */
const shipped: readonly (readonly [schema: string, files: readonly string[]])[] = [
  ['plastic-fudge-battlefield', filesIn('games/plastic_fudge/data/battlefields')],
  ['plastic-fudge-force', filesIn('games/plastic_fudge/data/forces')],
  ['plastic-fudge-scenarios', filesIn('rules/plastic-fudge/scenarios')],
  ['attacktix-table', filesIn('games/attacktix/data/tables')],
  ['attacktix-force', filesIn('games/attacktix/data/forces')],
  ['attacktix-figures', ['games/attacktix/data/figures.json']],
  ['attacktix-terrain', ['games/attacktix/data/terrain.json']],
  ['attacktix-constants', ['games/attacktix/data/physics.json', 'games/attacktix/data/physics-1.json']],
  ['attacktix-prices', ['games/attacktix/data/prices.json']],
  ['attacktix-scenarios', filesIn('rules/attacktix/scenarios')],
  ['plastic-attack-scenarios', filesIn('rules/plastic-attack/scenarios')],
  ['toy-battle-board', filesIn('games/toy_battle/data/boards')],
  ['toy-battle-scenarios', filesIn('rules/toy-battle/scenarios')],
];

describe('published schemas', () => {
  it('are all well-formed', () => {
    const names = filesIn('docs/schema').map((path) => path.slice('docs/schema/'.length, -'.json'.length));
    expect(names.length).toBeGreaterThan(15);
    for (const name of names) expect(() => schema(name), name).not.toThrow();
  });

  it.each(shipped)('%s accepts the shipped files', (name, files) => {
    expect(files.length).toBeGreaterThan(0);
    for (const path of files) expect(faults(name, read(path)), path).toEqual([]);
  });

  it.each(shipped)('%s reports each required field that is missing', (name, files) => {
    const { required = [] } = read(`docs/schema/${name}.json`) as { required?: string[] };
    expect(required.length).toBeGreaterThan(0);
    for (const path of files) {
      const file = read(path) as Record<string, unknown>;
      for (const word of required) {
        const { [word]: _, ...rest } = file;
        expect(faults(name, rest).join(), `the faults of ${path} without ${word}`).toContain(word);
      }
    }
  });

  it('accept the ready-made armies of Plastic Attack', () => {
    for (const edition of ['2009', 'revised']) {
      const { armies } = read(`games/plastic_attack/data/armies-${edition}.json`) as {
        armies: Record<string, unknown>[];
      };
      expect(armies.length).toBeGreaterThan(0);
      for (const army of armies) {
        expect(faults('plastic-attack-army', army), String(army['name'])).toEqual([]);
        expect(faults('plastic-attack-army', { ...army, format: 2 }).join()).not.toBe('');
      }
    }
  });

  it('accept set-ups of Plastic Fudge made of shipped files', () => {
    const forces = filesIn('games/plastic_fudge/data/forces').map(read);
    const fields = filesIn('games/plastic_fudge/data/battlefields').map(read);
    for (const [n, tan] of forces.entries()) {
      const setup = {
        battlefield: fields[n % fields.length],
        forces: { green: forces[0], tan },
        options: { max_rounds: 8, special_prices: 'printed' },
      };
      expect(faults('plastic-fudge-setup', setup)).toEqual([]);
      expect(
        faults('plastic-fudge-setup', { ...setup, options: { morale_threshold: 'low' } }).join(),
      ).not.toBe('');
    }
    expect(faults('plastic-fudge-setup', {})).toEqual([]);
  });

  it('refuse unknown words and wrong types in the Units of a force', () => {
    const [force] = filesIn('games/plastic_fudge/data/forces').map(
      (path) => read(path) as { units: Record<string, unknown>[] },
    );
    const [first] = force!.units;
    for (const wrong of [
      { ...first, type: 'dragon' },
      { ...first, unheardOf: 1 },
      { ...first, tl: '1' },
    ]) {
      expect(
        faults('plastic-fudge-force', { ...force, units: [wrong] }).join(),
        JSON.stringify(wrong),
      ).not.toBe('');
    }
  });

  it('know the seven levels, in forces, set-ups and positions', () => {
    const weapon = { name: 'rifle', kind: 'shot', rl: 0, al: 0 };
    const force = (unit: object) => ({
      format: 1,
      game: 'plastic-fudge',
      units: [{ type: 'basic', commander: true, ...unit }],
    });
    const setup = (unit: object) => ({ battlefield: 'meeting', forces: { green: force(unit) } });
    const scenario = (unit: object) => ({
      format: 1,
      game: 'plastic-fudge',
      scenarios: [
        {
          id: 'one',
          title: 'One',
          clauses: [],
          steps: [],
          then: [],
          given: {
            table: [36, 36],
            step: 'deploy',
            units: [{ id: 'g0', side: 'green', type: 'basic', ...unit }],
          },
        },
      ],
    });
    const units = (level: number) => [
      ...['ml', 'rl', 'al', 'dl', 'tl'].map((word) => ({ [word]: level })),
      ...['rl', 'al'].flatMap((word) => [
        { weapons: [{ ...weapon, [word]: level }] },
        { extra: [{ ...weapon, [word]: level }] },
      ]),
    ];
    for (const level of [-4, -3, 3, 4, 127]) {
      for (const unit of units(level)) {
        for (const [name, file] of [
          ['force', force(unit)],
          ['setup', setup(unit)],
          ['scenarios', scenario(unit)],
        ] as const) {
          expect(
            faults(`plastic-fudge-${name}`, file).length === 0,
            `the schema of ${name} accepts ${JSON.stringify(unit)}`,
          ).toBe(Math.abs(level) <= 3);
        }
      }
    }
    expect(faults('plastic-fudge-force', { ...force({}), markers: 41 }).join()).toContain('/markers');
    expect(faults('plastic-fudge-force', { ...force({}), format: 2 }).join()).toContain('/format');
    expect(faults('plastic-fudge-force', force({ name: 'n'.repeat(41) })).join()).toContain('/name');
  });
});
