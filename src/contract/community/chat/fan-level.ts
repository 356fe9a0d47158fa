/** Whole coins that somebody has given to an anchor, ever, for each level of the anchor's fan badge; the first is level 1. */
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

/** The level of the badge for so many coins; 0 is none. */
export const fanLevel = (coins: bigint): number => FAN_LEVEL_COINS.filter((least) => least <= coins).length;
