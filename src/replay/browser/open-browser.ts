import { setTimeout as wait } from 'node:timers/promises';
import type { Plan } from '#replay/plan/create-plan.ts';
import { allowedOrigin, isAllowed } from '#replay/play/allowed-target.ts';
import type { ConductedPart } from '#replay/play/conduct.ts';
import type { RoomRecords } from '#replay/play/part-task.ts';
import type { Target } from '#replay/play/target.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import { browserLink } from './browser-link.ts';
import type { BrowserWish } from './browser-wish.ts';
import { openChromium } from './open-chromium.ts';
import { pageOrigin } from './page-address.ts';

export type BrowserRun = {
  readonly wish: BrowserWish;
  readonly target: Target;
  /** Origins beyond this machine that may be asked. */
  readonly allowed: readonly string[];
  readonly plan: Plan;
  readonly records: () => RoomRecords;
  readonly interrupted: AbortSignal;
};

/** A browser that takes part in a run; `close` ends it and its pages. */
export type BrowserPart = { readonly link: ConductedPart; close(): Promise<void> };

/** Starts the Chromium whose pages will watch. @throws BadConfig when there is none, or for a page nobody allows. */
export async function openBrowser(run: BrowserRun): Promise<BrowserPart> {
  const { wish, target, allowed, plan, records, interrupted } = run;
  const origin =
    wish.page === null
      ? pageOrigin(target)
      : allowedOrigin({ target: wish.page, listed: allowed, owned: allowed.length > 0 });
  const hosts = allowed.map((one) => new URL(one).hostname);
  const browser = await openChromium({ headed: wish.headed, hosts });
  const { monotonic } = deviceClock;
  const link = browserLink(
    { browser, records, interrupted, monotonic, wait: (ms) => wait(ms) },
    { plan, pages: wish.pages, origin, throttle: wish.throttle, isAllowed: (url) => isAllowed(url, allowed) },
  );
  return {
    link,
    async close() {
      // Requests under way end with their pages, and nobody minds.
      await Promise.all(
        browser.contexts().map((context) => context.unrouteAll({ behavior: 'ignoreErrors' })),
      );
      await browser.close();
    },
  };
}
