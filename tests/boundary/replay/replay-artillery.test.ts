import { EventEmitter } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ChatRoomNo } from '#contract/fields/ids.ts';
import { hash32 } from '#contract/units/random.ts';
import { EXIT } from '#replay/cli/command.ts';
import { runCommand } from '#replay/commands/run-command.ts';
import { Result } from '#replay/result/result.ts';
import { coreInitOf } from '#replay/target/target.ts';
import { CourtsideEngine } from '#replay/transports/artillery/engine.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import {
  freshPath,
  recordedMessage,
  sharedBet,
  writeRecording,
} from '#tests/fixtures/replay/recorded-chat.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';

const sandbox = sandboxForFile({ world: 'live' });

const SENDERS = 8;
const SENDS = 16;
/** A user writes every 4 s: on a busy machine two writes may come closer, and the platform refuses them within 1 s. */
const EVERY_MS = 500;
const VIEWERS = 3;
const WORKERS = 2;

type Counters = Record<string, number>;

/** People who are assigned to different senders, so that the platform refuses none. */
function people(): readonly string[] {
  const bySender = new Map<number, string>();
  for (let number = 0; bySender.size < SENDERS; number++)
    bySender.set(hash32(`u-${number}`) % SENDERS, `u-${number}`);
  return [...bySender.values()];
}

/** Returns a recording that begins with a bet that cannot be shared again, which gives the viewers of a plan time to enter. */
function recordingOf(users: readonly string[]): string {
  const messages = Array.from({ length: SENDS }, (_, index) =>
    recordedMessage(2_000 + index * EVERY_MS, `第 ${index} 句`, users[index % users.length]),
  );
  return writeRecording([
    { at: 0, room: 'm-1', user: 'u-0', kind: 'order', order: sharedBet() },
    ...messages,
  ]);
}

const scriptFor = (target: string, phase: object = {}) => ({
  config: { target, engines: { courtside: {} }, phases: [{ duration: 1, arrivalRate: 1, ...phase }] },
});
const asWritten = { template: (value: unknown) => value };

/** Does what Artillery does with an engine in a worker: runs virtual users of one flow, and adds up their counters. */
async function artilleryWorker(worker: number, flow: unknown) {
  const counters: Counters = {};
  const stats = { started: 0, errors: [] as unknown[], leastMs: 0 };
  const metrics = new EventEmitter();
  metrics.on('counter', (name: string, by: number) => {
    counters[name] = (counters[name] ?? 0) + by;
  });
  metrics.on('histogram', (_: string, ms: number) => {
    stats.leastMs = Math.min(stats.leastMs, ms);
  });
  metrics.on('started', () => {
    stats.started++;
  });
  metrics.on('error', (code: unknown) => stats.errors.push(code));
  const script = scriptFor(sandbox().origin, { worker, totalWorkers: WORKERS });
  const engine = new CourtsideEngine(script, new EventEmitter(), asWritten);
  const scenario = engine.createScenario({ flow }, metrics);
  const life = () =>
    new Promise<Error | null>((resolve) => {
      scenario({ vars: { $testId: 't_boundary' } }, resolve);
    });
  expect(await Promise.all(Array.from({ length: VIEWERS }, life))).toEqual([null, null, null]);
  expect(stats).toEqual({ started: VIEWERS, errors: [], leastMs: 0 });
  return counters;
}

async function replay(...args: readonly string[]) {
  const lines: string[] = [];
  const collect = (line: string) => void lines.push(line);
  const code = await runCommand(args, { printLine: collect, complain: collect });
  return { code, output: lines.join('\n') };
}

const resultAt = async (path: string) => v.parse(Result, JSON.parse(await readFile(path, 'utf8')));

async function played(file: string): Promise<Result> {
  const out = freshPath('ours.json');
  const flags = ['--senders', String(SENDERS), '--viewers', String(VIEWERS * WORKERS), '--members', '0'];
  await replay('play', file, '--target', sandbox().origin, ...flags, '--out', out);
  return resultAt(out);
}

/** The report that Artillery writes of two workers. */
function reportOf(workers: readonly Counters[]) {
  const counters: Counters = {};
  for (const worker of workers)
    for (const [name, by] of Object.entries(worker)) counters[name] = (counters[name] ?? 0) + by;
  const at = { firstMetricAt: 1_781_276_400_000, lastMetricAt: 1_781_276_408_000 };
  return {
    aggregate: { counters, period: 1_781_276_400_000, ...at },
    intermediate: workers.map((worker, index) => ({
      counters: worker,
      period: String(1_781_276_390_000 + index * 10_000),
      ...at,
    })),
  };
}

/** Counts the messages of a run that the platform has stored in a room. */
async function storedCountOf({ plan: { rooms }, run }: Result): Promise<number> {
  const { api, close } = createCore(inProcessPorts());
  await api.hello(coreInitOf({ origin: sandbox().origin, siteId: 5_000 }));
  const roomNo = v.parse(ChatRoomNo, rooms[0]);
  const { list } = await api.call('chat.history', { roomNo, beforeSeq: null, size: 200 }, 0);
  close();
  return list.filter(({ clientMsgId }) => clientMsgId?.startsWith(`replay-${run}-`)).length;
}

test('two Artillery workers count what the platform stores', async () => {
  const file = recordingOf(people());
  const flow = [{ play: { file, senders: SENDERS, after: '4s' } }, { watch: { for: '20s' } }];
  const [ours, ...workers] = await Promise.all([
    played(file),
    artilleryWorker(1, flow),
    artilleryWorker(2, flow),
  ]);
  const [report, out] = [freshPath('report.json'), freshPath('result.json')];
  await writeFile(report, JSON.stringify(reportOf(workers)));
  // Platform and both workers share a process here, which may be too slow for a valid run.
  expect([EXIT.ok, EXIT.saturated]).toContain((await replay('from-artillery', report, '--out', out)).code);
  const theirs = await resultAt(out);
  expect(theirs.thresholds.filter(({ passed }) => !passed)).toEqual([]);
  expect(await storedCountOf(theirs)).toBe(SENDS);
  expect(theirs.tally.sends).toEqual({ ...ours.tally.sends, late: theirs.tally.sends.late });
  expect(theirs.tally.sends).toMatchObject({ due: SENDS + 1, acknowledged: SENDS, refused: { order: 1 } });
  // A viewer who enters after the first message, as on a busy machine, expects fewer.
  const { expected } = theirs.tally.judged;
  expect(expected).toBeGreaterThan(0);
  expect(expected).toBeLessThanOrEqual(SENDS * VIEWERS * WORKERS);
  expect(ours.tally.judged).toMatchObject({ expected: SENDS * VIEWERS * WORKERS, lost: 0 });
  // Its workers do not count which of their viewers were owed the same send.
  expect(theirs.tally.judged).toEqual({ ...ours.tally.judged, witnessed: 0, expected });
  const { delivered, duplicated, reordered } = theirs.tally.deliveries;
  expect([duplicated, reordered]).toEqual([0, 0]);
  // It reads the earlier ones with its first page.
  expect(delivered).toBeGreaterThanOrEqual(expected);
  expect(delivered).toBeLessThanOrEqual(SENDS * VIEWERS * WORKERS);
  expect(theirs.records).toEqual(ours.records);
  expect([theirs.workers, theirs.plan.sends]).toEqual([WORKERS, SENDS + 1]);
  expect(theirs.tally.latency.delivered.count).toBe(delivered);
  expect(JSON.stringify(theirs)).not.toMatch(/password|token/i);
  expect((await replay('report', out)).code).toBe(EXIT.ok);
});

test('a target beyond this machine needs a config file and a confirmation', () => {
  const script = scriptFor('https://elsewhere.example');
  expect(() => new CourtsideEngine(script, null, asWritten)).toThrow('not this machine');
});

test('a flow with other steps is refused before the first virtual user', () => {
  const engine = new CourtsideEngine(scriptFor(sandbox().origin), null, asWritten);
  expect(() => engine.createScenario({ flow: [{ get: { url: '/' } }] }, new EventEmitter())).toThrow('watch');
});

test('a virtual user with an invalid step fails without printed password', async () => {
  const errorCodes: unknown[] = [];
  const metrics = new EventEmitter();
  metrics.on('error', (code: unknown) => errorCodes.push(code));
  const flow = [{ watch: { room: 'm-1', for: 'soon', name: 'beian', password: 'court2026' } }];
  const scenario = new CourtsideEngine(scriptFor(sandbox().origin), null, asWritten).createScenario(
    { flow },
    metrics,
  );
  const error = await new Promise((resolve) => {
    scenario({ vars: { $testId: 't' } }, resolve);
  });
  expect(String(error)).toContain('duration');
  expect(errorCodes).toEqual([expect.not.stringContaining('court2026')]);
});
