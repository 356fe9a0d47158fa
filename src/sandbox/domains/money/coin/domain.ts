import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { coinCalls } from '#contract/money/coin/calls.ts';
import type { CoinRecord } from '#contract/money/coin/schema.ts';
import { countQuery, intColumn, query } from '#sandbox/db/query.ts';
import { handlersFor, statelessDomain, type Timed } from '#sandbox/domains/domain.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { grantCoins } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import { memberNamed, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { buyCoins, type CoinPorts, packsOf } from './buy-coins.ts';

type CoinRecordWire = v.InferInput<typeof CoinRecord>;

const RecordRow = v.object({
  transfer_id: v.bigint(),
  kind: v.picklist(['opening', 'purchase', 'gift', 'activity']),
  note: v.string(),
  amount: v.bigint(),
  after: v.bigint(),
  at: intColumn,
});

/** Movements of one wallet with the balance after each, newest first. */
function createCoinRecords(db: DatabaseSync) {
  const total = countQuery(db, 'SELECT count(*) AS n FROM ledger_entry WHERE account = ?');
  const page = query(
    db,
    RecordRow,
    `SELECT transfer_id, kind, note, amount, at, sum(amount) OVER (ORDER BY transfer_id) AS after
     FROM ledger_entry JOIN ledger_transfer USING (transfer_id)
     WHERE account = ? ORDER BY transfer_id DESC LIMIT ? OFFSET ?`,
  );
  const wireOf = ({
    transfer_id,
    kind,
    note,
    amount,
    after,
    at,
  }: v.InferOutput<typeof RecordRow>): CoinRecordWire => ({
    recordId: transfer_id.toString(),
    kind,
    note,
    delta: amount.toString(),
    after: after.toString(),
    at,
  });
  return (wallet: string, pageNo: number, size: number) => ({
    total: total(wallet),
    list: page.all(wallet, size, (pageNo - 1) * size).map(wireOf),
  });
}

/** Whole coins as text. */
const CoinGrant = v.strictObject({
  name: v.string(),
  coins: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.toBigint()),
});

type AdminPorts = Timed & { readonly accounts: Accounts; readonly ledger: Ledger };

/** Coins issued by hand. */
function mountCoinAdmin(site: Site, { accounts, ledger, world }: AdminPorts): void {
  post(site, '/sandbox/coins', CoinGrant, ({ name, coins }) => {
    const account = memberNamed(accounts, name);
    grantCoins(ledger, account.userId, coins, world.clock.now());
    return { coins: ledger.balance(memberWallet(account.userId, 'COIN')).toString() };
  });
}

/** The coins of a member: balance, packs, purchase and movements [6.03, 7.14]. */
const coinHandlers = (platform: CoinPorts): HandlersOf<typeof coinCalls> => {
  const recordsOf = createCoinRecords(platform.db);
  return {
    'coin.balance': (_input, context) => ({
      coins: platform.ledger.balance(memberWallet(accountOf(context).userId, 'COIN')).toString(),
    }),
    'coin.packs': ({ coins }, { siteId }) => ({ list: packsOf(siteId, coins) }),
    'coin.buy': (buying, context) => buyCoins(platform, accountOf(context), context.siteId, buying),
    'coin.records': ({ page, size }, context) =>
      recordsOf(memberWallet(accountOf(context).userId, 'COIN'), page, size),
  };
};

/** The sale of coins. */
export const coinDomain = statelessDomain({
  admin: mountCoinAdmin,
  handlers: handlersFor(coinCalls, coinHandlers),
});
