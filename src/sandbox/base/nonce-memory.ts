import { NONCE_MEMORY_MS } from '#contract/constants/requests.ts';
import { sinceMs } from './since.ts';

/** A minute of a very large load test; from there on the oldest are forgotten early, so that memory has an end. */
const KEPT_MAX = 1_000_000;
const LENGTH_MAX = 64;

export type NonceMemory = {
  /**
   * False when the nonce was used within the last five minutes, or is longer than any of ours; otherwise it is used from
   * now on.
   */
  take(nonce: string, now: number): boolean;
};

/** Remembers nonces that were used, at most this many. */
export function createNonceMemory(most = KEPT_MAX): NonceMemory {
  const usedAt = new Map<string, number>();
  const forget = (now: number) => {
    for (const [nonce, at] of usedAt) {
      if (sinceMs(now, at) <= NONCE_MEMORY_MS && usedAt.size < most) return;
      usedAt.delete(nonce);
    }
  };
  return {
    take(nonce, now) {
      forget(now);
      if (nonce.length > LENGTH_MAX || usedAt.has(nonce)) return false;
      usedAt.set(nonce, now);
      return true;
    },
  };
}
