import * as v from 'valibot';
import { ClientRequestId } from '#contract/models/ids.ts';
import { hash32 } from '#replay/random.ts';

const US_PER_MS = 1_000;
const BASE = 36;

/** A word for a run that every worker of it finds by itself. */
export const runWord = (text: string): string => hash32(text).toString(16).padStart(8, '0');

/**
 * How sends are known again by workers that never speak to each other: the id of each tells its run, its worker, its
 * number there and its intended moment, so that a viewer needs no plan to know how late a message is.
 */
export type SendBook = {
  /** @param intendedAt epoch ms */
  idOf(n: number, intendedAt: number): ClientRequestId;
  /** A number of this book for a send of the run, whoever sent it; null for anybody else's message. */
  numberOf(clientMsgId: string | undefined): number | null;
  /** Ms since the intended moment of a send of the book. */
  since(number: number): number;
};

/** @param epochNow epoch ms, never going back */
export function createSendBook(run: string, worker: string, epochNow: () => number): SendBook {
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
