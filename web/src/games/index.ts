import type { Component } from 'svelte';
import type { TableProps } from './contract';

export { default as Board } from './toy-battle/Board.svelte';
export { keys } from './toy-battle/keys';
export { sayRefusal, tell } from './toy-battle/log';

const found = import.meta.glob<{ default: Component<TableProps> }>('./toy-battle/Table.svelte', { eager: true });

export const Table = found['./toy-battle/Table.svelte']?.default;
