import { describe, expect, it } from 'vitest';
import type { StudyReport, StudyShare } from '../wire';
import { answerOf, judged } from './words';

const share = (of: number, count: number, verdict: StudyShare['verdict'], name: string): StudyShare => ({
  name,
  count,
  of,
  share: count / of,
  low: count / of - 0.1,
  high: count / of + 0.1,
  verdict,
});

const study = (also: Partial<StudyReport>): StudyReport => ({
  id: 's1',
  game: 'toy-battle',
  revision: 1,
  level: 1,
  seed: 7,
  asked_ms: 0,
  is_own: true,
  status: 'done',
  most: 200,
  games: 200,
  decided: 200,
  faults: 0,
  verdict: 'uneven',
  fair: 0.5,
  margin: 5,
  seats: [share(200, 140, 'uneven', 'red'), share(200, 60, 'uneven', 'blue')],
  forces: [],
  endings: [],
  changes: [],
  ...also,
});

describe('the judged shares', () => {
  it('list the force before the seats', () => {
    const weak = study({ forces: [share(200, 60, 'uneven', 'Kite line')] });
    expect(judged(weak).map(({ name }) => name)).toEqual(['Kite line', 'Red', 'Blue']);
  });
});

describe('the answer', () => {
  it('names every share of wins that is not fair', () => {
    expect(answerOf(study({}))).toEqual([
      'Not fair.',
      'Red won 70 % of the decided games. The true share is almost surely between 60 % and 80 %. Fair is 50 %.',
      'Blue won 30 % of the decided games. The true share is almost surely between 20 % and 40 %. Fair is 50 %.',
    ]);
  });

  it('is about the force alone if the person chose one', () => {
    const weak = study({ forces: [share(200, 60, 'uneven', 'Kite line')] });
    expect(answerOf(weak)).toEqual([
      'Not fair: Kite line is too weak.',
      'Kite line won 30 % of the decided games. The true share is almost surely between 20 % and 40 %. Fair is 50 %.',
    ]);
  });

  it('says which of two forces beats the other', () => {
    const forces = [share(200, 60, 'uneven', 'Kite line'), share(200, 140, 'uneven', 'Hedge choir')];
    expect(answerOf(study({ forces }))[0]).toBe('Not fair: Hedge choir beats Kite line.');
  });

  it('says that more games may give an answer, unless the study already had the most games possible', () => {
    const sentences = (games: number) => answerOf(study({ verdict: 'open', games, most: games }));
    expect(sentences(200)).toContain('More games may give an answer.');
    expect(sentences(4000)).toHaveLength(1);
  });
});
