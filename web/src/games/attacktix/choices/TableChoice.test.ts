import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { PieceKind, TableFile } from '../workshop/files';
import TableChoice from './TableChoice.svelte';

const fence: PieceKind = {
  code: 'F03',
  name: 'Reed Fence',
  descriptors: ['low-barrier'],
  geometry: 'sections',
  height: 30_000,
  shape: null,
  topplable: false,
  pushable: false,
  destructible: false,
  weak_points: false,
  section: 44_000,
  count: null,
  map: null,
  masters: true,
};
const garden = {
  format: 1,
  game: 'attacktix',
  id: 'garden',
  name: 'Garden',
  terrain: [
    { id: 'fence', code: 'F03', sections: [{ id: 'fence.1', from: [0, 0], to: [44_000, 0] }] },
    { id: 'odd', code: 'F99', at: [0, 0] },
  ],
} as unknown as TableFile;

it('shows the chosen table in three dimensions at a press, and says in words what stands on it', async () => {
  const nothing = () => undefined;
  render(TableChoice, {
    tables: [{ key: 'own-1', file: garden, own: true }],
    pieces: [fence],
    chosen: 'own-1',
    onchoose: nothing,
    onbring: nothing,
    onforget: nothing,
  });
  expect(document.querySelector('canvas')).toBeNull();
  await fireEvent.click(screen.getByTestId('look-at-table'));
  const dialog = document.querySelector('dialog[open]')!;
  expect(dialog.querySelector('canvas')).not.toBeNull();
  expect(dialog.textContent).toMatch(/Garden[\s\S]*Reed Fence, F99/);
  await fireEvent.click(dialog.querySelector('button')!);
  expect(document.querySelector('canvas'), 'closing the dialog removes the canvas').toBeNull();
});
