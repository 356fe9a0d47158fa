import { existsSync } from 'node:fs';
import { appendFile, cp, glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordedEvent } from '#contract/recording/recording.ts';
import { hash32 } from '#contract/units/random.ts';
import { EXIT } from '#replay/cli/command.ts';
import { runCommand } from '#replay/commands/run-command.ts';
import { Result } from '#replay/result/result.ts';
import { openChromium } from '#replay/transports/browser/open-browser.ts';
import { openWatchedPage } from '#replay/transports/browser/watched-page.ts';
import { LIGHT_COST } from '#sandbox/domains/ground/member/password.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { freshPath, recordedMessage, writeRecording } from '#tests/fixtures/replay/recorded-chat.ts';
import { dist, ensureBuilt } from '#tools/launch/built.mjs';

const SENDERS = 15;
/** The time limit for a platform, a generator and a browser on a busy machine. */
const LOUD_MS = 90_000;
/** The exit code on a machine that is too busy for the generator; the counts are correct there too. */
const LOUD = EXIT.saturated;
const HIDDEN =
  '[data-row-key]:is([data-row-key$="1"],[data-row-key$="3"],[data-row-key$="5"],[data-row-key$="7"],[data-row-key$="9"]){visibility:hidden}';

const sandboxes: Sandbox[] = [];
const folders: string[] = [];

async function open(web: string): Promise<Sandbox> {
  const sandbox = await createSandbox({
    port: 0,
    passwordCost: LIGHT_COST,
    dataDir: ':memory:',
    seed: 7,
    crowd: 0,
    world: 'live',
    web,
  });
  sandboxes.push(sandbox);
  return sandbox;
}

/** The built page with an additional style rule, in whichever sheets it loads. */
async function pageWith(rule: string): Promise<string> {
  const web = await mkdtemp(join(tmpdir(), 'courtside-page-'));
  folders.push(web);
  await cp(dist, web, { recursive: true });
  for await (const file of glob('assets/*.css', { cwd: web })) await appendFile(join(web, file), rule);
  return web;
}

beforeAll(async () => {
  await ensureBuilt((line) => console.log(line));
}, 120_000);
afterAll(async () => {
  for (const sandbox of sandboxes) await sandbox.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** A recorded person who is assigned to this sender. */
function userOf(sender: number): string {
  for (let index = 0; ; index += 1) if (hash32(`u-${index}`) % SENDERS === sender) return `u-${index}`;
}

/** The senders send in turn, each once, so that no one sends too fast even on a busy machine. */
const talk = (count: number): RecordedEvent[] =>
  Array.from({ length: count }, (_, index) =>
    recordedMessage(index * 150, `第 ${index} 句`, userOf(index % SENDERS)),
  );

async function watched(sandbox: Sandbox, count: number, ...flags: readonly string[]) {
  const out = freshPath('result.json');
  const lines: string[] = [];
  const collect = (line: string) => void lines.push(line);
  const flagsOfAll = ['--senders', `${SENDERS}`, '--viewers', '0', '--browser', '--out', out, ...flags];
  const args = ['play', writeRecording(talk(count)), '--target', sandbox.origin, ...flagsOfAll];
  const code = await runCommand(args, { printLine: collect, complain: collect });
  const output = lines.join('\n');
  if (!existsSync(out)) throw new Error(`the command ended with ${code} and no result:\n${output}`);
  return { code, said: output, result: v.parse(Result, JSON.parse(await readFile(out, 'utf8'))) };
}

test(
  'a real browser renders every send once, and its frames are counted',
  async () => {
    const { code, said, result } = await watched(await open(dist), SENDERS);
    expect([EXIT.ok, LOUD]).toContain(code);
    expect(said).toMatch(/^holds +unrendered<=0 \(0\)$/m);
    const { latency, pages, sends } = result.tally;
    expect(sends).toMatchObject({ due: SENDERS, acknowledged: SENDERS });
    const none = { leftOut: 0, passed: 0, unrendered: 0, untold: 0 };
    const all = { owed: SENDERS, fed: SENDERS, rendered: SENDERS, ...none };
    expect(pages).toMatchObject({ opened: 1, gone: 0, refused: 0, rows: all });
    expect(latency.rendered.count).toBe(SENDERS);
    expect(pages?.frameTime.count).toBeGreaterThan(0);
    expect(pages?.distance.count).toBeGreaterThan(0);
    expect([result.metrics['heapMb.max'], result.metrics['nodes.max']]).not.toContain(0);
    expect(result.timeline.some((moment) => moment.pages?.framesPerSecond)).toBe(true);
  },
  LOUD_MS,
);

test('rows that a page hides are not rendered', { tags: 'sweep', timeout: LOUD_MS }, async () => {
  const { code, said, result } = await watched(await open(await pageWith(HIDDEN)), 12, '--drain', '3s');
  expect([EXIT.thresholds, LOUD]).toContain(code);
  expect(said).toMatch(/^BROKEN +unrendered<=0 \(6\)$/m);
  const rows = { owed: 12, fed: 12, rendered: 6, passed: 0, unrendered: 6, untold: 0 };
  expect(result.tally.pages).toMatchObject({ rows });
  expect(result.tally.latency.rendered.count).toBe(6);
  expect(result.drain).toBe('timeout');
});

test('a page can request allowed origins only', async () => {
  const { origin } = await open(dist);
  const browser = await openChromium({ headed: false, hosts: [] });
  const isAllowed = (url: URL) => url.origin === origin;
  const page = await openWatchedPage(browser, { room: 'm-1', address: `${origin}/app/home`, isAllowed });
  const [inside] = browser.contexts()[0]?.pages() ?? [];
  await inside?.goto('http://localhost:9/elsewhere').catch(() => null);
  expect([page.hasClosed, page.refused]).toEqual([false, 1]);
  const crashed = inside?.waitForEvent('crash');
  const session = inside && (await inside.context().newCDPSession(inside));
  session?.send('Page.crash').catch(() => null);
  await crashed;
  expect([page.hasClosed, await page.collect()]).toEqual([true, null]);
  await browser.close();
});

test('a page that is not allowed ends with 104', async () => {
  const lines: string[] = [];
  const collect = (line: string) => void lines.push(line);
  const args = ['play', writeRecording(talk(1)), '--target', 'http://localhost:9', '--room', 'm-1', '--page'];
  const code = await runCommand([...args, 'https://elsewhere.example', '--browser'], {
    printLine: collect,
    complain: collect,
  });
  expect([code, lines.at(-1)]).toEqual([EXIT.usageError, expect.stringContaining('is not this machine')]);
});
