import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXIT } from '#replay/cli/command.ts';
import { runCommand } from '#replay/commands/run-command.ts';
import { reportPage } from '#replay/report/report-page.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { loadResult } from '#tests/fixtures/replay/load-result.ts';
import { freshPath, recordedMessage, writeRecording } from '#tests/fixtures/replay/recorded-chat.ts';
import { chromiumLaunch } from '#tools/browsers/chromium.mjs';

const sandbox = sandboxForFile({ world: 'live' });
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
  context = await browser.newContext();
});
afterAll(() => browser.close());

async function replay(...args: readonly string[]) {
  const lines: string[] = [];
  const collect = (line: string) => void lines.push(line);
  const code = await runCommand(args, { printLine: collect, complain: collect });
  return { code, output: lines.join('\n') };
}

async function written(name: string, text: string): Promise<string> {
  const path = freshPath(name);
  await writeFile(path, text);
  return path;
}

/**
 * Opens a page of ours, narrow in the light theme and wide in the dark one, with a table opened by keyboard: it sends no
 * network requests, violates no rule of its own policy, and has no accessibility barrier and no overflow.
 */
async function openSound(path: string): Promise<Page> {
  const page = await context.newPage();
  const [requests, complaints]: [string[], string[]] = [[], []];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto(pathToFileURL(path).href);
  await page.locator('summary').first().press('Enter');
  await page.locator('details[open]').waitFor();
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1_440],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    const axe = new AxeBuilder({ page });
    // The rest does not depend on the hour.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'scrollable-region-focusable']);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect([requests, complaints]).toEqual([[pathToFileURL(path).href], []]);
  return page;
}

test('a run writes its report, with a table for every chart', async () => {
  const recording = writeRecording([
    recordedMessage(0),
    recordedMessage(600, '好球', 'u-2'),
    recordedMessage(1_200, '再来', 'u-3'),
    recordedMessage(4_000, '收到', 'u-1'),
  ]);
  const [report, out] = [freshPath('report.html'), freshPath('result.json')];
  const flags = [
    '--senders',
    '3',
    '--viewers',
    '2',
    '--threshold',
    'sends<2',
    '--report',
    report,
    '--out',
    out,
  ];
  const played = await replay('play', recording, '--target', sandbox().origin, ...flags);
  expect([played.code, played.output]).toEqual([EXIT.thresholds, expect.stringContaining('FAILED')]);
  const page = await openSound(report);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Failed/);
  const first = await page.locator('header').textContent();
  expect(first).toMatch(/sends<2 does not hold: it came to 4\. First beyond it by [\d.]+ s, at [\d.]+ sends/);
  expect(first).toMatch(/The run is (not )?valid/);
  const charts = page.locator('svg[role=img]');
  expect(await charts.count()).toBeGreaterThanOrEqual(8);
  expect(await page.locator('section:has(svg[role=img]) table').count()).toBe(await charts.count());
  await page.close();

  const again = freshPath('again.html');
  expect((await replay('report', out, '--out', again)).code).toBe(EXIT.ok);
  expect(await readFile(again, 'utf8')).toBe(await readFile(report, 'utf8'));
});

test('only a run with a browser has a section about pages', { tags: 'sweep' }, async () => {
  const fields = {
    ackMs: [20, 30, 25],
    unrendered: 2,
    thresholds: ['rendered.p99<50', 'frames.p5>30', 'unrendered<=0'],
  };
  const file = await written('watched.json', JSON.stringify(loadResult(fields)));
  const { code, output } = await replay('report', file);
  expect([code, output]).toEqual([EXIT.ok, expect.stringContaining('28 rendered within 60 ms (p99)')]);
  const page = await openSound(file.replace('.json', '.html'));
  expect(await page.getByRole('heading', { name: 'In the browser' }).count()).toBe(1);
  expect(await page.getByText('unrendered<=0 does not hold: it came to 2').count()).toBe(1);
  await page.close();
  expect(reportPage(loadResult({ ackMs: [20] }))).not.toContain('In the browser');
});

test('the comparison is accessible, and a worse run ends with 99', async () => {
  const before = await written('before.json', JSON.stringify(loadResult({ ackMs: [20, 30, 25] })));
  const after = await written('after.json', JSON.stringify(loadResult({ ackMs: [20, 90, 25], lost: 2 })));
  const out = freshPath('compared.html');
  const { code, output } = await replay('compare', before, after, '--out', out);
  expect([code, output]).toEqual([EXIT.thresholds, expect.stringMatching(/^lost +0 +2 +\+2 {2}worse$/m)]);
  expect((await replay('compare', after, before)).code).toBe(EXIT.ok);
  await (await openSound(out)).close();
});

test('the hosts of a run have their own table', { tags: 'sweep' }, async () => {
  const load = { tookMs: 9_000, cpuShare: 0.5, loopDelayP99Ms: 4, loopDelayMaxMs: 9, saturated: false };
  const host = { name: 'a.example:7070', workers: 2, clockOffsetMs: -31.4, uncertaintyMs: 0.9, lost: null };
  const slow = { ...load, cpuShare: 0.97, saturated: true };
  const hosts = [
    { ...host, load: [load, load] },
    { ...host, name: 'b.example:7070', load: [slow, load] },
  ];
  const file = await written('hosts.json', JSON.stringify(loadResult({ ackMs: [5, 6], hosts })));
  expect((await replay('report', file)).code).toBe(EXIT.ok);
  const page = await openSound(file.replace('.json', '.html'));
  const rows = page.locator('table', { hasText: 'The machines that played' }).locator('tbody tr');
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringMatching(/^a\.example:7070\s+2\s+-31\.4\s+0\.9\s+50\s%\s+4\s+sound$/),
    expect.stringMatching(/^b\.example:7070\s+2\s+-31\.4\s+0\.9\s+97\s%\s+4\s+too slow$/),
  ]);
  await page.close();
});

test('a recording’s name cannot become markup', async () => {
  const hostile = { ...loadResult({ ackMs: [5] }), recording: '<img src=x onerror=alert(1)>"\'&' };
  const file = await written('hostile.json', JSON.stringify(hostile));
  expect((await replay('report', file)).code).toBe(EXIT.ok);
  const page = await context.newPage();
  await page.goto(pathToFileURL(file.replace('.json', '.html')).href);
  expect(await page.locator('img').count()).toBe(0);
  expect(await page.getByText(hostile.recording, { exact: true }).count()).toBe(1);
  await page.close();
});

test.each([
  ['not JSON at all', '('],
  ['a file of something else', '{"format":"courtside-replay"}'],
])('%s is a bad configuration: 104', async (_, text) => {
  const path = await written('odd.json', text);
  const { code, output } = await replay('report', path);
  expect([code, output]).toEqual([EXIT.usageError, expect.stringContaining('is no result of a load test')]);
  expect((await replay('compare', path)).code).toBe(EXIT.usageError);
});
