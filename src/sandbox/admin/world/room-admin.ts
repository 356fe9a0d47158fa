import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { CHAT_NOTICE_MAX } from '#contract/community/chat/constants.ts';
import { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { AdminRefusal, mustBe, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { AdminPorts } from '../admin-ports.ts';

const SENDER_MEMBER = 0;

/** Content in the wire's shape; checked against the message it becomes part of. */
const Content = v.looseObject({ msgType: v.string() });
const Saying = v.strictObject({
  text: v.optional(v.pipe(v.string(), v.minLength(1))),
  content: v.optional(Content),
  username: v.optional(v.string(), '台上观众'),
  userId: v.optional(v.string(), 'u-operator'),
  level: v.optional(v.number(), 1),
  type: v.optional(v.picklist([0, 1, 2, 3]), SENDER_MEMBER),
  mentions: v.optional(v.array(v.string()), []),
});
const RoomNotice = v.strictObject({ text: v.pipe(v.string(), v.trim(), v.maxLength(CHAT_NOTICE_MAX)) });
const PLATFORM = { author: '场边', type: 3 } as const;
const RoomChange = v.strictObject({ status: v.nullable(v.picklist([-1, 0, 1])) });
const isMessage = (value: unknown): value is v.InferInput<typeof ChatMessage> =>
  v.safeParse(ChatMessage, value).success;

/** Lets an operator open or close a room and post a message under any name. */
export function mountRoomAdmin(site: Site, { platform: { world } }: AdminPorts): void {
  post(site, '/sandbox/rooms/:no/say', Saying, (saying, context) => {
    const roomNo = context.req.param('no') ?? '';
    mustBe(world.rooms.status(roomNo).exist === 1, '这个房间');
    const { text, content, mentions, ...sender } = saying;
    const messageContent = content ?? { msgType: 'text', text: text ?? '', mentions };
    const avatar = `/art/avatar/${encodeURIComponent(sender.username)}.svg`;
    const draft = {
      ...sender,
      id: randomUUID(),
      seq: 0,
      roomNo,
      avatar,
      at: world.clock.now(),
      content: messageContent,
    };
    if (!isMessage(draft)) throw new AdminRefusal(400, '不是一条消息');
    return { message: world.rooms.append(roomNo, draft) };
  });
  post(site, '/sandbox/rooms/:no/notice', RoomNotice, ({ text }, context) => {
    const roomNo = context.req.param('no') ?? '';
    mustBe(world.rooms.status(roomNo).exist === 1, '这个房间');
    world.rooms.change(roomNo, { notice: text === '' ? null : { ...PLATFORM, text } });
  });
  post(site, '/sandbox/rooms/:no', RoomChange, ({ status }, context) => {
    const roomNo = context.req.param('no') ?? '';
    mustBe(world.rooms.status(roomNo).exist === 1, '这个房间');
    world.rooms.holdStatus(roomNo, status);
  });
}
