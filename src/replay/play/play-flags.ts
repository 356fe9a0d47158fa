import { durationFlag, onlyFile, parseFlags, wholeFlag } from '#replay/cli/flag-values.ts';
import type { PlanWish } from '#replay/plan/plan.ts';
import { PLAN_FLAGS, PLAN_HELP, planOptionsFrom } from '#replay/plan/plan-flags.ts';
import { workersFor } from './workers.ts';

const PLAY_FLAGS = {
  ...PLAN_FLAGS,
  target: { type: 'string', default: 'http://localhost:5180' },
  site: { type: 'string', default: '5000' },
  accounts: { type: 'string' },
  workers: { type: 'string' },
  threshold: { type: 'string', multiple: true },
  drain: { type: 'string', default: '30s' },
  out: { type: 'string' },
  report: { type: 'string' },
  config: { type: 'string' },
  'i-own-this-target': { type: 'boolean', default: false },
} as const;

export const PLAY_HELP = `${PLAN_HELP}

Against what, from where:
  --target URL      the platform to play against (http://localhost:5180)
  --site N          the site its people visit (5000)
  --accounts FILE   members who speak, a line each: NAME PASSWORD; on this machine those
                    that are missing are registered
  --workers N       processes that share the work (one for 400 viewers, at most one a core)
  --config FILE     JSON with “targets” that may be loaded beside this machine, and “thresholds”
  --i-own-this-target
                    says that a target that is not this machine is yours to load

What must hold, and what is written:
  --threshold T     as in seen.p99<2000 or refused<=10; may be given several times
                    (lost<=0, duplicated<=0, reordered<=0, record.lost<=0)
  --drain TIME      how long stragglers are waited for (30s)
  --out FILE        the result as JSON, to report and compare
  --report FILE     the result as a page to read: HTML

Exit codes: 0 everything holds, 99 a threshold does not, 98 this machine was too slow,
104 bad flags, 105 interrupted.`;

const WORKERS_MAX = 64;

/** What a run is to be, as the command line says it. */
export type PlayWish = {
  readonly file: string;
  readonly options: PlanWish;
  readonly target: string;
  readonly siteId: number;
  readonly accountsFile: string | null;
  readonly workers: number;
  readonly thresholds: readonly string[];
  readonly drainMs: number;
  readonly out: string | null;
  readonly report: string | null;
  readonly configFile: string | null;
  readonly owned: boolean;
};

/** @throws BadConfig. */
export function readPlayFlags(args: readonly string[]): PlayWish {
  const { values, positionals } = parseFlags(args, PLAY_FLAGS);
  const options = planOptionsFrom(values);
  return {
    file: onlyFile(positionals),
    options,
    target: values.target,
    siteId: wholeFlag('site', values.site, 1, 999_999),
    accountsFile: values.accounts ?? null,
    workers: wholeFlag('workers', values.workers ?? String(workersFor(options)), 1, WORKERS_MAX),
    thresholds: values.threshold ?? [],
    drainMs: durationFlag('drain', values.drain),
    out: values.out ?? null,
    report: values.report ?? null,
    configFile: values.config ?? null,
    owned: values['i-own-this-target'],
  };
}
