import type { Browser, Page } from 'playwright';
import { noteWhenShown, shownAfterMs, type TransferredBytes, transferredWithin } from './transfers.ts';

/** Slow 4G as Lighthouse has it: files come in the order in which they are asked for, whatever else the machine does. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** What a visitor comes for, and how it shows that it can be used. */
export type VisitSubject = {
  readonly path: string;
  /** There once the visit has what it came for. */
  readonly shown: string;
  /** Pressed once it is there; answers by `aria-pressed`. Null where nothing is to be pressed. */
  readonly pressed: string | null;
};

/** Presses the first that is open and answers by `aria-pressed`, and waits for its answer. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(`${selector}[aria-pressed=false]:enabled`).first().click();
  await page.locator(`${selector}[aria-pressed=true]`).first().waitFor();
}

/**
 * Visits an address in a browser that has never been there, and counts what came until what the visit is for was shown. A
 * press on it must work.
 */
export async function bytesOfVisit(
  browser: Browser,
  site: string,
  { path, shown, pressed }: VisitSubject,
): Promise<TransferredBytes> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await noteWhenShown(page, shown);
    await page.goto(site + path, { waitUntil: 'commit' });
    await page.locator(shown).first().waitFor();
    if (pressed) await press(page, pressed);
    return await transferredWithin(page, await shownAfterMs(page));
  } finally {
    await context.close();
  }
}
