import { describe, expect, it } from 'vitest';
import { asker } from '../../../dev/rulebook';
import type { Language } from '../../texts';

const ask = asker('attacktix');

describe('everyday questions find the clauses of Attacktix', () => {
  it.each<[Language, string, string]>([
    ['en', 'How do I start?', 'AT-SETUP-01'],
    ['en', 'how do I set up', 'AT-SETUP-03'],
    ['en', 'how do I win', 'AT-VICT-01'],
    ['en', 'how far can I move', 'AT-MOVE-01'],
    ['en', 'can I shoot', 'AT-RANGED-01'],
    ['en', 'knocked over', 'AT-DEF-01'],
    ['en', 'what happens when a figure dies', 'AT-DEF-01'],
    ['en', 'giving up', 'AT-R-69'],
    ['ko', '어떻게 시작하나요?', 'AT-SETUP-01'],
    ['ko', '어떻게 이겨요', 'AT-VICT-01'],
    ['ko', '움직이려면', 'AT-MOVE-01'],
    ['ko', '쏘나요', 'AT-RANGED-01'],
    ['ko', '죽으면', 'AT-DEF-01'],
    ['ko', '누가 먼저 하나요', 'AT-FIRST-01'],
  ])('%s: %s', (language, question, clause) => {
    expect(ask(language, question).slice(0, 3)).toContain(clause);
  });
});
