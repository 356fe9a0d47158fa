import { chromium, type Page } from 'playwright';
import { HomePage } from '#tests/e2e/pages/home.ts';
import { RoomPage } from '#tests/e2e/pages/room.ts';
import { chromiumLaunch } from '#tools/browsers/chromium.mjs';
import type { Deployment } from '../deployment.ts';

const LIMIT_MS = 30_000;

/** A page that was visited: what was seen there, after how long, and what its console complained of. */
export type Visit = {
  readonly name: string;
  readonly saw: string;
  readonly ms: number;
  readonly complaints: readonly string[];
};

type SiteVisit = { readonly name: string; readonly run: (page: Page) => Promise<string> };

async function home(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/app/home`);
  const { rows } = new HomePage(page);
  await rows.first().waitFor();
  return `${await rows.count()} rows of matches`;
}

async function room(page: Page, origin: string, matchId: string): Promise<string> {
  await page.goto(origin + RoomPage.matchPath(matchId));
  const { lines } = new RoomPage(page);
  await lines.first().waitFor();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  return `${await lines.count()} lines of chat, a picture that moves`;
}

async function consolePage(page: Page, origin: string): Promise<string> {
  await page.goto(origin);
  const region = page.getByRole('region', { name: '常用故障' });
  await region.waitFor();
  return `the console with ${await region.getByRole('button').count()} usual faults`;
}

const visitsOf = ({ sites, console }: Deployment, matchId: string): readonly SiteVisit[] => {
  const [first, second] = sites.map(({ origin }) => origin);
  return [
    { name: 'home', run: (page) => home(page, first ?? '') },
    { name: 'room', run: (page) => room(page, first ?? '', matchId) },
    { name: 'home of the second site', run: (page) => home(page, second ?? '') },
    { name: 'console', run: (page) => consolePage(page, console) },
  ];
};

/** Visits the site and the console with a browser, each in a separate profile. A failed visit contains the reason. */
export async function visitSite(deployment: Deployment, matchId: string): Promise<readonly Visit[]> {
  const browser = await chromium.launch(chromiumLaunch());
  const visits: Visit[] = [];
  try {
    for (const { name, run } of visitsOf(deployment, matchId)) {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'zh-CN' });
      context.setDefaultTimeout(LIMIT_MS);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      const began = performance.now();
      const saw = await run(page).catch((error: unknown) => {
        complaints.push(String(error));
        return 'nothing';
      });
      visits.push({ name, saw, ms: Math.round(performance.now() - began), complaints });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return visits;
}
