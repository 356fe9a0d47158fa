import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { UsageError } from '#replay/cli/command.ts';
import type { Plan } from '#replay/plan/create-plan.ts';
import type { CoordinatedWorker } from '#replay/run/coordinator/run-coordinator.ts';
import type { RoomRecords } from '#replay/run/protocol/worker-task.ts';
import { allowedOrigin, isAllowed } from '#replay/target/allowed-target.ts';
import type { Target } from '#replay/target/target.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import { withoutSecret } from '../hosts/shared-key.ts';
import type { BrowserOptions } from './browser-options.ts';
import { createBrowserWorker } from './browser-worker.ts';
import { chromiumArgs, findChromium } from './find-chromium.mjs';
import { pageOrigin } from './page-address.ts';

/** Options for starting a Chromium. */
type ChromiumOptions = {
  readonly headed: boolean;
  /** Hosts beyond this machine that it may resolve. */
  readonly hosts: readonly string[];
};

/** The resolver rules that hide every other host, also from workers and from Chromium's own requests. */
const onlyTheseHosts = (hosts: readonly string[]): string =>
  [
    'MAP * ~NOTFOUND',
    ...['localhost', '*.localhost', '127.*', '[::1]', ...hosts].map((host) => `EXCLUDE ${host}`),
  ].join(' , ');

/**
 * Starts a Chromium that ignores interruptions, so that the caller closes it.
 * @throws UsageError when none is found or starts.
 */
export async function openChromium(
  { headed, hosts }: ChromiumOptions,
  find: typeof findChromium = findChromium,
): Promise<Browser> {
  const executablePath = find({ headed });
  if (executablePath === undefined)
    throw new UsageError('--browser: there is no Chromium; install one and set CHROMIUM_PATH to its path');
  const { chromium } = await import('playwright');
  const starting = chromium.launch({
    executablePath,
    headless: !headed,
    env: withoutSecret(process.env),
    args: [...chromiumArgs, `--host-resolver-rules=${onlyTheseHosts(hosts)}`],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return starting.catch((thrown: unknown) => {
    const display = headed ? '; a window needs a display' : '';
    throw new UsageError(`--browser: ${executablePath} does not start${display}`, { cause: thrown });
  });
}

/** The run whose rooms the pages watch. */
export type BrowserRun = {
  readonly options: BrowserOptions;
  readonly target: Target;
  /** Origins beyond this machine that may be requested. */
  readonly allowed: readonly string[];
  readonly plan: Plan;
  readonly records: () => RoomRecords;
  readonly interrupted: AbortSignal;
};

/** A browser whose pages watch a run; `close` ends it and its pages. */
export type BrowserSession = { readonly worker: CoordinatedWorker; close(): Promise<void> };

/**
 * Starts the Chromium whose pages watch the rooms.
 * @throws UsageError when there is none, or for a page that is not allowed.
 */
export async function openBrowser(run: BrowserRun): Promise<BrowserSession> {
  const { options, target, allowed, plan, records, interrupted } = run;
  const origin =
    options.page === null
      ? pageOrigin(target)
      : allowedOrigin({ target: options.page, listed: allowed, owned: allowed.length > 0 });
  const hosts = allowed.map((address) => new URL(address).hostname);
  const browser = await openChromium({ headed: options.headed, hosts });
  const { monotonic } = deviceClock;
  const worker = createBrowserWorker(
    { browser, records, interrupted, monotonic, wait: (ms) => wait(ms) },
    {
      plan,
      pages: options.pages,
      origin,
      throttle: options.throttle,
      isAllowed: (url) => isAllowed(url, allowed),
    },
  );
  return {
    worker,
    async close() {
      // Pending requests end with their pages.
      await Promise.all(
        browser.contexts().map((context) => context.unrouteAll({ behavior: 'ignoreErrors' })),
      );
      await browser.close();
    },
  };
}
