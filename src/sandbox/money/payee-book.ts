import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { PAYEES_MAX } from '#contract/constants.ts';
import { isCardNumber } from '#contract/rules/card-number.ts';
import { isChainAddress } from '#contract/rules/chain-address.ts';
import { isRealName } from '#contract/rules/real-name.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import { bankName } from './pay-types.table.ts';

const PayeeRow = v.object({
  payee_id: v.string(),
  kind: v.picklist(['card', 'address']),
  bank_code: v.string(),
  number: v.string(),
  label: v.string(),
  added_at: intColumn,
});
export type PayeeRow = v.InferOutput<typeof PayeeRow>;

const NameRow = v.object({ name: v.string() });
const LAST_SHOWN = 4;

type NewPayee = {
  readonly userId: string;
  readonly kind: PayeeRow['kind'];
  readonly code: string;
  readonly number: string;
  readonly label: string;
  readonly now: number;
};

export type PayeeBook = ReturnType<typeof createPayeeBook>;

const maskedCard = (number: string) => `${'•'.repeat(LAST_SHOWN)} ${number.slice(-LAST_SHOWN)}`;
/** As others may see it: a card by its last digits, an address whole. */
export const shownNumber = ({ kind, number }: Pick<PayeeRow, 'kind' | 'number'>) =>
  kind === 'card' ? maskedCard(number) : number;
export const maskedName = (name: string) =>
  `${'*'.repeat(Math.max(1, [...name].length - 1))}${[...name].at(-1) ?? ''}`;

function payeesWire(payees: readonly PayeeRow[], name: string | null, hasPhone: boolean) {
  const cards = payees.filter(({ kind }) => kind === 'card');
  const addresses = payees.filter(({ kind }) => kind === 'address');
  return {
    cards: cards.map(({ payee_id: payeeId, bank_code: bankCode, number, added_at: addedAt }, at) => ({
      payeeId,
      bankCode,
      bankName: bankName(bankCode),
      cardNum: maskedCard(number),
      holder: maskedName(name ?? ''),
      isDefault: at === 0 ? (1 as const) : (0 as const),
      addedAt,
    })),
    addresses: addresses.map(
      ({ payee_id: payeeId, bank_code: chain, number, label, added_at: addedAt }, at) => ({
        payeeId,
        chain,
        address: number,
        label,
        isDefault: at === 0 ? (1 as const) : (0 as const),
        addedAt,
      }),
    ),
    steps: {
      userRealNameBind: name === null ? (0 as const) : (1 as const),
      userInfoBind: hasPhone ? (1 as const) : (0 as const),
      selectRealName: cards.length > 0 ? (1 as const) : (0 as const),
      selectUSDT: addresses.length > 0 ? (1 as const) : (0 as const),
      realName: name === null ? '' : maskedName(name),
    },
  };
}

/** Cards and addresses money may go to, and the real name they stand under [3.13, 3.16]. */
export function createPayeeBook(db: DatabaseSync) {
  const list = query(
    db,
    PayeeRow,
    'SELECT * FROM payee WHERE user_id = ? ORDER BY preferred_at DESC, added_at DESC, payee_id',
  );
  const one = query(db, PayeeRow, 'SELECT * FROM payee WHERE user_id = ? AND payee_id = ?');
  const named = query(db, NameRow, 'SELECT name FROM real_name WHERE user_id = ?');
  const insert = db.prepare(
    `INSERT INTO payee (payee_id, user_id, kind, bank_code, number, label, added_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const remove = db.prepare('DELETE FROM payee WHERE user_id = ? AND payee_id = ?');
  const prefer = db.prepare('UPDATE payee SET preferred_at = ? WHERE user_id = ? AND payee_id = ?');
  const bind = db.prepare('INSERT INTO real_name VALUES (?, ?) ON CONFLICT DO NOTHING');
  const nameOf = (userId: string) => named.get(userId)?.name ?? null;

  const add = ({ userId, kind, code, number, label, now }: NewPayee) => {
    const known = list.all(userId);
    if (known.some((payee) => payee.number === number)) refuse('PAYEE_KNOWN');
    if (known.filter((payee) => payee.kind === kind).length >= PAYEES_MAX) refuse('PAYEES_FULL');
    insert.run(randomUUID(), userId, kind, code, number, label, now);
  };

  return {
    nameOf,
    find: (userId: string, payeeId: string) => one.get(userId, payeeId) ?? refuse('NOT_FOUND'),
    /** Lists it first among its kind from now on. @throws Refusal NOT_FOUND. */
    prefer(userId: string, payeeId: string, now: number) {
      if (prefer.run(now, userId, payeeId).changes === 0) refuse('NOT_FOUND');
    },
    remove: (userId: string, payeeId: string) => void remove.run(userId, payeeId),
    /** @throws Refusal REAL_NAME_WRONG for what is no name, ORDER_STEP_REFUSED when another is bound. */
    bindName(userId: string, name: string) {
      if (!isRealName(name)) refuse('REAL_NAME_WRONG');
      if (nameOf(userId) !== null) refuse('ORDER_STEP_REFUSED');
      bind.run(userId, name);
    },
    /** @throws Refusal ORDER_STEP_REFUSED without a real name, CARD_NUMBER_WRONG, PAYEE_KNOWN, PAYEES_FULL. */
    addCard(userId: string, bankCode: string, number: string, now: number) {
      if (nameOf(userId) === null) refuse('ORDER_STEP_REFUSED');
      if (!isCardNumber(number) || bankName(bankCode) === '') refuse('CARD_NUMBER_WRONG');
      add({ userId, kind: 'card', code: bankCode, number, label: '', now });
    },
    /** @throws Refusal ADDRESS_WRONG, PAYEE_KNOWN, PAYEES_FULL. */
    addAddress(userId: string, chain: string, number: string, label: string, now: number) {
      if (!isChainAddress(chain, number)) refuse('ADDRESS_WRONG');
      add({ userId, kind: 'address', code: chain, number, label, now });
    },
    /** As the wire lists them. */
    view: (userId: string, hasPhone: boolean) => payeesWire(list.all(userId), nameOf(userId), hasPhone),
  };
}
