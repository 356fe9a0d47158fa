import { CHAT_TEXT_MAX } from '#contract/community/chat/constants.ts';
import type { ChatMessageWire } from '#contract/community/chat-message/schema.ts';
import { isBlank } from '#contract/community/expression/shown-text.ts';
import { contactPart } from '#contract/people/profile/profile-rules.ts';
import type { Account } from '#sandbox/base/account.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { ChatPorts } from './chat-ports.ts';
import { CONTACT_KEYWORDS } from './contact-keywords.table.ts';
import { draftBy, requireOpenRoom } from './rooms.ts';

/** Line feeds and other control characters become spaces: one message is one line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * The member may put something into the room now. Room admins are not slowed.
 * @throws Refusal NOT_FOUND, CHAT_CLOSED, CHAT_MUTED {until}, CHAT_TOO_FAST {waitMs}.
 */
export function requireVoice(platform: ChatPorts, roomNo: string, account: Account): void {
  const { world, roomMemory } = platform;
  requireOpenRoom(platform, roomNo);
  const until = world.rooms.mutedUntil(roomNo, account.userId);
  if (until !== null) refuse('CHAT_MUTED', { until });
  const slowModeMs = account.roomAdmin ? 0 : world.rooms.setup(roomNo).slowModeMs;
  const waitMs = roomMemory.waitToSpeak(roomNo, account.userId, slowModeMs, world.clock.now());
  if (waitMs > 0) refuse('CHAT_TOO_FAST', { waitMs });
}

type ChatDraft = {
  readonly roomNo: string;
  readonly clientMsgId: string;
  readonly text: string;
  readonly mentions: readonly string[];
  readonly replyTo?: string | undefined;
  readonly siteId: SiteId;
};

const QUOTED_CHARACTERS = 40;

/** Returns the quote of the message that is answered; no field when that is deleted. */
function quoteOf({ world }: ChatPorts, { roomNo, replyTo }: ChatDraft) {
  const message = replyTo === undefined ? null : world.rooms.find(roomNo, replyTo);
  if (message?.content.msgType !== 'text' || message.withdrawn) return {};
  const letters = [...message.content.text];
  const text = letters.slice(0, QUOTED_CHARACTERS).join('') + (letters.length > QUOTED_CHARACTERS ? '…' : '');
  return { quote: { messageId: message.id, name: message.username, text } };
}

/**
 * Sends a message to a room; the same `clientMsgId` again is the same message. @throws Refusal as `requireVoice`,
 * CHAT_TOO_LONG {max}, CHAT_CONTACT.
 */
export function sendChatMessage(platform: ChatPorts, account: Account, draft: ChatDraft): ChatMessageWire {
  const { world, roomMemory, money } = platform;
  const { roomNo, clientMsgId, mentions } = draft;
  const sent = world.rooms.sentAs(roomNo, account.userId, clientMsgId);
  if (sent) return sent;
  const text = oneLine(draft.text);
  if (isBlank(text)) return refuse('BAD_REQUEST');
  if ([...text].length > CHAT_TEXT_MAX) return refuse('CHAT_TOO_LONG', { max: CHAT_TEXT_MAX });
  if (!account.roomAdmin && contactPart(text, CONTACT_KEYWORDS[draft.siteId]) !== null)
    return refuse('CHAT_CONTACT');
  requireVoice(platform, roomNo, account);
  const content = { msgType: 'text' as const, text, mentions: [...mentions], ...quoteOf(platform, draft) };
  const { userId } = account;
  const message = transaction(platform.db, () => {
    const at = world.clock.now();
    const written = world.rooms.append(roomNo, draftBy(account, content, clientMsgId));
    money.acts.note({ sourceId: `chat:${written.id}`, userId, kind: 'chat', thing: roomNo, amount: 1n, at });
    return written;
  });
  roomMemory.spoke(roomNo, account.userId, world.clock.now());
  return message;
}
