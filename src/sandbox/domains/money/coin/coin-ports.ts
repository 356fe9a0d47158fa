import type { DatabaseSync } from 'node:sqlite';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Commands } from '#sandbox/domains/ground/command/commands.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';

/** Dependencies of the sale of coins. */
export type CoinPorts = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly commands: Commands;
  readonly world: { readonly clock: { now(): number } };
  readonly money: { readonly tell: SendNews; readonly statement: Statement };
};
