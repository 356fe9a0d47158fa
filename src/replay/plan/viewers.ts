import { type Random, random } from '#replay/random.ts';
import { newcomersOf } from './newcomers.ts';
import type { PlanOptions, RampPoint, ViewerStep } from './plan.ts';

const MINUTE_MS = 60_000;

type Turn = { readonly at: number; readonly by: 1 | -1 };

/** When the ramp asks for one more viewer, or one less. */
function* turnsOf(ramp: readonly RampPoint[]): Generator<Turn> {
  let from: RampPoint = { atMs: ramp[0]?.atMs ?? 0, viewers: 0 };
  for (const point of ramp) {
    const change = Math.abs(point.viewers - from.viewers);
    const by = point.viewers > from.viewers ? 1 : -1;
    for (let step = 1; step <= change; step++)
      yield { at: from.atMs + ((point.atMs - from.atMs) * step) / change, by };
    from = point;
  }
}

function crowdOf(options: PlanOptions, next: Random) {
  const { rooms } = options;
  const newcomer = newcomersOf(options, next);
  const present: number[] = [];
  return {
    size: () => present.length,
    enter(due: number): ViewerStep {
      const step = newcomer(due, rooms[Math.floor(next() * rooms.length)] ?? '');
      present.push(step.viewer);
      return step;
    },
    exit(due: number): ViewerStep {
      const place = Math.floor(next() * present.length);
      const viewer = present[place] ?? 0;
      const last = present.pop() ?? 0;
      if (place < present.length) present[place] = last;
      return { due, do: 'exit', viewer };
    },
  };
}

/** Who comes and goes, in order of time; with churn it never ends. Everybody left stays until the plan is over. */
export function* viewerSteps(options: PlanOptions): Generator<ViewerStep> {
  const next = random(options.seed, 'viewers');
  const chance = random(options.seed, 'churn');
  const crowd = crowdOf(options, next);
  const turns = turnsOf(options.ramp);
  let turn = turns.next();
  let now = 0;
  for (;;) {
    const perMs = (crowd.size() * options.churnPercent) / 100 / MINUTE_MS;
    const change = perMs > 0 ? now - Math.log(1 - chance()) / perMs : Number.POSITIVE_INFINITY;
    if (!turn.done && turn.value.at <= change) {
      now = turn.value.at;
      yield turn.value.by > 0 ? crowd.enter(now) : crowd.exit(now);
      turn = turns.next();
    } else if (change < Number.POSITIVE_INFINITY) {
      now = change;
      yield crowd.exit(now);
      yield crowd.enter(now);
    } else return;
  }
}
