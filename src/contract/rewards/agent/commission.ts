const HUNDRED = 100n;

/** Figures of a month, minor units; each may be negative. */
type Month = {
  /** Losses of the members less their wins, bonuses and fees. */
  readonly base: bigint;
  /** Negative base carried over from earlier months. */
  readonly carried: bigint;
  /** The agent’s share, per cent. */
  readonly percent: number;
};

/**
 * Returns the commission of a month, minor units, and the amount carried over: the negative base, never the commission, so
 * that a changed share does not change its value.
 */
export function commissionOf({ base, carried, percent }: Month): {
  readonly commission: bigint;
  readonly carry: bigint;
} {
  const sum = base + carried;
  if (sum <= 0n) return { commission: 0n, carry: sum };
  return { commission: (sum * BigInt(percent)) / HUNDRED, carry: 0n };
}
