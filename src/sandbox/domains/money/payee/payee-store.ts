import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { trueAddress } from '#contract/money/payee/address-checksum.ts';
import { bankOfCard, isCardNumber, PAYEES_MAX } from '#contract/money/payee/payee-rules.ts';
import { isRealName } from '#contract/people/identity/identity-card.ts';
import { maskedCard, maskedName } from '#sandbox/base/names/member-names.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { BANKS, bankName } from '#sandbox/domains/ground/pay-type/pay-types.table.ts';

const PayeeRow = v.object({
  payee_id: v.string(),
  kind: v.picklist(['card', 'address']),
  bank_code: v.string(),
  number: v.string(),
  label: v.string(),
  added_at: intColumn,
  preferred_at: intColumn,
  usable_at: intColumn,
});
export type PayeeRow = v.InferOutput<typeof PayeeRow>;

const NameRow = v.object({ name: v.string() });

/** Owner, time of addition, and time from which the payee can be used. */
export type Adding = { readonly userId: string; readonly now: number; readonly usableAt: number };
type NewPayee = Adding & {
  readonly kind: PayeeRow['kind'];
  readonly code: string;
  readonly number: string;
  readonly label: string;
};

export type PayeeStore = ReturnType<typeof createPayeeStore>;

/** Number as others may see it: a card by its last digits, an address in full. */
export const shownNumber = ({ kind, number }: Pick<PayeeRow, 'kind' | 'number'>) =>
  kind === 'card' ? maskedCard(number) : number;
const HEAD = 6;
const TAIL = 4;

/** Display title of a payee: `北岸银行 尾号 4569`, `TRC20 地址 TQWhwd…tqx25`. */
export const payeeTitle = ({ kind, bank_code, number }: PayeeRow): string =>
  kind === 'card'
    ? `${bankName(bank_code)} 尾号 ${number.slice(-TAIL)}`
    : `${bank_code} 地址 ${number.slice(0, HEAD)}…${number.slice(-TAIL)}`;

/** The one that was preferred last is first; a kind of which none ever was has no default. */
const commonWire = (payee: PayeeRow, ofItsKind: readonly PayeeRow[]) => ({
  payeeId: payee.payee_id,
  isDefault: payee.preferred_at > 0 && payee === ofItsKind[0] ? (1 as const) : (0 as const),
  addedAt: payee.added_at,
  usableAt: payee.usable_at,
});

/** A withdrawal needs no choice among payees of a kind: one of them is the default, or there is one only [3.16]. */
const isSelected = ([first, ...others]: readonly PayeeRow[]): 0 | 1 =>
  first !== undefined && (first.preferred_at > 0 || others.length === 0) ? 1 : 0;

function payeesWire(payees: readonly PayeeRow[], name: string | null, hasPhone: boolean) {
  const cards = payees.filter(({ kind }) => kind === 'card');
  const addresses = payees.filter(({ kind }) => kind === 'address');
  return {
    cards: cards.map((card) => ({
      ...commonWire(card, cards),
      bankCode: card.bank_code,
      bankName: bankName(card.bank_code),
      cardNum: maskedCard(card.number),
      holder: maskedName(name ?? ''),
    })),
    addresses: addresses.map((address) => ({
      ...commonWire(address, addresses),
      chain: address.bank_code,
      address: address.number,
      label: address.label,
    })),
    steps: {
      userRealNameBind: name === null ? (0 as const) : (1 as const),
      userInfoBind: hasPhone ? (1 as const) : (0 as const),
      selectRealName: isSelected(cards),
      selectUSDT: isSelected(addresses),
      realName: name === null ? '' : maskedName(name),
    },
  };
}

/** The names members are under, each bound once [3.16]. */
function realNames(db: DatabaseSync) {
  const named = query(db, NameRow, 'SELECT name FROM real_name WHERE user_id = ?');
  const bind = db.prepare('INSERT INTO real_name VALUES (?, ?) ON CONFLICT DO NOTHING');
  const rename = db.prepare('UPDATE real_name SET name = ? WHERE user_id = ?');
  const nameOf = (userId: string) => named.get(userId)?.name ?? null;
  return {
    nameOf,
    /** @throws Refusal REAL_NAME_WRONG for what is no name, ORDER_STEP_REFUSED when another is bound. */
    bindName(userId: string, name: string) {
      if (!isRealName(name)) refuse('REAL_NAME_WRONG');
      if (nameOf(userId) !== null) refuse('ORDER_STEP_REFUSED');
      bind.run(userId, name);
    },
    /** Replaces the name after review by an operator. */
    rename: (userId: string, name: string) => void rename.run(name, userId),
  };
}

/** Cards and addresses money may go to, and the real name they are under [3.13, 3.16]. */
export function createPayeeStore(db: DatabaseSync) {
  const list = query(
    db,
    PayeeRow,
    'SELECT * FROM payee WHERE user_id = ? ORDER BY preferred_at DESC, added_at, payee_id',
  );
  const byId = query(db, PayeeRow, 'SELECT * FROM payee WHERE user_id = ? AND payee_id = ?');
  const insert = db.prepare(
    `INSERT INTO payee (payee_id, user_id, kind, bank_code, number, label, added_at, usable_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const remove = db.prepare('DELETE FROM payee WHERE user_id = ? AND payee_id = ?');
  const prefer = db.prepare('UPDATE payee SET preferred_at = ? WHERE user_id = ? AND payee_id = ?');
  const { nameOf, bindName, rename } = realNames(db);

  const add = ({ userId, kind, code, number, label, now, usableAt }: NewPayee) => {
    const known = list.all(userId);
    if (known.some((payee) => payee.number === number)) refuse('PAYEE_KNOWN');
    if (known.filter((payee) => payee.kind === kind).length >= PAYEES_MAX) refuse('PAYEES_FULL');
    insert.run(randomUUID(), userId, kind, code, number, label, now, usableAt);
  };

  return {
    nameOf,
    find: (userId: string, payeeId: string) => byId.get(userId, payeeId) ?? refuse('NOT_FOUND'),
    /** The one that was added last. */
    newest: (userId: string) => list.all(userId).toSorted((a, b) => b.added_at - a.added_at)[0] ?? null,
    /** Lists it first among its kind from now on. @throws Refusal NOT_FOUND. */
    prefer(userId: string, payeeId: string, now: number) {
      if (prefer.run(now, userId, payeeId).changes === 0) refuse('NOT_FOUND');
    },
    remove: (userId: string, payeeId: string) => void remove.run(userId, payeeId),
    bindName,
    rename,
    /** @throws Refusal ORDER_STEP_REFUSED without a real name, CARD_NUMBER_WRONG, BANK_MISMATCH, PAYEE_KNOWN, PAYEES_FULL. */
    addCard(adding: Adding, bankCode: string, number: string) {
      if (nameOf(adding.userId) === null) refuse('ORDER_STEP_REFUSED');
      if (!isCardNumber(number) || bankName(bankCode) === '') refuse('CARD_NUMBER_WRONG');
      if ((bankOfCard(number, BANKS) ?? bankCode) !== bankCode) refuse('BANK_MISMATCH');
      add({ ...adding, kind: 'card', code: bankCode, number, label: '' });
    },
    /** @throws Refusal ADDRESS_WRONG for a wrong checksum too, PAYEE_KNOWN however it is spelt, PAYEES_FULL. */
    addAddress(adding: Adding, chain: string, typed: string, label: string) {
      const number = trueAddress(chain, typed) ?? refuse('ADDRESS_WRONG');
      add({ ...adding, kind: 'address', code: chain, number, label });
    },
    /** Runs the change and rolls it back, to raise its refusals without effect. */
    rehearse(run: () => void) {
      db.exec('SAVEPOINT rehearsal');
      try {
        run();
      } finally {
        db.exec('ROLLBACK TO rehearsal; RELEASE rehearsal');
      }
    },
    /** Payees in wire format. */
    view: (userId: string, hasPhone: boolean) => payeesWire(list.all(userId), nameOf(userId), hasPhone),
  };
}
