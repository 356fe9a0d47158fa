import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ANSWER_KINDS, headersOf, kindOfFile } from '#sandbox/http/headers/headers.table.ts';
import { inlineSources, ONE_ORIGIN } from '#sandbox/http/headers/policy-inputs.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { headersSent, policyInputsOfSandbox, SMALL_SITE } from '#tests/fixtures/wire/answers-of-kinds.ts';

const PAGE = SMALL_SITE['index.html'];
const web = mkdtempSync(join(tmpdir(), 'courtside-headers-'));
mkdirSync(join(web, 'assets'));
for (const [path, text] of Object.entries(SMALL_SITE)) writeFileSync(join(web, path), text);
afterAll(() => rmSync(web, { recursive: true }));

const sandbox = sandboxForFile({ web });

test.each(ANSWER_KINDS)('an answer of the kind %s carries the headers of its row', async (kind) => {
  expect(await headersSent(sandbox(), kind)).toMatchObject(headersOf(kind, policyInputsOfSandbox(sandbox())));
});

test('every response over TLS sends HSTS, and pages upgrade their requests', () => {
  for (const kind of ANSWER_KINDS) {
    const { 'strict-transport-security': plain } = headersOf(kind, ONE_ORIGIN);
    const { 'strict-transport-security': over } = headersOf(kind, { ...ONE_ORIGIN, tls: true });
    expect([kind, plain, over]).toEqual([kind, undefined, 'max-age=31536000; includeSubDomains']);
  }
  const { 'content-security-policy': policy } = headersOf('page', { ...ONE_ORIGIN, tls: true });
  expect(policy).toMatch(/; upgrade-insecure-requests$/);
});

test('inline content is allowed by hash, and empty source lists allow nothing', () => {
  const { scripts, styles } = inlineSources([PAGE, PAGE, '<script src="/a.js"></script>']);
  expect([scripts.length, styles.length]).toEqual([1, 1]);
  expect(headersOf('page', ONE_ORIGIN)['content-security-policy']).toContain("frame-src 'none'");
});

test('a build file is cached permanently only with a hashed name', () => {
  const kinds = [
    'index.html',
    'assets/main-B1x9_kQz.js',
    'assets/logo.svg',
    'sw.js',
    'early-12345678.js',
  ].map(kindOfFile);
  expect(kinds).toEqual(['page', 'asset', 'file', 'file', 'file']);
});

test.each([
  ['no file', '/assets/nothing-12345678.js'],
  ['no drawing', '/art/crest/nothing'],
  ['no call', '/api/nothing'],
])('a response that reports %s carries the headers of a call', async (_what, path) => {
  const answer = await fetch(sandbox().origin + path);
  expect(answer.status).toBe(404);
  expect(Object.fromEntries(answer.headers)).toMatchObject(headersOf('call', ONE_ORIGIN));
});

/** Requests that are refused before any handler sees them, at the site and at the console. */
const REFUSALS = {
  'a foreign host at the site': ['site', { host: 'evil.example' }, '/timeServer', ''],
  'a foreign host at the console': ['console', { host: 'evil.example' }, '/sandbox/state', ''],
  'another page at the console': ['console', { origin: 'http://evil.example' }, '/sandbox/state', ''],
  'a body that is too large': ['site', {}, '/api/game/live/v1/popularLive', 'x'.repeat(3_000_000)],
} as const;

test.each(Object.entries(REFUSALS))(
  'a refusal of %s carries the headers of a call',
  async (_what, refusal) => {
    const [where, headers, path, body] = refusal;
    const { origin, consoleOrigin } = sandbox();
    const address = (where === 'site' ? origin : consoleOrigin) + path;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request(address, { method: body === '' ? 'GET' : 'POST', headers }, resolve);
      outgoing.once('error', reject);
      outgoing.end(body);
    });
    answer.resume();
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers).toMatchObject(headersOf('call', ONE_ORIGIN));
  },
);
