import { afterEach, describe, expect, it } from 'vitest';
import { boards } from '../../../../dev/toy-battle/files';
import { setLanguage } from '../../../texts';
import { chancesOf } from '../board/chances';
import { emptyView } from '../board/shown';
import { markOf, placeName } from './names';
import { describePlace, describeRegion } from './places';

afterEach(() => setLanguage('en'));
const board = boards['castle-field']!;
const plain = { target: false, last: false, specials: true };

describe('places in words', () => {
  it('say what a special base does, which Troops stand there, and whether it is a target', () => {
    const view = emptyView();
    view.bases = { b4: ['red:star', 'blue:hook'] };
    view.seats.blue.connected = ['b4'];
    expect(describePlace(board, view, 'b4', { ...plain, target: true })).toBe(
      'Base D, Special: take one of your other Troops back to the rack. Blue Hook 4 on top of Red Star 6. Connected to Blue. Legal target. Lands on any base, connected or not. Only a headquarters must be connected.',
    );
  });

  it('say that a Troop has no line to its headquarters', () => {
    const view = { ...emptyView(), bases: { b1: ['blue:star'], b8: ['red:star'] } };
    view.seats.blue.connected = ['b1'];
    expect(describePlace(board, view, 'b8', plain)).toContain(
      'Red Star 6. Cut off from the Red headquarters.',
    );
    expect(describePlace(board, view, 'b1', plain)).toContain('Connected to Blue.');
    setLanguage('ko');
    expect(describePlace(board, view, 'b8', plain)).toContain('빨강 사령부와 끊김.');
  });

  it('do not mention special bases when these are off', () => {
    expect(describePlace(board, emptyView(), 'b4', { ...plain, specials: false })).toBe('Base D. Empty.');
  });

  it('name the values that a headquarters lets in', () => {
    expect(describePlace(boards['tropical-pool']!, emptyView(), 'HR', plain)).toBe(
      'Red headquarters. Only 1 2 3 4 K may enter. Blue wins at once with a Troop here.',
    );
  });

  it('name several headquarters of a side by their numbers, and every base by a different letter', () => {
    const sea = boards['caribbean-sea']!;
    expect(['HB1', 'HB2', 'HR'].map((place) => placeName(sea, place))).toEqual([
      'Blue headquarters 1',
      'Blue headquarters 2',
      'Red headquarters',
    ]);
    const marks = sea.bases.map(({ id }) => markOf(sea, id));
    expect(marks.join('')).toBe('ABCDEFGHJLMN');
    const bases = Array.from({ length: 24 }, (_, n) => ({ ...sea.bases[0]!, id: `b${n}` }));
    expect(markOf({ ...sea, bases }, 'b23')).toBe('AA');
  });

  it('are in Korean on a Korean page', () => {
    setLanguage('ko');
    expect(describePlace(board, emptyView(), 'b1', { ...plain, target: true })).toBe(
      'A 기지. 비어 있음. 놓을 수 있음.',
    );
  });

  it('count the medals of a region until they are taken', () => {
    const view = emptyView();
    expect(describeRegion(board, view, 'R6')).toBe('Region of bases D, M, J, H, F: 3 medals.');
    view.emptied = { R6: 'red' };
    expect(describeRegion(board, view, 'R6')).toBe('Region of bases D, M, J, H, F: Red took the medals.');
  });

  it('say how many bases of a region each side holds, and who can take a headquarters next', () => {
    const view = emptyView();
    view.viewer = 'blue';
    view.bases = { b4: ['blue:star'], b11: ['blue:hook'], b9: ['red:roxy'] };
    const [a, b] = board.paths.find((path) => path.includes('HB'))!;
    view.seats.red.connected = [a === 'HB' ? b : a];
    const chances = chancesOf(board, view, null);
    const region = 'Region of bases D, M, J, H, F: 3 medals.';
    expect(describeRegion(board, view, 'R6', chances)).toBe(
      `${region} 2 of 5 bases are yours. Red controls 1 of 5 bases.`,
    );
    const danger = 'Danger: Red is one placement away from it.';
    expect(describePlace(board, view, 'HB', { ...plain, chances })).toContain(danger);
    expect(describePlace(board, view, 'HB', { ...plain, chances: null })).not.toContain('away');
    expect(describeRegion(board, view, 'R6', null)).toBe(region);

    view.viewer = 'red';
    expect(describePlace(board, view, 'HB', { ...plain, chances })).toContain('You are one placement away');
    view.viewer = null;
    expect(describePlace(board, view, 'HB', { ...plain, chances })).toContain('. Red is one placement away');
    setLanguage('ko');
    view.viewer = 'blue';
    expect(describeRegion(board, view, 'R6', chances)).toContain(
      '기지 5개 중 2개가 내 것. 기지 5개 중 1개를 빨강이 차지함.',
    );
  });
});
