import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mergeTallies } from '#replay/measure/tally.ts';
import type { PartLink } from '#replay/play/part-link.ts';
import { saying, writeRecording } from '#tests/fixtures/recorded-chat.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';
import { every } from './every.ts';
import { hostAddress } from './host-address.ts';
import { createDesk } from './host-desk.ts';
import { hostEnsemble } from './host-ensemble.ts';
import type { House, Visit } from './host-session.ts';
import type { Staging } from './remote-host.ts';
import { keyFromEnvironment } from './secret.ts';
import { dial, listen } from './secret-socket.ts';

const HOUR = 3_600_000;
const SECRET = 'a secret of sixteen letters';
const ORIGIN = 'http://localhost:5180';
const ports = { ...deviceClock, every };
const leaving: (() => unknown)[] = [];

beforeEach(() => void vi.stubEnv('COURTSIDE_REPLAY_SECRET', SECRET));
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(leaving.splice(0).map((leave) => leave()));
});

/** A part that only notes what it was asked. */
function idlePart(noted: unknown[]): PartLink {
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

/** A host in this process, whose parts are what `fork` gives. */
async function openHost(changes: Partial<House> = {}) {
  const [said, noted, visits]: [string[], unknown[], Visit[]] = [[], [], []];
  const house: House = {
    ...ports,
    workers: 2,
    allowed: [],
    permit: () => undefined,
    fork: () => idlePart(noted),
    say: (line) => said.push(line),
    ...changes,
  };
  const desk = createDesk(house, (visit) => visits.push(visit));
  const address = { host: '127.0.0.1', port: 0 };
  const porter = { enter: desk.enter, refused: (_: string, why: string) => said.push(why) };
  const { port, close } = await listen(address, keyFromEnvironment(process.env), porter);
  leaving.push(close, desk.close);
  return { address: { ...address, port }, said, noted, visits };
}
type Host = Awaited<ReturnType<typeof openHost>>;

const recorded = () => writeRecording(Array.from({ length: 5_000 }, (_, at) => saying(at)));

async function gather(hosts: readonly Host[], changes: Partial<Staging> = {}) {
  const staging: Staging = {
    run: 'test',
    origin: ORIGIN,
    flags: ['--seed=7', '--poisson'],
    recording: recorded(),
    workers: null,
    ...changes,
  };
  const addresses = hosts.map(({ address }) => address);
  const ensemble = await hostEnsemble(addresses, staging, ports, new AbortController().signal);
  leaving.push(ensemble.close);
  return ensemble;
}

test('the recording arrives whole, is laid out by the flags of the plan, and is removed afterwards', async () => {
  const forked: (readonly string[])[] = [];
  const texts: string[] = [];
  const fork: House['fork'] = (args) => {
    forked.push(args);
    texts.push(gunzipSync(readFileSync(args.at(-1) ?? '')).toString());
    return idlePart([]);
  };
  const host = await openHost({ fork });
  const recording = recorded();
  const { links, dismiss, close } = await gather([host], { recording });
  expect(links).toHaveLength(2);
  expect(forked.map((args) => args.slice(0, -1))).toEqual([
    ['--seed=7', '--poisson'],
    ['--seed=7', '--poisson'],
  ]);
  expect(new Set(texts)).toEqual(new Set([readFileSync(recording, 'utf8')]));
  await dismiss();
  close();
  await expect.poll(() => host.visits).toEqual([{ ran: true, dismissed: true }]);
  expect(existsSync(forked[0]?.at(-1) ?? '')).toBe(false);
  expect(host.said.at(-1)).toBe('run test: over');
});

test('a host whose clock is an hour ahead is told the beginning by its own clock', async () => {
  const ahead = await openHost({ wallClock: () => Date.now() + HOUR });
  const ensemble = await gather([await openHost(), ahead], { workers: 1 });
  const startAt = Date.now();
  await Promise.all(ensemble.links.map((link) => link.play(startAt)));
  const [right, late] = ensemble.hosts();
  expect(Math.abs(Number(ahead.noted[0]) - HOUR - startAt)).toBeLessThanOrEqual(late?.uncertaintyMs ?? 0);
  expect(Math.abs(right?.clockOffsetMs ?? HOUR)).toBeLessThanOrEqual(right?.uncertaintyMs ?? 0);
  expect(ensemble.nameOf(1)).toBe(`host 127.0.0.1:${ahead.address.port}`);
});

test('a part is opened with the target that its host agreed to, whatever the word says', async () => {
  const { links } = await gather([await openHost()]);
  const task = {
    run: 'test',
    index: 0,
    of: 1,
    accounts: [],
    gifts: [],
    allowed: ['https://elsewhere.example'],
  };
  const target = { origin: 'https://elsewhere.example', siteId: 1 };
  expect(await links[0]?.open({ ...task, target })).toBe(ORIGIN);
});

test.each<[string, Partial<House>, Partial<Staging>]>([
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
])('a host refuses, and both sides say why: %s', async (why, changes, staging) => {
  const host = await openHost(changes);
  const name = `host 127.0.0.1:${host.address.port}`;
  await expect(gather([host], staging)).rejects.toThrow(`${name}: ${why}`);
  expect(host.said.join()).toContain(why);
});

test('where nobody listens, or somebody else, that is said', async () => {
  const stranger = createServer((socket) => socket.resume().end('220 mail.example')).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  leaving.push(() => void stranger.close());
  const address = hostAddress('hosts', `127.0.0.1:${Reflect.get(Object(stranger.address()), 'port')}`);
  const ask = () => dial(address, keyFromEnvironment(process.env));
  await expect(ask()).rejects.toThrow(/is no replay host \(ERR_SSL/);
  stranger.close();
  await once(stranger, 'close');
  await expect(ask()).rejects.toThrow('does not answer (ECONNREFUSED)');
});

test('a second coordinator is refused while one is here, and let in when that has gone', async () => {
  const host = await openHost();
  const first = await gather([host]);
  await expect(gather([host])).rejects.toThrow('it plays for another coordinator already');
  first.close();
  await expect.poll(() => host.visits).toEqual([{ ran: true, dismissed: false }]);
  expect(host.noted).toEqual(['closed', 'closed']);
  expect(host.said.at(-1)).toBe('the coordinator has gone');
  await gather([host]);
});

test('a part that fails while it plays is a lost host: its last tally stands, and the others go on', async () => {
  const tally = { ...mergeTallies([]), seen: 3 };
  const told = vi.fn<PartLink['tally']>().mockResolvedValueOnce(tally).mockRejectedValue(new Error('gone'));
  const fork = () => ({ ...idlePart([]), tally: told });
  const { links, hosts, lost } = await gather([await openHost({ fork }), await openHost()], { workers: 1 });
  const tallies = async () => Promise.all(links.map(async (link) => (await link.tally({})).seen));
  expect(await tallies()).toEqual([3, 0]);
  expect(lost.aborted).toBe(false);
  expect(await tallies()).toEqual([3, 0]);
  expect(lost.aborted).toBe(true);
  expect(hosts().map((host) => host.lost !== null)).toEqual([true, false]);
});
