import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { RecordedEvent } from '#contract/recording/recording.ts';
import { EXIT } from '#replay/cli/command.ts';
import { runCommand } from '#replay/commands/run-command.ts';
import { openRecording } from '#replay/recording/read-recording.ts';
import { LIGHT_COST } from '#sandbox/domains/ground/member/password.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { allOf, freshPath, writeRecording } from '#tests/fixtures/replay/recorded-chat.ts';
import { until } from '#tests/fixtures/time/until.ts';

/** Interval of the attempts to send a message, ms. */
const TRY_EVERY_MS = 100;

async function openSandbox(): Promise<Sandbox> {
  const sandbox = await createSandbox({
    port: 0,
    passwordCost: LIGHT_COST,
    dataDir: ':memory:',
    seed: 7,
    crowd: 0,
    world: 'live',
  });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

async function replay(...args: readonly string[]) {
  const lines: string[] = [];
  const collect = (line: string) => void lines.push(line);
  const code = await runCommand(args, { printLine: collect, complain: collect });
  return { code, output: lines.join('\n') };
}

const roomsIn = ({ world }: Sandbox, count: number) =>
  world.matches
    .list(1)
    .filter(({ clockPhase }) => clockPhase !== 'ended')
    .slice(0, count)
    .map(({ matchId }) => `m-${matchId}`);

const senderOf = (userId: string) => ({ userId, username: userId, avatar: '', level: 3, type: 0 as const });
const gift = {
  msgType: 'giftPush',
  giftId: 'g02',
  name: '围巾',
  url: '',
  svgaUrl: '',
  price: '10',
  comboId: 'c-1',
  to: '本场',
} as const;
const STARTED = '试音';

/** Appends a message to rooms until the recorder has written it, so that it misses nothing from then on. */
const untilRecorded = ({ world }: Sandbox, rooms: readonly string[], out: string) =>
  until(() => {
    for (const room of rooms)
      world.rooms.append(room, { ...senderOf('u-0'), content: { msgType: 'text', text: STARTED } });
    for (const room of rooms) expect(readFileSync(out, 'utf8')).toContain(`"room":"${room}"`);
  }, TRY_EVERY_MS);

/** The messages of a room, with people as their index in the order of their first message. */
function conversation(events: readonly RecordedEvent[], room: string) {
  const people: string[] = [];
  return events.flatMap((event) => {
    if (event.room !== room || (event.kind !== 'say' && event.kind !== 'gift')) return [];
    if (event.kind === 'say' && event.text === STARTED) return [];
    if (!people.includes(event.user)) people.push(event.user);
    const person = people.indexOf(event.user);
    return event.kind === 'say' ? [[person, event.text]] : [[person, event.giftId, event.count]];
  });
}

test('a recording played and recorded again has the same content', async () => {
  const sandbox = await openSandbox();
  const rooms = roomsIn(sandbox, 4);
  const [one = '', two = '', three = '', four = ''] = rooms;
  const out = freshPath('both.ndjson');
  const ending = spawn(process.execPath, [
    'src/replay/cli.ts',
    'record',
    '--out',
    out,
    '--target',
    sandbox.origin,
    ...rooms.flatMap((room) => ['--room', room]),
  ]);
  onTestFinished(() => void ending.kill());
  await until(() => expect(readFileSync(out, 'utf8')).toContain('courtside-replay'));
  await untilRecorded(sandbox, rooms, out);

  const sendText = (room: string, user: string, text: string) =>
    sandbox.world.rooms.append(room, { ...senderOf(user), content: { msgType: 'text', text } });
  sendText(one, 'u-1', '好球 👍');
  sendText(two, 'u-2', '第二个房间');
  sendText(one, 'u-3', '"引号" \\ 与 <标签>');
  sandbox.world.rooms.append(one, { ...senderOf('u-1'), content: { ...gift, count: 3 } });
  sendText(two, 'u-4', '四号');
  sendText(one, 'u-5', '最后一句');
  const eventsSoFar = async () => allOf((await openRecording(out)).events());
  await until(async () => {
    expect(conversation(await eventsSoFar(), one)).toHaveLength(4);
    expect(conversation(await eventsSoFar(), two)).toHaveLength(2);
  });

  const first = (await eventsSoFar()).filter((event) => !('text' in event && event.text === STARTED));
  const recorded = writeRecording(first, { rooms: [one, two] });
  const flags = ['--rate', '10', '--viewers', '0', '--senders', '6', '--room', three, '--room', four];
  const played = await replay('play', recorded, '--target', sandbox.origin, ...flags);
  expect([played.code, played.output]).toEqual([EXIT.ok, expect.stringContaining('PASSED')]);
  await until(async () => {
    expect(conversation(await eventsSoFar(), three)).toHaveLength(4);
    expect(conversation(await eventsSoFar(), four)).toHaveLength(2);
  });
  ending.kill('SIGINT');
  expect(await once(ending, 'exit')).toEqual([EXIT.ok, null]);

  const events = await eventsSoFar();
  expect(conversation(events, three)).toEqual([
    [0, '好球 👍'],
    [1, '"引号" \\ 与 <标签>'],
    [0, 'g02', 3],
    [2, '最后一句'],
  ]);
  expect(conversation(events, three)).toEqual(conversation(events, one));
  expect(conversation(events, four)).toEqual(conversation(events, two));
});

test('a recorder waits for a lost platform, keeping earlier messages', async () => {
  const sandbox = await openSandbox();
  const [room = ''] = roomsIn(sandbox, 1);
  const out = freshPath('chat.ndjson');
  const recording = replay('record', '--out', out, '--room', room, '--target', sandbox.origin, '--for', '4s');
  await until(() => expect(readFileSync(out, 'utf8')).toContain('courtside-replay'));
  await untilRecorded(sandbox, [room], out);
  await sandbox.close();
  const { code, output } = await recording;
  expect([code, output]).toEqual([
    EXIT.failed,
    expect.stringContaining('the platform was not there at the end'),
  ]);
  expect((await replay('validate', out)).code).toBe(EXIT.ok);
  expect((await allOf((await openRecording(out)).events())).length).toBeGreaterThan(0);
});

test('an interrupted recording ends with 105, and its gzip is complete', async () => {
  const sandbox = await openSandbox();
  const out = freshPath('chat.ndjson.gz');
  const args = ['src/replay/cli.ts', 'record', '--out', out, '--target', sandbox.origin, '--for', '1h'];
  const child = spawn(process.execPath, args);
  child.stdout.setEncoding('utf8');
  for await (const text of child.stdout) if (text.includes('recording')) break;
  await until(() => expect(readFileSync(out).length).toBeGreaterThan(20));
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([EXIT.interrupted, null]);
  // No message was sent meanwhile, so the file is complete and contains no event.
  expect(await replay('validate', out)).toMatchObject({
    code: EXIT.usageError,
    output: expect.stringContaining('the recording holds no event'),
  });
});
