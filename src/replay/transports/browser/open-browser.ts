import { setTimeout as wait } from 'node:timers/promises';
import type { Plan } from '#replay/plan/create-plan.ts';
import type { CoordinatedWorker } from '#replay/run/coordinator/run-coordinator.ts';
import type { RoomRecords } from '#replay/run/protocol/worker-task.ts';
import { allowedOrigin, isAllowed } from '#replay/target/allowed-target.ts';
import type { Target } from '#replay/target/target.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import type { BrowserOptions } from './browser-options.ts';
import { createBrowserWorker } from './browser-worker.ts';
import { openChromium } from './open-chromium.ts';
import { pageOrigin } from './page-address.ts';

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
  const hosts = allowed.map((one) => new URL(one).hostname);
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
