/** Total coins given to an anchor for each level of the fan badge, whole coins; the first is level 1. */
export const FAN_LEVEL_COINS = [
  66n,
  300n,
  1_000n,
  2_500n,
  5_000n,
  10_000n,
  20_000n,
  40_000n,
  80_000n,
  150_000n,
  300_000n,
  600_000n,
] as const;

/** Returns the badge level for a number of coins; 0 is none. */
export const fanLevel = (coins: bigint): number => FAN_LEVEL_COINS.filter((least) => least <= coins).length;
