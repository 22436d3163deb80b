import { describe, expect, it } from 'vitest';
import { aSummary } from '../../dev/samples';
import type { Problem, SeatSummary, Summary } from '../wire';
import { hostOf, seatOf, worthAfter, worthOf } from './invitation';

const seat = (name: string, changes: Partial<SeatSummary> = {}): SeatSummary => ({
  seat: name,
  kind: 'guest',
  name: 'Ada',
  you: false,
  online: true,
  ready: true,
  ...changes,
});
const free = (name: string) => seat(name, { kind: 'open', name: '' });
const match = (seats: SeatSummary[], changes: Partial<Summary> = {}) =>
  aSummary({ seats, status: 'waiting', ...changes });
const problem = (slug: string): Problem => ({ type: `/problems/${slug}`, title: slug, status: 403 });

describe('an invitation', () => {
  it('gives a seat while one is free', () => {
    expect(worthOf(match([seat('blue'), free('red')]))).toBe('open');
    expect(worthOf(match([seat('blue'), seat('red')]))).toBe('full');
  });

  it('gives no second seat to a person who has one', () => {
    expect(worthOf(match([seat('blue', { you: true }), free('red')]))).toBe('own');
  });

  it('gives nothing once the match is over, even to a person who has a seat', () => {
    expect(worthOf(match([seat('blue'), free('red')], { status: 'over' }))).toBe('over');
    const closed = match([seat('blue', { you: true }), free('red')], { status: 'over', closed: 'spam' });
    expect(worthOf(closed)).toBe('closed');
  });

  it('is judged by the refusal of the server', () => {
    expect(worthAfter(problem('no-such-match'))).toBe('gone');
    expect(worthAfter(problem('no-such-invite'))).toBe('gone');
    expect(worthAfter(problem('seat-taken'))).toBe('full');
    expect(worthAfter(problem('too-many'))).toBe(null);
    expect(worthAfter({ type: 'offline', title: 'offline', status: 0 })).toBe(null);
    expect(worthAfter(null)).toBe(null);
  });

  it('names the seat only if exactly one is free', () => {
    expect(seatOf(match([seat('blue'), free('red')]))?.seat).toBe('red');
    expect(seatOf(match([seat('blue'), free('red'), free('green')]))).toBe(null);
  });

  it('names the first guest who has a name', () => {
    expect(hostOf(match([seat('blue', { name: '' }), seat('red', { name: 'Bo' }), free('green')]))).toBe(
      'Bo',
    );
    expect(hostOf(match([seat('blue', { kind: 'bot', name: 'Bot' }), free('red')]))).toBe(null);
  });
});
