import type { KeyHelp } from '../../contract';

/** Every key that the table understands. The key `?` opens this list. */
export const keys: readonly KeyHelp[] = [
  { keys: ['←', '→'], text: 'tb-key-rack' },
  { keys: ['Enter'], text: 'tb-key-pick' },
  { keys: ['←', '↑', '→', '↓'], text: 'tb-key-board' },
  { keys: ['Page ↑', 'Page ↓'], text: 'tb-key-next' },
  { keys: ['D'], text: 'tb-key-draw' },
  { keys: ['Y'], text: 'tb-key-yes' },
  { keys: ['N'], text: 'tb-key-decline' },
  { keys: ['I'], text: 'tb-key-look' },
  { keys: ['C'], text: 'tb-key-chances' },
  { keys: ['F'], text: 'tb-key-flip' },
  { keys: ['Esc'], text: 'tb-key-cancel' },
  { keys: ['Space'], text: 'tb-key-skip' },
];
