import { expect, test } from 'vitest';
import { coins } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import {
  bet,
  clientMsgId,
  giftContent,
  message,
  messageId,
  orderId,
} from '#tests/fixtures/chat/chat-messages.ts';
import type { ChatRow, Sender } from '../row.ts';
import { DEFAULT_READING, isHidden } from './reading-rules.ts';
import type { ReadingSettings } from './reading-settings-schema.ts';

const senderOf = (role: Sender['role']): Sender => {
  const { userId, username: name, avatar, level } = message({ seq: 1 });
  return { userId, name, avatar, level, role };
};
const base = { key: 'k', order: 1, at: serverTime(1_000) };
const text = (role: Sender['role'], own = false): ChatRow => ({
  ...base,
  kind: 'text',
  sender: senderOf(role),
  text: '好球',
  messageId: messageId('id-1'),
  quote: null,
  likes: 0,
  withdrawn: false,
  mentionsMe: false,
  own: own ? { state: { is: 'sent' }, clientMsgId: clientMsgId('c-1'), mentions: [] } : null,
});
const gift = (role: Sender['role'], own = false): ChatRow => {
  const content = giftContent('c-1');
  if (content.kind !== 'gift') throw new Error('no gift');
  const { giftId, name, iconUrl, comboId, count } = content;
  const giftFields = { giftId, name, iconUrl, comboId, count, price: coins(520n), own };
  return { ...base, kind: 'gift', sender: senderOf(role), ...giftFields };
};
const ROWS: Readonly<Record<string, ChatRow>> = {
  'a member': text('member'),
  'the anchor': text('anchor'),
  'an admin': text('admin'),
  'the platform': text('system'),
  'the viewer': text('member', true),
  'a gift': gift('member'),
  'own gift': gift('member', true),
  'a bet': { ...base, kind: 'bet', sender: senderOf('member'), bet: bet(), reverted: false, own: false },
  'a push of the anchor': {
    ...base,
    kind: 'betPush',
    sender: senderOf('anchor'),
    bet: bet(),
    reverted: false,
    own: false,
  },
  'a revert': { ...base, kind: 'reverted', sender: senderOf('member'), orderId: orderId('o-1'), bet: null },
  'a low welcome': { ...base, kind: 'welcomeLow', names: [senderOf('member')], total: 1 },
  'a high welcome': { ...base, kind: 'welcomeHigh', sender: senderOf('member') },
  'a gap': { ...base, kind: 'gap', fromSeq: 1, toSeq: 2, state: 'missing' },
  renewed: { ...base, kind: 'renewed' },
  skipped: { ...base, kind: 'skipped', count: 3, reason: 'fast' },
  behind: { ...base, kind: 'skipped', count: 3, reason: 'behind' },
};
const hiddenBy = (part: Partial<ReadingSettings>) =>
  Object.entries(ROWS).flatMap(([name, row]) =>
    isHidden({ ...DEFAULT_READING, ...part }, row) ? [name] : [],
  );

test.each<[string, Partial<ReadingSettings>, readonly string[]]>([
  ['nothing chosen', {}, []],
  ['a size and the times', { size: 'huge', times: true }, []],
  ['no welcomes', { hideWelcomes: true }, ['a low welcome', 'a high welcome']],
  ['no gifts', { hideGifts: true }, ['a gift']],
  [
    'anchor and admins only',
    { hostsOnly: true },
    ['a member', 'a gift', 'a bet', 'a revert', 'a low welcome', 'a high welcome', 'skipped'],
  ],
])('%s', (_name, part, hidden) => {
  expect(hiddenBy(part)).toEqual(hidden);
});
