import { UsageError } from '#replay/cli/command.ts';
import { integerFlag, numberFlag } from '#replay/cli/flag-values.ts';

/** The flags of `play` about real browsers. */
export const BROWSER_FLAGS = {
  browser: { type: 'string' },
  page: { type: 'string' },
  headed: { type: 'boolean', default: false },
  throttle: { type: 'string' },
} as const;

/** The help text of those flags. */
export const BROWSER_HELP = `  --browser [N]     N pages of a real Chromium (1) watch too; what they show is measured
  --page URL        where the page is served, when not by the target itself
  --headed          shows the window
  --throttle F      slows the page’s own thread down F times, 1–20, as a cheap phone would be`;

const PAGES_MAX = 32;

/** The pages of real browsers that watch a run. */
export type BrowserOptions = {
  readonly pages: number;
  /** The address that serves the page; null when the target serves it. */
  readonly page: string | null;
  readonly headed: boolean;
  /** The factor by which the page's main thread is slowed down. */
  readonly throttle: number;
};

/** Adds the number to a `--browser` without one, since parseArgs does not support optional values. */
export function withPageCount(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (args[index - 1] === '--browser' && /^\d+$/.test(arg)) return [];
    return arg === '--browser' ? [`--browser=${/^\d+$/.exec(args[index + 1] ?? '')?.[0] ?? 1}`] : [arg];
  });
}

type Values = {
  readonly browser?: string | undefined;
  readonly page?: string | undefined;
  readonly headed: boolean;
  readonly throttle?: string | undefined;
};

/** Reads the browser flags. @returns null without `--browser` @throws UsageError. */
export function browserOptionsFrom({ browser, page, headed, throttle }: Values): BrowserOptions | null {
  if (browser === undefined) {
    if (page !== undefined || headed || throttle !== undefined)
      throw new UsageError('--page, --headed and --throttle go with --browser');
    return null;
  }
  return {
    pages: integerFlag('browser', browser, 1, PAGES_MAX),
    page: page ?? null,
    headed,
    throttle: throttle === undefined ? 1 : numberFlag('throttle', throttle, 1, 20),
  };
}
