import { expect, it } from 'vitest';
import { freeEdge, type Project, type Standing } from './free-edge';

/** A picture that is 400 pixels high, with the north at its upper edge and 20 pixels for an inch. */
const project: Project = ([x, y], high) => ({ x: x * 20, y: 400 - y * 20 - high * 10 });
const at = (x: number, y: number): Standing[] => [{ at: [x, y], tall: 2 }];
const sizes = { line: 50, picture: 400 };

it('the line about a Unit lies at the edge where it covers fewer figures', () => {
  expect(freeEdge('top', sizes, at(5, 18), project)).toBe('bottom');
  expect(freeEdge('bottom', sizes, at(5, 2), project), 'the name below counts too').toBe('top');
  expect(freeEdge('top', sizes, [...at(5, 3), ...at(5, 18)], project), 'a name counts less').toBe('bottom');
  expect(freeEdge('bottom', sizes, at(5, 10), project), 'both edges are free').toBe('bottom');
  expect(freeEdge('top', sizes, at(5, 40), project), 'outside the picture').toBe('top');
});
