import * as v from 'valibot';
import { ClientRequestId } from '#contract/fields/ids.ts';

const RUN = /^[a-z0-9]{4,16}$/;

/** Recognises the sends of a run wherever their messages appear. */
export type MessageIdReader = {
  /** The number of a send of this run, or null for any other message. */
  numberOf(clientMsgId: string | undefined): number | null;
};

/** Client message ids, which contain the number of their send. */
export type MessageIds = MessageIdReader & { idOf(n: number): ClientRequestId };

/** Creates the message ids of a run. @throws RangeError for a run that is not named by a short word. */
export function createMessageIds(run: string): MessageIds {
  if (!RUN.test(run)) throw new RangeError('a run is named by 4 to 16 small letters and digits');
  const prefix = `replay-${run}-`;
  return {
    idOf: (n) => v.parse(ClientRequestId, prefix + n),
    numberOf(clientMsgId) {
      if (!clientMsgId?.startsWith(prefix)) return null;
      const n = Number(clientMsgId.slice(prefix.length));
      return Number.isSafeInteger(n) ? n : null;
    },
  };
}
