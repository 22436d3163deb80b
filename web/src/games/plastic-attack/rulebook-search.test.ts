import { describe, expect, it } from 'vitest';
import { asker } from '../../../dev/rulebook';
import type { Language } from '../../texts';

const first = asker('plastic-attack-2009', 'plastic-attack', 'PA2-');
const revised = asker('plastic-attack-revised', 'plastic-attack', 'PA1-');

describe('everyday questions find the clauses of both editions of Plastic Attack', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'How do I start?', 'SETUP-11', 'SETUP-11'],
    ['en', 'how do I set up', 'SETUP-11', 'SETUP-11'],
    ['en', 'how do I win', 'GOAL-03', 'GOAL-03'],
    ['en', 'how can I lose', 'GOAL-02', 'GOAL-02'],
    ['en', 'what do I do in my turn', 'TURN-01', 'TURN-01'],
    ['en', 'drawing a card', 'SETUP-14', 'SETUP-14'],
    ['en', 'lost turn', 'ACT-KO-01', 'ACT-STUN-01'],
    ['ko', '어떻게 시작하나요?', 'SETUP-11', 'SETUP-11'],
    ['ko', '어떻게 이겨요', 'GOAL-03', 'GOAL-03'],
    ['ko', '지면', 'GOAL-02', 'GOAL-02'],
    ['ko', '내 차례', 'TURN-01', 'TURN-01'],
    ['ko', '죽으면', 'BATTLE-09', 'WOUND-04'],
  ])('%s: %s', (language, question, clause, clauseRevised) => {
    expect(first(language, question).slice(0, 3)).toContain(`PA1-${clause}`);
    expect(revised(language, question).slice(0, 3)).toContain(`PA2-${clauseRevised}`);
  });
});
