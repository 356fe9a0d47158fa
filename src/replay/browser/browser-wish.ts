import { BadConfig } from '#replay/cli/bad-config.ts';
import { numberFlag, wholeFlag } from '#replay/cli/flag-values.ts';

/** Flags of play that are about real browsers. */
export const BROWSER_FLAGS = {
  browser: { type: 'string' },
  page: { type: 'string' },
  headed: { type: 'boolean', default: false },
  throttle: { type: 'string' },
} as const;

export const BROWSER_HELP = `  --browser [N]     N pages of a real Chromium (1) watch too; what they show is measured
  --page URL        where the page is served, when not by the target itself
  --headed          shows the window
  --throttle F      slows the page’s own thread down F times, 1–20, as a cheap phone would be`;

const PAGES_MAX = 32;

/** The pages of real browsers that watch a run. */
export type BrowserWish = {
  readonly pages: number;
  /** Null: the target serves it. */
  readonly page: string | null;
  readonly headed: boolean;
  /** So many times slower than this machine. */
  readonly throttle: number;
};

/** `--browser` may go without its number, which no flag of Node can: it gets one. */
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

/** Null without `--browser`. @throws BadConfig. */
export function browserWishFrom({ browser, page, headed, throttle }: Values): BrowserWish | null {
  if (browser === undefined) {
    if (page !== undefined || headed || throttle !== undefined)
      throw new BadConfig('--page, --headed and --throttle go with --browser');
    return null;
  }
  return {
    pages: wholeFlag('browser', browser, 1, PAGES_MAX),
    page: page ?? null,
    headed,
    throttle: throttle === undefined ? 1 : numberFlag('throttle', throttle, 1, 20),
  };
}
