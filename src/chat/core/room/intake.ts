import { HISTORY_SIZE } from '#contract/community/chat/constants.ts';
import type { ChatCounts } from '#contract/community/chat/counts.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import type { UserId } from '#contract/fields/ids.ts';
import type { Clock } from '#contract/units/time.ts';
import type { ChatSite } from '../ports.ts';
import type { PlacedMessage } from '../rows/numbering.ts';
import type { Outbox } from '../rows/outbox.ts';
import { createPlaces } from '../rows/places.ts';
import type { RowChanges } from '../rows/row-changes.ts';
import { createRowBuilder } from '../rows/rows.ts';
import { SHOWING } from '../timing.table.ts';

const stagedOf = (shown: readonly PlacedMessage[], now: number) =>
  shown.filter(
    ({ content, at }) => (content.kind === 'gift' || content.kind === 'welcome') && at >= now - SHOWING.stage,
  );

type Parts = { readonly rowChanges: RowChanges; readonly outbox: Outbox; readonly counts: ChatCounts };

/** From messages to rows, for the readers: each at its place, once. */
export function createIntake(
  { rowChanges, outbox, counts }: Parts,
  site: ChatSite,
  clock: Pick<Clock, 'now'>,
) {
  const places = createPlaces(rowChanges, clock);
  const newBuilder = () => createRowBuilder(rowChanges, outbox, site, places.seen(), counts);
  let builder = newBuilder();
  let me: UserId | null = null;
  let since = 0;
  /** The newest place among the messages received. */
  let newest = 0;
  const noteNewest = (messages: readonly ChatMessage[]) => {
    for (const { seq } of messages) newest = Math.max(newest, seq);
  };
  return {
    isKnown: places.isKnown,
    /** Position of a received message, whatever numbers the platform assigns since then; null for any other. */
    placeOf: places.placeOf,
    /** A number below those received, of a message that was not: one of a restored platform. */
    isForeign: (message: ChatMessage) =>
      places.numbering().orderOf(message.seq) <= newest && !places.isKnown(message),
    numbering: places.numbering,
    renumber: places.renumber,
    me: () => me,
    reads(viewer: UserId | null) {
      me = viewer;
    },
    /** From this place on nothing is left out. */
    since: () => since,
    begin(page: readonly ChatMessage[]) {
      rowChanges.clear();
      places.begin();
      const messages = places.placed(page);
      counts.missing = 0;
      since = messages.length < HISTORY_SIZE ? 0 : (messages[0]?.seq ?? 0);
      builder = newBuilder();
      builder.addPage(messages, me);
      newest = 0;
      noteNewest(messages);
      outbox.restore(me);
      rowChanges.take();
    },
    /** Answers with what is for the stage. */
    take(way: 'add' | 'addPage', messages: readonly ChatMessage[]): readonly PlacedMessage[] {
      const placed = places.placed(messages);
      noteNewest(placed);
      const shown = builder[way](placed, me);
      counts.unshown += shown.length;
      return stagedOf(shown, clock.now());
    },
  };
}
