import { parseArgs } from 'node:util';
import {
  BROWSER_FLAGS,
  BROWSER_HELP,
  type BrowserWish,
  browserWishFrom,
  withPageCount,
} from '#replay/browser/browser-wish.ts';
import { durationFlag, onlyFile, parseFlags, wholeFlag } from '#replay/cli/flag-values.ts';
import { type HostAddress, hostAddresses } from '#replay/hosts/host-address.ts';
import type { PlanWish } from '#replay/plan/plan.ts';
import { PLAN_FLAGS, PLAN_HELP, planOptionsFrom } from '#replay/plan/plan-flags.ts';

const PLAY_FLAGS = {
  ...PLAN_FLAGS,
  ...BROWSER_FLAGS,
  target: { type: 'string', default: 'http://localhost:5180' },
  site: { type: 'string', default: '5000' },
  accounts: { type: 'string' },
  workers: { type: 'string' },
  hosts: { type: 'string' },
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
                    (lost<=0, duplicated<=0, reordered<=0, record.lost<=0;
                    with --browser unrendered<=0)
  --drain TIME      how long stragglers are waited for (30s)
  --out FILE        the result as JSON, to report and compare
  --report FILE     the result as a page to read: HTML

Exit codes: 0 everything holds, 99 a threshold does not, 98 this machine was too slow,
104 bad flags, 105 interrupted.`;

export const WORKERS_MAX = 64;

/** What a run is to be, as the command line says it. */
export type PlayWish = {
  readonly file: string;
  readonly options: PlanWish;
  readonly target: string;
  readonly siteId: number;
  readonly accountsFile: string | null;
  /** Processes here, or on each host; null when nothing was said. */
  readonly workers: number | null;
  /** Other machines that play; none when this one does. */
  readonly hosts: readonly HostAddress[];
  /** Null: nobody but the generator's own viewers watches. */
  readonly browser: BrowserWish | null;
  readonly thresholds: readonly string[];
  readonly drainMs: number;
  readonly out: string | null;
  readonly report: string | null;
  readonly configFile: string | null;
  readonly owned: boolean;
};

/** @throws BadConfig. */
export function readPlayFlags(args: readonly string[]): PlayWish {
  const { values, positionals } = parseFlags(withPageCount(args), PLAY_FLAGS);
  return {
    file: onlyFile(positionals),
    options: planOptionsFrom(values),
    target: values.target,
    siteId: wholeFlag('site', values.site, 1, 999_999),
    accountsFile: values.accounts ?? null,
    workers: values.workers === undefined ? null : wholeFlag('workers', values.workers, 1, WORKERS_MAX),
    hosts: values.hosts === undefined ? [] : hostAddresses(values.hosts),
    browser: browserWishFrom(values),
    thresholds: values.threshold ?? [],
    drainMs: durationFlag('drain', values.drain),
    out: values.out ?? null,
    report: values.report ?? null,
    configFile: values.config ?? null,
    owned: values['i-own-this-target'],
  };
}

/** Of the words of a command those that lay out its plan, for another machine. */
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
