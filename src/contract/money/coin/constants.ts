/** Largest number of coins that a member names themselves. */
export const MOST_OWN_COINS = 99_999;
