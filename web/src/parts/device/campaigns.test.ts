import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepMatch, keepMet, metIn, stageOf, suggested } from './campaigns.svelte';

const kept = () => JSON.parse(localStorage.getItem('rumpus.campaigns') ?? 'null') as unknown;

beforeEach(() => {
  // With empty storage, this change makes the module forget what an earlier test has stored.
  localStorage.clear();
  keepMatch('none', 'none', 'none');
  localStorage.clear();
});

describe('campaigns on this device', () => {
  it('keep every goal met in any match of a stage, each once and in order', () => {
    expect(metIn('chess', 'park')).toEqual([]);
    keepMet('chess', 'park', [0, 2]);
    keepMet('chess', 'park', []);
    keepMet('chess', 'park', [1, 0]);
    expect([metIn('chess', 'park'), metIn('chess', 'café'), metIn('go', 'park')]).toEqual([
      [0, 1, 2],
      [],
      [],
    ]);
    expect(kept()).toEqual({ met: { 'chess/park': [0, 1, 2] }, matches: {} });
  });

  it('know the stage for which a match was begun', () => {
    keepMatch('abc', 'chess', 'park');
    expect([stageOf('abc', 'chess'), stageOf('abc', 'go'), stageOf('abd', 'chess')]).toEqual([
      'park',
      null,
      null,
    ]);
  });

  it('remember the newest hundred matches', () => {
    for (let n = 0; n < 102; n += 1) keepMatch(`m${n}`, 'chess', 'park');
    expect(['m0', 'm1', 'm2', 'm101'].map((match) => stageOf(match, 'chess'))).toEqual([
      null,
      null,
      'park',
      'park',
    ]);
  });

  it('suggest the first stage that was not won, and begin anew after the last', () => {
    const stages = [{ id: 'park' }, { id: 'café' }];
    expect(suggested('chess', stages)?.id).toBe('park');
    keepMet('chess', 'park', [1]);
    expect(suggested('chess', stages)?.id).toBe('park');
    keepMet('chess', 'park', [0]);
    expect(suggested('chess', stages)?.id).toBe('café');
    keepMet('chess', 'café', [0]);
    expect(suggested('chess', stages)?.id).toBe('park');
    expect(suggested('chess', [])).toBe(undefined);
  });

  it('keep what another tab has stored meanwhile', () => {
    localStorage.setItem('rumpus.campaigns', JSON.stringify({ met: { 'chess/café': [0] }, matches: {} }));
    keepMet('chess', 'park', [0]);
    expect(kept()).toEqual({ met: { 'chess/café': [0], 'chess/park': [0] }, matches: {} });
  });

  it('are still known when the page is opened again', async () => {
    const text = JSON.stringify({
      met: { 'chess/park': [0, 2, 'x'] },
      matches: { abc: 'chess/park', abd: 7 },
    });
    localStorage.setItem('rumpus.campaigns', text);
    vi.resetModules();
    const anew = await import('./campaigns.svelte');
    expect(anew.metIn('chess', 'park')).toEqual([0, 2]);
    expect([anew.stageOf('abc', 'chess'), anew.stageOf('abd', 'chess')]).toEqual(['park', null]);
  });

  it.each(['nonsense', 'null', '{"met":7,"matches":{"a":3}}', '{"met":{"a/b":"c"}}'])(
    'ignore %s in the store',
    (text) => {
      localStorage.setItem('rumpus.campaigns', text);
      keepMet('chess', 'park', [0]);
      expect(kept()).toEqual({ met: { 'chess/park': [0] }, matches: {} });
    },
  );

  it('are kept in the order of their numbers', () => {
    keepMet('chess', 'tower', [10]);
    keepMet('chess', 'tower', [2]);
    expect(metIn('chess', 'tower')).toEqual([2, 10]);
  });
});
