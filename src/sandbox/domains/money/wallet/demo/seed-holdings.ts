import { DAY_MS } from '#contract/units/durations.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { outsideOf, treasuryOf, venueOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';

/** Long enough ago to have earned, and to be out of a month's deposit limit. */
const AGO_DAYS = 46;

type Holding = { readonly venue: string | null; readonly name: string; readonly amount: bigint };

/** Holdings of the first demo member outside the centre wallet; a holding without a venue is in the treasury. */
const HOLDINGS: readonly Holding[] = [
  { venue: null, name: '余额宝', amount: 12_000_00n },
  { venue: 'LJTY', name: '蓝鲸体育', amount: 2_150_50n },
  { venue: 'JGZR', name: '极光真人', amount: 5_600_00n },
  { venue: 'YHEGDZ', name: '银狐电子', amount: 1_285_40n },
  { venue: 'FLQP', name: '风铃棋牌', amount: 3_000_00n },
  { venue: 'HGDJ', name: '弧光电竞', amount: 1_500_00n },
  { venue: 'LZTY', name: '棱镜体育', amount: 320_00n },
];

type Ports = {
  readonly ledger: Ledger;
  readonly money: { readonly statement: Pick<Statement, 'add'> };
  readonly now: number;
};

/** Deposits the amounts of the holdings and moves them there: the centre wallet balance does not change. */
export function seedHoldings({ ledger, money, now }: Ports, userId: string): void {
  const wallet = memberWallet(userId, 'CNY');
  const at = now - AGO_DAYS * DAY_MS;
  const line = { userId, currency: 'CNY', fee: 0n, cls: 'success', at, orderId: null } as const;
  const book = (kind: 'deposit' | 'transfer' | 'treasury', from: string, to: string, holding: Holding) => {
    const entries = [
      { account: from, amount: -holding.amount },
      { account: to, amount: holding.amount },
    ];
    ledger.book({ kind, at, roomNo: null, note: holding.name, entries });
  };
  for (const holding of HOLDINGS) {
    const { venue, name, amount } = holding;
    const there = venue === null ? treasuryOf(userId, 'CNY') : venueOf(userId, venue, 'CNY');
    ledger.open(there, 'CNY', false);
    book('deposit', outsideOf('CNY'), wallet, holding);
    book(venue === null ? 'treasury' : 'transfer', wallet, there, holding);
    money.statement.add({ ...line, type: 'deposit', title: '充值', note: '北岸银行 尾号 4569', amount });
    money.statement.add(
      venue === null
        ? { ...line, type: 'treasury', title: '转入余额宝', note: '', amount: -amount }
        : { ...line, type: 'transfer', title: '转账', note: name, amount: -amount },
    );
  }
}
