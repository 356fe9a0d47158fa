import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { type CallName, calls } from '#contract/book/table.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { postAdmin } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const AWAY_MS = 72 * HOUR_MS;
const LIMIT_MS = 120_000;

async function opened(dataDir = ':memory:'): Promise<Sandbox> {
  const sandbox = await createSandbox({ port: 0, dataDir, seed: 7, crowd: 0, world: 'live' });
  onTestFinished(sandbox.close);
  return sandbox;
}

/** Room of an anchor that is on air at both times, so that the answers before and after are comparable. */
const roomOf = ({ world }: Sandbox) => {
  const anchor = world.anchors.list().find(({ status }) => status === 1);
  return `a-${anchor?.anchorRoomId}`;
};

/** Calls of a member within a minute, with the code of each answer. */
async function minuteOf(sandbox: Sandbox, name: string, roomNo: string, no: number) {
  const { now } = sandbox.world.clock;
  const member = await loggedIn(sandbox.origin, now, name);
  const codeOf = async (call: Parameters<typeof member.call>[0], input: Parameters<typeof member.call>[1]) =>
    (await member.call(call, input)).code;
  return {
    enter: await codeOf('chat.greeting', { roomNo }),
    speak: await codeOf('chat.send', { roomNo, clientMsgId: `c-${no}`, text: `第 ${no} 次来`, mentions: [] }),
    gift: await codeOf('gift.reward', { roomNo, giftId: 'g03', count: 1, clientRequestId: `g-${no}` }),
    news: await codeOf('news.list', { category: null, leagueId: null, page: 1, size: 5 }),
  };
}

/** Inputs that need no knowledge of the platform. */
const PLAIN_INPUTS = [{}, { currency: 'CNY' }, { page: 1, size: 10 }];

const plainInput = (name: CallName) => {
  const { request }: { request: v.GenericSchema } = calls[name];
  return PLAIN_INPUTS.find((input) => v.is(request, input));
};

const isCallName = (name: string): name is CallName => name in calls;

/** Serves the question of a day, which stays served. */
const SERVING: readonly CallName[] = ['activity.euro24Next'];
/** Sums paid in the days ahead stay paid: rebates that their duty credited, gifts that earn a ticket. */
const PAID_AHEAD: readonly CallName[] = ['rebate.view', 'activity.lottery'];
const EXCLUDED = [...SERVING, ...PAID_AHEAD];

/** Calls that may be sent again, and so change nothing, with a plain input. */
const READING = Object.keys(calls)
  .filter(isCallName)
  .filter((name) => 'retry' in calls[name] && !EXCLUDED.includes(name) && plainInput(name) !== undefined);

/** Derives the fields of a response and whether its lists are empty. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : 'some';
  if (typeof value !== 'object' || value === null) return 'value';
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, shapeOf(part)]));
}

/** Answers of each reading call to a member, by its name. */
async function readingsOf(sandbox: Sandbox, name: string): Promise<Record<string, unknown>> {
  const member = await loggedIn(sandbox.origin, sandbox.world.clock.now, name);
  const readings: Record<string, unknown> = {};
  for (const call of READING) {
    const { code, data } = await member.post(await member.prepare(call, plainInput(call)));
    readings[call] = { code, data: shapeOf(data) };
  }
  return readings;
}

/** Collects the timestamps visible to a member: none may be later than the clock. */
async function timesSeen(sandbox: Sandbox, name: string, roomNo: string): Promise<number[]> {
  const member = await loggedIn(sandbox.origin, sandbox.world.clock.now, name);
  const news = await member.call('news.list', { category: null, leagueId: null, page: 1, size: 50 });
  const inbox = await member.call('inbox.list', { kind: 'all', page: '1', size: '20' });
  const chat = sandbox.world.rooms.before(roomNo, null, 50).list;
  const seen = JSON.stringify([news.data, inbox.data, chat]);
  return [...seen.matchAll(/"(?:at|publishedAt)":(\d+)/g)].map(([, at]) => Number(at));
}

test('a clock set back answers a member as one that never went', { timeout: LIMIT_MS }, async () => {
  const stayed = await opened();
  const went = await opened();
  const roomNo = roomOf(went);
  went.world.clock.advance(AWAY_MS);
  const ahead = roomOf(went);
  await minuteOf(went, 'beian', ahead, 1);
  await readingsOf(went, 'beian');
  went.world.rooms.append(roomNo, {
    userId: 'f-ahead',
    username: '路人',
    avatar: '',
    level: 1,
    type: 0,
    content: { msgType: 'text', text: '三天后' },
  });
  went.world.clock.advance(-AWAY_MS);
  expect(await minuteOf(went, 'beian', roomNo, 2)).toEqual(await minuteOf(stayed, 'beian', roomNo, 2));
  const [back, never] = [await readingsOf(went, 'beian'), await readingsOf(stayed, 'beian')];
  expect(READING.filter((call) => !isDeepStrictEqual(back[call], never[call]))).toEqual([]);
  const times = await timesSeen(went, 'beian', roomNo);
  expect(times.length).toBeGreaterThan(20);
  expect(times.filter((at) => at > went.world.clock.now())).toEqual([]);
});

test('a move further than ten years from real time is refused', async () => {
  const sandbox = await opened();
  const before = sandbox.world.clock.now();
  const response = await postAdmin(sandbox, '/sandbox/clock', { set: Date.parse('9999-01-01T00:00:00Z') });
  expect(response.status).toBe(400);
  expect(sandbox.world.clock.now() - before).toBeLessThan(HOUR_MS);
});

test('most calls are read after the clock was set back', () => {
  expect(READING.length).toBeGreaterThan(70);
});
