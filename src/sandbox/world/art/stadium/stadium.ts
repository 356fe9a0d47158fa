import { luminance } from '../colour.ts';
import { n, openPath, times } from '../pen.ts';
import type { SceneCamera } from './scene-camera.ts';

const BOARDS = ['云帆航运', '场边', '海图能源', '北岸银行', '青禾乳业'] as const;
const BOARD_COLOURS = ['#0b2f28', '#f2f6f4', '#0f4a7a', '#f2f6f4', '#134e3b'] as const;
/** Draws the stand opposite the camera, filled with the pattern `crowd` under the gradient `veil`. */
export function tribune({ poly }: SceneCamera): string {
  const slope = poly([
    [-140, 44, 1.2],
    [140, 44, 1.2],
    [140, 74, 19],
    [-140, 74, 19],
  ]);
  const aisles = [-60, -36, -12, 12, 36, 60, 84].map((x) => {
    const d = poly([
      [x - 0.7, 44, 1.3],
      [x + 0.7, 44, 1.3],
      [x + 0.7, 74, 19],
      [x - 0.7, 74, 19],
    ]);
    return d && `<path fill="#dfeee8" fill-opacity=".1" d="${d}"/>`;
  });
  return `<path fill="url(#crowd)" d="${slope}"/><path fill="url(#veil)" d="${slope}"/>${aisles.join('')}`;
}

function board(camera: SceneCamera, index: number, width: number): string {
  const x = -108 + index * 13.5;
  const d = camera.poly([
    [x, 40, 0],
    [x + 13.4, 40, 0],
    [x + 13.4, 40, 1.35],
    [x, 40, 1.35],
  ]);
  const middle = camera.point([x + 6.7, 40, 0.68]);
  if (!d || !middle || middle[0] < -200 || middle[0] > width + 200) return '';
  const size = (camera.focal / middle[2]) * 0.86;
  const ground = BOARD_COLOURS[index % BOARD_COLOURS.length] ?? BOARD_COLOURS[0];
  const ink = luminance(ground) > 0.4 ? '#12332a' : '#eafff5';
  return `<path fill="${ground}" d="${d}"/><text x="${n(middle[0])}" y="${n(middle[1] + size * 0.36)}" font-size="${n(size)}" text-anchor="middle" font-weight="700" letter-spacing="${n(size * 0.25)}" fill="${ink}">${BOARDS[index % BOARDS.length]}</text>`;
}

/** A goal with its net, when it is in view; side 1 is the right one. */
export function goal(camera: SceneCamera, side: 1 | -1, width: number): string {
  const spot = (y: number, z: number, depth = 0) => camera.point([52.5 * side + depth * side, y, z]);
  const corners = [spot(-3.66, 0), spot(-3.66, 2.44), spot(3.66, 2.44), spot(3.66, 0)];
  const frame = corners.filter((corner) => corner !== undefined);
  const [near, post] = frame;
  if (frame.length < 4 || !near || !post || near[0] < -80 || near[0] > width + 80) return '';
  const cord = (a: ReturnType<typeof spot>, b: ReturnType<typeof spot>) => (a && b ? openPath([a, b]) : '');
  const net = [
    ...times(9, (i) => -3.66 + (7.32 * i) / 8).map((y) => cord(spot(y, 2.44), spot(y, 0, 2))),
    ...times(6, (i) => i / 5).map((t) =>
      cord(spot(-3.66, 2.44 * (1 - t), 2 * t), spot(3.66, 2.44 * (1 - t), 2 * t)),
    ),
  ].join('');
  return `<path d="${net}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1"/><path d="${openPath(frame)}" fill="none" stroke="#fff" stroke-width="${n((camera.focal / post[2]) * 0.14)}" stroke-linejoin="round"/>`;
}

/** The advertising boards along the far touchline. */
export const boardsAlong = (camera: SceneCamera, width: number) =>
  times(16, (i) => board(camera, i, width)).join('');
