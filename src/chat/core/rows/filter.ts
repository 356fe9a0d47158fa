import type { ChatCounts } from '#contract/community/chat/counts.ts';
import { showsSharedOrder } from '#contract/community/chat/shared-order.ts';
import type { ChatContentKind } from '#contract/community/chat-message/schema.ts';
import type { SharedBet } from '#contract/community/chat-message/shared-bet-schema.ts';
import type { ChatSite } from '../ports.ts';
import type { Seen } from './dedupe.ts';
import type { PlacedMessage } from './numbering.ts';

/** talk is messages and gifts of members [5.11]; notices (order push, its revert, welcome) have separate rules. */
export type FilteredMessages = {
  readonly talk: readonly PlacedMessage[];
  readonly notices: readonly PlacedMessage[];
};

const TALK: ReadonlySet<ChatContentKind> = new Set<ChatContentKind>(['text', 'bet', 'gift']);

/** Shared orders show by the site's rule [6.07] and when the venue is one of the site's [5.11]. */
const showsOrder = (site: ChatSite, order: SharedBet): boolean =>
  showsSharedOrder(site, order) && site.venues.includes(order.venueName);

const isForeign = (site: ChatSite, { content }: PlacedMessage): boolean =>
  (content.kind === 'bet' || content.kind === 'betPush') && !showsOrder(site, content.bet);

/** Drops empty and repeated ids and orders of another venue or site; parts talk from notices [5.11, 6.07]. */
export function filterMessages(
  messages: readonly PlacedMessage[],
  site: ChatSite,
  seen: Seen,
  counts: Pick<ChatCounts, 'foreign' | 'repeated'> = { foreign: 0, repeated: 0 },
): FilteredMessages {
  const talk: PlacedMessage[] = [];
  const notices: PlacedMessage[] = [];
  for (const message of messages) {
    if (message.id === '') counts.foreign += 1;
    else if (!seen.add(message.key, message.at)) counts.repeated += 1;
    else if (isForeign(site, message)) counts.foreign += 1;
    else (TALK.has(message.content.kind) ? talk : notices).push(message);
  }
  return { talk, notices };
}
