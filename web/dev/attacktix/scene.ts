// The scene alone. Its parameters: show=battle|parade|duel|film, film=slash, faction=Brasswake, signs,
// quality=low, camera=above, seat=north, at=x,z,span in centimetres, still, theme=dark.
// Keys: those of the camera; p rolls, o shoots, i strikes without a film, m shows the film of the simulation,
// s skips, l slows down.
import { AttacktixScene, steerOf } from '../../src/games/attacktix/scene/attacktix-scene';
import type { Aim, CameraMode, Edge, Shown, Spot } from '../../src/games/attacktix/scene/api';
import { aShot } from './make-film';
import { films } from './films';
import { battle, duelists, parade, signs, simulation } from './stands';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
const canvas = document.getElementById('table') as HTMLCanvasElement;
const scene = new AttacktixScene();
const stands: Record<string, () => Shown> = {
  battle: () => battle,
  parade: () => parade(query.get('faction')),
  duel: () => duelists,
  film: () => simulation(query.get('film') ?? 'shot'),
};
let shown = (stands[query.get('show') ?? 'battle'] ?? stands['battle'])?.() ?? battle;
if (query.has('signs')) shown = { ...shown, look: signs };

const mounted = scene.mount(canvas, {
  quality: query.get('quality') === 'low' ? 'low' : 'high',
  reducedMotion: query.has('still'),
  pointers: { tap: (hit) => console.log(JSON.stringify(hit)), grab: (hit) => hit.figure !== null },
  onsound: (name, loud) => console.log(name, loud.toFixed(2)),
});
canvas.dataset['board'] = mounted ? 'ready' : 'missing';

const aims: Record<string, Aim> = {
  shot: { yaw: 0, pitch: 380 },
  slash: { yaw: 0, dir: 'cw', pull: 1000 },
  throw: { yaw: 0, pull: 1000 },
  jab: { yaw: 0, pull: 1000, height: 58_000 },
  claw: { yaw: 0, pull: 1000, height: 48_000 },
  latch: { yaw: -195, pitch: 500 },
};

/** What each key shows. */
const plays: Record<string, () => Promise<void>> = {
  p: () =>
    scene.roll({
      figure: 'p1-04',
      way: [
        [-100_000, -20_000],
        [-50_000, 66_600],
        [40_000, 66_600],
      ],
      facing: 4_500,
    }),
  o: () =>
    scene.film(
      { figure: 'p1-01', aimed: { yaw: 0, pitch: 200 }, shot: 1, film: aShot(0, [0, -26], 1, [0, 6]) },
      {
        then: {
          ...shown.view,
          figures: shown.view.figures.map((one) => (one.id === 'p2-01' ? { ...one, zone: 'lying' } : one)),
        },
      },
    ),
  m: () =>
    scene.film({
      figure: 'p1-01',
      aimed: aims[query.get('film') ?? 'shot'] ?? {},
      shot: 1,
      film: films[(query.get('film') ?? 'shot') as 'shot'],
    }),
  i: () => scene.film({ figure: 'p1-02', aimed: { yaw: 0, pull: 1000 }, film: null }),
};

const fit = (): void => scene.resize(innerWidth, innerHeight);
addEventListener('resize', fit);
let slow = false;
addEventListener('keydown', (event) => {
  const wish = steerOf(event);
  if (wish) scene.steer(wish);
  void plays[event.key]?.().then(() => console.log('shown'));
  if (event.key === 's') scene.skip();
  if (event.key === 'l') scene.pace((slow = !slow) ? 0.25 : 1);
});
fit();
scene.show(shown);
if (query.has('camera')) scene.camera(query.get('camera') as CameraMode);
if (query.has('seat')) scene.seat(query.get('seat') as Edge);
const [x, z, span] =
  query
    .get('at')
    ?.split(',')
    .map((number) => Number(number) * 10_000) ?? [];
if (x !== undefined && z !== undefined) scene.lookAt([x, z] as Spot, span);
(window as { scene?: AttacktixScene; plays?: typeof plays }).scene = scene;
(window as { plays?: typeof plays }).plays = plays;
