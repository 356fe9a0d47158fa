import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import type { VipGift } from '#contract/rewards/vip/schema.ts';
import {
  VIP_GIFT_KINDS,
  type VipGiftKind,
  type VipGiftState,
  vipGiftAfter,
} from '#contract/rewards/vip/vip-rules.ts';
import type { Currency } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { giftCash } from '#sandbox/base/tables/grades.table.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { vipGiftClaimed } from '#sandbox/domains/care/inbox/rewards/vip-news.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { costsOf, openMemberCash } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';

const SHOWN = 30;

const GiftRow = v.object({
  gift_id: intColumn,
  user_id: v.string(),
  kind: v.picklist(VIP_GIFT_KINDS),
  grade: intColumn,
  given_at: intColumn,
  claim_until: v.nullable(intColumn),
  state: v.picklist(['ready', 'claimed']),
  currency: v.nullable(currencyField),
  amount: v.nullable(v.bigint()),
  claimed_at: v.nullable(intColumn),
});
type GiftRow = v.InferOutput<typeof GiftRow>;

/** A gift before it is claimed. */
export type NewGift = {
  readonly userId: string;
  readonly kind: VipGiftKind;
  /** Unique occasion of the gift: the grade, the month or the year. */
  readonly period: string;
  readonly grade: number;
  readonly at: number;
  /** Epoch ms; null for always. */
  readonly claimUntil: number | null;
};

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly statement: Statement;
  readonly notify: SendNews;
};

/** An expired gift can no longer be claimed. */
const stateNow = ({ state, claim_until }: GiftRow, at: number): VipGiftState =>
  claim_until !== null && claim_until <= at ? (vipGiftAfter(state, 'expire') ?? state) : state;

function wireOf(row: GiftRow, currency: Currency, at: number): v.InferInput<typeof VipGift> {
  return {
    giftId: String(row.gift_id),
    kind: row.kind,
    grade: row.grade,
    currency: row.currency ?? currency,
    amount: minorText(row.amount ?? giftCash(row.kind, row.grade, currency)),
    state: stateNow(row, at),
    givenAt: row.given_at,
    claimUntil: row.claim_until,
    claimedAt: row.claimed_at,
  };
}

const GIFT_TITLES: Readonly<Record<VipGiftKind, string>> = {
  upgrade: '升级礼金',
  month: '月礼金',
  birthday: '生日礼金',
};

/** Gifts of grades: each given once, and credited to the centre wallet when the member claims it. */
export function createVipGifts({ db, ledger, statement, notify }: Ports) {
  const insert = db.prepare(
    `INSERT INTO vip_gift (user_id, kind, period, grade, given_at, claim_until) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const byId = query(db, GiftRow, 'SELECT * FROM vip_gift WHERE gift_id = ? AND user_id = ?');
  const list = query(
    db,
    GiftRow,
    `SELECT * FROM vip_gift WHERE user_id = ? ORDER BY state = 'ready' DESC, gift_id DESC LIMIT ?`,
  );
  const claimed = db.prepare(
    `UPDATE vip_gift SET state = ?, currency = ?, amount = ?, claimed_at = ? WHERE gift_id = ?`,
  );
  const pay = ({ gift_id, user_id: userId, kind, grade }: GiftRow, currency: Currency, at: number) => {
    const amount = giftCash(kind, grade, currency);
    const wallet = memberWallet(userId, currency);
    const note = `VIP ${grade}`;
    openMemberCash(ledger, userId, currency);
    const entries = [
      { account: costsOf(currency), amount: -amount },
      { account: wallet, amount },
    ];
    ledger.book({ kind: 'bonus', at, roomNo: null, note: `vip-gift ${gift_id}`, entries });
    const line = { userId, currency, title: GIFT_TITLES[kind], note, amount, fee: 0n, at } as const;
    const added = statement.add({ ...line, type: 'bonus', cls: 'success', orderId: null });
    notify(userId, vipGiftClaimed({ title: GIFT_TITLES[kind], amount, currency }, added), at);
    return amount;
  };
  return {
    /** @returns false when it was given before, or the grade has none */
    grant({ userId, kind, period, grade, at, claimUntil }: NewGift): boolean {
      if (giftCash(kind, grade, 'CNY') === 0n) return false;
      return insert.run(userId, kind, period, grade, at, claimUntil).changes === 1;
    },
    /** Claimable gifts first, with their amounts in a currency. */
    list: (userId: string, currency: Currency, at: number) =>
      list.all(userId, SHOWN).map((row) => wireOf(row, currency, at)),
    /** @throws Refusal NOT_FOUND, ORDER_STEP_REFUSED for one that was claimed or has run out. */
    claim(userId: string, giftId: string, currency: Currency, at: number): bigint {
      const row = byId.get(giftId, userId) ?? refuse('NOT_FOUND');
      const state = vipGiftAfter(stateNow(row, at), 'claim') ?? refuse('ORDER_STEP_REFUSED');
      const amount = pay(row, currency, at);
      claimed.run(state, currency, amount, at, row.gift_id);
      return amount;
    },
  };
}
export type VipGifts = ReturnType<typeof createVipGifts>;
