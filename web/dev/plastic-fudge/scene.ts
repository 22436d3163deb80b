import { createScene, steerOf } from '../../src/games/plastic-fudge/scene';
import type { Animation, Cloth, Overlay, Side, Spot } from '../../src/games/plastic-fudge/scene/api';
import { battle, showroom } from './models';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
const canvas = document.getElementById('table') as HTMLCanvasElement;
const scene = createScene(canvas, {
  quality: query.get('quality') === 'low' ? 'low' : 'high',
  reducedMotion: query.has('still'),
  pointers: { tap: (hit) => console.log(JSON.stringify(hit)), grab: (hit) => hit.unit !== null },
});

const cells: [number, number, number][] = [];
for (let x = 8; x <= 28; x += 0.5)
  for (let y = 10; y <= 32; y += 0.5) {
    const far = Math.hypot(x - 18, (y - 21) * (y > 21 ? 1.4 : 1));
    if (far < 9) cells.push([x, y, 9 - far]);
  }
const sets: Record<string, Overlay[]> = {
  reach: [
    { kind: 'reach', size: 0.5, cells, allowance: 9 },
    {
      kind: 'path',
      look: { side: 'green', type: 'basic' },
      way: [
        [18, 21],
        [15, 24],
        [15, 27],
      ],
      facing: 90,
      tone: 'good',
    },
  ],
  range: [
    { kind: 'range', at: [20, 22.5], radius: 0.5, reach: 12 },
    { kind: 'attack', from: [20, 22.5], to: [24, 38], blockedBy: ['p2'] },
    {
      kind: 'targets',
      marks: [
        { at: [24, 38], radius: 1.75, legal: true },
        { at: [20, 33], radius: 0.5, legal: true },
        { at: [9.5, 36], radius: 0.5, legal: false },
      ],
    },
  ],
  shapes: [
    { kind: 'disc', at: [20, 33], radius: 1.75 },
    { kind: 'disc', at: [30, 36], radius: 3.5 },
    { kind: 'flame', at: [29, 23], radius: 0.5, reach: 3, direction: 60 },
    { kind: 'rod', from: [24, 14], to: [9.5, 36] },
    { kind: 'ghost', look: { side: 'tan', type: 'tank' }, at: [13, 38], facing: 250 },
  ],
  zones: [
    { kind: 'zone', side: 'green', zone: { near: [24, 18, 12] } },
    { kind: 'zone', side: 'tan', zone: { edge: 'north', depth: 6 } },
  ],
};
const story: Animation[] = [
  {
    kind: 'move',
    unit: 't1',
    way: [
      [24, 38],
      [24, 33],
      [22, 30],
    ],
    facing: 250,
  },
  { kind: 'shot', from: [26.8, 21], to: [22, 30] },
  { kind: 'fall', unit: 't1' },
  { kind: 'shot', from: [30, 13], to: [20, 33], lob: true },
  { kind: 'blast', at: [20, 33], radius: 1.75 },
  { kind: 'fall', unit: 't2' },
  { kind: 'flame', at: [29, 23], radius: 0.5, reach: 3, direction: 60 },
  { kind: 'hurt', unit: 't5', harm: 'injury' },
  { kind: 'alarm', unit: 't6', by: 't7', passed: false },
  {
    kind: 'rout',
    unit: 't6',
    way: [
      [26, 32.6],
      [27, 39],
    ],
    facing: 70,
    fled: false,
  },
  { kind: 'hole', piece: 'p6', at: [5, 10], radius: 1.75 },
];

if (scene) {
  const fit = (): void => scene.resize(innerWidth, innerHeight);
  addEventListener('resize', fit);
  addEventListener('keydown', (event) => {
    const wish = steerOf(event);
    if (wish) scene.steer(wish);
    if (event.key === 'p') void scene.play(story).then(() => console.log('shown'));
    if (event.key === 's') scene.skip();
  });
  scene.set({
    ...(query.get('model') === 'show' ? showroom : battle),
    cloth: (query.get('cloth') ?? 'felt') as Cloth,
    grid: query.has('grid'),
  });
  fit();
  if (query.has('above')) scene.cameraMode('above');
  if (query.has('side')) scene.seat(query.get('side') as Side);
  const at = query.get('at')?.split(',').map(Number);
  if (at) scene.lookAt([at[0] ?? 0, at[1] ?? 0] as Spot, at[2]);
  scene.overlay((query.get('overlay') ?? '').split(',').flatMap((name) => sets[name] ?? []));
  if (query.has('play')) void scene.play(story).then(() => console.log('shown'));
  Object.assign(window, { scene, story });
}
