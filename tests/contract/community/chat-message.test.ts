import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { REPORTS_AN_HOUR } from '#contract/community/chat-message/report-machine.ts';
import { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);
const later = (ms: number) => {
  const { clock } = sandbox().world;
  if (clock.mode === 'driven') clock.advance(ms);
};
const roomAt = (index: number) => {
  const live = sandbox()
    .world.matches.list(1)
    .filter(({ clockPhase }) => clockPhase !== 'ended');
  return `m-${live[index]?.matchId}`;
};
const messagesOf = (roomNo: string) => sandbox().world.rooms.before(roomNo, null, 50).list;
const passerBy = { userId: 'f-passer-by', username: '路人', avatar: '', level: 1, type: 0 } as const;
const sendText = (roomNo: string, text: string) =>
  sandbox().world.rooms.append(roomNo, { ...passerBy, content: { msgType: 'text', text } }).id;
const Liked = v.object({ messageIds: v.array(v.string()) });
const Sent = v.object({ message: ChatMessage });

describe('likes of a message', () => {
  test('one counts per member, and the room sees the sum', async () => {
    const roomNo = roomAt(0);
    const messageId = sendText(roomNo, '这脚有了');
    const [beian, qinghe] = [await member('beian'), await member('qinghe')];
    expect((await beian.call('chatMessage.like', { roomNo, messageId })).data).toEqual({ likes: 1 });
    expect((await beian.call('chatMessage.like', { roomNo, messageId })).data).toEqual({ likes: 1 });
    expect((await qinghe.call('chatMessage.like', { roomNo, messageId })).data).toEqual({ likes: 2 });
    later(1_000);
    const list = messagesOf(roomNo);
    expect(list.find(({ id }) => id === messageId)).toMatchObject({ likes: 2 });
    expect(list.at(-1)?.content).toEqual({ msgType: 'changes', changes: [{ messageId, likes: 2 }] });
  });

  test('a returning member receives only their own likes', async () => {
    const [roomNo, other] = [roomAt(0), roomAt(1)];
    const [beian, qinghe] = [await member('beian'), await member('qinghe')];
    const messageId = sendText(roomNo, '再来一个');
    await beian.call('chatMessage.like', { roomNo, messageId });
    await beian.call('chatMessage.like', { roomNo: other, messageId: sendText(other, '别的房间') });
    const { messageIds } = v.parse(Liked, (await beian.call('chatMessage.liked', { roomNo })).data);
    expect(messageIds).toContain(messageId);
    expect(messageIds.every((id) => id.startsWith(`${roomNo}:`))).toBe(true);
    const { messageIds: others } = v.parse(Liked, (await qinghe.call('chatMessage.liked', { roomNo })).data);
    expect(others).not.toContain(messageId);
    const nowhere = { roomNo: 'm-no-such-match' };
    expect((await beian.call('chatMessage.liked', nowhere)).code).toBe(PLATFORM_CODES.NOT_FOUND);
  });

  test('a member’s own message and a missing one cannot be liked', async () => {
    const roomNo = roomAt(1);
    const beian = await member('beian');
    const sent = { roomNo, clientMsgId: 'own-1', text: '我说的', mentions: [] };
    const { id: messageId } = v.parse(Sent, (await beian.call('chat.send', sent)).data).message;
    expect((await beian.call('chatMessage.like', { roomNo, messageId })).code).toBe(PLATFORM_CODES.NOT_FOUND);
    const missingMessage = { roomNo, messageId: `${roomNo}:999999` };
    expect((await beian.call('chatMessage.like', missingMessage)).code).toBe(PLATFORM_CODES.NOT_FOUND);
  });
});

describe('[6.02] reports of a message', () => {
  test('are sent to the admins once, and upholding one removes the text', async () => {
    const roomNo = roomAt(2);
    const messageId = sendText(roomNo, '加我带单');
    const [beian, qinghe, admin] = [await member('beian'), await member('qinghe'), await member('fangguan')];
    const report = { roomNo, messageId, reason: 'advert' } as const;
    expect((await beian.call('chatMessage.report', report)).data).toEqual({ state: 'open' });
    expect((await beian.call('chatMessage.report', report)).data).toEqual({ state: 'open' });
    expect((await qinghe.call('chatMessage.report', { ...report, reason: 'fraud' })).data).toEqual({
      state: 'open',
    });
    expect((await admin.call('chatMessage.reports', { roomNo })).data).toMatchObject({
      list: [{ reportId: messageId, count: 2, reason: 'advert', state: 'open' }],
    });
    const uphold = { roomNo, reportId: messageId, verdict: 'uphold' } as const;
    expect((await admin.call('chatMessage.settleReport', uphold)).data).toEqual({ state: 'upheld' });
    expect((await admin.call('chatMessage.settleReport', { ...uphold, verdict: 'dismiss' })).data).toEqual({
      state: 'upheld',
    });
    expect((await admin.call('chatMessage.reports', { roomNo })).data).toEqual({ list: [] });
    const [first, last] = messagesOf(roomNo).slice(-2);
    expect(first).toMatchObject({ withdrawn: true, content: { msgType: 'text', text: '' } });
    expect(last?.content).toEqual({ msgType: 'changes', changes: [{ messageId, withdrawn: true }] });
  });

  test('are limited by the hour and handled by admins only', async () => {
    const roomNo = roomAt(3);
    const yanye = await member('xuexian');
    for (let index = 0; index < REPORTS_AN_HOUR; index += 1) {
      const report = { roomNo, messageId: sendText(roomNo, `刷屏 ${index}`), reason: 'flood' } as const;
      expect((await yanye.call('chatMessage.report', report)).code).toBe(0);
    }
    const more = { roomNo, messageId: sendText(roomNo, '又一条'), reason: 'flood' } as const;
    expect((await yanye.call('chatMessage.report', more)).code).toBe(PLATFORM_CODES.CHAT_REPORTS_FULL);
    expect((await yanye.call('chatMessage.reports', { roomNo })).code).toBe(PLATFORM_CODES.CHAT_NO_RIGHTS);
    expect((await yanye.call('chatMessage.withdraw', { roomNo, messageId: more.messageId })).code).toBe(
      PLATFORM_CODES.CHAT_NO_RIGHTS,
    );
    later(3_600_001);
    expect((await yanye.call('chatMessage.report', more)).code).toBe(0);
  });
});

describe('answers', () => {
  test('quote the platform’s text of the message', async () => {
    const roomNo = roomAt(4);
    const messageId = sendText(roomNo, '长'.repeat(50));
    const beian = await member('beian');
    const answer = (clientMsgId: string) =>
      beian.call('chat.send', { roomNo, clientMsgId, text: '同意', mentions: [], replyTo: messageId });
    const first = v.parse(Sent, (await answer('answer-1')).data).message;
    expect(first.content).toMatchObject({
      quote: { messageId, name: '路人', text: `${'长'.repeat(40)}…` },
    });
    const admin = await member('fangguan');
    await admin.call('chatMessage.withdraw', { roomNo, messageId });
    later(2_000);
    const second = v.parse(Sent, (await answer('answer-2')).data).message;
    expect(second.content).not.toHaveProperty('quote');
    const list = v.parse(
      v.object({ list: v.array(ChatMessage) }),
      (await admin.call('chatMessage.saidBy', { roomNo, userId: 'f-passer-by' })).data,
    ).list;
    expect(list).toMatchObject([{ id: messageId, withdrawn: true }]);
  });
});
