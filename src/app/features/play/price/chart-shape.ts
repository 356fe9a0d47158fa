import type { PriceHistory } from '#contract/play/price/schema.ts';

/** Drawing area of the chart, in units of its view box. */
export const AREA = { width: 352, height: 176, left: 40, right: 344, top: 24, bottom: 150 } as const;

/** Distances between labelled prices. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50] as const;
const LINES_MOST = 6;
/** Least distance of two labels of goals, units of the view box. */
const LABEL_APART = 34;
const HUNDRED = 100;

type Point = PriceHistory['points'][number];
type Priced = { readonly at: number; readonly odds: number };

/** A run of prices without a gap: its line, and the area under it, as paths. */
type Run = { readonly line: string; readonly area: string };

export type ChartShape = {
  readonly runs: readonly Run[];
  /** Labelled prices, the lowest first. */
  readonly prices: readonly { readonly odds: number; readonly y: number }[];
  readonly goals: readonly {
    readonly x: number;
    readonly minute: number | null;
    readonly score: string;
    readonly isLabelled: boolean;
  }[];
  /** Height of the own price; null without one. */
  readonly ownY: number | null;
  /** The last price; null while it is suspended. */
  readonly end: { readonly x: number; readonly y: number } | null;
};

const isPriced = (point: Point): point is Point & { odds: NonNullable<Point['odds']> } => point.odds !== null;

/** Returns the prices of a history that were open, in order. */
export const pricedOf = ({ points }: PriceHistory): readonly Priced[] =>
  points.filter(isPriced).map(({ at, odds }) => ({ at, odds: Number(odds) }));

/** Returns the labelled prices around all others, in hundredths. */
function scaleOf(values: readonly number[]): { from: number; to: number; step: number } {
  const hundredths = values.map((value) => Math.round(value * HUNDRED));
  const [low, high] = [Math.min(...hundredths), Math.max(...hundredths)];
  const fits = (step: number) => Math.ceil(high / step) - Math.floor(low / step) < LINES_MOST;
  const steps = STEPS.map((step) => Math.round(step * HUNDRED));
  const step = steps.find(fits) ?? HUNDRED * HUNDRED;
  const from = Math.floor(low / step) * step;
  const to = Math.ceil(high / step) * step;
  return from === to ? { from: from - step, to: to + step, step } : { from, to, step };
}

/** Returns the open points by run, each with the time until which its price held. */
function runsOf({ points, to }: PriceHistory) {
  const runs: { at: number; until: number; odds: number }[][] = [];
  let isOpen = false;
  for (const [index, point] of points.entries()) {
    const until = points[index + 1]?.at ?? to;
    if (point.odds !== null) {
      const step = { at: point.at, until, odds: Number(point.odds) };
      if (isOpen) runs.at(-1)?.push(step);
      else runs.push([step]);
    }
    isOpen = point.odds !== null;
  }
  return runs;
}

/** Labels goals from the last one back, as long as a label has room. */
function labelled<Goal extends { readonly x: number }>(goals: readonly Goal[]) {
  let free = Number.POSITIVE_INFINITY;
  return goals
    .toReversed()
    .map((goal) => {
      const isLabelled = free - goal.x >= LABEL_APART;
      if (isLabelled) free = goal.x;
      return { ...goal, isLabelled };
    })
    .toReversed();
}

/** Returns the shape of a history: a step line, since a price holds until the next one; null without any open price. */
export function chartShape(history: PriceHistory, own: number | null): ChartShape | null {
  const priced = pricedOf(history);
  if (priced.length === 0) return null;
  const scale = scaleOf([...priced.map(({ odds }) => odds), ...(own === null ? [] : [own])]);
  const { from, to } = history;
  const x = (at: number) =>
    Math.round((AREA.left + ((AREA.right - AREA.left) * (at - from)) / Math.max(1, to - from)) * 10) / 10;
  const y = (odds: number) => {
    const share = (odds * HUNDRED - scale.from) / (scale.to - scale.from);
    return Math.round((AREA.bottom - (AREA.bottom - AREA.top) * share) * 10) / 10;
  };
  const runs = runsOf(history).map((run): Run => {
    const steps = run.map(({ until, odds }) => `V${y(odds)}H${x(until)}`).join('');
    const start = x(run[0]?.at ?? from);
    return {
      line: `M${start} ${y(run[0]?.odds ?? 0)}${steps}`,
      area: `M${start} ${AREA.bottom}${steps}V${AREA.bottom}Z`,
    };
  });
  const count = Math.round((scale.to - scale.from) / scale.step);
  const last = history.points.at(-1);
  const goals = history.goals.map(({ at, minute, home, away }) => ({
    x: x(at),
    minute,
    score: `${home}:${away}`,
  }));
  return {
    runs,
    prices: Array.from({ length: count + 1 }, (_, index) => {
      const odds = (scale.from + index * scale.step) / HUNDRED;
      return { odds, y: y(odds) };
    }).filter(({ odds }) => odds >= 1),
    goals: labelled(goals),
    ownY: own === null ? null : y(own),
    end: last && last.odds !== null ? { x: x(to), y: y(Number(last.odds)) } : null,
  };
}
