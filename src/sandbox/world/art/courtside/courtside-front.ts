import { pick, random } from '#contract/units/random.ts';
import { at, n, openPath } from '../pen.ts';
import { figure, type Kit, POSES } from '../stadium/figure.ts';
import type { Place, SceneCamera } from '../stadium/scene-camera.ts';

const HOME: Kit = { shirt: '#F4F7FB', shorts: '#123A7A', socks: '#F4F7FB' };
const AWAY: Kit = { shirt: '#0FA89F', shorts: '#0A6D6A', socks: '#0FA89F' };

/** Place, kit, pose and direction of the twelve players seen from the corner. */
const LINEUP: readonly (readonly [x: number, y: number, kit: Kit, pose: number, dir: 1 | -1])[] = [
  [38, -24, HOME, 0, -1],
  [35.5, -20, AWAY, 2, -1],
  [30, -8, HOME, 1, -1],
  [24, -14, AWAY, 3, 1],
  [40, -6, AWAY, 0, -1],
  [16, 2, HOME, 2, -1],
  [28, 8, AWAY, 1, 1],
  [8, -12, HOME, 3, -1],
  [2, 6, AWAY, 0, 1],
  [42, 6, HOME, 1, -1],
  [-12, -6, HOME, 2, 1],
  [20, -22, AWAY, 1, 1],
];

/** The players, farthest first, and the ball. */
export function cornerPlayers(camera: SceneCamera, eye: Place, seed: string): string {
  const next = random(seed);
  const distance = (x: number, y: number) => Math.hypot(x - eye[0], y - eye[1]);
  const players = LINEUP.toSorted((a, b) => distance(b[0], b[1]) - distance(a[0], a[1])).map(
    ([x, y, kit, pose, dir]) => {
      const feet = camera.point([x, y, 0]);
      const head = camera.point([x, y, 1.85]);
      if (!feet || !head) return '';
      const skin = pick(next, ['#D9A47E', '#B87B52', '#E6BC98']);
      return figure(feet[0], feet[1], feet[1] - head[1], kit, { pose: POSES[pose] ?? POSES[1], dir, skin });
    },
  );
  const ball = camera.point([36.6, -23.4, 0.15]);
  const drawnBall = ball
    ? `<circle cx="${n(ball[0])}" cy="${n(ball[1])}" r="${n((camera.focal / ball[2]) * 0.17)}" fill="#fff"/>`
    : '';
  return players.join('') + drawnBall;
}

/** The flag at the near corner, with its shadow. */
export function cornerFlag(camera: SceneCamera): string {
  const foot = camera.point([52.5, -34, 0]);
  const tip = camera.point([52.5, -34, 1.55]);
  const hem = camera.point([52.5, -34, 1.12]);
  if (!foot || !tip || !hem) return '';
  const w = (foot[1] - tip[1]) * 0.42;
  const start = `M${n(tip[0])} ${n(tip[1] + 4)}`;
  return [
    `<ellipse cx="${n(foot[0] + w * 0.35)}" cy="${n(foot[1] + 3)}" rx="${n(w * 0.5)}" ry="5" fill="#02140d" fill-opacity=".35"/>`,
    `<path d="${openPath([foot, tip])}" stroke="#f6fffa" stroke-width="6" stroke-linecap="round"/>`,
    `<path fill="#2FD199" d="${start}q${n(-w * 0.3)} ${n(-w * 0.1)} ${n(-w * 0.55)} ${n(w * 0.06)}t${n(-w * 0.45)} ${n(w * 0.02)}L${at([hem[0] - w * 0.86, hem[1] - 4])}q${n(w * 0.2)} ${n(w * 0.02)} ${n(w * 0.4)} ${n(-w * 0.06)}t${n(w * 0.46)} ${n(w * 0.05)}Z"/>`,
    `<path fill="#03261b" fill-opacity=".18" d="${start}q${n(-w * 0.16)} ${n(-w * 0.06)} ${n(-w * 0.3)} ${n(-w * 0.03)}L${at([hem[0] - w * 0.24, hem[1]])}q${n(w * 0.14)} 2 ${n(w * 0.24)} ${n(w * 0.02)}Z"/>`,
  ].join('');
}
