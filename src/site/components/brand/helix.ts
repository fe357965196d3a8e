/** Path data of a strand: the parts in front of the other strand, and those behind it. */
type Strand = { front: string; back: string };

/** A vertical double helix around x = 0, in SVG user units. */
type HelixShape = { first: Strand; second: Strand; rungs: { y: number; x1: number; x2: number }[] };

/** Control points of the Bézier curve for a quarter of a sine wave, relative to its size. */
const curve = { rise: 0.3261, reach: 0.5123, level: 0.6381 };

/** @param halfWave the height of a bulge, which lies between two crossings */
export function helix(radius: number, halfWave: number, bulges: number, rungsPerBulge: number): HelixShape {
  const first: Strand = { front: '', back: '' };
  const second: Strand = { front: '', back: '' };
  const rungs: HelixShape['rungs'] = [];
  for (let bulge = 0; bulge < bulges; bulge += 1) {
    const top = bulge * halfWave;
    const [right, left] = bulge % 2 === 0 ? [first, second] : [second, first];
    right.front += quarterFromAxis(radius, top, halfWave / 2);
    left.back += quarterFromAxis(-radius, top, halfWave / 2);
    right.back += quarterToAxis(radius, top + halfWave / 2, halfWave / 2);
    left.front += quarterToAxis(-radius, top + halfWave / 2, halfWave / 2);
    for (let rung = 1; rung <= rungsPerBulge; rung += 1) {
      const part = rung / (rungsPerBulge + 1);
      const reach = round(radius * Math.sin(Math.PI * part));
      rungs.push({ y: round(top + halfWave * part), x1: -reach, x2: reach });
    }
  }
  return { first, second, rungs };
}

/** @returns path data of a disc around each centre */
export function discs(centres: { x: number; y: number }[], radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`;
  return centres.map(({ x, y }) => `M${round(x - radius)} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0z`).join('');
}

/** Rotates a point around the origin, clockwise. */
export function rotate(x: number, y: number, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: round(x * Math.cos(angle) - y * Math.sin(angle)),
    y: round(x * Math.sin(angle) + y * Math.cos(angle)),
  };
}

/** @returns the size of the box around a rotated rectangle */
export function rotatedBox(width: number, height: number, degrees: number): { width: number; height: number } {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: round(width * cos + height * sin), height: round(width * sin + height * cos) };
}

/** Path data of a quarter wave that starts at x = 0. @param side the x at its end */
function quarterFromAxis(side: number, top: number, height: number): string {
  const control = [side * curve.reach, top + height * curve.rise, side, top + height * curve.level];
  return `M0 ${round(top)}C${control.map(round).join(' ')} ${round(side)} ${round(top + height)}`;
}

/** Path data of a quarter wave that ends at x = 0. @param side the x at its start */
function quarterToAxis(side: number, top: number, height: number): string {
  const control = [side, top + height * (1 - curve.level), side * curve.reach, top + height * (1 - curve.rise)];
  return `M${round(side)} ${round(top)}C${control.map(round).join(' ')} 0 ${round(top + height)}`;
}

/** Steps of a tenth of a unit are too small to see, and keep the path data short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
