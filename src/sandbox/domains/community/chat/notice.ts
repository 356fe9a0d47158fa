import { hash32 } from '#contract/units/random.ts';
import type { RoomNotice } from '#sandbox/world/rooms/room-store.ts';
import type { ChatPorts } from './chat-ports.ts';
import { anchorOfRoom } from './rooms.ts';

const ANCHORS = 1;

/** Notices that anchors pin in their rooms, by topic. */
const ANCHOR_NOTICES: Readonly<Record<string, readonly string[]>> = {
  足球: [
    '中场休息连麦聊换人，想问的直接打出来。理性看球，不吵架。',
    '战术看不懂就打出来，我挨个讲。文明发言，别发联系方式。',
    '先看阵容再聊盘口。输赢都是球，聊得开心最要紧。',
    '今晚从热身讲到发布会，提问我都看得到。尊重每一支球队。',
  ],
  篮球: [
    '节间休息回答提问，今天主要看挡拆和换防。文明发言。',
    '暂停的时候讲战术，垃圾时间聊数据。理性看球，不吵架。',
    '末节不闲聊，只讲比赛。别带节奏，别发联系方式。',
  ],
  电竞: [
    '选人阶段停下来讲，两张地图之间回答提问。文明发言。',
    '团战回放我会再讲一遍，没看清的打出来。别发联系方式。',
    '只聊比赛不吵架，指挥位的问题优先回答。理性看比赛。',
  ],
};

/** Returns the pinned notice of a room: the one set last, or the default of its anchor; null when it was removed. */
export function noticeOf(platform: ChatPorts, roomNo: string): RoomNotice | null {
  const { notice } = platform.world.rooms.setup(roomNo);
  if (notice !== undefined) return notice;
  const anchor = anchorOfRoom(platform, roomNo);
  if (!anchor) return null;
  const texts = ANCHOR_NOTICES[anchor.topic];
  const text = texts?.[hash32(anchor.anchorRoomId) % texts.length];
  return text === undefined ? null : { author: anchor.nickname, text, type: ANCHORS };
}
