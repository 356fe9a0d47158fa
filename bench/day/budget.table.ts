/**
 * Budget of a day of the default crowd, without members, in the database. Rows of a table that grows with the
 * calendar are the `bounds` of the domains in `src/sandbox/domains`.
 */
export type TableBudget = { readonly rows: number; readonly kb: number };

/** Budget of every table that is not named. */
export const OTHER: TableBudget = { rows: 2_000, kb: 500 };

export const TABLE_BUDGETS: Readonly<Record<string, TableBudget>> = {
  // 5,000 messages of each room that is open, 300 of each that has closed.
  world_chat_message: { rows: 450_000, kb: 160_000 },
  // Retained for eight days, then folded.
  ledger_entry: { rows: 190_000, kb: 20_000 },
  ledger_transfer: { rows: 30_000, kb: 3_500 },
  ledger_account: { rows: 4_000, kb: 500 },
  giver: { rows: 4_000, kb: 600 },
  // Full once every member of the crowd has given to every anchor.
  anchor_support: { rows: 45_000, kb: 3_000 },
};

/** Longest time that the single thread may be blocked, ms of CPU. */
export const LONGEST_BLOCK_MS = 100;
