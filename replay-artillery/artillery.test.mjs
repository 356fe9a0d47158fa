/**
 * `npm test` here: the engine as it is packed, in Artillery as it is published, against a sandbox. Not part of the root's
 * tests: it needs the half gigabyte that Artillery is.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { runCommand } from '../src/replay/commands/run-command.ts';
import { createSandbox } from '../src/sandbox/sandbox.ts';

const here = import.meta.dirname;
const SENDS = 60;
const VIEWERS = 6;
const ENV = { ARTILLERY_DISABLE_TELEMETRY: '1' };

/** @type {Awaited<ReturnType<typeof createSandbox>>} */
let sandbox;
/** @type {string} */
let folder;

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ code: number, said: string }>}
 */
const run = (command, args) =>
  new Promise((settle) => {
    const env = { ...process.env, ...ENV, NODE_PATH: folder };
    const child = execFile(command, args, { cwd: here, env }, (_, stdout, stderr) =>
      settle({ code: child.exitCode ?? 1, said: stdout + stderr }),
    );
  });

/** @param {string[]} more */
const artillery = (...more) =>
  run(process.execPath, [
    'node_modules/artillery/bin/run',
    'run',
    '--target',
    sandbox.origin,
    '--environment',
    'short',
    ...more,
    join(folder, 'example.yml'),
  ]);

/** Unpacks the package as published, into the folder where Artillery looks for engines. */
async function unpack() {
  const built = await run('npm', ['run', 'build', '--silent']);
  assert.equal(built.code, 0, built.said);
  const { code, said } = await run('npm', ['pack', '--silent', '--pack-destination', folder]);
  assert.equal(code, 0, said);
  const target = join(folder, 'artillery-engine-courtside');
  await mkdir(target);
  const name = said.trim().split('\n').at(-1) ?? '';
  await run('tar', ['xzf', join(folder, name), '-C', target, '--strip-components', '1']);
}

function chat() {
  const header = {
    format: 'courtside-replay',
    version: 1,
    startedAt: null,
    source: { kind: 'test', name: 'test' },
    resolutionMs: 1,
    rooms: ['m-1'],
    users: null,
    events: null,
    durationMs: null,
    seed: null,
  };
  const says = Array.from({ length: SENDS }, (_, index) => ({
    at: index * 100,
    room: 'm-1',
    user: `u-${index}`,
    kind: 'say',
    text: `第 ${index} 句`,
  }));
  return gzipSync([header, ...says].map((line) => `${JSON.stringify(line)}\n`).join(''));
}

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'courtside-artillery-'));
  sandbox = await createSandbox({ port: 0, dataDir: ':memory:', seed: 7, crowd: 0, world: 'live' });
  await unpack();
  const script = await readFile(resolve(here, 'example.yml'), 'utf8');
  await writeFile(join(folder, 'example.yml'), script.replace('fit: 90s', 'speed: 1').replace('100s', '20s'));
  await writeFile(join(folder, 'chat.ndjson.gz'), chat());
});

after(async () => {
  await sandbox.close();
});

test('the example runs, its checks hold, and its report becomes a result that passes', async () => {
  const report = join(folder, 'report.json');
  const { code, said } = await artillery('--output', report);
  assert.equal(code, 0, said);
  assert.match(said, /ok: courtside\.lost \+ courtside\.record\.lost == 0/);
  const out = join(folder, 'result.json');
  /** @type {string[]} */
  const lines = [];
  const printLine = (/** @type {string} */ line) => void lines.push(line);
  assert.equal(
    await runCommand(['from-artillery', report, '--out', out], { printLine, complain: printLine }),
    0,
  );
  const { tally, records, plan } = JSON.parse(await readFile(out, 'utf8'));
  const [record] = Object.values(records);
  assert.equal(plan.sends, SENDS);
  assert.equal(tally.sends.due, SENDS);
  assert.equal(record.recorded, tally.sends.acknowledged);
  assert.equal(tally.judged.lost, 0);
  assert.equal(tally.judged.expected, tally.sends.acknowledged * VIEWERS);
  assert.equal(tally.deliveries.delivered, tally.judged.expected);
});

test('a check that does not hold ends with 1', async () => {
  await cp(join(folder, 'example.yml'), join(folder, 'kept.yml'));
  const script = await readFile(join(folder, 'kept.yml'), 'utf8');
  await writeFile(join(folder, 'example.yml'), script.replace('p99 < 2000', 'p99 < 0'));
  const { code, said } = await artillery();
  assert.equal(code, 1, said);
  assert.match(said, /fail: courtside\.latency\.delivered\.p99 < 0/);
});
