const HUNDRED = 100n;

/** What a month brought, minor units; each may be below nothing. */
type Month = {
  /** Losses of the members less their wins, bonuses and fees. */
  readonly base: bigint;
  /** What earlier months left below nothing. */
  readonly carried: bigint;
  /** The agent’s share, per cent. */
  readonly percent: number;
};

/**
 * The commission of a month, minor units, and what goes on to the next one: the base below nothing, never the commission,
 * so that it is worth the same when the share changes.
 */
export function commissionOf({ base, carried, percent }: Month): {
  readonly commission: bigint;
  readonly carry: bigint;
} {
  const sum = base + carried;
  if (sum <= 0n) return { commission: 0n, carry: sum };
  return { commission: (sum * BigInt(percent)) / HUNDRED, carry: 0n };
}
