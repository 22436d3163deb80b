import { describe, expect, it } from 'vitest';
import { asker } from '../../../dev/rulebook';
import type { Language } from '../../texts';

const ask = asker('plastic-fudge');

describe('everyday questions find the clauses of Plastic Fudge', () => {
  it.each<[Language, string, string]>([
    ['en', 'How do I start?', 'PF-SCN-01'],
    ['en', 'how do I set up', 'PF-SCEN-02'],
    ['en', 'how do I win', 'PF-SCN-02'],
    ['en', 'how far can I walk', 'PF-MOVE-01'],
    ['en', 'shooting', 'PF-ATK-01'],
    ['en', 'throwing a grenade', 'PF-EXP-07'],
    ['en', 'can I run away', 'PF-ROUT-01'],
    ['en', 'what happens when a soldier dies', 'PF-DMG-01'],
    ['en', 'who goes first', 'PF-INIT-01'],
    ['ko', '어떻게 시작하나요?', 'PF-SCN-01'],
    ['ko', '어떻게 이겨요', 'PF-SCN-02'],
    ['ko', '쏘나요', 'PF-ATK-01'],
    ['ko', '누가 먼저 하나요', 'PF-INIT-01'],
    ['ko', '죽으면', 'PF-DMG-01'],
    ['ko', '수류탄을', 'PF-EXP-01'],
    ['ko', '기권', 'PF-R-113'],
  ])('%s: %s', (language, question, clause) => {
    expect(ask(language, question).slice(0, 3)).toContain(clause);
  });
});
