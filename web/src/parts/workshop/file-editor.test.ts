import { beforeEach, describe, expect, it } from 'vitest';
import { FileEditor } from './file-editor.svelte';
import { FileStore } from './file-store';

type File = { name?: string; size: number };

const editor = (): FileEditor<File> =>
  new FileEditor<File>(new FileStore('rumpus', 'test', () => true), () => ({ size: 0 }));

beforeEach(() => localStorage.clear());

describe('undo', () => {
  it('returns to the file that was open before, with its saved form', () => {
    const on = editor();
    on.put({ name: 'One', size: 1 });
    on.save(() => 'one', 'File');
    on.lay({ name: 'Two', size: 2 }, 'two');
    on.undo();
    expect([on.file.name, on.saved, on.changed]).toEqual(['One', 'one', false]);
  });

  it('does not undo a save: the file then differs from its saved form', () => {
    const on = editor();
    on.put({ name: 'One', size: 1 });
    on.save(() => 'one', 'File');
    on.put({ name: 'One', size: 2 });
    on.save(() => 'one', 'File');
    on.undo();
    expect([on.file.size, on.changed]).toEqual([1, true]);
  });
});
