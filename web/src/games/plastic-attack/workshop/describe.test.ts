import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RulebookPage } from '../../../wire';
import { ProblemError } from '../../../net/http';
import { setLanguage } from '../../../texts';
import type { ArmyFile } from './army';
import { FileChecker } from './checker.svelte';
import { describeFault, shownFaults } from './describe';

const card = { high: 'shield', mid: 'heal', low: 'dodge' };
const army = (power: number): ArmyFile => ({
  format: 1,
  game: 'plastic-attack-2009',
  name: '',
  army: [
    { figure: 'Moss Lion', power, card },
    { figure: 'Zed', power: 1, card },
  ],
});
const fault = { rule: 'PA1-SETUP-05', because: 'Moss Lion has Power 11; 1 to 10 are allowed' };
const book = {
  chapters: [{ title: '', clauses: [{ id: 'PA1-SETUP-05', text: '파워는 1에서 10까지입니다.' }] }],
} as unknown as RulebookPage;

afterEach(() => setLanguage('en'));

describe('faults', () => {
  it('are shown with their clause and the figures that they name', () => {
    expect(shownFaults([fault], army(11), null)).toEqual([
      { clause: fault.rule, text: fault.because, more: '', foreign: true, figures: ['Moss Lion'] },
    ]);
  });

  it('name the right figures even if names begin alike or contain special characters', () => {
    const named = (because: string): string[] => {
      const figures = ['Captain', 'Captain, Rain Cape', 'Cap', 'C+ (2)'].map((figure) => ({
        figure,
        power: 1,
        card,
      }));
      return shownFaults([{ rule: 'PA-R-54', because }], { ...army(1), army: figures }, null).flatMap(
        (shown) => shown.figures,
      );
    };
    expect(named('the Power of Captain, Rain Cape is 11; it must be 1 to 10')).toEqual([
      'Captain, Rain Cape',
    ]);
    expect(named('Captain is another captain; each army has one')).toEqual(['Captain']);
    expect(named('two figures are called C+ (2); each needs a name')).toEqual(['C+ (2)']);
  });

  it('begin with the words of the clause if the page is not in English', () => {
    setLanguage('ko');
    expect(shownFaults([fault], army(11), book)[0]).toMatchObject({
      text: '파워는 1에서 10까지입니다.',
      more: fault.because,
      foreign: false,
    });
    expect(shownFaults([fault], army(11), null)[0]).toMatchObject({ text: fault.because, more: '' });
  });
});

describe('faults with data', () => {
  const power = { type: 'army_power', seat: null, figure: 'Moss Lion', power: 11, ...fault };
  const action = {
    type: 'army_other_edition',
    figure: 'Zed',
    slot: 'high',
    action: 'dodge',
    rule: 'PA-R-48',
    because: 'Zed has Dodge',
  };

  it('appear in the language of the page', () => {
    expect(shownFaults([power, action], army(11), book).map(({ text, more }) => [text, more])).toEqual([
      ['The Power of Moss Lion is 11; it must be 1 to 10.', ''],
      ['Zed has Dodge for Queen and Jack, which belongs to the other edition.', ''],
    ]);
    setLanguage('ko');
    for (const { text, more } of shownFaults([power, action], army(11), book))
      expect([text, more]).toEqual([expect.stringMatching(/[가-힣]\.$/), '']);
  });
});

describe('faults of the format', () => {
  const said = (fault: Record<string, unknown>) => describeFault({ rule: 'PA-R-06', because: '', ...fault });

  it('say where the fault is and which value is allowed there', () => {
    const stranger = { type: 'army_stranger', place: '', key: 'nickname', known: 'format, game, name, army' };
    expect(said(stranger)).toBe('The file has “nickname”; it may have format, game, name, army.');
    expect(said({ ...stranger, place: 'army[0]' })).toBe(
      'army[0] has “nickname”; it may have format, game, name, army.',
    );
    expect(said({ type: 'army_missing', place: 'army[1].card', key: 'mid' })).toBe(
      'army[1].card has no “mid”; it must have one.',
    );
    const misfit = { type: 'army_misfit', place: 'army[0].power', is: '"five"', must: 'power', words: '' };
    expect(said(misfit)).toBe('army[0].power is "five"; it must be a whole number from 1 to 10.');
    expect(said({ ...misfit, is: 'a list', must: 'word', words: 'cap, hood' })).toBe(
      'army[0].power is a list; it must be one of cap, hood.',
    );
  });

  it('are in Korean on a Korean page, whatever kind of value is allowed', () => {
    setLanguage('ko');
    for (const must of ['one', 'power', 'object', 'figures', 'colors', 'word', 'text']) {
      const sentence = said({ type: 'army_misfit', place: 'army[0]', is: 'an object', must, words: '' });
      expect(sentence).toMatch(/^army\[0\] 값이 객체입니다\. .*[가-힣]\.$/);
    }
    expect(said({ type: 'army_missing', place: '', key: 'game' })).toBe(
      '파일에 “game” 항목이 없습니다. 꼭 있어야 합니다.',
    );
  });
});

describe('faults of a set-up', () => {
  it('appear in both languages', () => {
    const faults = [
      { type: 'setup_seats', seats: 9, most: 6 },
      { type: 'setup_crowd', seats: 4, max_players: 3 },
      { type: 'setup_army_size', min: 3, max: 2 },
      { type: 'setup_max_turns', max_turns: 0, most: 2000 },
      { type: 'setup_max_players', max_players: 1, most: 13 },
      { type: 'setup_quick_game' },
    ];
    const said = () => faults.map((fault) => describeFault({ rule: 'PA-R-01', because: '', ...fault }));
    expect(said()[1]).toBe('There are 4 seats, but at most 3 players may sit down.');
    setLanguage('ko');
    for (const sentence of said()) expect(sentence).toMatch(/[가-힣]\.$/);
  });
});

describe('the checker', () => {
  it('asks once the army stays unchanged, and keeps only the last answer', async () => {
    vi.useFakeTimers();
    const ask = vi.fn(async (asked: ArmyFile) => (asked.army[0]?.power === 11 ? [fault] : []));
    const checker = new FileChecker(ask);
    checker.look(army(10));
    checker.look(army(11));
    await vi.advanceTimersByTimeAsync(400);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(checker.faults).toEqual([fault]);
    checker.look({ ...army(5), army: [] });
    expect(checker.faults).toBeNull();
    vi.useRealTimers();
  });

  it('has no faults without an answer, and the reason if the server cannot read the army', async () => {
    vi.useFakeTimers();
    const problem = {
      type: 'unreadable',
      title: 'unreadable',
      status: 422,
      detail: 'army[0].power: expected a number',
    };
    const judges = [new Error('offline'), new ProblemError(problem)].map(
      (error) => new FileChecker(() => Promise.reject(error)),
    );
    for (const checker of judges) checker.look(army(5));
    await vi.advanceTimersByTimeAsync(400);
    expect(judges.map(({ faults, unreadable }) => [faults, unreadable?.detail ?? null])).toEqual([
      [null, null],
      [null, problem.detail],
    ]);
    vi.useRealTimers();
  });
});
