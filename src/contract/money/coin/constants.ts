/** Largest number of coins that a member names themselves. */
export const OWN_COINS_MAX = 99_999;
