/** Small functions that build SVG path data, so that a figure reads like a list of moulded parts. */

/** Rounds to a tenth of a unit and drops the trailing zero. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A closed circle. */
export function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
}

/** A closed ellipse. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;
}

/** A rectangle with rounded corners. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  const q = Math.min(r, w / 2, h / 2);
  return (
    `M${n(x + q)} ${n(y)}h${n(w - 2 * q)}a${n(q)} ${n(q)} 0 0 1 ${n(q)} ${n(q)}v${n(h - 2 * q)}` +
    `a${n(q)} ${n(q)} 0 0 1 ${n(-q)} ${n(q)}h${n(2 * q - w)}a${n(q)} ${n(q)} 0 0 1 ${n(-q)} ${n(-q)}` +
    `v${n(2 * q - h)}a${n(q)} ${n(q)} 0 0 1 ${n(q)} ${n(-q)}Z`
  );
}

/** A closed polygon. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return 'M' + points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L') + 'Z';
}

/** A star with rounded tips. The first tip points up. */
export function star(x: number, y: number, outer: number, inner: number, tips = 5, soft = 0.28): string {
  const at = (i: number): [number, number] => {
    const angle = -Math.PI / 2 + (i * Math.PI) / tips;
    const r = i % 2 === 0 ? outer : inner;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  };
  const parts: string[] = [];
  for (let i = 0; i < 2 * tips; i += 1) {
    const here = at(i);
    const k = i % 2 === 0 ? soft : 0.12;
    const before = mix(here, at(i - 1), k);
    const after = mix(here, at(i + 1), k);
    parts.push(
      `${i === 0 ? 'M' : 'L'}${n(before[0])} ${n(before[1])}Q${n(here[0])} ${n(here[1])} ${n(after[0])} ${n(after[1])}`,
    );
  }
  return parts.join('') + 'Z';
}

/** A bone: a bar with two knobs at each end. */
export function bone(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const ux = (x2 - x1) / length;
  const uy = (y2 - y1) / length;
  const h = width / 2;
  const bar = polygon([
    [x1 - uy * h, y1 + ux * h],
    [x2 - uy * h, y2 + ux * h],
    [x2 + uy * h, y2 - ux * h],
    [x1 + uy * h, y1 - ux * h],
  ]);
  const k = width * 0.62;
  const knobs = [
    circle(x1 - uy * k, y1 + ux * k, k),
    circle(x1 + uy * k, y1 - ux * k, k),
    circle(x2 - uy * k, y2 + ux * k, k),
    circle(x2 + uy * k, y2 - ux * k, k),
  ];
  return bar + knobs.join('');
}

function mix(a: readonly [number, number], b: readonly [number, number], k: number): [number, number] {
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
}
