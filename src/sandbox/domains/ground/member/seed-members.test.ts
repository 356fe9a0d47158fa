import { expect, test } from 'vitest';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { createLedger, type Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { createAccounts } from './accounts.ts';
import { DEMO_MEMBERS } from './demo-members.table.ts';
import { demoUserId, seedMembers } from './seed-members.ts';

test('opening balances are whole after a start that was killed among them', async () => {
  const db = openDatabase(':memory:');
  migrate(db, [platformMigrations]);
  const ledger = createLedger(db);
  let bookings = 0;
  const killed: Ledger = {
    ...ledger,
    book(transfer) {
      bookings += 1;
      if (bookings === 2) throw new Error('killed');
      ledger.book(transfer);
    },
  };
  const ports = { db, engine: nodeEngine, accounts: createAccounts(db), now: 1 };
  await expect(seedMembers({ ...ports, ledger: killed })).rejects.toThrow('killed');
  await seedMembers({ ...ports, ledger });
  for (const { name, coins, cny, usdt } of DEMO_MEMBERS) {
    const held = (['COIN', 'CNY', 'USDT'] as const).map((currency) =>
      ledger.balance(memberWallet(demoUserId(name), currency)),
    );
    expect([name, held]).toEqual([name, [coins, cny, usdt]]);
  }
  db.close();
});
