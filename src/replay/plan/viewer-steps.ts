import { MINUTE_MS } from '#contract/units/durations.ts';
import type { Random } from '#contract/units/random.ts';
import { random } from '#replay/runtime/random.ts';
import type { PlanOptions, RampPoint, ViewerStep } from './plan.ts';

type Enter = Extract<ViewerStep, { do: 'enter' }>;

/** Creates a factory of `enter` steps that numbers the viewers and draws whether each is a member and reads slowly. */
export function createViewerFactory(
  { memberPercent, slowPercent }: Pick<PlanOptions, 'memberPercent' | 'slowPercent'>,
  next: Random,
): (due: number, room: string) => Enter {
  let viewers = 0;
  return (due, room) => {
    const viewer = viewers++;
    const as = next() * 100 < memberPercent ? 'member' : 'guest';
    return { due, do: 'enter', viewer, room, as, slow: next() * 100 < slowPercent };
  };
}

type RampChange = { readonly at: number; readonly by: 1 | -1 };

/** Yields the times at which the ramp needs one more viewer, or one fewer. */
function* rampChanges(ramp: readonly RampPoint[]): Generator<RampChange> {
  let from: RampPoint = { atMs: ramp[0]?.atMs ?? 0, viewers: 0 };
  for (const point of ramp) {
    const count = Math.abs(point.viewers - from.viewers);
    const by = point.viewers > from.viewers ? 1 : -1;
    for (let step = 1; step <= count; step++)
      yield { at: from.atMs + ((point.atMs - from.atMs) * step) / count, by };
    from = point;
  }
}

function createPresence(options: PlanOptions, next: Random) {
  const { rooms } = options;
  const createViewer = createViewerFactory(options, next);
  const viewers: number[] = [];
  return {
    size: () => viewers.length,
    enter(due: number): ViewerStep {
      const step = createViewer(due, rooms[Math.floor(next() * rooms.length)] ?? '');
      viewers.push(step.viewer);
      return step;
    },
    exit(due: number): ViewerStep {
      const index = Math.floor(next() * viewers.length);
      const viewer = viewers[index] ?? 0;
      const last = viewers.pop() ?? 0;
      if (index < viewers.length) viewers[index] = last;
      return { due, do: 'exit', viewer };
    },
  };
}

/** Yields who enters and exits, in order of time; with churn it never ends. The remaining viewers stay until the plan ends. */
export function* viewerSteps(options: PlanOptions): Generator<ViewerStep> {
  const next = random(options.seed, 'viewers');
  const chance = random(options.seed, 'churn');
  const present = createPresence(options, next);
  const changes = rampChanges(options.ramp);
  let change = changes.next();
  let now = 0;
  for (;;) {
    const perMs = (present.size() * options.churnPercent) / 100 / MINUTE_MS;
    const churnAt = perMs > 0 ? now - Math.log(1 - chance()) / perMs : Number.POSITIVE_INFINITY;
    if (!change.done && change.value.at <= churnAt) {
      now = change.value.at;
      yield change.value.by > 0 ? present.enter(now) : present.exit(now);
      change = changes.next();
    } else if (churnAt < Number.POSITIVE_INFINITY) {
      now = churnAt;
      yield present.exit(now);
      yield present.enter(now);
    } else return;
  }
}
