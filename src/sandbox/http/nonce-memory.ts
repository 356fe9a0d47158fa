import { NONCE_MEMORY_MS } from '#contract/constants.ts';

export type NonceMemory = {
  /** False when the nonce was used within the last five minutes; otherwise it is used from now on. */
  take(nonce: string, now: number): boolean;
};

export function createNonceMemory(): NonceMemory {
  const usedAt = new Map<string, number>();
  const forget = (now: number) => {
    for (const [nonce, at] of usedAt) {
      if (now - at <= NONCE_MEMORY_MS) return;
      usedAt.delete(nonce);
    }
  };
  return {
    take(nonce, now) {
      forget(now);
      if (usedAt.has(nonce)) return false;
      usedAt.set(nonce, now);
      return true;
    },
  };
}
