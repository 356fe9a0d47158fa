/** What a day of the default crowd, without members, may leave in the database. */
export type TableBudget = { readonly rows: number; readonly kb: number };

/** Of every table that is not named. */
export const OTHER: TableBudget = { rows: 1_500, kb: 400 };

export const TABLE_BUDGETS: Readonly<Record<string, TableBudget>> = {
  // 5,000 messages of each room that is open, 300 of each that has closed.
  world_chat_message: { rows: 450_000, kb: 160_000 },
  // A transfer for each room with gifts each five minutes, an entry for each giver.
  ledger_entry: { rows: 190_000, kb: 20_000 },
  ledger_transfer: { rows: 30_000, kb: 3_500 },
  ledger_account: { rows: 4_000, kb: 500 },
  giver: { rows: 4_000, kb: 600 },
  anchor_support: { rows: 30_000, kb: 2_500 },
};

/** The longest the one thread may be held up, ms of CPU. */
export const LONGEST_BLOCK_MS = 100;
