import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mergeTallies } from '#replay/measure/tally.ts';
import type { WorkerClient } from '#replay/run/protocol/worker-client.ts';
import { every } from '#replay/runtime/timers.ts';
import { recordedMessage, writeRecording } from '#tests/fixtures/replay/recorded-chat.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import { hostAddress } from './host-address.ts';
import type { HostDeps, SessionResult } from './host-session.ts';
import { createHostSessions } from './host-sessions.ts';
import { startHostWorkers } from './host-workers.ts';
import { connectToHost, listen } from './psk-socket.ts';
import type { HostAssignment } from './remote-host.ts';
import { keyFromEnvironment, withoutSecret } from './shared-key.ts';

const HOUR = 3_600_000;
const SECRET = 'a secret of sixteen letters';
const ORIGIN = 'http://localhost:5180';
const ports = { ...deviceClock, every };
const cleanups: (() => unknown)[] = [];

beforeEach(() => void vi.stubEnv('COURTSIDE_REPLAY_SECRET', SECRET));
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(cleanups.splice(0).map((clean) => clean()));
});

/** A worker that only notes its requests. */
function idleWorker(noted: unknown[]): WorkerClient {
  return {
    open: (task) => Promise.resolve(task.target.origin),
    prepare: () => Promise.resolve(),
    play: (startAt) => Promise.resolve(void noted.push(startAt)),
    stop: () => Promise.resolve(),
    acknowledged: () => Promise.resolve([]),
    tally: () => Promise.resolve(mergeTallies([])),
    close: () => void noted.push('closed'),
  };
}

/** A host in this process, with the workers that `startWorker` returns. */
async function openHost(changes: Partial<HostDeps> = {}) {
  const [output, noted, results]: [string[], unknown[], SessionResult[]] = [[], [], []];
  const deps: HostDeps = {
    ...ports,
    workers: 2,
    allowed: [],
    permit: () => undefined,
    startWorker: () => idleWorker(noted),
    printLine: (line) => output.push(line),
    ...changes,
  };
  const sessions = createHostSessions(deps, (result) => results.push(result));
  const address = { host: '127.0.0.1', port: 0 };
  const handlers = { enter: sessions.enter, refused: (_: string, reason: string) => output.push(reason) };
  const { port, close } = await listen(address, keyFromEnvironment(process.env), handlers);
  cleanups.push(close, sessions.close);
  return { address: { ...address, port }, said: output, noted, results };
}
type Host = Awaited<ReturnType<typeof openHost>>;

const recorded = () => writeRecording(Array.from({ length: 5_000 }, (_, at) => recordedMessage(at)));

async function startOn(hosts: readonly Host[], changes: Partial<HostAssignment> = {}) {
  const assignment: HostAssignment = {
    run: 'test',
    origin: ORIGIN,
    flags: ['--seed=7', '--poisson'],
    recording: recorded(),
    workers: null,
    ...changes,
  };
  const addresses = hosts.map(({ address }) => address);
  const group = await startHostWorkers(addresses, assignment, ports, new AbortController().signal);
  cleanups.push(group.close);
  return group;
}

test('the recording arrives complete and is removed after the run', async () => {
  const forked: (readonly string[])[] = [];
  const texts: string[] = [];
  const startWorker: HostDeps['startWorker'] = (planFlags, recording) => {
    forked.push([...planFlags, recording]);
    texts.push(gunzipSync(readFileSync(recording)).toString());
    return idleWorker([]);
  };
  const host = await openHost({ startWorker });
  const recording = recorded();
  const { workers, finish, close } = await startOn([host], { recording });
  expect(workers).toHaveLength(2);
  expect(forked.map((args) => args.slice(0, -1))).toEqual([
    ['--seed=7', '--poisson'],
    ['--seed=7', '--poisson'],
  ]);
  expect(new Set(texts)).toEqual(new Set([readFileSync(recording, 'utf8')]));
  await finish();
  close();
  await expect.poll(() => host.results).toEqual([{ ran: true, finished: true }]);
  expect(existsSync(forked[0]?.at(-1) ?? '')).toBe(false);
  expect(host.said.at(-1)).toBe('run test: over');
});

test('coordinator texts reach a host’s terminal without control characters', async () => {
  const host = await openHost();
  await startOn([host], { run: '\u001b[2Jtest\r' });
  expect(host.said.some((line) => line.includes('test'))).toBe(true);
  expect(host.said.join('')).not.toMatch(/\p{Cc}/u);
});

test('a process that a host starts does not have its secret', () => {
  const environment = withoutSecret({ ...process.env, HOME: '/home' });
  expect(environment).toMatchObject({ HOME: '/home' });
  expect(Object.values(environment)).not.toContain(SECRET);
});

test('a host an hour ahead receives the start time of its clock', async () => {
  const ahead = await openHost({ wallClock: () => Date.now() + HOUR });
  const group = await startOn([await openHost(), ahead], { workers: 1 });
  const startAt = Date.now();
  await Promise.all(group.workers.map((worker) => worker.play(startAt)));
  const [right, late] = group.hosts();
  expect(Math.abs(Number(ahead.noted[0]) - HOUR - startAt)).toBeLessThanOrEqual(late?.uncertaintyMs ?? 0);
  expect(Math.abs(right?.clockOffsetMs ?? HOUR)).toBeLessThanOrEqual(right?.uncertaintyMs ?? 0);
  expect(group.nameOf(1)).toBe(`host 127.0.0.1:${ahead.address.port}`);
});

test('a worker receives the target its host allows, not the requested one', async () => {
  const { workers } = await startOn([await openHost()]);
  const task = {
    run: 'test',
    index: 0,
    of: 1,
    accounts: [],
    gifts: [],
    allowed: ['https://elsewhere.example'],
  };
  const target = { origin: 'https://elsewhere.example', siteId: 1 };
  expect(await workers[0]?.open({ ...task, target })).toBe(ORIGIN);
});

test.each<[string, Partial<HostDeps>, Partial<HostAssignment>]>([
  ['it offers 2 workers, not 3', {}, { workers: 3 }],
  ['flags of a plan, not files', {}, { flags: ['/etc/passwd'] }],
  ["Unknown option '--out'", {}, { flags: ['--out=here'] }],
  [
    'not for this',
    {
      permit: () => {
        throw new Error('not for this');
      },
    },
    {},
  ],
])('a host refuses, and both sides print the reason: %s', async (reason, changes, assignment) => {
  const host = await openHost(changes);
  const name = `host 127.0.0.1:${host.address.port}`;
  await expect(startOn([host], assignment)).rejects.toThrow(`${name}: ${reason}`);
  expect(host.said.join()).toContain(reason);
});

test('the error distinguishes a closed port from another program', async () => {
  const otherServer = createServer((socket) => socket.resume().end('220 mail.example')).listen(
    0,
    '127.0.0.1',
  );
  await once(otherServer, 'listening');
  cleanups.push(() => void otherServer.close());
  const address = hostAddress('hosts', `127.0.0.1:${Reflect.get(Object(otherServer.address()), 'port')}`);
  const connect = () => connectToHost(address, keyFromEnvironment(process.env));
  await expect(connect()).rejects.toThrow(/is no replay host \(ERR_SSL/);
  otherServer.close();
  await once(otherServer, 'close');
  await expect(connect()).rejects.toThrow('does not answer (ECONNREFUSED)');
});

test('a second coordinator is refused while the first is connected', async () => {
  const host = await openHost();
  const first = await startOn([host]);
  await expect(startOn([host])).rejects.toThrow('it plays for another coordinator already');
  first.close();
  await expect.poll(() => host.results).toEqual([{ ran: true, finished: false }]);
  expect(host.noted).toEqual(['closed', 'closed']);
  expect(host.said.at(-1)).toBe('the coordinator has gone');
  await startOn([host]);
});

test('a worker failure counts as a lost host, and the others continue', async () => {
  const tally = { ...mergeTallies([]), seen: 3 };
  const tallyOfWorker = vi
    .fn<WorkerClient['tally']>()
    .mockResolvedValueOnce(tally)
    .mockRejectedValue(new Error('gone'));
  const startWorker = () => ({ ...idleWorker([]), tally: tallyOfWorker });
  const { workers, hosts, lost } = await startOn([await openHost({ startWorker }), await openHost()], {
    workers: 1,
  });
  const tallies = async () => Promise.all(workers.map(async (worker) => (await worker.tally({})).seen));
  expect(await tallies()).toEqual([3, 0]);
  expect(lost.aborted).toBe(false);
  expect(await tallies()).toEqual([3, 0]);
  expect(lost.aborted).toBe(true);
  expect(hosts().map((host) => host.lost !== null)).toEqual([true, false]);
});
