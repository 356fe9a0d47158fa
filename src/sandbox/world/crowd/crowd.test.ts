import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CHAT_TEXT_MAX } from '#contract/community/chat/constants.ts';
import { ChatMessage, type ChatMessageWire } from '#contract/community/chat-message/schema.ts';
import { COMBO_WINDOW_MS } from '#contract/community/gift/gift-rules.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { GIFTS } from '#sandbox/domains/community/gift/gifts.table.ts';
import { drivenClock } from '#sandbox/world/clock/driven-clock.ts';
import { createWorld } from '#sandbox/world/create-world.ts';
import { worldMigrations } from '#sandbox/world/world-migrations.ts';

const MINUTE = 60_000;
const EVENING = Date.parse('2026-11-20T12:30:00Z');

function open({ seed = 1, crowd = 2, at = EVENING } = {}) {
  const db = openDatabase(':memory:');
  migrate(db, [{ name: 'world', steps: worldMigrations }]);
  const clock = drivenClock(at);
  return { clock, world: createWorld({ seed, clock, db, gifts: GIFTS, crowd }) };
}

type Opened = ReturnType<typeof open>;

/** The most watched football match that is being played. */
const matchOf = ({ world }: Pick<Opened, 'world'>) =>
  world.matches.list(1).find(({ clockPhase }) => clockPhase === 'first' || clockPhase === 'second')
    ?.matchId ?? '';

const messagesAfter = ({ world }: Pick<Opened, 'world'>, roomNo: string, afterSeq = 0) =>
  world.rooms.after(roomNo, afterSeq, 5_000).list;
const latest = ({ world }: Pick<Opened, 'world'>, roomNo: string) =>
  world.rooms.before(roomNo, null, 1).latestSeq;
const textOf = ({ content }: ChatMessageWire) => (content.msgType === 'text' ? content.text : '');
const within = (messages: readonly ChatMessageWire[], from: number, to: number) =>
  messages.filter(({ at }) => at >= from && at < to);

/** Returns all messages of ten minutes, in every room. */
function tenMinutes(seed: number): string {
  const { world, clock } = open({ seed, crowd: 1 });
  clock.advance(10 * MINUTE);
  const rooms = [
    ...world.matches.list(0).map(({ matchId }) => `m-${matchId}`),
    ...world.anchors.list().map(({ anchorRoomId }) => `a-${anchorRoomId}`),
  ];
  return JSON.stringify(rooms.map((roomNo) => messagesAfter({ world }, roomNo)));
}

test('the same seed on a driven clock gives the same ten minutes', { tags: 'sweep', timeout: 60_000 }, () => {
  const log = tenMinutes(7);
  expect(log.length).toBeGreaterThan(300_000);
  expect(tenMinutes(7)).toBe(log);
  expect(tenMinutes(8)).not.toBe(log);
});

const evening = open({ crowd: 3 });
const roomNo = `m-${matchOf(evening)}`;
evening.clock.advance(10 * MINUTE);
const talk = messagesAfter(evening, roomNo);

test('[3.09] every message has the shape of the contract, in order of time', () => {
  expect(talk.length).toBeGreaterThan(600);
  for (const message of talk) expect(v.safeParse(ChatMessage, message).issues).toBeUndefined();
  expect(talk.map(({ at }) => at)).toEqual(talk.map(({ at }) => at).sort((one, other) => one - other));
});

test('all six kinds of message come up in an evening', () => {
  const rooms = evening.world.anchors.list().map(({ anchorRoomId }) => `a-${anchorRoomId}`);
  const kinds = new Set(
    [roomNo, ...rooms].flatMap((each) => messagesAfter(evening, each)).map((m) => m.content.msgType),
  );
  expect(kinds).toEqual(new Set(['text', 'order', 'giftPush', 'orderPush', 'revertOrderPush', 'welcome']));
});

test('messages are varied, not too long and free of unfilled slots', () => {
  const lines = talk.map(textOf).filter(Boolean);
  const sentences = lines.filter((line) => line.length > 6);
  expect(sentences.length).toBeGreaterThan(lines.length / 4);
  expect(new Set(sentences).size / sentences.length).toBeGreaterThan(0.6);
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(CHAT_TEXT_MAX);
    expect(line).not.toMatch(/[[\]{}|]|undefined/);
  }
});

test('the target of a reply is a named speaker or the anchor', () => {
  const speakers = new Set(talk.map(({ userId }) => userId));
  const answers = talk.filter(({ content }) => content.msgType === 'text' && content.mentions);
  expect(answers.length).toBeGreaterThan(10);
  for (const { content } of answers) {
    if (content.msgType !== 'text') continue;
    expect(content.text.startsWith('@')).toBe(true);
    for (const userId of content.mentions ?? []) {
      expect(speakers.has(userId) || userId.startsWith('anchor-')).toBe(true);
    }
  }
});

test('a combo is one sender and one gift within the combo window', () => {
  const gifts = talk.filter(({ content }) => content.msgType === 'giftPush');
  const combos = Map.groupBy(gifts, ({ content }) => (content.msgType === 'giftPush' ? content.comboId : ''));
  expect([...combos.values()].some((pushes) => pushes.length > 2)).toBe(true);
  for (const pushes of combos.values()) {
    expect(new Set(pushes.map(({ userId }) => userId)).size).toBe(1);
    for (const [index, { at }] of pushes.entries()) {
      expect(at - (pushes[index - 1]?.at ?? at)).toBeLessThan(COMBO_WINDOW_MS);
    }
  }
});

test('[4.10] a reverted order was pushed before', () => {
  const rooms = [roomNo, ...evening.world.anchors.list().map(({ anchorRoomId }) => `a-${anchorRoomId}`)];
  const reverts = rooms.flatMap((each) => {
    const messages = messagesAfter(evening, each);
    return messages.flatMap(({ content }, index) =>
      content.msgType === 'revertOrderPush' ? [{ content, before: messages.slice(0, index) }] : [],
    );
  });
  expect(reverts.length).toBeGreaterThan(0);
  for (const { content, before } of reverts) {
    const pushed = before.some(
      (m) => m.content.msgType === 'orderPush' && m.content.order.orderId === content.orderId,
    );
    expect(pushed).toBe(true);
  }
});

test('the average rate in the most watched room matches the requested rate', { tags: 'sweep' }, () => {
  const opened = open({ crowd: 5 });
  const [top] = opened.world.anchors.list();
  const room = `a-${top?.anchorRoomId}`;
  const before = latest(opened, room);
  opened.clock.advance(6 * MINUTE);
  const perSecond = (latest(opened, room) - before) / (6 * 60);
  expect(perSecond).toBeGreaterThan(2.5);
  expect(perSecond).toBeLessThan(8);
});

test('a goal makes the room loud within seconds, and people name it', () => {
  const opened = open({ crowd: 3 });
  const matchId = matchOf(opened);
  opened.clock.advance(30_000);
  const goalAt = opened.clock.now();
  opened.world.matches.score(matchId, 'home');
  opened.clock.advance(40_000);
  const messages = messagesAfter(opened, `m-${matchId}`);
  const before = within(messages, goalAt - 20_000, goalAt).length;
  const after = within(messages, goalAt + 1_000, goalAt + 21_000);
  expect(after.length).toBeGreaterThan(2.5 * before);
  expect(
    after.filter((message) => /进|GOAL|漂亮|破门|666|\d:\d/.test(textOf(message))).length,
  ).toBeGreaterThan(10);
});

test('a room already has messages when the world starts', () => {
  const busy = open();
  expect(latest(busy, `m-${matchOf(busy)}`)).toBeGreaterThan(40);
  const silent = open({ crowd: 0 });
  silent.clock.advance(MINUTE);
  expect(latest(silent, `m-${matchOf(silent)}`)).toBe(0);
});

test('[6.02] a muted speaker sends no messages, and a closed room is silent', () => {
  const opened = open({ crowd: 3 });
  const room = `m-${matchOf(opened)}`;
  opened.clock.advance(2 * MINUTE);
  const voices = [...Map.groupBy(messagesAfter(opened, room), (message) => message.userId).values()];
  const [loudest] = voices.sort((one, other) => other.length - one.length)[0] ?? [];
  if (!loudest) throw new Error('nobody spoke');
  const { userId, username, level } = loudest;
  opened.world.rooms.mute(room, { userId, username, level, until: EVENING + 60 * MINUTE });
  opened.clock.advance(1_000);
  const latestSeq = latest(opened, room);
  opened.clock.advance(2 * MINUTE);
  const since = messagesAfter(opened, room, latestSeq);
  expect(since.length).toBeGreaterThan(50);
  expect(since.some((message) => message.userId === userId)).toBe(false);

  opened.world.rooms.holdStatus(room, 0);
  opened.clock.advance(1_000);
  const closed = latest(opened, room);
  opened.clock.advance(MINUTE);
  expect(latest(opened, room)).toBe(closed);
});

test('a burst, a gift storm and a flood produce the requested load', () => {
  const opened = open({ crowd: 1 });
  const [top] = opened.world.anchors.list();
  const room = `a-${top?.anchorRoomId}`;
  const count = (ms: number) => {
    const before = latest(opened, room);
    opened.clock.advance(ms);
    return messagesAfter(opened, room, before);
  };
  const idle = count(20_000).length;
  opened.world.crowd.burst(room);
  expect(count(20_000).length).toBeGreaterThan(2.5 * idle);

  opened.world.crowd.giftStorm(room, { perSecond: 20, ms: 10_000 });
  const storm = count(10_000).filter(({ content }) => content.msgType === 'giftPush');
  expect(new Set(storm.map(({ userId }) => userId)).size).toBeGreaterThan(20);
  expect(storm.length).toBeGreaterThan(120);
  expect(storm.length).toBeLessThan(260);

  opened.world.crowd.flood(room, 400);
  expect(count(10_000).length).toBeGreaterThanOrEqual(4_000);
  opened.world.crowd.flood(room, 0);
  expect(count(10_000).length).toBeLessThan(1_000);
});

/** Number of anchors who are on air, and of those who have spoken since a time. */
function anchorsSince({ world }: Opened, since: number) {
  const onAir = world.anchors.list().filter(({ status }) => status === 1);
  const speaking = onAir.filter(({ anchorRoomId, userId }) =>
    messagesAfter({ world }, `a-${anchorRoomId}`).some(
      (message) => message.userId === userId && message.at > since && textOf(message) !== '',
    ),
  );
  return { onAir: onAir.length, speaking: speaking.length };
}

test('a clock set back leaves anchors talking and ends gift storms', () => {
  const opened = open({ crowd: 1 });
  const { clock, world } = opened;
  const room = `a-${world.anchors.list()[0]?.anchorRoomId}`;
  clock.advance(2 * MINUTE);
  world.crowd.giftStorm(room, { perSecond: 20, ms: 10_000 });
  clock.advance(5_000);
  clock.advance(-30 * MINUTE);
  const back = clock.now();
  clock.advance(2 * MINUTE);
  const { onAir, speaking } = anchorsSince(opened, back);
  expect(onAir).toBeGreaterThan(10);
  expect(speaking).toBeGreaterThan(0.7 * onAir);
  const gifts = messagesAfter(opened, room).filter(
    ({ content, at }) => content.msgType === 'giftPush' && at > back,
  );
  expect(gifts.length).toBeLessThan(60);
});
