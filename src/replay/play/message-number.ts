import * as v from 'valibot';
import { ClientRequestId } from '#contract/models/ids.ts';

const RUN = /^[a-z0-9]{4,16}$/;

/** How the sends of a run are known again wherever they turn up. */
export type KnownNumbers = {
  /** The number of a send of this run, or null for anybody else's message. */
  numberOf(clientMsgId: string | undefined): number | null;
};

/** Each send goes under an id that carries its number. */
export type MessageNumbers = KnownNumbers & { idOf(n: number): ClientRequestId };

/** @throws RangeError for a run that is no short word. */
export function messageNumbers(run: string): MessageNumbers {
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
