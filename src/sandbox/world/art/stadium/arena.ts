import { pick, type Random, random } from '#contract/units/random.ts';
import { type Drawing, fill, stopList } from '../drawing.ts';
import { n, openPath, type Point, times } from '../pen.ts';
import { ARENA_TREES, hero, rock, tower, tree } from './arena-pieces.ts';

export interface ArenaOptions {
  readonly seed: string;
  readonly width?: number;
  readonly height?: number;
  /** The two teams' colours. */
  readonly first?: string;
  readonly second?: string;
  /** Moving content, drawn over the ground; a fight by default. */
  readonly action?: string;
}

/** Places on the ground of the arena, the middle at 0, 0. */
type Spot = readonly [x: number, y: number];
type Iso = (x: number, y: number) => Point;

const RIVER: readonly Spot[] = [
  [-1.2, 0.2],
  [-0.5, 0.02],
  [0.1, -0.16],
  [0.6, -0.1],
  [1.3, -0.34],
];
const LANE: readonly Spot[] = [
  [0.12, -1.2],
  [-0.02, -0.3],
  [0.06, 0.3],
  [-0.08, 1.3],
];
const RIPPLES: readonly (readonly [readonly Spot[], number, number])[] = [
  [
    [
      [-1.1, 0.19],
      [-0.6, 0.05],
    ],
    8,
    0.6,
  ],
  [
    [
      [0.2, -0.15],
      [0.5, -0.12],
    ],
    8,
    0.6,
  ],
  [
    [
      [-0.3, -0.05],
      [-0.1, -0.11],
    ],
    6,
    0.5,
  ],
];

function definitions(first: string, second: string): string {
  return `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">${stopList([
    [0, '#2f7f78'],
    [0.5, '#1d5f5c'],
    [1, '#123f49'],
  ])}</linearGradient><linearGradient id="slash" x1="0" y1="1" x2="1" y2="0">${stopList([
    [0, first],
    [0.5, '#f4fffb'],
    [1, second],
  ])}</linearGradient><radialGradient id="edge" cx=".5" cy=".5" r=".72">${stopList([
    [0.5, '#04121a', 0],
    [1, '#04121a', 0.62],
  ])}</radialGradient><filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="18"/></filter></defs>`;
}

function meadow(iso: Iso, next: Random): string {
  const patches = times(30, () => {
    const [x, y] = iso(next() * 2.4 - 1.2, next() * 2.4 - 1.2);
    const radius = 60 + next() * 120;
    const fill = next() > 0.5 ? '#3c9183' : '#17514f';
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius)}" ry="${n(radius * 0.5)}" fill="${fill}" fill-opacity=".35"/>`;
  });
  return patches.join('');
}

function paths(iso: Iso): string {
  const band = (spots: readonly Spot[], width: number, colour: string, opacity: number) =>
    `<path d="${openPath(spots.map(([x, y]) => iso(x, y)))}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return [
    band(RIVER, 150, '#2a8fa6', 0.8),
    band(RIVER, 112, '#4fc0cf', 0.55),
    ...RIPPLES.map(([spots, width, opacity]) => band(spots, width, '#d8fbff', opacity)),
    band(LANE, 128, '#6f7f5f', 0.7),
    band(LANE, 92, '#cdd3a4', 0.6),
  ].join('');
}

/** Reports whether the ground is left clear for the river, the lane and the fight. */
const isClear = ([x, y]: Spot) =>
  Math.abs(x) < 0.15 ||
  Math.abs(y) < 0.25 ||
  Math.hypot(x, y) < 0.4 ||
  Math.abs(x - y) > 1.1 ||
  Math.abs(x + y) > 1;

function woods(iso: Iso, next: Random): string {
  const pieces = times(130, () => {
    const spot: Spot = [next() * 2.2 - 1.1, next() * 2.2 - 1.1];
    if (isClear(spot)) return { depth: 0, drawn: '' };
    const point = iso(...spot);
    const drawn =
      next() > 0.82 ? rock(point, 26 + next() * 26) : tree(point, 36 + next() * 26, pick(next, ARENA_TREES));
    return { depth: spot[0] + spot[1], drawn };
  });
  return pieces
    .toSorted((a, b) => a.depth - b.depth)
    .map((piece) => piece.drawn)
    .join('');
}

function fight([x, y]: Point, first: string, second: string): string {
  const at = (dx: number, dy: number): Point => [x + dx, y + dy];
  return [
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="330" ry="190" fill="#eafff8" fill-opacity=".32" filter="url(#blur)"/>`,
    `<ellipse cx="${n(x)}" cy="${n(y + 20)}" rx="250" ry="126" fill="none" stroke="${first}" stroke-opacity=".7" stroke-width="5" stroke-dasharray="60 26"/>`,
    hero(at(-20, -110), second, 0.9, 'staff'),
    hero(at(170, -60), second, 0.35, 'orb'),
    hero(at(-230, -30), first, 0.72, 'orb'),
    hero(at(260, 80), second, 0.6, 'staff'),
    hero(at(-110, 60), first, 0.95, 'staff'),
    hero(at(70, 110), first, 0.5, 'orb'),
    `<path d="M${n(x - 330)} ${n(y + 90)}Q${n(x - 40)} ${n(y - 160)} ${n(x + 190)} ${n(y - 40)}" fill="none" stroke="url(#slash)" stroke-width="10" stroke-linecap="round"/>`,
  ].join('');
}

/** Esports: a team fight seen from above. */
export function arena(options: ArenaOptions): Drawing {
  const { seed, width = 1600, height = 900, first = '#2dd4bf', second = '#ff9a52', action } = options;
  const next = random(seed);
  const iso: Iso = (x, y) => [width / 2 + (x - y) * width * 0.52, height / 2 + (x + y) * height * 0.56];
  const body = [
    definitions(first, second),
    fill(width, height, 'url(#ground)'),
    meadow(iso, next),
    paths(iso),
    woods(iso, next),
    tower(iso(-0.34, -0.38), second),
    tower(iso(0.5, 0.22), first),
    action ?? fight([width / 2 + 10, height / 2 + 20], first, second),
    fill(width, height, 'url(#edge)'),
  ];
  return { width, height, body: body.join('') };
}
