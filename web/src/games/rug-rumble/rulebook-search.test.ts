import { describe, expect, it } from 'vitest';
import { asker } from '../../../dev/rulebook';
import type { Language } from '../../texts';

const ask = asker('rug-rumble');

describe('everyday questions find the clauses of Rug Rumble', () => {
  it.each<[Language, string, string]>([
    ['en', 'How do I start?', 'RR-SETUP-02'],
    ['en', 'how do I win', 'RR-GOAL-01'],
    ['en', 'duck', 'RR-SETUP-02'],
    ['en', 'toys crashing', 'RR-RACE-02'],
    ['en', 'what happens when the elephant meets a mouse', 'RR-RACE-03'],
    ['en', 'can I give up', 'RR-R-01'],
    ['ko', '어떻게 시작하나요?', 'RR-SETUP-02'],
    ['ko', '어떻게 이겨요', 'RR-GOAL-01'],
    ['ko', '오리는', 'RR-SETUP-02'],
    ['ko', '코끼리가', 'RR-RACE-03'],
    ['ko', '부딪히면', 'RR-RACE-02'],
    ['ko', '기권', 'RR-R-01'],
  ])('%s: %s', (language, question, clause) => {
    expect(ask(language, question).slice(0, 3)).toContain(clause);
  });
});
