import type { Page } from '@playwright/test';

const WORKER = /\/assets\/workers\/entry-[^/]*\.js$/;

/** Answers the handshake as the core of another build does. */
const OTHER_BUILD = `self.onmessage = ({ data }) => self.postMessage({ id: data.id, type: 'HANDLER', name: 'throw',
  value: { code: 'CORE_VERSION', kind: 'bug', retry: false, detail: {}, stack: '' } });`;

const NO_DATABASE = `Object.defineProperty(self, 'indexedDB', { value: { open() {
  throw new DOMException('refused', 'SecurityError'); } } });`;

/** The script of the core does not come. */
export async function withoutCore(page: Page): Promise<void> {
  await page.route(WORKER, (route) => route.fulfill({ status: 404, body: '' }));
}

/** The script of the core does not come before the page is loaded a second time. */
export async function withoutFirstCore(page: Page): Promise<void> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(WORKER, (route) =>
    loads > 1 ? route.fallback() : route.fulfill({ status: 404, body: '' }),
  );
}

/** The core is that of another build than the page. */
export async function withOtherCore(page: Page): Promise<void> {
  await page.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body: OTHER_BUILD }));
}

/** Blocks all storage for the core in the browser. */
export async function withoutStorage(page: Page): Promise<void> {
  await page.route(WORKER, async (route) => {
    const script = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `${NO_DATABASE}\n${script}` });
  });
}

/** Simulates another build on the server and a viewer who returns to the page. */
export async function withNewVersion(page: Page): Promise<void> {
  await page.route('**/version.json', (route) =>
    route.fulfill({ json: { entry: '/assets/index-later000.js' } }),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
