import { createHash } from 'node:crypto';
import { addressOfBytes } from '#contract/money/payee/address-checksum.ts';
import { isCardNumber } from '#contract/money/payee/payee-rules.ts';
import { maskedCard, maskedName } from '#sandbox/base/names/member-names.ts';
import { BANKS } from '#sandbox/domains/ground/pay-type/pay-types.table.ts';
import type { Counterparty } from '../order-row.ts';

const HOLDERS = ['沈海川', '陆宁', '程若溪', '顾南舟', '何知夏', '周衡'] as const;

const digest = (seed: string) => createHash('sha256').update(seed).digest();
const pick = <Item>(items: readonly [Item, ...Item[]], byte = 0): Item =>
  items[byte % items.length] ?? items[0];

/** The digit that makes a number pass its own check. */
const lastDigit = (digits: string): string =>
  Array.from({ length: 10 }, (_, digit) => String(digit)).find((digit) => isCardNumber(digits + digit)) ??
  '0';

type Account = {
  readonly bankName: string;
  readonly holder: string;
  readonly cardNum: string;
  readonly remark: string;
};

/** Derives a bank account from a seed, deterministically: a number of its bank that passes its checksum. */
function accountOf(seed: string): Account {
  const bytes = digest(seed);
  const bank = pick<(typeof BANKS)[number]>(BANKS, bytes[0]);
  const tail = Array.from(bytes.subarray(4, 16), (byte) => byte % 10).join('');
  const digits = `${bank.prefixes[0]}${tail}`;
  return {
    bankName: bank.name,
    holder: pick(HOLDERS, bytes[2]),
    cardNum: digits + lastDigit(digits),
    remark: String(100_000 + ((bytes.readUInt32BE(20) % 900_000) >>> 0)),
  };
}

/** Payee of a deposit order. */
export const bankPayee = (orderId: string): NonNullable<Counterparty> => ({
  kind: 'bank',
  branch: `${pick(['东岸', '望海', '松原', '云岭'], digest(orderId)[1])}支行`,
  ...accountOf(orderId),
});

/**
 * Returns the payer of a fast withdrawal, as far as the payee may see it; a different one per turn, after the previous
 * payer timed out.
 */
export function bankPayer(orderId: string, turn: number): Account {
  const account = accountOf(`payer ${turn} ${orderId}`);
  return { ...account, holder: maskedName(account.holder), cardNum: maskedCard(account.cardNum) };
}

const ADDRESS_BYTES = 20;

/** Returns the member’s own address on a chain, always the same, as platforms assign one to each member. */
export function chainAddress(userId: string, chain: string): string {
  const bytes = digest(`${userId} ${chain}`).subarray(0, ADDRESS_BYTES);
  return addressOfBytes(chain === 'ERC20' ? 'ERC20' : 'TRC20', bytes);
}

/** The hash of the transfer on the chain that pays an order: 64 hex digits, the same for the same order. */
export const chainHash = (orderId: string): string => digest(`hash ${orderId}`).toString('hex');
