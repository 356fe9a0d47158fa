import { times } from '../pen.ts';
import type { SceneCamera, ScenePoint } from './scene-camera.ts';

const HALF_LENGTH = 52.5;
const HALF_WIDTH = 34;
const TURN = Math.PI * 2;

function endLines({ line, arc }: SceneCamera, side: 1 | -1, width: number): string {
  const goal = HALF_LENGTH * side;
  const box = (depth: number, half: number) =>
    line([goal, -half], [goal - depth * side, -half], width) +
    line([goal, half], [goal - depth * side, half], width) +
    line([goal - depth * side, -half], [goal - depth * side, half], width);
  const bow = Math.acos(5.5 / 9.15);
  const spot = goal - 11 * side;
  const middle = side > 0 ? Math.PI : 0;
  const corner = (y: number, from: number) => arc([goal, y], 1, from, from + Math.PI / 2, width, 10);
  return [
    box(16.5, 20.16),
    box(5.5, 9.16),
    arc([spot, 0], 0.25, 0, TURN, 0.5, 10),
    arc([spot, 0], 9.15, middle - bow, middle + bow, width, 24),
    side > 0 ? corner(-HALF_WIDTH, Math.PI / 2) : corner(-HALF_WIDTH, 0),
    side > 0 ? corner(HALF_WIDTH, Math.PI) : corner(HALF_WIDTH, -Math.PI / 2),
  ].join('');
}

/** Path data of every line of a football pitch of 105 × 68 m around the origin. */
export function pitchLines(camera: SceneCamera, width: number): string {
  const { line, arc } = camera;
  const [x, y] = [HALF_LENGTH, HALF_WIDTH];
  return [
    line([-x, -y], [x, -y], width),
    line([-x, y], [x, y], width),
    line([-x, -y], [-x, y], width),
    line([x, -y], [x, y], width),
    line([0, -y], [0, y], width),
    arc([0, 0], 9.15, 0, TURN, width, 64),
    arc([0, 0], 0.25, 0, TURN, 0.5, 10),
    endLines(camera, -1, width),
    endLines(camera, 1, width),
  ].join('');
}

/** The mown stripes, in two greens. */
export function mownStripes(camera: SceneCamera, greens: readonly [string, string], count: number): string {
  const stripe = (i: number) => {
    const from = -HALF_LENGTH + (i * HALF_LENGTH * 2) / count;
    const to = from + (HALF_LENGTH * 2) / count + 0.03;
    const corners: ScenePoint[] = [
      [from, -HALF_WIDTH, 0],
      [to, -HALF_WIDTH, 0],
      [to, HALF_WIDTH, 0],
      [from, HALF_WIDTH, 0],
    ];
    return camera.poly(corners);
  };
  const every = (rest: number) => times(count, (i) => (i % 2 === rest ? stripe(i) : '')).join('');
  return `<path fill="${greens[0]}" d="${every(1)}"/><path fill="${greens[1]}" d="${every(0)}"/>`;
}
