import { pick, type Random, random } from '#contract/units/random.ts';
import { type Drawing, fill, stopList, verticalGradient } from '../drawing.ts';
import { n, times } from '../pen.ts';
import { crowdPattern } from './crowd.ts';
import { figure, type Kit, POSES, type Pose } from './figure.ts';
import { mownStripes, pitchLines } from './pitch.ts';
import { type SceneCamera, type ScenePoint, sceneCamera } from './scene-camera.ts';
import { boardsAlong, goal, tribune } from './stadium.ts';

/** A player in the scene; `dir` is 1 looking right. */
export interface Actor {
  readonly x: number;
  readonly y: number;
  readonly kit: Kit;
  readonly pose: Pose;
  readonly dir: 1 | -1;
  readonly skin: string;
}

export interface BroadcastOptions {
  readonly seed: string;
  readonly width?: number;
  readonly height?: number;
  readonly home?: string;
  readonly homeShorts?: string;
  readonly away?: string;
  readonly awayShorts?: string;
  /** Position of the camera along the touchline, metres from the middle. */
  readonly cx?: number;
  readonly zoom?: number;
  /** Metres of the camera above the ground. */
  readonly tower?: number;
  readonly night?: boolean;
  readonly grass?: readonly [string, string];
  /** Players and ball of one moment; without them the seed invents a scene. */
  readonly play?: { readonly actors: readonly Actor[]; readonly ball: ScenePoint };
}

const SKINS = ['#D9A47E', '#B87B52', '#8A573A', '#E6BC98'] as const;
const KEEPER: Kit = { shirt: '#F2C94C', shorts: '#1c1c1c', socks: '#F2C94C' };

const kitOf = (shirt: string, shorts: string): Kit => ({ shirt, shorts, socks: shirt });

const stand = (night: boolean) =>
  night
    ? {
        base: '#0d1b1d',
        colours: ['#8fb3ad', '#cfdcd6', '#5a8a86', '#e6d9bf', '#35575c', '#c98a7a'] as const,
      }
    : { base: '#2a4a55', colours: ['#e8f2ef', '#9cc7c2', '#d9c7a5', '#7aa0b5'] as const };

function definitions(options: BroadcastOptions, camera: SceneCamera): string {
  const shift = options.play ? (camera.point([0, 59, 10])?.[0] ?? 0) : 0;
  return [
    '<defs>',
    verticalGradient('dusk', [
      [0, '#03100d', 0.55],
      [0.45, '#03100d', 0],
      [1, '#03100d', 0.3],
    ]),
    `<radialGradient id="light" cx=".5" cy=".62" r=".7">${stopList([
      [0, '#d9ffe9', 0.2],
      [0.6, '#d9ffe9', 0],
      [1, '#02100c', 0.42],
    ])}</radialGradient>`,
    verticalGradient('veil', [
      [0, '#04090b', 0.85],
      [1, '#04090b', 0.1],
    ]),
    crowdPattern('crowd', {
      seed: options.seed,
      ...stand(options.night ?? true),
      width: 150,
      height: 66,
      head: 5.2,
      shift,
    }),
    '</defs>',
  ].join('');
}

type ActorPose = Pick<Actor, 'x' | 'y' | 'kit'> & { readonly pose?: Pose };

/** Twenty players around the camera's middle, two of them fighting for the ball. */
function inventedPlayers(next: Random, cx: number, home: Kit, away: Kit): ActorPose[] {
  const team = (kit: Kit, bias: number) =>
    times(8, () => ({ x: cx + bias + (next() - 0.5) * 46, y: -26 + next() * 54, kit }));
  const field: ActorPose[] = [
    ...team(home, 4),
    ...team(away, 8),
    { x: cx + 6, y: -8, kit: home, pose: POSES[2] },
    { x: cx + 8.2, y: -6.5, kit: away, pose: POSES[0] },
  ];
  if (next() > 0.3) field.push({ x: cx + 14, y: 6, kit: KEEPER, pose: POSES[1] });
  return field;
}

function drawActor(camera: SceneCamera, actor: Actor): string {
  const feet = camera.point([actor.x, actor.y, 0]);
  const head = camera.point([actor.x, actor.y, 1.85]);
  return feet && head ? figure(feet[0], feet[1], feet[1] - head[1], actor.kit, actor) : '';
}

function inventedScene(camera: SceneCamera, next: Random, options: BroadcastOptions, width: number): string {
  const { home = '#F4F7FB', homeShorts = '#123A7A', away = '#0C8F8B', awayShorts = '#0A5F5D' } = options;
  const players = inventedPlayers(next, options.cx ?? 20, kitOf(home, homeShorts), kitOf(away, awayShorts));
  return players
    .sort((a, b) => b.y - a.y)
    .filter(({ x, y }) => {
      const feet = camera.point([x, y, 0]);
      return Math.abs(x) <= 54 && feet && feet[0] >= -30 && feet[0] <= width + 30;
    })
    .map(({ pose, ...player }) => {
      const dir = next() > 0.5 ? 1 : -1;
      const stance = pose ?? pick(next, POSES);
      return drawActor(camera, { ...player, dir, pose: stance, skin: pick(next, SKINS) });
    })
    .join('');
}

function drawBall(camera: SceneCamera, [x, y, z]: ScenePoint, radius: number): string {
  const ground = camera.point([x, y, 0.12]);
  const ball = camera.point([x, y, 0.12 + z]);
  if (!ground || !ball) return '';
  return `<ellipse cx="${n(ground[0] + 3)}" cy="${n(ground[1] + 2)}" rx="5" ry="1.8" fill="#04140d" fill-opacity=".4"/><circle cx="${n(ball[0])}" cy="${n(ball[1] - 2)}" r="${radius}" fill="#fff"/>`;
}

/** Draws football as on television: a camera on the main stand, parallel to the touchline. */
export function broadcast(options: BroadcastOptions): Drawing {
  const { width = 1600, height = 900, cx = 20, zoom = 1, tower = 17, play } = options;
  const next = random(options.seed);
  const camera = sceneCamera({
    pos: [cx, -58, tower],
    target: [cx, -2, -1],
    fov: 30 / zoom,
    width,
    height,
    cy: 0.53,
  });
  const apron = camera.poly([
    [-140, -60, 0],
    [140, -60, 0],
    [140, 44, 0],
    [-140, 44, 0],
  ]);
  const byDepth = (a: Actor, b: Actor) => b.y - a.y;
  const body = [
    definitions(options, camera),
    fill(width, height, '#0a1516'),
    tribune(camera),
    `<path fill="#176b49" d="${apron}"/>`,
    mownStripes(camera, options.grass ?? ['#1F8A5B', '#23955F'], 18),
    boardsAlong(camera, width),
    `<path fill="#f6fff9" fill-opacity=".82" d="${pitchLines(camera, 0.2)}"/>`,
    goal(camera, -1, width),
    goal(camera, 1, width),
    play
      ? [...play.actors]
          .sort(byDepth)
          .map((actor) => drawActor(camera, actor))
          .join('')
      : inventedScene(camera, next, options, width),
    drawBall(camera, play?.ball ?? [cx + 4.8, -8.4, 0], play ? 5.4 : 4.2),
    fill(width, height, 'url(#dusk)'),
    fill(width, height, 'url(#light)'),
  ];
  return { width, height, body: body.join('') };
}
