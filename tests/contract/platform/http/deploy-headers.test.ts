import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANSWER_KINDS, type AnswerKind, headersOf } from '#sandbox/http/headers/headers.table.ts';
import { CONNECTION_TIMES } from '#sandbox/http/hosts/connection-limits.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { headersSent, policyInputsOfSandbox, SMALL_SITE } from '#tests/fixtures/wire/answers-of-kinds.ts';
import { caddyConfig } from '#tools/deploy/caddy.ts';
import { lineDomainsOf, readDeployment } from '#tools/deploy/deployment.ts';
import { nginxConfig } from '#tools/deploy/nginx.ts';
import { writeSite } from '#tools/deploy/site-files.ts';

const web = mkdtempSync(join(tmpdir(), 'courtside-deploy-'));
mkdirSync(join(web, 'assets'));
for (const [path, text] of Object.entries(SMALL_SITE)) writeFileSync(join(web, path), text);
afterAll(() => rmSync(web, { recursive: true }));

const sandbox = sandboxForFile({ web });
const deployment = readDeployment('tools/deploy/example.json');

const HEADER = /^(?:add_header )?([a-z-]+) "([^"]*)"(?: always;|;)?$/;
const MARK = /^# ([a-zA-Z]+)$/;

test('web servers close idle kept-alive connections before the platform does', () => {
  const policyInputs = policyInputsOfSandbox(sandbox());
  const seconds = CONNECTION_TIMES.keepAliveTimeout / 1_000;
  const idle = [
    ...nginxConfig(deployment, policyInputs).matchAll(/keepalive_timeout (\d+)s;/g),
    ...caddyConfig(deployment, policyInputs).matchAll(/keepalive (\d+)s/g),
  ].map(([, count]) => Number(count));
  expect(idle.length).toBeGreaterThan(2);
  expect(Math.max(...idle)).toBeLessThan(seconds);
});

type Headers = Readonly<Record<string, string>>;

/** The headers of every place of a configuration, by the kind it is marked with. */
function headersByKindOf(config: string): ReadonlyMap<string, readonly Headers[]> {
  const found = new Map<string, Record<string, string>[]>();
  let now: Record<string, string> | null = null;
  for (const line of config.split('\n').map((text) => text.trim())) {
    const [, kind] = MARK.exec(line) ?? [];
    const [, name = '', value = ''] = HEADER.exec(line) ?? [];
    if (kind !== undefined) {
      now = {};
      found.set(kind, [...(found.get(kind) ?? []), now]);
    } else if (name !== '' && now) now[name] = value;
    else if (line === '}' && now && Object.keys(now).length > 0) now = null;
  }
  return found;
}

/** Files are sent by the web server, everything else by the platform behind it. */
const FILES: readonly AnswerKind[] = ['page', 'asset', 'file'];

describe.each([
  ['nginx', nginxConfig],
  ['Caddy', caddyConfig],
])('deployment files for %s', (_name, write) => {
  let written: ReadonlyMap<string, readonly Headers[]>;
  beforeAll(() => {
    written = headersByKindOf(write(deployment, policyInputsOfSandbox(sandbox())));
  });

  test('[8.16] names every kind of answer', () => {
    expect([...written.keys()].toSorted()).toEqual([...ANSWER_KINDS].toSorted());
  });

  test.each(ANSWER_KINDS)(
    '[8.16] a location of the kind %s has the headers that the sandbox sends',
    async (kind) => {
      const sent = await headersSent(sandbox(), kind);
      for (const headers of written.get(kind) ?? []) {
        expect(sent).toMatchObject(headers);
        const wanted = Object.keys(headersOf(kind, policyInputsOfSandbox(sandbox())));
        const own = wanted.filter((name) => name !== 'cache-control' || FILES.includes(kind));
        expect(Object.keys(headers).toSorted()).toEqual(own.toSorted());
      }
    },
  );

  test('[8.16] every location over TLS sends HSTS', () => {
    const overTls = headersByKindOf(write(deployment, { ...policyInputsOfSandbox(sandbox()), tls: true }));
    for (const headers of [...overTls.values()].flat())
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test('every domain of the deployment is served, and the console for few', () => {
    const text = write(deployment, policyInputsOfSandbox(sandbox()));
    const { sites, lines, video, venues, console, operators } = deployment;
    const origins = [...sites, ...video].map(({ origin }) => origin);
    for (const origin of [...origins, ...lines, ...venues, console])
      expect(text).toContain(new URL(origin).hostname);
    for (const address of operators) expect(text).toContain(address);
  });
});

test('[8.13] hosts of the lines are exactly the domains named by the pages', () => {
  expect(lineDomainsOf(deployment)).toEqual([
    'courtside.example',
    'usdt.courtside.example',
    'line-2.example',
  ]);
});

test.each([
  ['nginx', nginxConfig, 'ssl_verify_client on;'],
  ['Caddy', caddyConfig, 'mode require_and_verify'],
])('%s requires an operator to provide a certificate', (_name, write, directive) => {
  const policyInputs = policyInputsOfSandbox(sandbox());
  expect(write(deployment, policyInputs)).toContain(directive);
  expect(write({ ...deployment, operatorAuthority: null }, policyInputs)).not.toContain(directive);
});

test('nginx leads plain requests to TLS and limits calls by address', () => {
  const text = nginxConfig(deployment, policyInputsOfSandbox(sandbox()));
  expect(text).toContain('return 301 https://$host$request_uri;');
  expect(text.match(/limit_req zone=/g)?.length).toBeGreaterThan(1);
});

test('[1.01] pages of every site are stored separately, with compressed files beside them', async () => {
  const target = mkdtempSync(join(tmpdir(), 'courtside-written-'));
  writeFileSync(join(web, 'large.js'), 'court '.repeat(400));
  await writeSite(web, target, ['5000', '5003'], ['courtside.example', 'line-2.example']);
  const page = (siteId: string) => readFileSync(join(target, 'pages', siteId, 'index.html'), 'utf8');
  expect(page('5000')).toContain('data-line-domains="courtside.example line-2.example"');
  expect(page('5003')).toBe(
    page('5000').replace('data-site="5000"', 'data-site="5003"').replace('<title>场边', '<title>场边国际'),
  );
  expect(
    ['large.js', 'large.js.gz', 'large.js.br'].map((name) => existsSync(join(target, 'www', name))),
  ).toEqual([true, true, true]);
  expect(existsSync(join(target, 'www/index.html'))).toBe(false);
  rmSync(join(web, 'large.js'));
  await writeSite(web, target, ['5000'], []);
  expect(existsSync(join(target, 'www/large.js.br'))).toBe(false);
  rmSync(target, { recursive: true });
});
