import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RulebookPage } from '../../../wire';
import { ProblemError } from '../../../net/http';
import { setLanguage } from '../../../texts';
import type { ArmyFile } from './army';
import { Judge } from './judge.svelte';
import { shownFaults } from './words';

const card = { high: 'shield', mid: 'heal', low: 'dodge' };
const army = (power: number): ArmyFile => ({
  format: 1, game: 'plastic-attack-2009', name: '', army: [{ figure: 'Moss Lion', power, card }, { figure: 'Zed', power: 1, card }],
});
const fault = { rule: 'PA1-SETUP-05', because: 'Moss Lion has Power 11; 1 to 10 are allowed' };
const book = { chapters: [{ title: '', clauses: [{ id: 'PA1-SETUP-05', text: '파워는 1에서 10까지입니다.' }] }] } as unknown as RulebookPage;

afterEach(() => setLanguage('en'));

describe('faults', () => {
  it('are shown with their clause and the figures they name', () => {
    expect(shownFaults([fault], army(11), null)).toEqual([{ clause: fault.rule, text: fault.because, more: '', figures: ['Moss Lion'] }]);
  });

  it('tell figures apart whose names begin alike, or have signs in them', () => {
    const named = (because: string): string[] => {
      const figures = ['Captain', 'Captain, Rain Cape', 'Cap', 'C+ (2)'].map((figure) => ({ figure, power: 1, card }));
      return shownFaults([{ rule: 'PA-R-54', because }], { ...army(1), army: figures }, null).flatMap((shown) => shown.figures);
    };
    expect(named('the Power of Captain, Rain Cape is 11; it must be 1 to 10')).toEqual(['Captain, Rain Cape']);
    expect(named('Captain is another captain; each army has one')).toEqual(['Captain']);
    expect(named('two figures are called C+ (2); each needs a name')).toEqual(['C+ (2)']);
  });

  it('begin with the clause’s own words in another language', () => {
    setLanguage('ko');
    expect(shownFaults([fault], army(11), book)[0]).toMatchObject({ text: '파워는 1에서 10까지입니다.', more: fault.because });
    expect(shownFaults([fault], army(11), null)[0]).toMatchObject({ text: fault.because, more: '' });
  });
});

describe('faults with data', () => {
  const power = { type: 'army_power', seat: null, figure: 'Moss Lion', power: 11, ...fault };
  const action = { type: 'army_other_edition', figure: 'Zed', slot: 'high', action: 'dodge', rule: 'PA-R-48', because: 'Zed has Dodge' };

  it('are said in the language of the page', () => {
    expect(shownFaults([power, action], army(11), book).map(({ text, more }) => [text, more])).toEqual([
      ['The Power of Moss Lion is 11; it must be 1 to 10.', ''],
      ['Zed has Dodge for Queen and Jack, which belongs to the other edition.', ''],
    ]);
    setLanguage('ko');
    for (const { text, more } of shownFaults([power, action], army(11), book)) expect([text, more]).toEqual([expect.stringMatching(/[가-힣]\.$/), '']);
  });
});

describe('the judge', () => {
  it('asks once the army lies still, and only the last answer counts', async () => {
    vi.useFakeTimers();
    const ask = vi.fn(async (asked: ArmyFile) => (asked.army[0]?.power === 11 ? [fault] : []));
    const judge = new Judge(ask);
    judge.look(army(10));
    judge.look(army(11));
    await vi.advanceTimersByTimeAsync(400);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(judge.faults).toEqual([fault]);
    judge.look({ ...army(5), army: [] });
    expect(judge.faults).toBeNull();
    vi.useRealTimers();
  });

  it('says nothing as long as nobody answers, and tells what cannot be read', async () => {
    vi.useFakeTimers();
    const problem = { type: 'unreadable', title: 'unreadable', status: 422, detail: 'army[0].power: expected a number' };
    const judges = [new Error('offline'), new ProblemError(problem)].map((error) => new Judge(() => Promise.reject(error)));
    for (const judge of judges) judge.look(army(5));
    await vi.advanceTimersByTimeAsync(400);
    expect(judges.map(({ faults, unreadable }) => [faults, unreadable?.detail ?? null])).toEqual([[null, null], [null, problem.detail]]);
    vi.useRealTimers();
  });
});
