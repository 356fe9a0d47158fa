import { pick, random } from '#contract/units/random.ts';
import { dark, mix } from '../colour.ts';
import { type Drawing, fill, stopList, verticalGradient } from '../drawing.ts';
import { closedPath, n, openPath, times } from '../pen.ts';
import { crowdPattern } from './crowd.ts';
import { figure, type Kit, POSES, type Pose } from './figure.ts';
import { type SceneCamera, type ScenePoint, sceneCamera } from './scene-camera.ts';

type Side = 1 | -1;
const SIDES: readonly Side[] = [-1, 1];
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
function courtLines(camera: SceneCamera): string {
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

export interface HoopsOptions {
  readonly seed: string;
  readonly width?: number;
  readonly height?: number;
  readonly home?: string;
  readonly away?: string;
  /** Position of the camera along the sideline, metres from the middle. */
  readonly cx?: number;
  /** Players and ball of one moment; without them the seed invents a scene. */
  readonly play?: { readonly actors: readonly HoopsActor[]; readonly ball: ScenePoint };
}

/** A player in the scene; `dir` is 1 looking right. */
export interface HoopsActor {
  readonly x: number;
  readonly y: number;
  readonly team: 'home' | 'away';
  readonly pose: Pose;
  readonly dir: 1 | -1;
  readonly skin: string;
}

const WOOD = ['#d39a62', '#dba56e'] as const;
const CROWD = ['#9fb0b8', '#d9d3c6', '#586873', '#3f5561', '#c9a08a'] as const;

/** Offsets from the camera's middle, team and pose of the ten players. */
const LINEUP: readonly (readonly [dx: number, y: number, team: 'home' | 'away', pose: number])[] = [
  [1, -2, 'home', 3],
  [2, -0.8, 'away', 2],
  [-3, 3.5, 'home', 1],
  [-2, 4.6, 'away', 0],
  [3.6, 3, 'home', 0],
  [3, 1.4, 'away', 1],
  [-4.5, -3.8, 'home', 2],
  [-3.6, -2.6, 'away', 1],
  [4, -5, 'away', 3],
  [-0.5, 1, 'home', 0],
];

function definitions(seed: string): string {
  return [
    '<defs>',
    `<radialGradient id="light" cx=".5" cy=".66" r=".75">${stopList([
      [0, '#fff6df', 0.35],
      [0.55, '#fff6df', 0],
      [1, '#0a0604', 0.5],
    ])}</radialGradient>`,
    verticalGradient('veil', [
      [0, '#05070a', 0.85],
      [1, '#05070a', 0.05],
    ]),
    crowdPattern('crowd', { seed, base: '#0e1418', colours: CROWD, width: 150, height: 70, head: 6 }),
    '</defs>',
  ].join('');
}

function floor(camera: SceneCamera, home: string): string {
  const { poly } = camera;
  const stand = poly([
    [-50, 10.5, 0.6],
    [50, 10.5, 0.6],
    [50, 26, 10],
    [-50, 26, 10],
  ]);
  const plank = (i: number) => {
    const x = -14 + i * 0.7;
    return poly([
      [x, -7.5, 0],
      [x + 0.71, -7.5, 0],
      [x + 0.71, 7.5, 0],
      [x, 7.5, 0],
    ]);
  };
  const planks = (rest: number) => times(40, (i) => (i % 2 === rest ? plank(i) : '')).join('');
  const keys = SIDES.map((side) => {
    const [end, key] = [14 * side, 8.2 * side];
    const d = poly([
      [end, -2.45, 0],
      [key, -2.45, 0],
      [key, 2.45, 0],
      [end, 2.45, 0],
    ]);
    return `<path fill="${mix(home, WOOD[0], 0.25)}" d="${d}"/>`;
  });
  const around = poly([
    [-50, -22, 0],
    [50, -22, 0],
    [50, 10.5, 0],
    [-50, 10.5, 0],
  ]);
  return `<path fill="url(#crowd)" d="${stand}"/><path fill="url(#veil)" d="${stand}"/><path fill="${dark(home, 0.35)}" d="${around}"/><path fill="${WOOD[0]}" d="${planks(1)}"/><path fill="${WOOD[1]}" d="${planks(0)}"/>${keys.join('')}<path fill="#fffaf0" fill-opacity=".88" d="${courtLines(camera)}"/>`;
}

function basket(camera: SceneCamera, side: Side): string {
  const x = 12.4 * side;
  const board: ScenePoint[] = [
    [x, -0.9, 2.9],
    [x, 0.9, 2.9],
    [x, 0.9, 3.95],
    [x, -0.9, 3.95],
  ];
  const ring = times(20, (i) =>
    camera.point([x - 0.4 * side + 0.25 * Math.cos(i * 0.314), 0.25 * Math.sin(i * 0.314), 3.05]),
  ).filter((p) => p !== undefined);
  const arm = [
    camera.point([x + 1.6 * side, 0, 0]),
    camera.point([x + 1.2 * side, 0, 3.4]),
    camera.point([x, 0, 3.4]),
  ];
  const stand = arm.filter((p) => p !== undefined);
  return `<path d="${openPath(stand)}" fill="none" stroke="#2a3340" stroke-width="14" stroke-linejoin="round"/><path fill="#f5fbff" fill-opacity=".55" stroke="#fff" stroke-width="3" d="${camera.poly(board)}"/><path d="${closedPath(ring)}" fill="none" stroke="#e8743b" stroke-width="5"/>`;
}

function players(
  camera: SceneCamera,
  cx: number,
  kits: Readonly<Record<'home' | 'away', Kit>>,
  seed: string,
) {
  const next = random(seed);
  return LINEUP.toSorted((a, b) => b[1] - a[1]).map(([dx, y, team, pose]) => {
    const feet = camera.point([cx + dx, y, 0]);
    const head = camera.point([cx + dx, y, 1.95]);
    if (!feet || !head) return '';
    const dir = next() > 0.5 ? 1 : -1;
    const skin = pick(next, ['#B87B52', '#8A573A', '#D9A47E']);
    return figure(feet[0], feet[1], feet[1] - head[1], kits[team], {
      pose: POSES[pose] ?? POSES[1],
      dir,
      skin,
    });
  });
}

function drawActors(
  camera: SceneCamera,
  actors: readonly HoopsActor[],
  kits: Readonly<Record<'home' | 'away', Kit>>,
): string[] {
  return actors
    .toSorted((a, b) => b.y - a.y)
    .map(({ x, y, team, ...look }) => {
      const feet = camera.point([x, y, 0]);
      const head = camera.point([x, y, 1.95]);
      return feet && head ? figure(feet[0], feet[1], feet[1] - head[1], kits[team], look) : '';
    });
}

function basketball(camera: SceneCamera, position: ScenePoint): string {
  const ball = camera.point(position);
  if (!ball) return '';
  const [x, y] = ball;
  return `<circle cx="${n(x)}" cy="${n(y)}" r="13" fill="#d96a2b"/><path d="M${n(x - 13)} ${n(y)}h26M${n(x)} ${n(y - 13)}v26" stroke="#5b2710" stroke-width="1.8"/>`;
}

/** Basketball from the side, one basket in view. */
export function hoops(options: HoopsOptions): Drawing {
  const { seed, width = 1600, height = 900, home = '#0D4FA8', away = '#4B2A6B', cx = 7, play } = options;
  const camera = sceneCamera({ pos: [cx, -19, 6.6], target: [cx, 0, 0.6], fov: 34, width, height, cy: 0.55 });
  const kit = (shirt: string): Kit => ({ shirt, shorts: dark(shirt, 0.2), socks: '#fff' });
  const kits = { home: kit(home), away: kit(away) };
  const body = [
    definitions(seed),
    fill(width, height, '#0b0f13'),
    floor(camera, home),
    ...(play ? SIDES.map((side) => basket(camera, side)) : [basket(camera, cx > 0 ? 1 : -1)]),
    ...(play ? drawActors(camera, play.actors, kits) : players(camera, cx, kits, seed)),
    basketball(camera, play?.ball ?? [cx + 1.6, -2, 1.1]),
    fill(width, height, 'url(#light)'),
  ];
  return { width, height, body: body.join('') };
}
