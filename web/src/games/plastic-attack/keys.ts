/** Keys of the table with the same purpose, and the id of the message that says what they do. */
export interface KeyHelp {
  keys: readonly string[];
  text: string;
}

/** All keys of the table, in the order of the list that the key `?` opens. */
export const keys: readonly KeyHelp[] = [
  { keys: ['←', '→'], text: 'pa-key-line' },
  { keys: ['Enter'], text: 'pa-key-pick' },
  { keys: ['↑', '↓'], text: 'pa-key-rows' },
  { keys: ['Page ↑', 'Page ↓'], text: 'pa-key-lit' },
  { keys: ['I'], text: 'pa-key-card' },
  { keys: ['Y'], text: 'pa-key-yes' },
  { keys: ['N'], text: 'pa-key-no' },
  { keys: ['D'], text: 'pa-key-discard' },
  { keys: ['M'], text: 'pa-key-memory' },
  { keys: ['Esc'], text: 'pa-key-cancel' },
  { keys: ['Space'], text: 'pa-key-skip' },
];
