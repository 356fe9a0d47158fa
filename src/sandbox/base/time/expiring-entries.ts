import { NONCE_MEMORY_MS } from '#contract/calls/request-constants.ts';
import { sinceMs } from './spans.ts';

/** A minute of a very large load test; beyond it the oldest are forgotten early, so that memory has an end. */
const NONCES_MAX = 1_000_000;
const LENGTH_MAX = 64;

/** `forgotten`: sent at a time of which nonces are not remembered, so that it may be a repetition. */
type NonceUse = 'first' | 'seen' | 'forgotten';

export type NonceMemory = {
  /**
   * Consumes the nonce of a request. One that is longer than any of the core's is `seen`.
   * @param sentAt time in the request, epoch ms
   */
  claim(nonce: string, sentAt: number, now: number): NonceUse;
};

/**
 * Remembers nonces for five minutes, at most `max` of them. What was sent before the memory began, or before what it had to
 * forget early, is refused: neither a restart nor a flood makes an old request good again. A floor ahead of a clock that was
 * set back counts for nothing.
 * @param since when the memory began, epoch ms
 */
export function createNonceMemory(since: number, max = NONCES_MAX): NonceMemory {
  const used = new Map<string, { readonly at: number; readonly sentAt: number }>();
  let floor = since;
  const forget = (now: number) => {
    for (const [nonce, { at, sentAt }] of used) {
      const isOver = sinceMs(now, at) > NONCE_MEMORY_MS;
      if (!isOver && used.size < max) return;
      // A client whose clock is ahead must not shut out those whose clock is right.
      if (!isOver) floor = Math.max(floor, Math.min(sentAt, now) + 1);
      used.delete(nonce);
    }
  };
  return {
    claim(nonce, sentAt, now) {
      forget(now);
      if (nonce.length > LENGTH_MAX || used.has(nonce)) return 'seen';
      if (floor <= now && sentAt < floor) return 'forgotten';
      used.set(nonce, { at: now, sentAt });
      return 'first';
    },
  };
}

/** Limit above the number of challenges solved at the same time; with more requests the oldest are dropped. */
const ENTRIES_MAX = 20_000;

/** Removes expired entries, oldest first, and limits the size of the map. All entries of a map have the same lifetime. */
export function dropExpired(entries: Map<string, { readonly until: number }>, now: number): void {
  for (const [key, { until }] of entries) {
    if (until > now && entries.size < ENTRIES_MAX) return;
    entries.delete(key);
  }
}
