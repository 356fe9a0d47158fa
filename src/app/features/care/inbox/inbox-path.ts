import {
  activityRecordsPath,
  anchorRoomPath,
  depositOrderPath,
  feedbackPath,
  matchRoomPath,
  parcelPath,
  paths,
  recordPath,
  withdrawOrderPath,
} from '#app/routes/paths.ts';
import { isFeedbackId } from '#contract/care/feedback/support-ids.ts';
import type { InboxMessage } from '#contract/care/inbox/schema.ts';
import { roomFromPath } from '#contract/community/room/room-ref.ts';
import { isOrderId } from '#contract/money/order/order-guards.ts';
import { isParcelId } from '#contract/rewards/parcel/parcel-rules.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';

function roomPath(ref: string): string | null {
  const [kind, id] = ref.split('/');
  const room = roomFromPath(kind, id);
  if (room === null) return null;
  return room.kind === 'match' ? matchRoomPath(room.matchId) : anchorRoomPath(room.anchorRoomId);
}

/** Returns the link target of a message: the order or record that it is about, if there is one. */
export function inboxPath({ place, ref }: Pick<InboxMessage, 'place' | 'ref'>): string | null {
  switch (place) {
    case null:
      return null;
    case 'service':
      return paths.support;
    case 'feedback':
      return isFeedbackId(ref) ? feedbackPath(ref) : paths.feedback;
    case 'parcel':
      return isParcelId(ref) ? parcelPath(ref) : paths.parcels;
    case 'deposit':
      return isOrderId(ref) ? depositOrderPath(ref) : paths.deposit;
    case 'withdrawal':
      return isOrderId(ref) ? withdrawOrderPath(ref) : paths.withdraw;
    case 'record':
      return NUMERIC_ID.test(ref) ? recordPath(ref) : paths.records;
    case 'points':
      return paths.topGift;
    case 'activity':
      return /^[a-z][A-Za-z\d]{1,20}$/.test(ref) ? activityRecordsPath(ref) : paths.activities;
    case 'room':
      return roomPath(ref);
    default:
      return paths[place];
  }
}
