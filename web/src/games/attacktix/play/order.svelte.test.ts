import { expect, it, vi } from 'vitest';
import { momentOf, setup } from '../../../../dev/attacktix/moments';
import type { TableScene } from '../scene/api';
import { Playback } from './playback.svelte';

// The scene ends its animations when it is given another view. An animation that began before the table had
// drawn the view of the step before it was therefore never seen.
it('the table draws the view of a step before the animation of the next one begins', async () => {
  vi.useFakeTimers();
  const [move, attack, shot] = ['move', 'attack', 'shot'].map(momentOf);
  const playback = new Playback(move!.view);
  const order: string[] = [];
  const end = $effect.root(() => {
    $effect(() => void order.push(playback.shown === attack!.view ? 'view' : 'other'));
  });
  const scene = {
    roll: () => Promise.resolve(),
    film: () => (order.push('film'), Promise.resolve()),
    where: () => null,
    skip: () => undefined,
  } as unknown as TableScene;
  const context = {
    setup,
    scene: () => scene,
    say: () => undefined,
    sound: () => undefined,
    moving: () => true,
  };
  void playback.play(attack!.view, attack!.events, context);
  void playback.play(shot!.view, shot!.events, context);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(order.slice(0, 3)).toEqual(['other', 'view', 'film']);
  end();
  vi.useRealTimers();
});
