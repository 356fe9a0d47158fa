import { parseArgs } from 'node:util';
import { durationFlag, integerFlag, onlyFile, parseFlags } from '#replay/cli/flag-values.ts';
import type { PlanRequest } from '#replay/plan/plan.ts';
import { PLAN_FLAGS, PLAN_HELP, planOptionsFrom } from '#replay/plan/plan-flags.ts';
import {
  BROWSER_FLAGS,
  BROWSER_HELP,
  type BrowserOptions,
  browserOptionsFrom,
  withPageCount,
} from '#replay/transports/browser/browser-options.ts';
import { type HostAddress, hostAddresses } from '#replay/transports/hosts/host-address.ts';

const PLAY_FLAGS = {
  ...PLAN_FLAGS,
  ...BROWSER_FLAGS,
  target: { type: 'string', default: 'http://localhost:5180' },
  site: { type: 'string', default: '5000' },
  accounts: { type: 'string' },
  workers: { type: 'string' },
  hosts: { type: 'string' },
  threshold: { type: 'string', multiple: true },
  without: { type: 'string', multiple: true },
  drain: { type: 'string', default: '30s' },
  out: { type: 'string' },
  report: { type: 'string' },
  config: { type: 'string' },
  'i-own-this-target': { type: 'boolean', default: false },
} as const;

/** The help text of `play`. */
export const PLAY_HELP = `${PLAN_HELP}

Against what, from where:
  --target URL      the platform to play against (http://localhost:5180)
  --site N          the site its people visit (5000)
  --accounts FILE   members who speak, a line each: NAME PASSWORD; on this machine those
                    that are missing are registered
  --workers N       processes that share the work (one for 400 viewers, at most one a core);
                    with --hosts so many on each (as each offers)
  --hosts H:PORT,H:PORT
                    machines where “host” waits: they play, this one conducts
  --config FILE     JSON with “targets” that may be loaded beside this machine, and “thresholds”
  --i-own-this-target
                    says that a target that is not this machine is yours to load

Who watches beside the generator’s own viewers:
${BROWSER_HELP}

What must hold, and what is written:
  --threshold T     as in seen.p99<2000 or refused<=10; may be given several times
                    beside those of every run: lost, duplicated, reordered, altered, misrouted,
                    record.lost, record.duplicated, failed 0, coverage>=0.99; with --browser
                    unrendered 0; unanswered and refused 0, trouble.rate<=0.1 unless named
  --without METRIC  leaves one of those out, as in --without lost; may be given several times
  --drain TIME      how long stragglers are waited for (30s)
  --out FILE        the result as JSON, to report and compare
  --report FILE     the result as a page to read: HTML

Exit codes: 0 everything holds, 99 a threshold does not, 98 this machine was too slow,
97 the run proves nothing, 104 bad flags, 105 interrupted (130 where npm is between).`;

/** The most worker processes on one machine. */
export const WORKERS_MAX = 64;

/** Options of `play` from the command line. */
export type PlayOptions = {
  readonly file: string;
  readonly plan: PlanRequest;
  readonly target: string;
  readonly siteId: number;
  readonly accountsFile: string | null;
  /** Number of processes on this machine, or on each host; null when the command line does not set it. */
  readonly workers: number | null;
  /** The machines that play; empty when this one does. */
  readonly hosts: readonly HostAddress[];
  /** Null when only the generator's own viewers watch. */
  readonly browser: BrowserOptions | null;
  readonly thresholds: readonly string[];
  /** Metrics whose threshold of every run is left out. */
  readonly without: readonly string[];
  readonly drainMs: number;
  readonly out: string | null;
  readonly report: string | null;
  readonly configFile: string | null;
  readonly owned: boolean;
};

/** Reads the flags of `play`. @throws UsageError. */
export function readPlayOptions(args: readonly string[]): PlayOptions {
  const { values, positionals } = parseFlags(withPageCount(args), PLAY_FLAGS);
  return {
    file: onlyFile(positionals),
    plan: planOptionsFrom(values),
    target: values.target,
    siteId: integerFlag('site', values.site, 1, 999_999),
    accountsFile: values.accounts ?? null,
    workers: values.workers === undefined ? null : integerFlag('workers', values.workers, 1, WORKERS_MAX),
    hosts: values.hosts === undefined ? [] : hostAddresses(values.hosts),
    browser: browserOptionsFrom(values),
    thresholds: values.threshold ?? [],
    without: values.without ?? [],
    drainMs: durationFlag('drain', values.drain),
    out: values.out ?? null,
    report: values.report ?? null,
    configFile: values.config ?? null,
    owned: values['i-own-this-target'],
  };
}

/** The flags of the plan among the arguments of `play`, for workers that build the same plan. */
export function planFlagsOf(args: readonly string[]): string[] {
  const { tokens } = parseArgs({
    args: [...withPageCount(args)],
    options: PLAY_FLAGS,
    allowPositionals: true,
    tokens: true,
  });
  return tokens.flatMap((token) => {
    if (token.kind !== 'option' || !Object.hasOwn(PLAN_FLAGS, token.name)) return [];
    return [token.value === undefined ? `--${token.name}` : `--${token.name}=${token.value}`];
  });
}
