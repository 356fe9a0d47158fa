import { map } from 'rxjs';
import type { ChatRoomNo } from '#contract/models/ids.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { AskPage } from '#worker/tabs/tab-messages.ts';

const SIZE_MAX = 5_000;

/**
 * Asks for a room's newer messages. A question that does not wait begins one seq earlier: the message that is known
 * comes along and shows whether the numbers still mean what they did, for the price of one message.
 */
export const anchored =
  ({ ask }: Pick<CoreContext, 'ask'>, roomNo: ChatRoomNo): AskPage =>
  (afterSeq, waitMs, size) => {
    if (waitMs > 0 || afterSeq < 1) return ask('chat.offline', { roomNo, afterSeq, waitMs, size });
    const earlier = { roomNo, afterSeq: afterSeq - 1, waitMs, size: Math.min(SIZE_MAX, size + 1) };
    return ask('chat.offline', earlier).pipe(
      map((page) => ({
        ...page,
        anchor: page.list.find(({ seq }) => seq === afterSeq),
        list: page.list.filter(({ seq }) => seq > afterSeq),
      })),
    );
  };
