export { default as Board } from './toy-battle/Board.svelte';
export { keys } from './toy-battle/keys';
export { sayRefusal, tell } from './toy-battle/log';
export { showcase } from './toy-battle/showcase';
export { default as Table } from './toy-battle/Table.svelte';
