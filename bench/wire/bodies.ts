import * as v from 'valibot';
import type { ChatMessageWire } from '#contract/community/chat-message/schema.ts';
import { ChatRoomNo, GiftId, OrderId, UserId } from '#contract/fields/ids.ts';

export type ChatPageWire = {
  readonly latestSeq: number;
  readonly floorSeq: number;
  readonly list: readonly ChatMessageWire[];
};

const LINES = [
  '这球传得有点急了',
  '主队换人之后中场明显稳住了，再看五分钟',
  '门将今晚状态真好',
  '裁判尺度一直很松，两边都别急，点球点前面那一下我看没有碰到',
  '好球',
] as const;
const TENTH = 10;
const started = 1_790_000_000_000;

export const roomNo = v.parse(ChatRoomNo, 'm-7001');

/** Of twenty messages one is a gift and one a shared order; the rest is text. */
function contentOf(seq: number): ChatMessageWire['content'] {
  const kind = seq % (2 * TENTH);
  if (kind === 1) {
    return {
      msgType: 'giftPush',
      giftId: v.parse(GiftId, 'g-trophy'),
      name: '冠军奖杯',
      url: '/art/gift/trophy.svg',
      svgaUrl: '/gifts/trophy.svga',
      price: '520',
      count: 1,
      comboId: `combo-${seq}`,
      to: '阿泽说球',
    };
  }
  if (kind === 2) {
    const order = {
      orderId: v.parse(OrderId, `o-${seq}`),
      categoryName: '全场让球',
      itemName: '星港城 -0.5',
      score: '2:1',
      teamLogo: '/art/crest/1.svg',
      venueName: '云豹体育',
      odds: '1.88',
      siteId: 5000,
    };
    return { msgType: 'order', order };
  }
  return { msgType: 'text', text: LINES[seq % LINES.length] ?? '' };
}

const messageOf = (seq: number): ChatMessageWire => ({
  id: `${seq}-6f1c2b9e4d7a`,
  seq,
  roomNo,
  userId: v.parse(UserId, `u-${seq % 997}`),
  username: `看台${seq % 997}`,
  avatar: `/art/avatar/${seq % 997}.svg`,
  level: seq % (TENTH + 1),
  type: 0,
  at: started + seq * TENTH,
  content: contentOf(seq),
});

/** Builds a page of a room's chat that continues after `afterSeq`, in the platform's format. */
export function chatPage(afterSeq: number, count: number): ChatPageWire {
  const list = Array.from({ length: count }, (_, index) => messageOf(afterSeq + index + 1));
  return { latestSeq: afterSeq + count, floorSeq: 1, list };
}

/** Builds a page whose response is about `kilobytes` KB of text. */
export function chatPageOf(kilobytes: number, afterSeq: number): ChatPageWire {
  const sample = JSON.stringify(chatPage(afterSeq, 2 * TENTH)).length / (2 * TENTH);
  return chatPage(afterSeq, Math.max(1, Math.round((kilobytes * 1024) / sample)));
}
