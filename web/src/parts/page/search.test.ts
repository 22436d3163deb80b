import { describe, expect, it } from 'vitest';
import type { Language } from '../../texts';
import type { RulebookChapter } from '../../wire';
import { everydayWords, Search } from './search';
import { stemOf } from './word-forms';

const clause = (id: string, title: string, text: string, note?: string) => ({
  id,
  title,
  text,
  kind: id.includes('-R-') ? ('ruling' as const) : ('clause' as const),
  modelled: true,
  ...(note ? { note } : {}),
});

const english: RulebookChapter[] = [
  {
    title: 'Set-up',
    clauses: [
      clause('X-SETUP-01', 'The sack', 'Every player draws four toys.'),
      clause('X-SETUP-02', 'Who begins', 'A coin decides.'),
    ],
  },
  {
    title: 'Moving',
    clauses: [
      clause('X-MOVE-01', 'How far', 'A toy moves as far as its speed says.'),
      clause('X-MOVE-02', 'A toy that stopped', 'It rests beside the window, and moves no more.'),
      clause(
        'X-R-01',
        'Moving and stopping',
        'A move that was stopped is over. XB-42 stops too.',
        'It is rare.',
      ),
    ],
  },
];

const korean: RulebookChapter[] = [
  {
    title: '이동',
    clauses: [
      clause('X-MOVE-01', '얼마나 가는가', '꽥은 두 칸을 갑니다.'),
      clause('X-MOVE-02', '옮기기', '장난감을 뽑습니다. 그 장난감이 이깁니다.'),
      clause('X-MOVE-03', '쥐', '쥐는 공격하지 않습니다. 캐릭터카드를 버립니다.'),
    ],
  },
];

function ask(question: string, language: Language = 'en') {
  const groups = language === 'en' ? 'start begin setup\nduck quack sack' : '오리 꽥\n죽- 지는\n승리 이기';
  const little = language === 'en' ? 'how do i my the can a is' : '어떻게 수 있나요';
  const book = language === 'en' ? english : korean;
  return new Search(book, language, everydayWords([groups], little)).find(question);
}
const ids = (question: string, language: Language = 'en') =>
  ask(question, language)?.all.map((hit) => hit.clause.id) ?? [];

describe('the search of a rulebook', () => {
  it('finds nothing for a question without words, or with unknown words', () => {
    expect(ask('')).toBeNull();
    expect(ask(' ?! ')).toBeNull();
    expect(ids('zebra')).toEqual([]);
  });

  it('ignores little words, unless the question has no others', () => {
    expect(ids('HOW DO I start?')).toEqual(['X-SETUP-02', 'X-SETUP-01']);
    expect(ids('how')).toEqual(['X-MOVE-01']);
  });

  it('finds a word in its other forms, and by its beginning', () => {
    expect(ids('stops').sort()).toEqual(['X-MOVE-02', 'X-R-01']);
    expect(ids('stopping ').sort()).toEqual(['X-MOVE-02', 'X-R-01']);
    expect(ids('spee')).toEqual(['X-MOVE-01']);
    // While "win" is being typed, it may become "window". No clause has the word "win".
    expect(ids('win')).toEqual(['X-MOVE-02']);
    expect(ids('win ')).toEqual([]);
  });

  it('finds synonyms', () => {
    expect(ids('ducks')).toEqual(['X-SETUP-01']);
    expect(ids('set up')).toEqual(ids('set-up'));
    expect(ids('set up').sort()).toEqual(['X-SETUP-01', 'X-SETUP-02']);
  });

  it('puts titles first, and clauses before rulings', () => {
    expect(ids('move')[0]).toBe('X-MOVE-01');
    expect(ids('move').at(-1)).toBe('X-R-01');
    expect(ids('coin')).toEqual(['X-SETUP-02']);
  });

  it('finds ids, names with hyphens and notes', () => {
    expect(ids('X-MOVE-02')[0]).toBe('X-MOVE-02');
    expect(ids('x-setup').sort()).toEqual(['X-SETUP-01', 'X-SETUP-02']);
    expect(ids('xb-42')).toEqual(['X-R-01']);
    expect(ids('rare')).toEqual(['X-R-01']);
  });

  it('lists clauses with only some of the words apart from those with all words', () => {
    const found = ask('coin toys');
    expect(found?.all).toEqual([]);
    expect(found?.some.map((hit) => hit.clause.id).sort()).toContain('X-SETUP-02');
    expect(ask('coin decides')?.some).toEqual([]);
  });

  it('marks the words that were found, and keeps every letter of a text', () => {
    const pieces = ask('toys')?.pieces('Two TOYS, one toy; no toybox.') ?? [];
    expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(['TOYS', 'toy']);
    expect(pieces.map((piece) => piece.text).join('')).toBe('Two TOYS, one toy; no toybox.');
  });
});

describe('the search of a Korean rulebook', () => {
  it('ignores particles', () => {
    for (const duck of ['오리', '오리는', '오리가', '오리를'])
      expect(ids(duck, 'ko'), duck).toEqual(['X-MOVE-01']);
    expect(ids('쥐가', 'ko')).toEqual(['X-MOVE-03']);
  });

  it('finds verbs by their stems', () => {
    expect(ids('어떻게 뽑나요?', 'ko')).toEqual(['X-MOVE-02']);
    expect(ids('이기려면', 'ko')).toEqual(['X-MOVE-02']);
    expect(ids('승리', 'ko')).toEqual(['X-MOVE-02']);
    expect(ids('공격할 수 있나요', 'ko')).toEqual(['X-MOVE-03']);
  });

  it('finds a noun inside a longer one', () => {
    expect(ids('카드', 'ko')).toEqual(['X-MOVE-03']);
  });

  it('marks the word with its particle', () => {
    const pieces = ask('오리', 'ko')?.pieces('꽥은 갑니다.') ?? [];
    expect(pieces).toEqual([
      { text: '꽥은', found: true },
      { text: ' 갑니다.', found: false },
    ]);
  });
});

describe('an English stem', () => {
  it.each([
    ['moves', 'move'],
    ['moving', 'move'],
    ['movement', 'move'],
    ['stopped', 'stop'],
    ['cities', 'city'],
    ['bases', 'base'],
    ['connected', 'connection'],
    ['attackers', 'attack'],
    ['boxes', 'box'],
    ['rolling', 'roll'],
  ])('is the same for %s and %s', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

  it.each([
    ['rack', 'race'],
    ['die', 'did'],
    ['star', 'start'],
    ['base', 'basic'],
    ['bus', 'bu'],
  ])('differs for %s and %s', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));
});
