import * as v from 'valibot';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { hash32 } from '#contract/units/random.ts';

const US_PER_MS = 1_000;
const BASE = 36;

/** Derives the name of a run, so that all of its workers derive the same one. */
export const runIdOf = (text: string): string => hash32(text).toString(16).padStart(8, '0');

/**
 * Client message ids of workers that never communicate: each id contains the run, the worker, the number of the send there
 * and its intended time, so that a viewer can determine the delay of a message without a plan.
 */
export type SendIds = {
  /** The id of a send. @param intendedAt epoch ms */
  idOf(n: number, intendedAt: number): ClientRequestId;
  /** A number for a send of this run by any worker, unique in this worker; null for every other message. */
  numberOf(clientMsgId: string | undefined): number | null;
  /** Milliseconds since the intended moment of the send with that number. */
  since(number: number): number;
};

/** Creates the ids of one worker. @param epochNow epoch ms of a clock that never goes back */
export function createSendIds(run: string, worker: string, epochNow: () => number): SendIds {
  const prefix = `replay-${run}-`;
  const numbers = new Map<string, number>();
  const moments: number[] = [];
  return {
    idOf: (n, intendedAt) => {
      const moment = Math.round(intendedAt * US_PER_MS).toString(BASE);
      return v.parse(ClientRequestId, `${prefix}${worker}-${n.toString(BASE)}-${moment}`);
    },
    numberOf(clientMsgId) {
      if (!clientMsgId?.startsWith(prefix)) return null;
      const known = numbers.get(clientMsgId);
      if (known !== undefined) return known;
      const moment = Number.parseInt(clientMsgId.split('-').at(-1) ?? '', BASE) / US_PER_MS;
      if (!Number.isFinite(moment)) return null;
      numbers.set(clientMsgId, moments.length);
      return moments.push(moment) - 1;
    },
    since: (number) => epochNow() - (moments[number] ?? Number.NaN),
  };
}
