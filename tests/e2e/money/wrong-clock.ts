import type { BrowserContext } from '@playwright/test';

const HOUR = 3_600_000;
const WORKER = /\/assets\/workers\/entry-[^/]+\.js$/;

/** A device whose owner set the clock ahead, by hours: for its pages and for their workers. */
export async function wrongClock(context: BrowserContext, hours: number): Promise<void> {
  const ahead = hours * HOUR;
  await context.addInitScript((ms) => {
    const right = Date.now.bind(Date);
    Date.now = () => right() + ms;
    const origin = performance.timeOrigin + ms;
    Object.defineProperty(performance, 'timeOrigin', { get: () => origin });
  }, ahead);
  await context.route(WORKER, async (route) => {
    const response = await route.fetch();
    const shift = `{ const right = Date.now.bind(Date); Date.now = () => right() + ${ahead}; }`;
    await route.fulfill({ response, body: `${shift}\n${await response.text()}` });
  });
}
