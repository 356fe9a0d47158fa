import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { VisitReport } from '#contract/site/visit/schema.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';

const web = mkdtempSync(join(tmpdir(), 'courtside-beacon-'));
writeFileSync(
  join(web, 'index.html'),
  '<!doctype html><html lang="zh-Hans" data-site="5000"><title>场边</title>',
);
afterAll(() => rmSync(web, { recursive: true }));

const REPORT: VisitReport = {
  site: 5000,
  screen: '/app/room/:kind/:id',
  vitals: [{ name: 'LCP', value: 812.5, rating: 'good' }],
  troubles: [{ kind: 'policy', count: 2 }],
};

describe('a platform whose operator wants reports', () => {
  const sandbox = sandboxForFile({ web, beacon: true });
  const send = async (body: string) =>
    (await fetch(`${sandbox().origin}/beacon`, { method: 'POST', body })).status;
  const storedReports = async (): Promise<unknown> =>
    (await fetch(`${sandbox().consoleOrigin}/sandbox/visit-reports`)).json();

  test('names the address in its pages and lists reports to operators alone', async () => {
    const page = await fetch(`${sandbox().origin}/app/home`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<html data-beacon="/beacon" lang=');
    expect(await send(JSON.stringify(REPORT))).toBe(204);
    expect(await send(JSON.stringify({ ...REPORT, site: 5003 }))).toBe(204);
    expect(await storedReports()).toMatchObject([{ site: 5003 }, REPORT]);
    expect((await fetch(`${sandbox().origin}/sandbox/visit-reports`)).status).toBe(404);
  });

  test('refuses a report from a page of another origin', async () => {
    const from = async (headers: Record<string, string>) =>
      (await fetch(`${sandbox().origin}/beacon`, { method: 'POST', body: JSON.stringify(REPORT), headers }))
        .status;
    expect(await from({ origin: 'https://stranger.example' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'same-origin' })).toBe(204);
  });

  test('refuses whatever is more than measures, counts and a pattern', async () => {
    for (const wrong of [
      { ...REPORT, member: 'beian' },
      { ...REPORT, screen: '/app/home?token=1' },
      { ...REPORT, screen: '/app/news/某人' },
      { ...REPORT, vitals: [{ ...REPORT.vitals[0], element: 'p' }] },
      { ...REPORT, troubles: [{ kind: 'script', count: 1, text: 'of a member' }] },
      null,
    ]) {
      expect(await send(JSON.stringify(wrong))).toBe(400);
    }
    expect(await send('{')).toBe(400);
    expect(await send(JSON.stringify({ ...REPORT, screen: `/${'a'.repeat(4_000)}` }))).toBe(413);
  });
});

describe('a platform with default options', () => {
  const sandbox = sandboxForFile({ web });

  test('names no address in its pages', async () => {
    const page = await fetch(`${sandbox().origin}/app/home`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toContain('data-beacon');
  });
});
