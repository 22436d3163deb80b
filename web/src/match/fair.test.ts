import { beforeEach, describe, expect, it } from 'vitest';
import type { FairCheck, FairSummary, Summary } from '../wire';
import { FairSeeds, seatCommitment, seedsFit, serverCommitment } from './fair';

const terms = '3d615d57fa2f062990ce381c25afbc7a0b99ef42fcdee29649a23e1dfb651e7c';

function summary(fair: FairSummary): Summary {
  const seats = [
    { seat: 'blue', you: true },
    { seat: 'red', you: false },
  ];
  return { id: 'm1', status: 'waiting', seats, fair } as unknown as Summary;
}

const open: FairSummary = {
  protocol: 'fair-1',
  published: null,
  seats: [
    { seat: 'blue', committed: false, revealed: false },
    { seat: 'red', committed: false, revealed: false },
  ],
};

beforeEach(() => localStorage.clear());

describe('fair luck', () => {
  it('hashes as the server does', () => {
    expect(seatCommitment('m1', 'blue', '11'.repeat(32))).toBe(
      '2fcfeacd14d0f1a88e81fc969f648230d90ae5f9f0d0feed258cb80ff3303c07',
    );
    expect(serverCommitment('m1', terms, `${'00'.repeat(31)}01`)).toBe(
      '93db6a93cf0488ba51a1987148840502c11a1446f7ab6a5957762850be4c5425',
    );
  });

  it('commits once for its own seats, with the same seed after a reload', () => {
    const seeds = new FairSeeds('m1');
    const first = seeds.answers(summary(open));
    expect(first.map(({ type, seat }) => [type, seat])).toEqual([['commit', 'blue']]);
    expect(seeds.answers(summary(open))).toEqual([]);
    expect(new FairSeeds('m1').answers(summary(open))).toEqual(first);
  });

  it('uses one seed for a seat in two tabs that were opened before either drew a seed', () => {
    const [one, other] = [new FairSeeds('m1'), new FairSeeds('m1')];
    expect(other.answers(summary(open))).toEqual(one.answers(summary(open)));
  });

  it('shows its seed only when its own commitment is among the published ones', () => {
    const seeds = new FairSeeds('m1');
    const [committed] = seeds.answers(summary(open));
    const commitment = committed?.value ?? '';
    const published = { terms, server: 'a'.repeat(64), seats: [{ seat: 'blue', commitment }] };
    const other = { ...published, seats: [{ seat: 'blue', commitment: 'b'.repeat(64) }] };
    expect(new FairSeeds('m1').lacks(summary({ ...open, published: other }))).toBe(true);
    const [revealed] = seeds.answers(summary({ ...open, published }));
    expect(revealed?.type).toBe('reveal');
    expect(seatCommitment('m1', 'blue', revealed?.value ?? '')).toBe(commitment);
    const elsewhere = new FairSeeds('m2');
    elsewhere.answers({ ...summary(open), id: 'm2' });
    expect(elsewhere.answers(summary({ ...open, published: other }))).toEqual([]);
  });

  it('compares later commitments with those that were published first', () => {
    const seeds = new FairSeeds('m1');
    const commitment = seeds.answers(summary(open))[0]?.value ?? '';
    const of = (seed: string) => ({
      terms,
      server: serverCommitment('m1', terms, seed),
      seats: [{ seat: 'blue', commitment }],
    });
    const [first, second] = ['1'.repeat(64), '2'.repeat(64)];
    const shown = seeds.answers(summary({ ...open, published: of(first) }))[0]?.value ?? '';
    expect(seeds.changed(summary({ ...open, published: of(first) }))).toBe(false);
    const other = summary({ ...open, published: of(second) });
    for (const late of [seeds, new FairSeeds('m1')]) {
      late.again();
      for (const lie of [other, summary(open)]) {
        expect(late.answers(lie)).toEqual([]);
        expect(late.changed(lie)).toBe(true);
      }
      const check: FairCheck = { commitments: of(second), server: second, seats: [shown], fault: null };
      expect([seedsFit('m1', check), late.remembers(check)]).toEqual([true, false]);
    }
  });

  it('notices changed commitments also in another tab of the same browser', () => {
    const [one, tab] = [new FairSeeds('m1'), new FairSeeds('m1')];
    const commitment = one.answers(summary(open))[0]?.value ?? '';
    const published = { terms, server: 'a'.repeat(64), seats: [{ seat: 'blue', commitment }] };
    expect(one.answers(summary({ ...open, published }))).toHaveLength(1);
    const other = summary({ ...open, published: { ...published, server: 'b'.repeat(64) } });
    expect([tab.answers(other), tab.changed(other)]).toEqual([[], true]);
  });

  it('remembers the commitments that it saw, and notices a changed seed or commitment', () => {
    const seeds = new FairSeeds('m1');
    const commitment = seeds.answers(summary(open))[0]?.value ?? '';
    const server = serverCommitment('m1', terms, '1'.repeat(64));
    const commitments = { terms, server, seats: [{ seat: 'blue', commitment }] };
    const seed = seeds.answers(summary({ ...open, published: commitments }))[0]?.value ?? '';
    const check: FairCheck = { commitments, server: '1'.repeat(64), seats: [seed], fault: null };
    expect([seedsFit('m1', check), new FairSeeds('m1').remembers(check)]).toEqual([true, true]);
    expect(seedsFit('m1', { ...check, server: '2'.repeat(64) })).toBe(false);
    expect(seeds.remembers({ ...check, seats: ['3'.repeat(64)] })).toBe(false);
    expect(new FairSeeds('m2').remembers(check)).toBe(null);
  });
});
