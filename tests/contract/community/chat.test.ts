import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { MemberBet, SharedBet } from '#contract/community/chat-message/shared-bet-schema.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { sceneOf } from '../examples/call-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { addressOf, createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);
const guest = () => createWireClient(sandbox().origin, now);
const later = (ms: number) => {
  const { clock } = sandbox().world;
  if (clock.mode === 'driven') clock.advance(ms);
};
let lastId = 0;
const newId = () => {
  lastId += 1;
  return `msg-${lastId}`;
};
const text = (roomNo: string, content: string, clientMsgId = newId()) => ({
  roomNo,
  clientMsgId,
  text: content,
  mentions: [],
});
/** Returns a room no other test of this file sends to. */
const roomAt = (index: number) => {
  const live = sandbox()
    .world.matches.list(1)
    .filter(({ clockPhase }) => clockPhase !== 'ended');
  return `m-${live[index]?.matchId}`;
};
const messagesOf = (roomNo: string) => sandbox().world.rooms.before(roomNo, null, 50).list;
const Answer = v.object({ message: ChatMessage });

describe('[6.01] two addresses', () => {
  test.each(['chat.status', 'chat.history', 'chat.offline', 'chat.switches'] as const)(
    '%s responds to guests at the anonymous address only',
    async (name) => {
      const { roomNo } = sceneOf(sandbox());
      const inputs = {
        'chat.status': { matchIds: [], chatRoomNos: [roomNo] },
        'chat.history': { roomNo, beforeSeq: null, size: 10 },
        'chat.offline': { roomNo, afterSeq: 0, waitMs: 0, size: 10 },
        'chat.switches': { roomNo },
      };
      const asGuest = await guest().prepare(name, inputs[name]);
      expect(new URL(asGuest.url).pathname).toContain('/anonymous/');
      expect((await guest().post(asGuest)).code).toBe(0);
      const [stranger, beian] = [
        createWireClient(sandbox().origin, now, 'ee'.repeat(32)),
        await member('beian'),
      ];
      expect(addressOf(name, true)).toContain('/app/');
      expect((await stranger.call(name, inputs[name])).code).toBe(PLATFORM_CODES.AUTH_ERROR);
      expect((await beian.call(name, inputs[name])).code).toBe(0);
    },
  );
});

describe('saying something', () => {
  test('[3.09] reaches the room once, however often it is sent', async () => {
    const beian = await member('beian');
    const roomNo = roomAt(0);
    const input = text(roomNo, '  边路又\n打穿了 ');
    const first = v.parse(Answer, (await beian.call('chat.send', input)).data).message;
    const second = v.parse(Answer, (await beian.call('chat.send', input)).data).message;
    expect(first.content).toMatchObject({ kind: 'text', text: '边路又 打穿了' });
    expect(second).toEqual(first);
    expect(messagesOf(roomNo)).toHaveLength(1);
  });

  test('is refused when too long by characters, not by bytes or surrogates', async () => {
    const beian = await member('beian');
    const roomNo = roomAt(1);
    expect(await beian.call('chat.send', text(roomNo, '长'.repeat(61)))).toMatchObject({
      code: PLATFORM_CODES.CHAT_TOO_LONG,
      data: { max: 60 },
    });
    expect((await beian.call('chat.send', text(roomNo, '⚽'.repeat(60)))).code).toBe(0);
  });

  test('[7.14] is refused without visible characters', async () => {
    const beian = await member('beian');
    const roomNo = roomAt(0);
    const before = messagesOf(roomNo).length;
    for (const blank of ['\u2800', '\u3164', '\u200b\u200b', '\u00ad', '\u{e0041}', ' \n']) {
      expect((await beian.call('chat.send', text(roomNo, blank))).code).toBe(PLATFORM_CODES.BAD_REQUEST);
    }
    expect(messagesOf(roomNo)).toHaveLength(before);
  });

  test('is refused with a link, mobile number or contact word', async () => {
    const beian = await member('beian');
    const roomNo = roomAt(0);
    for (const content of ['来 qiu-888.top 看', '打 138 0013 8000', '加微信聊'])
      expect((await beian.call('chat.send', text(roomNo, content))).code).toBe(PLATFORM_CODES.CHAT_CONTACT);
    const admin = await member('fangguan');
    expect((await admin.call('chat.send', text(roomNo, '看公告 www.changbian.example'))).code).toBe(0);
    expect(JSON.stringify(messagesOf(roomNo))).not.toContain('加微信');
  });

  test('is refused within a second of the last one', async () => {
    const beian = await member('beian');
    const roomNo = roomAt(2);
    await beian.call('chat.send', text(roomNo, '好球'));
    later(400);
    expect(await beian.call('chat.send', text(roomNo, '好球啊'))).toMatchObject({
      code: PLATFORM_CODES.CHAT_TOO_FAST,
      data: { waitMs: 600 },
    });
    later(600);
    expect((await beian.call('chat.send', text(roomNo, '真好球'))).code).toBe(0);
  });

  test('[3.11] [6.06] is refused where the room is closed or hidden', async () => {
    const beian = await member('beian');
    const roomNo = roomAt(3);
    for (const status of [0, -1]) {
      await postAdmin(sandbox(), `/sandbox/rooms/${roomNo}`, { status });
      expect((await beian.call('chat.send', text(roomNo, '有人吗'))).code).toBe(PLATFORM_CODES.CHAT_CLOSED);
      const { data } = await guest().call('chat.status', { matchIds: [], chatRoomNos: [roomNo] });
      expect(data).toMatchObject({ list: [{ roomNo, exist: 1, status }] });
    }
    expect((await beian.call('chat.send', text('m-nowhere', '有人吗'))).code).toBe(PLATFORM_CODES.NOT_FOUND);
  });
});

describe('[6.02] room admins', () => {
  test('mute a member, shown in the room and in the list', async () => {
    const [admin, qinghe] = [await member('fangguan'), await member('qinghe')];
    const roomNo = roomAt(4);
    const { data } = await admin.call('chat.mute', { roomNo, userId: 'u-qinghe', minutes: 10 });
    expect(data).toEqual({ until: now() + 600_000 });
    expect(await qinghe.call('chat.send', text(roomNo, '为什么'))).toMatchObject({
      code: PLATFORM_CODES.CHAT_MUTED,
      data: { until: now() + 600_000 },
    });
    expect(await qinghe.call('chat.switches', { roomNo })).toMatchObject({
      data: { maySpeak: false, mutedUntil: now() + 600_000, admin: false },
    });
    expect(messagesOf(roomNo)).toMatchObject([
      { type: 3, content: { msgType: 'changes', setup: true } },
      { type: 3, content: { text: '青禾不眠 被房管禁言 10 分钟' } },
    ]);
    const muted = await admin.call('chat.muteList', { roomNo });
    expect(muted.data).toMatchObject({ list: [{ userId: 'u-qinghe', username: '青禾不眠', level: 2 }] });
  });

  test('lift a mute, and it ends by itself', async () => {
    const [admin, qinghe] = [await member('fangguan'), await member('qinghe')];
    const roomNo = roomAt(5);
    await admin.call('chat.mute', { roomNo, userId: 'u-qinghe', minutes: 10 });
    expect((await admin.call('chat.unblock', { roomNo, userId: 'u-qinghe' })).code).toBe(0);
    expect((await qinghe.call('chat.send', text(roomNo, '谢谢'))).code).toBe(0);
    expect((await admin.call('chat.unblock', { roomNo, userId: 'u-qinghe' })).code).toBe(
      PLATFORM_CODES.NOT_FOUND,
    );
    await admin.call('chat.mute', { roomNo, userId: 'u-qinghe', minutes: 1 });
    later(60_001);
    expect((await qinghe.call('chat.send', text(roomNo, '我回来了'))).code).toBe(0);
  });

  test('mute a crowd member, but no unknown one and no admin', async () => {
    const admin = await member('fangguan');
    const roomNo = roomAt(6);
    const mute = async (userId: string) =>
      (await admin.call('chat.mute', { roomNo, userId, minutes: 1 })).code;
    await postAdmin(sandbox(), `/sandbox/rooms/${roomNo}/say`, {
      text: '刷屏',
      userId: 'c-17',
      username: '路人',
    });
    expect(await mute('c-17')).toBe(0);
    expect(await mute('c-18')).toBe(PLATFORM_CODES.NOT_FOUND);
    expect(await mute('u-fangguan')).toBe(PLATFORM_CODES.CHAT_NO_RIGHTS);
  });

  test('set slow mode, which does not slow themselves, and a notice', async () => {
    const [admin, beian] = [await member('fangguan'), await member('beian')];
    const roomNo = roomAt(7);
    await admin.call('chat.setup', { roomNo, slowModeMs: 10_000, notice: ' 文明观赛 ' });
    expect(await beian.call('chat.switches', { roomNo })).toMatchObject({
      data: { slowModeMs: 10_000, notice: { author: '场边房管', text: '文明观赛', type: 2 } },
    });
    for (const client of [admin, beian]) await client.call('chat.send', text(roomNo, '第一句'));
    later(1_000);
    expect((await admin.call('chat.send', text(roomNo, '第二句'))).code).toBe(0);
    expect(await beian.call('chat.send', text(roomNo, '第二句'))).toMatchObject({ data: { waitMs: 9_000 } });
    await admin.call('chat.setup', { roomNo, slowModeMs: 0, notice: '' });
    expect(await beian.call('chat.switches', { roomNo })).toMatchObject({
      data: { slowModeMs: 0, notice: null },
    });
  });

  test('list the admins’ actions in the room, newest first, without ineffective ones', async () => {
    const admin = await member('fangguan');
    const roomNo = `a-${sandbox().world.anchors.list()[1]?.anchorRoomId}`;
    await admin.call('chat.mute', { roomNo, userId: 'u-qinghe', minutes: 10 });
    await admin.call('chat.unblock', { roomNo, userId: 'u-qinghe' });
    await admin.call('chat.setup', { roomNo, slowModeMs: 5_000 });
    await admin.call('chat.setup', { roomNo, slowModeMs: 5_000, notice: '文明观赛' });
    await admin.call('chat.setup', { roomNo, notice: '' });
    const at = now();
    const done = { at, admin: '场边房管' };
    const target = { userId: 'u-qinghe', username: '青禾不眠' };
    expect((await admin.call('chat.moderations', { roomNo })).data).toMatchObject({
      list: [
        { ...done, action: 'unpin' },
        { ...done, action: 'notice', text: '文明观赛' },
        { ...done, action: 'slowMode', slowModeMs: 5_000 },
        { ...done, action: 'unmute', ...target },
        { ...done, action: 'mute', ...target, minutes: 10 },
      ],
    });
    expect((await admin.call('chat.switches', { roomNo })).data).toMatchObject({ slowModeMs: 5_000 });
  });

  test('are the only ones: all others are refused', async () => {
    const beian = await member('beian');
    const roomNo = roomAt(8);
    const answers = [
      await beian.call('chat.muteList', { roomNo }),
      await beian.call('chat.mute', { roomNo, userId: 'u-qinghe', minutes: 1 }),
      await beian.call('chat.unblock', { roomNo, userId: 'u-qinghe' }),
      await beian.call('chat.setup', { roomNo, slowModeMs: 0, notice: '' }),
      await beian.call('chat.moderations', { roomNo }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(5).fill(PLATFORM_CODES.CHAT_NO_RIGHTS));
  });
});

describe('the notice of a room', () => {
  const noticeIn = async (roomNo: string) => (await guest().call('chat.switches', { roomNo })).data;

  test('is the anchor’s own until overridden, and the operator may pin one', async () => {
    const anchor = sandbox().world.anchors.list()[0];
    const roomNo = `a-${anchor?.anchorRoomId}`;
    expect(await noticeIn(roomNo)).toMatchObject({ notice: { author: anchor?.nickname, type: 1 } });
    await postAdmin(sandbox(), `/sandbox/rooms/${roomNo}/notice`, { text: ' 今晚系统维护 ' });
    expect(await noticeIn(roomNo)).toMatchObject({ notice: { text: '今晚系统维护', type: 3 } });
    await postAdmin(sandbox(), `/sandbox/rooms/${roomNo}/notice`, { text: '' });
    expect(await noticeIn(roomNo)).toMatchObject({ notice: null });
  });
});

test('[6.08] a greeting becomes one welcome message in ten minutes, whatever the level', async () => {
  const [high, low] = [await member('xuexian'), await member('qinghe')];
  // Match that runs longest: the room of one that ends within ten minutes accepts no greeting.
  const [latest] = sandbox()
    .world.matches.list(1)
    .filter(({ clockPhase }) => clockPhase === 'first')
    .toSorted((one, other) => other.startAt - one.startAt);
  const roomNo = `m-${latest?.matchId}`;
  const welcomes = () =>
    messagesOf(roomNo).filter(({ content }) => 'msgType' in content && content.msgType === 'welcome');
  for (const client of [high, low, high]) await client.call('chat.greeting', { roomNo });
  expect(welcomes()).toMatchObject([
    { level: 10, content: { msgType: 'welcome' } },
    { level: 2, content: { msgType: 'welcome' } },
  ]);
  later(600_000);
  await high.call('chat.greeting', { roomNo });
  expect(welcomes()).toHaveLength(3);
});

describe('[3.10] order pushes', () => {
  const pushed = async () => {
    const beian = await member('beian');
    const { roomNo, orderId } = sceneOf(sandbox());
    later(1_000);
    const { data } = await beian.call('chat.pushOrder', { roomNo, clientMsgId: newId(), orderId });
    return { beian, roomNo, orderId, message: v.parse(Answer, data).message };
  };

  test('show an own open bet as the member placed it', async () => {
    const { beian, orderId, message } = await pushed();
    const { data } = await beian.call('member.betOrders', { matchId: null });
    const bet = v
      .parse(v.object({ list: v.array(MemberBet) }), data)
      .list.find((own) => own.orderId === orderId);
    const shown = v.parse(SharedBet, bet);
    expect(bet).toMatchObject({ status: 'open', siteId: 5000 });
    expect(message.content).toEqual({ kind: 'betPush', bet: shown });
  });

  test('[4.10] can be reverted once, by their owner alone', async () => {
    const { beian, roomNo, orderId } = await pushed();
    const xuexian = await member('xuexian');
    const revert = () => ({ roomNo, clientMsgId: newId(), orderId });
    expect((await xuexian.call('chat.revertOrder', revert())).code).toBe(PLATFORM_CODES.NOT_FOUND);
    const first = await beian.call('chat.revertOrder', revert());
    expect(v.parse(Answer, first.data).message.content).toEqual({ kind: 'betReverted', orderId });
    expect((await beian.call('chat.revertOrder', revert())).code).toBe(PLATFORM_CODES.NOT_FOUND);
  });

  test('cannot be pushed by another member', async () => {
    const qinghe = await member('qinghe');
    const { roomNo, orderId } = sceneOf(sandbox());
    const push = await qinghe.call('chat.pushOrder', { roomNo, clientMsgId: newId(), orderId });
    expect(push.code).toBe(PLATFORM_CODES.NOT_FOUND);
  });
});

describe('reading on', () => {
  test('a waiting reader receives the next message until the time limit', async () => {
    const roomNo = roomAt(10);
    const waiting = guest().call('chat.offline', { roomNo, afterSeq: 0, waitMs: 20_000, size: 10 });
    const beian = await member('beian');
    await beian.call('chat.send', text(roomNo, '终于等到你'));
    expect(await waiting).toMatchObject({ data: { latestSeq: 1, list: [{ seq: 1 }] } });
    const silence = await guest().call('chat.offline', { roomNo, afterSeq: 1, waitMs: 50, size: 10 });
    expect(silence.data).toMatchObject({ latestSeq: 1, list: [] });
  });

  test('a reader who leaves is not waited for', async () => {
    const roomNo = roomAt(12);
    const answering = async () =>
      (await (await fetch(`${sandbox().consoleOrigin}/sandbox/state`)).json()).answering;
    const { url, init } = await guest().prepare('chat.offline', {
      roomNo,
      afterSeq: 0,
      waitMs: 25_000,
      size: 1,
    });
    const leaving = new AbortController();
    const waiting = fetch(url, { ...init, signal: leaving.signal }).catch(() => 'left');
    await expect.poll(answering).toBe(1);
    leaving.abort();
    expect(await waiting).toBe('left');
    await expect.poll(answering).toBe(0);
  });

  test('history pages backwards without a hole', async () => {
    const roomNo = roomAt(11);
    for (let count = 0; count < 7; count += 1) {
      await postAdmin(sandbox(), `/sandbox/rooms/${roomNo}/say`, { text: `第${count}句` });
    }
    const page = async (beforeSeq: number | null) => {
      const { data } = await guest().call('chat.history', { roomNo, beforeSeq, size: 3 });
      return v
        .parse(v.object({ list: v.array(v.looseObject({ seq: v.number() })) }), data)
        .list.map(({ seq }) => seq);
    };
    expect([await page(null), await page(5), await page(2)]).toEqual([[5, 6, 7], [2, 3, 4], [1]]);
  });
});
