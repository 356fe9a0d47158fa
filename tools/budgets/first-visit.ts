import type { Browser, Page } from 'playwright';
import { noteWhenShown, shownAfterMs, type TransferredBytes, transferredWithin } from './transfers.ts';

/** Slow 4G as in Lighthouse: files are delivered in the order of their requests, independent of the load of the machine. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Subject of a visit, and the signs that it is usable. */
export type VisitSubject = {
  readonly path: string;
  /** Selector of an element that exists once the subject is shown. */
  readonly shown: string;
  /** Pressed once it is there; answers by `aria-pressed`. Null where nothing is to be pressed. */
  readonly pressed: string | null;
};

/** Presses the first that is open and answers by `aria-pressed`, and waits for its answer. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(`${selector}[aria-pressed=false]:enabled`).first().click();
  await page.locator(`${selector}[aria-pressed=true]`).first().waitFor();
}

/** Visits an address in a new browser, and counts the bytes received until the subject was shown. A press on it must work. */
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
