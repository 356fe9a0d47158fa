import { UsageError } from '#replay/cli/command.ts';
import { durationFlag, durationMs, integerFlag, numberFlag } from '#replay/cli/flag-values.ts';
import type { Pace, PlanRequest, RampPoint } from './plan.ts';

/** The flags of every command that builds a plan. */
export const PLAN_FLAGS = {
  seed: { type: 'string', default: '1' },
  speed: { type: 'string' },
  rate: { type: 'string' },
  fit: { type: 'string' },
  poisson: { type: 'boolean', default: false },
  from: { type: 'string', default: '0' },
  to: { type: 'string' },
  'max-gap': { type: 'string' },
  loop: { type: 'string', default: '1' },
  room: { type: 'string', multiple: true },
  senders: { type: 'string' },
  viewers: { type: 'string' },
  ramp: { type: 'string' },
  members: { type: 'string', default: '20' },
  slow: { type: 'string', default: '0' },
  churn: { type: 'string', default: '0' },
} as const;

/** The help text of those flags. */
export const PLAN_HELP = `How fast, and which part:
  --speed F         so many times as fast as recorded, 0.1–1000 (1)
  --rate N          N sends a second instead of the recorded times
  --fit TIME        stretched or pressed into TIME
  --poisson         intervals of chance around the mean one
  --from, --to TIME the part of the recording that is played
  --max-gap TIME    longer silences are cut down to TIME
  --loop N          N times over (1)
  --seed N          all chance follows from it (1)

Who speaks, who watches, and where:
  --room NO         a room of the target; may be given several times
  --senders N       members who speak (as many as it takes that none speaks twice
                    within a second, 20 at least)
  --viewers N       viewers from the beginning on (1), or with a ramp:
  --ramp T:N,T:N    viewers by time, as in 0:0,30s:1000,90s:1000
  --viewers recorded, recorded:N
                    those of the recording, each while they are there, N at a time at most
  --members P       so many of a hundred viewers are members (20)
  --slow P          so many of a hundred read slowly (0)
  --churn P         so many of a hundred are replaced in a minute (0)`;

type Values = {
  readonly [Name in keyof typeof PLAN_FLAGS]?: string | boolean | string[] | undefined;
};

const VIEWERS_MAX = 100_000;

function rampFrom(text: string): readonly RampPoint[] {
  const points = text.split(',').map((part) => {
    const [time, viewers, more] = part.split(':');
    const atMs = durationMs(time?.trim() ?? '');
    if (atMs === null || viewers === undefined || more !== undefined)
      throw new UsageError(`--ramp needs TIME:VIEWERS, as in 0:0,30s:1000; got “${part}”`);
    return { atMs, viewers: integerFlag('ramp', viewers, 0, VIEWERS_MAX) };
  });
  if (points.some(({ atMs }, index) => atMs < (points[index - 1]?.atMs ?? 0)))
    throw new UsageError(`--ramp goes back in time: ${text}`);
  return points;
}

const text = (value: Values[keyof Values]): string | undefined =>
  typeof value === 'string' ? value : undefined;

function paceFrom(values: Values): Pace {
  const [speed, rate, fit] = [text(values.speed), text(values.rate), text(values.fit)];
  if ([speed, rate, fit].filter((value) => value !== undefined).length > 1)
    throw new UsageError('one of --speed, --rate and --fit, not several');
  if (rate !== undefined) return { is: 'rate', perSecond: numberFlag('rate', rate, 0.001, 1_000_000) };
  if (fit !== undefined) {
    const durationMs = durationFlag('fit', fit);
    if (durationMs === 0)
      throw new UsageError('--fit needs some time: in 0s everything is sent at one instant');
    return { is: 'fit', durationMs };
  }
  return { is: 'speed', factor: numberFlag('speed', speed ?? '1', 0.1, 1_000) };
}

const percent = (name: 'members' | 'slow' | 'churn', values: Values): number =>
  numberFlag(name, text(values[name]) ?? '0', 0, name === 'churn' ? 10_000 : 100);

const RECORDED = /^recorded(?::(.*))?$/;

/** The viewers of the recording, or a number of them by time. */
function viewersFrom(values: Values): Pick<PlanRequest, 'ramp' | 'recordedViewers'> {
  const [viewers = '1', ramp] = [text(values.viewers), text(values.ramp)];
  if (values.viewers !== undefined && ramp !== undefined)
    throw new UsageError('one of --viewers and --ramp, not both');
  const [recorded, maxText = String(VIEWERS_MAX)] = RECORDED.exec(viewers) ?? [];
  if (recorded === undefined) {
    const constant = () => [{ atMs: 0, viewers: integerFlag('viewers', viewers, 0, VIEWERS_MAX) }];
    return { ramp: ramp === undefined ? constant() : rampFrom(ramp), recordedViewers: null };
  }
  if (percent('churn', values) > 0)
    throw new UsageError('--churn replaces viewers; recorded ones come and go by themselves');
  return { ramp: [], recordedViewers: integerFlag('viewers', maxText, 1, VIEWERS_MAX) };
}

/** Reads the flags of a plan. @throws UsageError for values that make no sense, or that exclude each other. */
export function planOptionsFrom(values: Values): PlanRequest {
  const [to, maxGap, senders] = [text(values.to), text(values['max-gap']), text(values.senders)];
  return {
    seed: integerFlag('seed', text(values.seed) ?? '1', 0, 2 ** 32 - 1),
    pace: paceFrom(values),
    poisson: values.poisson === true,
    fromMs: durationFlag('from', text(values.from) ?? '0'),
    toMs: to === undefined ? null : durationFlag('to', to),
    maxGapMs: maxGap === undefined ? null : durationFlag('max-gap', maxGap),
    loops: integerFlag('loop', text(values.loop) ?? '1', 1, 100_000),
    rooms: Array.isArray(values.room) ? values.room : [],
    senders: senders === undefined ? null : integerFlag('senders', senders, 1, 100_000),
    ...viewersFrom(values),
    memberPercent: percent('members', values),
    slowPercent: percent('slow', values),
    churnPercent: percent('churn', values),
  };
}
