import {
  BackSide,
  BoxGeometry,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';

type Box = readonly [colour: string, bright: number, at: readonly number[], size: readonly number[]];
/** A warm window, a cool one opposite, a lamp, and the wood of the table below. */
const lights: readonly Box[] = [
  ['#ffe7c0', 13, [0.6, 0.9, -0.9], [0.7, 0.7, 0.7]],
  ['#bcd6ff', 8, [-0.9, 0.4, 0.9], [0.4, 1, 0.6]],
  ['#fff4e2', 5, [0, 1, 0.2], [0.9, 0.1, 0.5]],
  ['#b98f5f', 0.8, [0, -1, 0], [2, 0.1, 2]],
];

/** What plastic and metal reflect: a small made-up room with `lights`, as an environment map. */
export function environmentOf(renderer: WebGLRenderer): Texture {
  const [scene, shape, maker] = [new Scene(), new BoxGeometry(), new PMREMGenerator(renderer)];
  const walls = new Mesh(shape, new MeshBasicMaterial({ color: '#8d8a86', side: BackSide }));
  walls.scale.setScalar(2.4);
  scene.add(walls);
  const made = [walls.material];
  for (const [colour, bright, [x = 0, y = 0, z = 0], [wide = 1, high = 1, deep = 1]] of lights) {
    const material = new MeshBasicMaterial({ color: colour });
    material.color.multiplyScalar(bright);
    made.push(material);
    const light = new Mesh(shape, material);
    light.position.set(x, y, z);
    light.scale.set(wide, high, deep);
    scene.add(light);
  }
  const { texture } = maker.fromScene(scene, 0.05);
  maker.dispose();
  shape.dispose();
  for (const material of made) material.dispose();
  return texture;
}
