import { expect, it } from 'vitest';
import { aFrame } from '../../dev/samples';
import { BotProgress } from './bot-progress.svelte';

it('keeps the progress of a bot until the bot decides or the game no longer waits for it', () => {
  const thoughts = new BotProgress();
  thoughts.heard('red', null);
  thoughts.heard('red', 120);
  thoughts.heard('blue', 5);
  expect([...thoughts.all]).toEqual([
    ['red', 120],
    ['blue', 5],
  ]);
  thoughts.stepped(aFrame(1, 'blue', { seat: 'red', status: { awaiting: ['red', 'blue'] } }));
  expect([...thoughts.all]).toEqual([['blue', 5]]);
  thoughts.stepped(aFrame(2, 'blue', { seat: 'red', status: { awaiting: ['red'] } }));
  expect(thoughts.all.size).toBe(0);
});
