import { dark } from '../colour.ts';
import { type Drawing, stopList, verticalGradient } from '../drawing.ts';
import { n, openPath, times } from '../pen.ts';
import { crowdPattern } from '../stadium/crowd.ts';
import { mownStripes, pitchLines } from '../stadium/pitch.ts';
import { type Place, sceneCamera } from '../stadium/scene-camera.ts';
import { cornerFlag, cornerPlayers } from './courtside-front.ts';
import { type CornerFrame, floodlights, glows, standBehindGoal, standOpposite } from './courtside-stands.ts';
import { CORNER_TIMES, type DayTime } from './courtside-times.ts';

export interface CourtsideOptions {
  readonly seed: string;
  readonly width?: number;
  readonly height?: number;
  readonly time?: DayTime;
  /** Share of the width and height at which the camera's axis meets the image. */
  readonly cx?: number;
  readonly horizon?: number;
  readonly fov?: number;
  readonly look?: Place;
  readonly players?: boolean;
  readonly flag?: boolean;
}

const EYE: Place = [56.4, -38.4, 1.5];
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
    look: options.look ?? [6, -9, 1.5],
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
