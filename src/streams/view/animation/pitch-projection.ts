/** Units of the drawing: 1600 × 900, as the video it replaces. */
export const VIEW = { width: 1600, height: 900 } as const;

const CENTRE_X = 800;
const NEAR_Y = 836;
const NEAR_WIDTH = 1_480;
const DEPTH = 590;
/** Foreshortening of the far touchline. */
const TILT = 0.42;

export type Point = { readonly x: number; readonly y: number };

/**
 * Projects a position on the pitch to the screen. `x` is 0 to 100 from the home goal to the away goal, `y` 0 to 100 from
 * the far touchline to the near one. One projective map, so that straight lines stay straight.
 */
export function onScreen({ x, y }: Point): Point {
  const away = (100 - y) / 100;
  const shrink = 1 + TILT * away;
  return {
    x: CENTRE_X + ((x - 50) / 100) * (NEAR_WIDTH / shrink),
    y: NEAR_Y - (DEPTH * away * (1 + TILT)) / shrink,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
const at = (point: Point) => {
  const { x, y } = onScreen(point);
  return `${round(x)} ${round(y)}`;
};

/** An SVG path through places on the pitch. */
export const pathThrough = (points: readonly Point[], closed = false): string =>
  points.length === 0 ? '' : `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;

/** The way of a ball through places on the pitch: each stretch is a low flight. */
export function flightThrough(points: readonly Point[]): string {
  const [first, ...rest] = points.map(onScreen);
  if (!first) return '';
  let from = first;
  const flights = rest.map((to) => {
    const lift = 0.16 * Math.hypot(to.x - from.x, to.y - from.y);
    const flight = `Q${round((from.x + to.x) / 2)} ${round((from.y + to.y) / 2 - lift)} ${round(to.x)} ${round(to.y)}`;
    from = to;
    return flight;
  });
  return [`M${round(first.x)} ${round(first.y)}`, ...flights].join('');
}

/** Returns the scale at a distance from the near touchline: 1 there, less further off. */
export const scaleAt = (y: number): number => 1 / (1 + (TILT * (100 - y)) / 100);

export const rectangle = (left: number, top: number, right: number, bottom: number): string =>
  pathThrough(
    [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
    true,
  );

const STEPS = 48;
/** A pitch is longer than wide: 105 m by 68 m. */
const WIDTH_OF_LENGTH = 105 / 68;

/** A circle on the grass around a place; `radius` in hundredths of the pitch's length. */
export const circle = (centre: Point, radius: number, from = 0, to = 2 * Math.PI): string =>
  pathThrough(
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const angle = from + ((to - from) * step) / STEPS;
      return {
        x: centre.x + radius * Math.cos(angle),
        y: centre.y + radius * WIDTH_OF_LENGTH * Math.sin(angle),
      };
    }),
  );
