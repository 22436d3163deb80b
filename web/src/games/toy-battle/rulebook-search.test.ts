import { describe, expect, it } from 'vitest';
import { asker } from '../../../dev/rulebook';
import type { Language } from '../../texts';

const ask = asker('toy-battle');

describe('everyday questions find the clauses of Toy Battle', () => {
  it.each<[Language, string, string]>([
    ['en', 'How do I start?', 'TB-SETUP-04'],
    ['en', 'how do I set up', 'TB-SETUP-01'],
    ['en', 'how do I win', 'TB-GOAL-01'],
    ['en', 'duck', 'TB-TROOP-K-01'],
    ['en', 'can the elephants', 'TB-TROOP-3-01'],
    ['en', 'what can I do in my turn', 'TB-TURN-01'],
    ['en', 'who goes first', 'TB-SETUP-04'],
    ['en', 'drawing', 'TB-DRAW-01'],
    ['ko', '어떻게 시작하나요?', 'TB-SETUP-04'],
    ['ko', '어떻게 이겨요?', 'TB-GOAL-01'],
    ['ko', '오리', 'TB-TROOP-K-01'],
    ['ko', '오리는', 'TB-TROOP-K-01'],
    ['ko', '코끼리가', 'TB-TROOP-3-01'],
    ['ko', '뽑아요', 'TB-DRAW-01'],
    ['ko', '누가 먼저 하나요', 'TB-SETUP-04'],
    ['ko', '시간이 다 되면', 'TB-R-43'],
  ])('%s: %s', (language, question, clause) => {
    expect(ask(language, question).slice(0, 3)).toContain(clause);
  });
});
