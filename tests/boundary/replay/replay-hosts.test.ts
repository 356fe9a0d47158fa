import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RecordedEvent } from '#contract/recording/recording.ts';
import { hash32 } from '#contract/units/random.ts';
import { EXIT } from '#replay/cli/command.ts';
import { planFlagsOf, readPlayOptions } from '#replay/commands/play/play-options.ts';
import { runCommand } from '#replay/commands/run-command.ts';
import { createPlan } from '#replay/plan/create-plan.ts';
import { planHash } from '#replay/plan/plan-lines.ts';
import { openRecording } from '#replay/recording/read-recording.ts';
import { Result } from '#replay/result/result.ts';
import type { WorkerGroup } from '#replay/run/protocol/worker-client.ts';
import { every } from '#replay/runtime/timers.ts';
import { prepareMembers } from '#replay/target/members.ts';
import { hostAddresses } from '#replay/transports/hosts/host-address.ts';
import { startHostWorkers } from '#replay/transports/hosts/host-workers.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { freshPath, recordedMessage, writeRecording } from '#tests/fixtures/replay/recorded-chat.ts';
import { SECRET, startHost } from '#tests/fixtures/replay/replay-hosts.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';

const sandbox = sandboxForFile({ world: 'live' });

beforeEach(() => {
  vi.stubEnv('COURTSIDE_REPLAY_SECRET', SECRET);
  return () => void vi.unstubAllEnvs();
});

async function replay(...args: readonly string[]) {
  const lines: string[] = [];
  const collect = (line: string) => void lines.push(line);
  const target = args.includes('--target') ? [] : ['--target', sandbox().origin];
  const code = await runCommand(['play', ...args, ...target], { printLine: collect, complain: collect });
  return { code, output: lines.join('\n') };
}

const resultAt = async (path: string) => v.parse(Result, JSON.parse(await readFile(path, 'utf8')));

/** People who are assigned to different senders. */
function peopleApart(count: number): string[] {
  const userBySender = new Map<number, string>();
  for (let number = 0; userBySender.size < count; number += 1) {
    const user = `u-${number}`;
    const sender = hash32(user) % count;
    if (!userBySender.has(sender)) userBySender.set(sender, user);
  }
  return [...userBySender.values()];
}

/** Sends by twenty people in turn: 3 s between those of one, three times the shortest interval that the platform accepts. */
function chat(count: number, everyMs = 150): RecordedEvent[] {
  const people = peopleApart(20);
  return Array.from({ length: count }, (_, index) =>
    recordedMessage(index * everyMs, `第 ${index} 句`, people[index % people.length]),
  );
}

/** Registers members, and writes a file of their accounts. */
async function membersFile(senders: number): Promise<string> {
  const path = freshPath('accounts.txt');
  const target = { origin: sandbox().origin, siteId: 5000 };
  const options = { target, run: 'hosts', senders, accountsFile: null };
  const { accounts } = await prepareMembers(inProcessPorts, options);
  await writeFile(path, accounts.map(({ name, password }) => `${name} ${password}\n`).join(''));
  return path;
}

test('a run on two hosts has the result of one process', async () => {
  const accounts = ['--senders', '20', '--accounts', await membersFile(20)];
  const flags = [writeRecording(chat(40)), '--viewers', '6', '--members', '50', '--seed', '5', ...accounts];
  const play = async (...more: readonly string[]) => {
    const out = freshPath('result.json');
    const { output } = await replay(...flags, '--out', out, ...more);
    return { said: output, result: await resultAt(out) };
  };
  const hosts = await Promise.all([startHost(), startHost()]);
  const alone = await play();
  const rooms = alone.result.plan.rooms.flatMap((room) => ['--room', room]);
  const { said, result } = await play(
    ...rooms,
    '--workers',
    '1',
    '--hosts',
    hosts.map(({ address }) => address).join(','),
  );
  expect(result.plan).toEqual(alone.result.plan);
  for (const { tally, records, thresholds, drain } of [alone.result, result]) {
    // The verdict also depends on the speed of this machine, so it is not compared.
    expect([drain, thresholds.filter(({ passed }) => !passed)]).toEqual(['converged', []]);
    expect(tally.sends).toMatchObject({ due: 40, acknowledged: 40, unanswered: 0, refused: {} });
    expect(tally.latency.ack.count).toBe(40);
    expect(tally.judged).toMatchObject({ viewers: 6, lost: 0 });
    expect(Object.values(records)).toEqual([
      { acknowledged: 40, recorded: 40, lost: 0, duplicated: 0, reordered: 0 },
    ]);
  }
  expect([alone.result.hosts, result.workers]).toEqual([[], 2]);
  for (const [index, { name, load, uncertaintyMs, clockOffsetMs, lost }] of result.hosts.entries()) {
    expect([name, load.length, lost]).toEqual([hosts[index]?.address, 1, null]);
    // Both processes have the same clock.
    expect(Math.abs(clockOffsetMs)).toBeLessThanOrEqual(uncertaintyMs);
  }
  expect(await Promise.all(hosts.map(({ ended }) => ended()))).toEqual([EXIT.ok, EXIT.ok]);
  expect(`${said}${JSON.stringify(result)}`).not.toMatch(/sixteen|token|password/i);
}, 120_000);

test('a plan is the same for 1 worker and for 4', async () => {
  const recording = writeRecording(chat(200));
  const flags = ['--seed', '9', '--poisson', '--viewers', '50', '--churn', '60', '--room', 'm-1'];
  const origin = sandbox().origin;
  const { plan } = readPlayOptions([recording, ...flags]);
  const sha256 = await planHash(await createPlan(await openRecording(recording), plan));
  const hashesOf = async ({ workers, close }: WorkerGroup) => {
    const task = {
      target: { origin, siteId: 5000 },
      run: 'plan',
      of: workers.length,
      accounts: [],
      gifts: [],
      allowed: [],
    };
    const hashes = await Promise.all(workers.map((worker, index) => worker.open({ ...task, index })));
    close();
    return hashes;
  };
  const hosts = await Promise.all([startHost(['--workers', '2']), startHost(['--workers', '2'])]);
  const remote = (count: number, workers: number) => {
    const addresses = hostAddresses(
      hosts
        .slice(0, count)
        .map(({ address }) => address)
        .join(','),
    );
    const assignment = { run: 'plan', origin, flags: planFlagsOf(flags), recording, workers };
    return startHostWorkers(addresses, assignment, { ...deviceClock, every }, new AbortController().signal);
  };
  // The second is accepted once the first has left.
  expect(await hashesOf(await remote(1, 1))).toEqual(Array(1).fill(sha256));
  await hosts[0]?.printed('the coordinator has gone');
  expect(await hashesOf(await remote(2, 2))).toEqual(Array(4).fill(sha256));
});

test('a side without the secret is refused, and both sides print it', async () => {
  const host = await startHost(undefined, 'quite another secret');
  const { code, output } = await replay(writeRecording(chat(1)), '--hosts', host.address);
  expect([code, output]).toEqual([
    EXIT.failed,
    expect.stringContaining(`host ${host.address} does not know our secret`),
  ]);
  await host.printed('refused 127.0.0.1: it does not know the secret');
  const [, port] = host.address.split(':');
  const stranger = connect(Number(port), '127.0.0.1', () => stranger.write('GET / HTTP/1.1\r\n\r\n'));
  stranger.on('error', () => undefined);
  await host.printed('refused 127.0.0.1: it is no replay coordinator');
});

test('a lost host ends the run with 105', async () => {
  const [first, second] = await Promise.all([startHost(), startHost()]);
  const out = freshPath('result.json');
  const hosts = ['--hosts', `${first.address},${second.address}`];
  const flags = ['--senders', '9', '--viewers', '4', '--out', out, ...hosts];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    if (String(text).includes('viewers')) second.child.kill('SIGKILL');
    return true;
  });
  const { code, output } = await replay(writeRecording(chat(1_000, 400)), ...flags);
  write.mockRestore();
  expect([code, output]).toEqual([EXIT.interrupted, expect.stringContaining(`host ${second.address}`)]);
  const { verdict, hosts: machines, tally } = await resultAt(out);
  expect(verdict).toBe('interrupted');
  expect(machines.map(({ name, lost }) => [name, lost !== null])).toEqual([
    [first.address, false],
    [second.address, true],
  ]);
  expect(tally.sends.due).toBeGreaterThan(0);
  expect(await first.ended()).toBe(EXIT.ok);
});

test('an interrupted coordinator releases its hosts', { tags: 'sweep' }, async () => {
  const host = await startHost();
  const out = freshPath('result.json');
  const options = ['--senders', '4', '--hosts', host.address, '--target', sandbox().origin, '--out', out];
  const child = spawn(process.execPath, [
    ...['src/replay/cli.ts', 'play', writeRecording(chat(1_000, 400)), ...options],
  ]);
  child.stderr.setEncoding('utf8');
  for await (const text of child.stderr) if (text.includes('viewers')) break;
  child.kill('SIGINT');
  expect((await once(child, 'exit'))[0]).toBe(EXIT.interrupted);
  const { verdict, hosts } = await resultAt(out);
  expect([verdict, hosts.map(({ lost }) => lost)]).toEqual(['interrupted', [null]]);
  expect(await host.ended()).toBe(EXIT.ok);
});

test('a host plays only against targets that its own configuration allows', async () => {
  const config = freshPath('config.json');
  await writeFile(config, JSON.stringify({ targets: ['https://staging.example'] }));
  const host = await startHost();
  const accounts = freshPath('accounts.txt');
  await writeFile(accounts, 'ann secret\n');
  const mine = ['--config', config, '--i-own-this-target', '--accounts', accounts, '--senders', '1'];
  const { code, output } = await replay(
    ...[writeRecording(chat(1)), '--room', 'm-1', '--hosts', host.address, ...mine],
    ...['--target', 'https://staging.example'],
  );
  expect([code, output]).toEqual([
    EXIT.failed,
    expect.stringContaining(`host ${host.address}: https://staging.example is not this machine`),
  ]);
});

test.each([
  [['--hosts', 'a'], '--hosts needs HOST:PORT'],
  [['--hosts', 'elsewhere.example:7070'], 'is another machine to host elsewhere.example:7070'],
])('%j is a bad configuration: 104', async (flags, reason) => {
  const { code, output } = await replay(writeRecording(chat(1)), ...flags);
  expect([code, output]).toEqual([EXIT.usageError, expect.stringContaining(reason)]);
});

test('a run with a missing or short secret ends with 104', async () => {
  vi.stubEnv('COURTSIDE_REPLAY_SECRET', 'short');
  const { code, output } = await replay(writeRecording(chat(1)), '--hosts', '127.0.0.1:1');
  expect([code, output]).toEqual([EXIT.usageError, expect.stringContaining('COURTSIDE_REPLAY_SECRET')]);
});
