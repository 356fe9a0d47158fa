import type { SceneCamera } from '../scene-camera.ts';

export type Side = 1 | -1;
export const SIDES: readonly Side[] = [-1, 1];
const TURN = 6.284;
const PAINT = 0.07;

function endLines({ line, arc }: SceneCamera, side: Side): string {
  const [end, key] = [14 * side, 8.2 * side];
  const middle = side > 0 ? Math.PI : 0;
  const corner = end - 2.9 * side;
  return [
    line([end, -2.45], [key, -2.45], PAINT),
    line([end, 2.45], [key, 2.45], PAINT),
    line([key, -2.45], [key, 2.45], PAINT),
    arc([key, 0], 1.8, 0, TURN, PAINT),
    arc([end - 1.575 * side, 0], 6.75, middle - 1.37, middle + 1.37, PAINT),
    line([end, 6.6], [corner, 6.6], PAINT),
    line([end, -6.6], [corner, -6.6], PAINT),
  ].join('');
}

/** Path data of every line of a basketball court of 28 × 15 m around the origin. */
export function courtLines(camera: SceneCamera): string {
  const { line, arc } = camera;
  return [
    line([-14, -7.5], [14, -7.5], PAINT),
    line([-14, 7.5], [14, 7.5], PAINT),
    line([-14, -7.5], [-14, 7.5], PAINT),
    line([14, -7.5], [14, 7.5], PAINT),
    line([0, -7.5], [0, 7.5], PAINT),
    arc([0, 0], 1.8, 0, TURN, PAINT),
    ...SIDES.map((side) => endLines(camera, side)),
  ].join('');
}
