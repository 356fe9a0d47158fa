import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import puppeteer, { type CDPSession } from 'puppeteer-core';
import { chromiumLaunch } from '#tools/browsers/chromium.mjs';

const STARTS_WITHIN_MS = 10_000;
const POLL_MS = 50;

/** The page of an unwatched browser, to be led to where it stays. */
type Led = { readonly browser: Browser; readonly page: Page };

/** Returns the address on which a browser listens, once it does. @throws Error when it does not in time */
async function addressIn(profile: string): Promise<string> {
  const file = join(profile, 'DevToolsActivePort');
  const late = performance.now() + STARTS_WITHIN_MS;
  while (!existsSync(file) || !readFileSync(file, 'utf8').includes('\n')) {
    if (performance.now() > late) throw new Error('The browser does not listen');
    await wait(POLL_MS);
  }
  return `http://127.0.0.1:${readFileSync(file, 'utf8').split('\n')[0]}`;
}

/**
 * Starts a browser to which clients connect only for moments. DevTools retain the responses that a page receives, up to 100
 * MB for the page and for each worker, in the memory of the page's process: a client connected for an hour would measure
 * that.
 */
export async function startUnwatched() {
  const profile = mkdtempSync(join(tmpdir(), 'courtside-soak-'));
  const { executablePath = chromium.executablePath(), args } = chromiumLaunch();
  const own = [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--window-size=1440,900',
  ];
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], { stdio: 'ignore', detached: true });
  // The program may be a script that starts the browser: both are ended by their group.
  const end = () => child.pid !== undefined && child.exitCode === null && process.kill(-child.pid);
  process.once('exit', end);
  const address = await addressIn(profile);
  return {
    /** Connects, navigates the page to its final screen, and disconnects. */
    async lead<Seen>(to: (led: Led) => Promise<Seen>): Promise<Seen> {
      const browser = await chromium.connectOverCDP(address);
      try {
        const [page] = browser.contexts().flatMap((context) => context.pages());
        if (!page) throw new Error('The page is gone');
        return await to({ browser, page });
      } finally {
        await browser.close();
      }
    },
    /**
     * Connects, reads, and disconnects. Uses a bare session: a library that drives pages leaves its own realm in the page
     * with every visit, 0.2 MB.
     */
    async inspect<Seen>(at: (cdp: CDPSession) => Promise<Seen>): Promise<Seen> {
      const browser = await puppeteer.connect({ browserURL: address, defaultViewport: null });
      try {
        const page = browser
          .targets()
          .find((target) => target.type() === 'page' && /^http/.test(target.url()));
        if (!page) throw new Error('The page is gone');
        return await at(await page.createCDPSession());
      } finally {
        await browser.disconnect();
      }
    },
    async close(): Promise<void> {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      end();
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
