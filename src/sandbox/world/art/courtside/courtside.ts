import { pick, random } from '#contract/units/random.ts';
import { dark } from '../colour.ts';
import { type Drawing, stopList, verticalGradient } from '../drawing.ts';
import { at, n, openPath, times } from '../pen.ts';
import { crowdPattern } from '../stadium/crowd.ts';
import { figure, type Kit, POSES } from '../stadium/figure.ts';
import { mownStripes, pitchLines } from '../stadium/pitch.ts';
import { type SceneCamera, type ScenePoint, sceneCamera } from '../stadium/scene-camera.ts';
import { type CornerFrame, floodlights, glows, standBehindGoal, standOpposite } from './courtside-stands.ts';
import { CORNER_TIMES, type DayTime } from './courtside-times.ts';

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
function cornerPlayers(camera: SceneCamera, eye: ScenePoint, seed: string): string {
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
function cornerFlag(camera: SceneCamera): string {
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

export interface CourtsideOptions {
  readonly seed: string;
  readonly width?: number;
  readonly height?: number;
  readonly time?: DayTime;
  /** Share of the width and height at which the camera's axis meets the image. */
  readonly cx?: number;
  readonly horizon?: number;
  readonly fov?: number;
  readonly target?: ScenePoint;
  readonly players?: boolean;
  readonly flag?: boolean;
}

const EYE: ScenePoint = [56.4, -38.4, 1.5];
const LAMP_GLOW = [
  [0, '#f4fff8', 0.95],
  [0.1, '#e6fff2', 0.5],
  [0.4, '#bff5dc', 0.13],
  [1, '#bff5dc', 0],
] as const;

function definitions({ time }: CornerFrame, seed: string): string {
  const [top, upper, lower, bottom] = time.sky;
  return [
    '<defs>',
    verticalGradient('sky', [
      [0, top],
      [0.4, upper],
      [0.78, lower],
      [1, bottom],
    ]),
    `<radialGradient id="lamp">${stopList(LAMP_GLOW)}</radialGradient>`,
    verticalGradient('haze', [
      [0, time.haze, 0.42],
      [0.16, time.haze, 0.1],
      [0.5, time.haze, 0],
      [1, '#02120d', time.foreground],
    ]),
    verticalGradient('veil', [
      [0, time.haze, 0],
      [1, time.haze, 0.38],
    ]),
    crowdPattern('near', { seed, base: time.stand, colours: time.crowd, width: 126, height: 60, head: 3.6 }),
    crowdPattern('far', {
      seed: `${seed}2`,
      base: time.upperStand,
      colours: time.crowd,
      width: 84,
      height: 40,
      head: 2.5,
    }),
    '</defs>',
  ].join('');
}

function ground({ camera, time, width, height, horizon }: CornerFrame): string {
  const around = camera.poly([
    [-160, -120, 0],
    [160, -120, 0],
    [160, 46, 0],
    [-160, 46, 0],
  ]);
  const boards = times(16, (i) => {
    const x = -110 + i * 15;
    const d = camera.poly([
      [x, 39.5, 0],
      [x + 14.9, 39.5, 0],
      [x + 14.9, 39.5, 1.2],
      [x, 39.5, 1.2],
    ]);
    return `<path fill="${['#e9f6f0', '#0b3b31', '#dff1e8', '#124f63'][i % 4]}" fill-opacity=".95" d="${d}"/>`;
  });
  return [
    `<path fill="${dark(time.grass[0], 0.12)}" d="${around}"/>`,
    mownStripes(camera, time.grass, 20),
    ...boards,
    `<path fill="url(#haze)" d="M0 ${n(height * horizon)}h${width}v${n(height * (1 - horizon))}H0z"/>`,
    `<path fill="#fbfffc" fill-opacity=".95" d="${pitchLines(camera, 0.13)}"/>`,
  ].join('');
}

function farGoal({ camera }: CornerFrame): string {
  const corners = [
    [-3.66, 0],
    [-3.66, 2.44],
    [3.66, 2.44],
    [3.66, 0],
  ] as const;
  const frame = corners.map(([y, z]) => camera.point([-52.5, y, z])).filter((p) => p !== undefined);
  return frame.length === 4
    ? `<path d="${openPath(frame)}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.5"/>`
    : '';
}

/** The key visual: a camera low beside the corner flag, whose arc the logo is made of. */
export function courtside(options: CourtsideOptions): Drawing {
  const { seed, width = 1600, height = 640, time = 'dusk', cx = 0.5, horizon = 0.46, fov = 46 } = options;
  const camera = sceneCamera({
    pos: EYE,
    target: options.target ?? [6, -9, 1.5],
    fov,
    width,
    height,
    cy: horizon,
    cx,
  });
  const frame: CornerFrame = { width, height, horizon, camera, time: CORNER_TIMES[time] };
  const body = [
    definitions(frame, seed),
    `<path fill="url(#sky)" d="M0 0h${width}v${n(height * horizon + 8)}H0z"/>`,
    glows(frame),
    standBehindGoal(frame),
    standOpposite(frame),
    floodlights(frame),
    `<path fill="url(#veil)" d="M0 0h${width}v${n(height * horizon)}H0z"/>`,
    ground(frame),
    farGoal(frame),
    (options.players ?? true) ? cornerPlayers(camera, EYE, seed) : '',
    (options.flag ?? true) ? cornerFlag(camera) : '',
  ];
  return { width, height, body: body.join('') };
}
