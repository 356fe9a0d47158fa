/** What a member may limit: payments in, net loss, stakes, the stake of one bet or round, gifts in coins, time. */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'single', 'gift', 'time'] as const;

/** A window that a limit is counted in; `each` counts one bet or round by itself. */
export const LIMIT_PERIODS = ['day', 'week', 'month', 'each'] as const;
