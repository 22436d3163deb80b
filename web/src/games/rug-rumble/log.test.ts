import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../texts';
import rugRumble from './index';
import type { Event } from './types';

afterEach(() => setLanguage('en'));

const said = (event: Event): string | undefined =>
  rugRumble.describeEvent(event as never, { players: 2 } as never, null)?.text;

describe('the log', () => {
  const clause = 'RR-RACE-04';
  const race = (fate: 'scared' | 'lost'): Event => ({
    type: 'raced',
    runners: [
      { seat: 'red', toy: 'mouse', fate: 'won', clause },
      { seat: 'blue', toy: 'elephant', fate, clause },
    ],
    winner: 'red',
    marbles: 4,
    clause,
  });

  it('says that a mouse scared the elephant, if one did', () => {
    expect(said(race('scared'))).toBe(
      'They race: Mouse (Red), Elephant (Blue). The Mouse scared the Elephant away. Of the rest, the Mouse was the fastest: Red won 4 marbles.',
    );
    expect(said(race('lost'))).not.toContain('scared');
    setLanguage('ko');
    expect(said(race('scared'))).toContain('생쥐가 코끼리를 쫓아냈습니다.');
  });

  it('describes events in Korean', () => {
    setLanguage('ko');
    expect(said({ type: 'chose', seat: 'blue', toy: 'duck' })).toBe('파랑이 오리를 골랐습니다.');
    expect(said({ type: 'resigned', seat: 'red' })).toBe('빨강이 기권했습니다.');
  });
});
