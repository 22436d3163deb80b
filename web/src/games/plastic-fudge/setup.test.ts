import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from '../../../dev/plastic-fudge-workshop/page';
import { setLanguage } from '../../texts';
import { differing, isChanged, valueOf } from '../../parts/options/options';
import { chaptersOf, choiceName } from './choices/groups';
import { ownOf } from './files';
import { calledName } from './names';
import { even, makeSetup, quickChoice, rival, suggest } from './setup';
import { forces } from './workshop/store';

beforeEach(() => localStorage.clear());
afterEach(() => setLanguage('en'));

describe('the set-up', () => {
  it('uses the chosen battlefield, and the options that differ from their defaults', () => {
    expect(makeSetup({ chosen: null, options: {} })).toEqual({ battlefield: 'green-camp', options: {} });
    const own = ownOf(page.own).battlefields[0];
    expect(
      makeSetup({ chosen: { battlefield: own ?? '', options: { points: 600 } }, options: { unit_cap: 9 } }),
    ).toEqual({ battlefield: own, options: { points: 600, unit_cap: 9 } });
  });

  it('is short for *play now*, and on the smallest battlefield the first time', () => {
    expect(quickChoice(page, true, () => 0.9)).toEqual({
      battlefield: 'sandbox',
      options: { loss_percent: 50 },
    });
    expect(quickChoice(page, false, () => 0.99).battlefield).toBe('sandbox');
  });

  it('asks nobody to place terrain in *play now*', () => {
    const boards = [0, 0.2, 0.4, 0.6, 0.8, 0.99].map(
      (share) => quickChoice(page, false, () => share).battlefield,
    );
    expect(new Set(boards)).toEqual(new Set(['meeting', 'river', 'sandbox']));
  });

  it('names every Unit of the ready-made forces in Korean, and keeps other names', () => {
    setLanguage('ko');
    const names = ownOf(page.own).ready.flatMap(({ force }) => force.units.flatMap(({ name }) => name ?? []));
    expect(names.map(calledName).filter((name) => !/[가-힣]/.test(name))).toEqual([]);
    expect(['Sarge', 'corporal reed', '리드'].map(calledName)).toEqual(['Sarge', 'corporal reed', '리드']);
  });

  it('suggests the force that was chosen last, and different forces to other seats', () => {
    const ready = even.flatMap((name) => {
      const found = ownOf(page.own).ready.find(({ force }) => force.name === name);
      return found ? [found.force] : [];
    });
    const again = suggest(page, ready.length);
    expect([suggest(page, 0), suggest(page, 1), again]).toEqual([ready[0], ready[1], ready[0]]);
    const mine = { ...ready[0], name: 'Mine' } as (typeof ready)[number];
    forces.choose(mine);
    expect([suggest(page, 0), suggest(page, 1)]).toEqual([mine, ready[1]]);
    expect(rival(page, mine, 0)).toBeNull();
    for (const force of ready) expect(even).toContain(rival(page, force, 0)?.name);
    for (const force of ready) expect(rival(page, force, 0)).not.toEqual(force);
  });

  it('suggests only forces that win 40 to 60 of a hundred games of bots', () => {
    const report = readFileSync('../docs/balance/plastic-fudge.md', 'utf8');
    const shares = even.map((name) =>
      Number(new RegExp(`\\| ${name} +\\|[^|]*\\| +([\\d.]+) %`).exec(report)?.[1]),
    );
    expect(shares.filter((share) => !(share > 40 && share < 60))).toEqual([]);
  });
});

describe('options', () => {
  const spec = (key: string) =>
    page.options.find((one) => one.key === key) ?? { key, kind: 'bool' as const, default: false };

  it('appear once each, in chapters or among the common ones', () => {
    const keys = chaptersOf([...page.options, { key: 'brand_new', kind: 'bool', default: true }]).flatMap(
      ({ id, specs }) => specs.map(({ key }) => `${id}/${key}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('explosions/mortar_template');
    expect(keys).toContain('other/brand_new');
    expect(keys.some((key) => key.endsWith('/points'))).toBe(false);
  });

  it('are sent only if they differ from their defaults, in whatever form they are given', () => {
    expect(
      differing(page.options, { flame_radius: 9, morale_threshold: '-3', points: 500, hidden: 1 }),
    ).toEqual({ flame_radius: 9, hidden: 1 });
    expect(isChanged(spec('flame_radius'), { flame_radius: 3 })).toBe(false);
    expect(valueOf(spec('flame_radius'), {})).toBe('3');
  });

  it('and their choices have words', () => {
    expect(choiceName('flame_radius', '1.5')).toBe('1.5″');
    expect(choiceName('mine_al', '2')).toBe('Great (+2)');
    expect(choiceName('bfg_gain', 'al+dl')).toBe('Attack and Defence');
    expect(choiceName('fire_into_melee', '-1')).toBe('at −1');
    expect(choiceName('scale', '0.5')).toBe('half');
    expect(choiceName('morale_threshold', '-2')).toBe('−2');
    setLanguage('ko');
    expect(choiceName('radio_reach', '18')).toBe('18인치');
  });
});
