import { Group, Sprite, SpriteMaterial } from 'three';
import type { Materials } from '../materials';

type Puff = { sprite: Sprite; began: number; size: number };
const life = 520;

/** Shows clouds of dust at hard blows and falls. */
export class Puffs {
  readonly group = new Group();
  private puffs: Puff[] = [];

  constructor(private readonly materials: Materials) {}

  /** Adds a cloud at a place, in centimetres. `now` is the time in the film, in milliseconds. */
  add(at: readonly [number, number, number], size: number, now: number): void {
    const material = this.materials.once('dust', () => {
      const map = this.materials.picture('dust', 64, 64, (pen) => {
        const fade = pen.createRadialGradient(32, 32, 2, 32, 32, 31);
        fade.addColorStop(0, 'rgba(235, 226, 208, .85)');
        fade.addColorStop(0.5, 'rgba(215, 204, 184, .4)');
        fade.addColorStop(1, 'rgba(215, 204, 184, 0)');
        pen.fillStyle = fade;
        pen.fillRect(0, 0, 64, 64);
      });
      return new SpriteMaterial({ ...(map ? { map } : {}), transparent: true, depthWrite: false });
    });
    const sprite = new Sprite(material.clone());
    sprite.position.set(at[0], Math.max(0.4, at[1]), at[2]);
    this.group.add(sprite);
    this.puffs.push({ sprite, began: now, size });
  }

  /** Lets all clouds grow and fade. `now` is the time in the film, in milliseconds. */
  step(now: number): void {
    this.puffs = this.puffs.filter(({ sprite, began, size }) => {
      const share = (now - began) / life;
      if (share >= 1 || share < 0) {
        this.group.remove(sprite);
        sprite.material.dispose();
        return false;
      }
      sprite.scale.setScalar(size * (0.5 + share * 1.6));
      sprite.material.opacity = 1 - share;
      return true;
    });
  }

  clear(): void {
    this.step(Infinity);
  }
}
