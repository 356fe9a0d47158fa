import { type ReactNode, useState } from 'react';
import { goToLogIn, openLoginPrompt } from '#app/features/people/account/login-prompt-store.ts';
import { addLegs } from '#app/features/play/bet/pick/picks.ts';
import type { ChatViewPorts } from '#chat/view/chat-ports.ts';
import { ChatPanel } from '#chat/view/panel/chat-panel.tsx';
import type { ChatRoomView } from '#contract/community/chat/feed.ts';
import type { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import type { SharedBet } from '#contract/community/chat-message/shared-bet-schema.ts';
import { type ChatRoomRef, chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import { toAppError } from '#contract/errors.ts';
import type { ChatRoomNo, MatchId } from '#contract/fields/ids.ts';
import { newRequestId } from '#core-client/command/commands.ts';
import { callCore, core, serverNow, streamOf } from '#core-client/core.ts';
import { sessionNow } from '#core-client/viewer.ts';
import { textOfError } from '#i18n/error-text.ts';
import { copyText } from '#kit/action/copy-or-save.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { followFeed } from '../content/feed-ahead.ts';
import { t } from '../texts.ts';
import { block } from './block.ts';

type Props = {
  readonly room: ChatRoomRef;
  readonly view: ChatRoomView | undefined;
  /** The match the room is about, for orders shared in it. */
  readonly matchId: MatchId | null;
  readonly member: boolean;
  readonly closedText?: string | undefined;
  readonly trailing?: ReactNode;
  readonly followAnchor?: ReactNode;
  readonly behind?: ReactNode;
  readonly over?: ReactNode;
};

/**
 * Copies the selection of a shared bet into the viewer's slip, at the price it was shown at and with its author; no bet is
 * placed, and no selection is added for a restricted member [P.17].
 */
function followBet({ selection, odds, categoryName }: SharedBet, from: string): void {
  if (!selection) return;
  const session = sessionNow();
  if (session.is === 'member' && session.member.restriction) {
    showToast({ text: t('odds.restingFollow') });
    return;
  }
  const { matchId, marketId, selectionId, pickName, homeName, awayName } = selection;
  const legTexts = { market: categoryName, name: pickName, home: homeName, away: awayName };
  const leg = {
    matchId,
    marketId,
    selectionId,
    odds,
    material: null,
    addedAt: serverNow(),
    from,
    ...legTexts,
  };
  if (addLegs([leg])) showToast({ text: t('room.betFollowed'), tone: 'ok' });
}

/** Changes the viewer's chat reading settings. A failure to store them is shown. */
function changeReading(change: Partial<ReadingSettings>): void {
  core.chat.changeReading(change).catch((thrown: unknown) => {
    showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' });
  });
}

/** Creates the chat ports of a room over the core. `matchId` limits the bets that may be shared; null means all. */
const createChatPorts = (room: ChatRoomRef, roomNo: ChatRoomNo, matchId: MatchId | null): ChatViewPorts => ({
  follow: (onItems) => followFeed(room, onItems),
  followReading(onSettings) {
    const subscription = streamOf('chat.reading', null).subscribe(({ items }) => {
      const latest = items.at(-1);
      if (latest) onSettings(latest);
    });
    return () => subscription.unsubscribe();
  },
  changeReading,
  rows: async (where) => core.chat.rows(room, where),
  fillGap: async (rowKey) => core.chat.fillGap(room, rowKey),
  send: async (clientMsgId, text, mentions, quote) =>
    core.chat.send(room, clientMsgId, text, mentions, quote),
  retry: async (clientMsgId) => core.chat.retry(room, clientMsgId),
  discard: async (clientMsgId) => core.chat.discard(room, clientMsgId),
  pushOrder: async (clientMsgId, orderId) => core.chat.pushOrder(room, clientMsgId, orderId),
  revertOrder: async (clientMsgId, orderId) => core.chat.revertOrder(room, clientMsgId, orderId),
  myOrders: async () => (await callCore('member.betOrders', { matchId })).list,
  pickBet: followBet,
  blockUser: ({ userId, name }) => block({ is: 'user', user: { userId, name }, blocked: true }),
  like: async (messageId) => (await callCore('chatMessage.like', { roomNo, messageId })).likes,
  liked: async () => (await callCore('chatMessage.liked', { roomNo })).messageIds,
  report: (messageId, reason) => callCore('chatMessage.report', { roomNo, messageId, reason }),
  withdraw: (messageId) => callCore('chatMessage.withdraw', { roomNo, messageId }),
  recentMessagesOf: async (userId) => (await callCore('chatMessage.saidBy', { roomNo, userId })).list,
  copy: (text) => void copyText(text, { copied: t('common.copied'), refused: t('share.textRefused') }),
  mute: (userId, minutes) => callCore('chat.mute', { roomNo, userId, minutes }),
  unmute: (userId) => callCore('chat.unblock', { roomNo, userId }),
  muteList: async () => (await callCore('chat.muteList', { roomNo })).list,
  now: serverNow,
  newId: newRequestId,
  promptLogin: openLoginPrompt,
  goToLogIn,
});

/** The chat with all it needs of the core. Its room never changes: a room screen is keyed by its address. */
export function ChatPane({ room, matchId, view, ...shown }: Props) {
  const roomNo = chatRoomNoOf(room);
  const [ports] = useState(() => createChatPorts(room, roomNo, matchId));
  return <ChatPanel roomNo={roomNo} room={view} ports={ports} {...shown} />;
}
