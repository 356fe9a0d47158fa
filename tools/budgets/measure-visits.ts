import { chromium } from 'playwright';
import { chromiumLaunch } from '../browsers/chromium.mjs';
import { startSite } from '../launch/sandbox.ts';
import { bytesOfVisit } from './first-visit.ts';
import { VISITS, type VisitBudget } from './visits.table.ts';

/** Visits until one is within its limits: on a busy machine later files arrive before the subject is shown. */
const ATTEMPTS = 3;

const kilobyte = 1024;
const show = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;

/** Lists the exceeded limits; empty where the visit is within them. */
const over = (name: string, subject: string, bytes: number, limitKb: number): readonly string[] =>
  bytes > limitKb * kilobyte ? [`${name}: ${show(bytes)} of ${subject}, ${limitKb} KB are allowed`] : [];

/** Visits the built site as a first-time visitor and prints the transferred bytes; returns the violations. */
export async function measureVisits(): Promise<readonly string[]> {
  const site = await startSite(['--seed', '7']);
  const browser = await chromium.launch(chromiumLaunch());
  const visited = async ({ name, scriptKb, allKb, ...subject }: VisitBudget) => {
    let wrong: readonly string[] = [];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { script, all } = await bytesOfVisit(browser, site.url, subject);
      console.log(`\n${name}: ${show(script)} of script, ${show(all)} in all, as transferred`);
      wrong = [...over(name, 'script', script, scriptKb), ...over(name, 'everything', all, allKb)];
      if (wrong.length === 0) break;
    }
    return wrong;
  };
  try {
    const wrong: string[] = [];
    for (const visit of VISITS) wrong.push(...(await visited(visit)));
    return wrong;
  } finally {
    await browser.close();
    await site.stop();
  }
}
