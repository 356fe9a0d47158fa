import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { request } from 'playwright';
import { consoleOrigin } from '#contract/site/site/console-origin.ts';
import { pick, random as sequence } from '#contract/units/random.ts';
import { LoginPage } from '#tests/e2e/pages/login.ts';
import { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';
import { PolicyWatch } from '#tests/e2e/policy-watch.ts';
import { TokenScan } from '#tests/e2e/token-scan.ts';
import { proveLedger } from '#tests/e2e/world.ts';
import { chooseAction, textOf } from './actions.ts';
import { collectFacts } from './collect-facts.ts';
import type { Facts } from './facts.ts';
import { balanceAgainst, brokenSince } from './over-time.ts';
import { type Broken, type ExploredSite, perform, settle } from './perform.ts';
import { PROPERTIES } from './properties.ts';
import { Traffic } from './traffic.ts';

/** Violated property, with the steps that reproduce it. */
export type Finding = {
  readonly seed: string;
  readonly property: string;
  readonly found: readonly string[];
  readonly address: string;
  readonly steps: readonly string[];
  readonly screenshot: string;
};

type Exploration = {
  readonly seed: string;
  readonly browser: Browser;
  readonly origin: string;
  readonly stepsMax: number;
  readonly until: number;
  readonly onFinding: (finding: Finding) => void;
};

type Size = { readonly width: number; readonly height: number };
const WINDOWS: readonly [Size, ...Size[]] = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const VISITORS = [null, 'beian', 'xuexian', 'qinghe', 'fangguan', 'wuhao'] as const;
/** Number of steps for which a fault stays active. */
const FAULT_STEPS = 6;
/** Time without interruption after which a violation is reported, ms. */
const RECHECK_MS = 1_000;
const SCREENSHOTS = join(import.meta.dirname, '../../test-results/explore');

const brokenBy = (facts: Facts): Broken =>
  Object.fromEntries(Object.entries(PROPERTIES).map(([name, property]) => [name, property(facts)]));

/** Returns the properties violated over time: a screen in transition is not checked. */
async function brokenAtRest(page: Page): Promise<Broken> {
  const names = (broken: Broken) => Object.keys(broken).filter((name) => (broken[name]?.length ?? 0) > 0);
  const first = brokenBy(await collectFacts(page));
  if (names(first).length === 0) return {};
  const until = Date.now() + RECHECK_MS;
  let still = first;
  while (Date.now() < until && names(still).length > 0) {
    const now = brokenBy(await collectFacts(page));
    still = Object.fromEntries(names(still).map((name) => [name, now[name] ?? []]));
  }
  return still;
}

/** Starts a visit: account, device and the monitors of the visit. */
async function beginVisit({ seed, browser, origin }: Exploration) {
  const random = sequence(seed);
  const viewport = pick(random, WINDOWS);
  const colorScheme = pick<'light' | 'dark'>(random, ['light', 'dark']);
  const account = pick<(typeof VISITORS)[number]>(random, VISITORS);
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: origin,
  });
  const consoleApi = await request.newContext({ baseURL: consoleOrigin(origin) });
  const traffic = new Traffic(origin);
  const tokens = new TokenScan(consoleApi, origin);
  const policy = new PolicyWatch();
  for (const watch of [traffic, tokens, policy]) watch.watch(context);
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  if (account) await new LoginPage(page).as(account);
  else await page.goto('/app/home');
  const steps = [`${viewport.width} px, ${colorScheme}, ${account ?? 'guest'}`];
  const sandbox = new SandboxAdmin(consoleApi);
  return { random, context, desk: consoleApi, traffic, tokens, policy, page, steps, sandbox, account };
}

const others = (context: BrowserContext, page: Page) => context.pages().filter((other) => other !== page);

/** Explores the site by a seed and checks every property after every step. @returns the number of steps taken */
export async function exploreBySeed(setting: Exploration): Promise<number> {
  const { seed, origin, stepsMax, until, onFinding } = setting;
  const visit = await beginVisit(setting);
  const { page, random, steps, traffic, context } = visit;
  const site: ExploredSite = { page, sandbox: visit.sandbox, origin };
  const report = async (broken: Broken) => {
    for (const [property, found] of Object.entries(broken)) {
      if (found.length === 0) continue;
      const screenshot = join(
        SCREENSHOTS,
        `${seed}-${steps.length}-${property.replaceAll(' ', '-').slice(0, 40)}.png`,
      );
      mkdirSync(SCREENSHOTS, { recursive: true });
      await page.screenshot({ path: screenshot }).catch(() => undefined);
      const address = page.url().slice(origin.length);
      onFinding({ seed, property, found, address, steps: [...steps], screenshot });
    }
  };
  let calmAt = Number.POSITIVE_INFINITY;
  await settle(page);
  for (let step = 0; step < stepsMax && Date.now() < until; step++) {
    const before = await collectFacts(page);
    const action = step === calmAt ? ({ is: 'calm' } as const) : chooseAction(before, random);
    if (action.is === 'break') calmAt = step + FAULT_STEPS;
    steps.push(`${before.address}: ${textOf(action)}`);
    await report(await perform(site, action, before));
    const isSettled = await settle(page);
    for (const other of others(context, page)) await other.close();
    const statusText = await page.evaluate(
      () => document.querySelector('[role=alert], [role=status]')?.textContent ?? '',
    );
    const waits = (await collectFacts(page)).loading;
    await report({
      ...(await brokenAtRest(page)),
      ...brokenSince(before, action, await collectFacts(page)),
      ...traffic.drain(),
      'says what is waited for after 12 s': isSettled || statusText.trim() !== '' ? [] : waits,
    });
  }
  await report(await brokenAtEnd(visit, origin));
  await context.close();
  await visit.desk.dispose();
  return steps.length;
}

/** Checks for leftovers that are forbidden at the end of a visit. */
async function brokenAtEnd(
  { tokens, policy, sandbox, page, account }: Awaited<ReturnType<typeof beginVisit>>,
  origin: string,
): Promise<Broken> {
  await sandbox.resetOverrides();
  const wrongBalance = account === null ? [] : await balanceAgainst(page, () => sandbox.balances(account));
  const unsound = await proveLedger(origin).then(
    () => [],
    (error: unknown) => [String(error)],
  );
  return {
    'shows no session token': await tokens.findings(),
    'is refused nothing by its own policy': policy.findings(),
    'keeps a sound ledger': unsound,
    'shows the balance of the ledger': wrongBalance,
  };
}
