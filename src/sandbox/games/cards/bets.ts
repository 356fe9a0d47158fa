/** Selection of a card table. `odds` are hundredths of the stake, including the stake. */
export type Bet = { readonly name: string; readonly odds: number };

/** Chance of a bet, and what it returns in the long run, as parts of 1. */
export type BetOdds = { readonly chance: number; readonly back: number };
