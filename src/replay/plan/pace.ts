import type { Random } from '#contract/units/random.ts';
import type { PlanRequest } from './plan.ts';
import { type Round, roundMs } from './recorded-sends.ts';

/** Returns the intended time of the next send, ms since the plan began. It is called once for each send, in order. */
export type Pacing = (recordedAt: number) => number;

const microseconds = (ms: number): number => Math.round(ms * 1_000) / 1_000;

function steady({ pace, loops }: PlanRequest, round: Round): Pacing {
  let n = -1;
  switch (pace.is) {
    case 'speed':
      return (at) => at / pace.factor;
    case 'rate':
      return () => {
        n++;
        return (n * 1_000) / pace.perSecond;
      };
    case 'fit': {
      const totalMs = roundMs(round) * (loops - 1) + round.spanMs;
      return (at) => (totalMs === 0 ? 0 : (at * pace.durationMs) / totalMs);
    }
  }
}

/** The mean time from one send to the next, ms. */
function meanGapMs({ pace, loops }: PlanRequest, round: Round): number {
  if (pace.is === 'rate') return 1_000 / pace.perSecond;
  const gaps = round.sends * loops - 1;
  if (gaps < 1) return 0;
  const totalMs = roundMs(round) * (loops - 1) + round.spanMs;
  return (pace.is === 'fit' ? pace.durationMs : totalMs / pace.factor) / gaps;
}

/** Creates the pacing of a plan. @param round the contents of one round of the recording */
export function createPacing(options: PlanRequest, round: Round, next: Random): Pacing {
  if (!options.poisson) {
    const dueOf = steady(options, round);
    return (at) => microseconds(dueOf(at));
  }
  const mean = meanGapMs(options, round);
  let due = 0;
  return () => {
    due -= Math.log(1 - next()) * mean;
    return microseconds(due);
  };
}
