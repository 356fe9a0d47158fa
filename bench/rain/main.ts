/**
 * `npm run bench -- rain`: the screen on which envelopes fall, in the built site at 1440×900 with a processor four times
 * slower: as it ships, and with sixty envelopes. Beside it in the same window of the same page: one envelope, which shows
 * the machine's best; the same envelopes as a static list; and sixty moved by a script frame by frame.
 */
import type { Page } from 'playwright';
import { consoleOrigin } from '#contract/site/site/console-origin.ts';
import { startSite } from '#tools/launch/sandbox.ts';
import { openPage } from '../harness/browser.ts';
import { report } from '../harness/report.ts';
import { fallingNow, moveByScript } from './packets.ts';
import { type Traced, traced } from './trace.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const MEASURE_MS = Number(process.env.BENCH_MS ?? 2_000);
/** After a login the page prefetches, which is no part of the rain. */
const WARM_UP_MS = 5_000;
const SETTLE_MS = 300;
const CPU_TIMES_SLOWER = 4;
const PACKETS = 60;
/** Delay from an operator's request for a window until it opens, ms. */
const OPENS_AFTER_MS = 10_500;
/** Members of the rounds: each round has its own member, who enters a separate window. */
const MEMBERS = ['beian', 'qinghe', 'fangguan', 'xuexian', 'wuhao'] as const;
const PASSWORD = 'court2026';

type Scene = { readonly subject: string; readonly enter: (page: Page) => Promise<unknown> };

const still = (page: Page, isStill: boolean) =>
  page.emulateMedia({ reducedMotion: isStill ? 'reduce' : 'no-preference' });

const SCENES: readonly Scene[] = [
  { subject: 'list that lies still', enter: (page) => still(page, true) },
  {
    subject: 'rain as it ships',
    enter: async (page) => {
      await still(page, false);
      await page.locator('.rain-sky').waitFor();
    },
  },
  { subject: 'one envelope', enter: (page) => page.evaluate(fallingNow, 1) },
  { subject: `rain of ${PACKETS}`, enter: (page) => page.evaluate(fallingNow, PACKETS) },
  { subject: `${PACKETS} moved by a script`, enter: (page) => page.evaluate(moveByScript) },
];

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

async function post(url: string, path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${consoleOrigin(url)}/sandbox/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`/sandbox/${path} answered ${answer.status}`);
}

/** Enters a window that has just opened as a member. */
async function enterRain(page: Page, url: string, member: string): Promise<void> {
  await post(url, 'activities/rain-1', { step: 'openWindow' });
  await post(url, 'clock', { advance: OPENS_AFTER_MS });
  await page.goto(`${url}/entry/login?fromPage=${encodeURIComponent('/app/activity/rain')}`);
  await page.getByLabel('账号', { exact: true }).fill(member);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '进场拆红包' }).click();
  await page.locator('.rain-stage').waitFor();
}

/** All scenes, one after another, within one window. */
async function round(url: string, member: string): Promise<readonly Traced[]> {
  const { page, cdp, close } = await openPage({ reducedMotion: 'no-preference' });
  try {
    await enterRain(page, url, member);
    await page.waitForTimeout(WARM_UP_MS);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
    const measured: Traced[] = [];
    for (const { enter } of SCENES) {
      await enter(page);
      await page.waitForTimeout(SETTLE_MS);
      measured.push(await traced(page, MEASURE_MS));
    }
    return measured;
  } finally {
    await close();
  }
}

const site = await startSite(['--seed', '7', '--crowd', '0']);
const rounds: (readonly Traced[])[] = [];
try {
  for (let n = 0; n < ROUNDS; n += 1)
    rounds.push(await round(site.url, MEMBERS[n % MEMBERS.length] ?? 'beian'));
} finally {
  await site.stop();
}
const of = (scene: number, name: keyof Traced) => rounds.map((each) => each[scene]?.[name] ?? 0);
const alone = median(of(2, 'fps'));
report(
  'rain',
  SCENES.map(({ subject }, scene) => ({
    subject,
    figures: {
      fps: median(of(scene, 'fps')),
      'of one envelope %': (median(of(scene, 'fps')) / alone) * 100,
      'gap max ms': median(of(scene, 'longestGap')),
      'longest task ms': Math.max(...of(scene, 'longestTask')),
      'tasks over 50 ms': of(scene, 'longTasks').reduce((sum, count) => sum + count, 0),
      'main busy %': median(of(scene, 'busy')),
    },
  })),
  { rounds: ROUNDS, measureMs: MEASURE_MS, slower: CPU_TIMES_SLOWER, packets: PACKETS },
);
