/** Groups a market may be found under, as the odds panel offers them. */
export const MARKET_GROUPS = ['hot', 'handicap', 'total', 'goal', 'corner'] as const;
