import { createHash } from 'node:crypto';
import type { Counterparty } from './order-row.ts';
import { BANKS } from './pay-types.table.ts';

const HOLDERS = ['沈海川', '陆宁', '程若溪', '顾南舟', '何知夏', '周衡'] as const;
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const digest = (seed: string) => createHash('sha256').update(seed).digest();
const pick = <Item>(items: readonly [Item, ...Item[]], byte = 0): Item =>
  items[byte % items.length] ?? items[0];

/** Somebody's bank account, the same for the same order. */
export function bankPayee(orderId: string): NonNullable<Counterparty> {
  const bytes = digest(orderId);
  const digits = Array.from(bytes.subarray(4, 19), (byte) => byte % 10).join('');
  return {
    kind: 'bank',
    bankName: pick<{ readonly name: string }>(BANKS, bytes[0]).name,
    branch: `${pick(['东岸', '望海', '松原', '云岭'], bytes[1])}支行`,
    holder: pick(HOLDERS, bytes[2]),
    cardNum: `6217${digits}`,
    remark: String(100_000 + ((bytes.readUInt32BE(20) % 900_000) >>> 0)),
  };
}

/** An address of a chain, the member's own: the same each time, as platforms give one to each member. */
export function chainAddress(userId: string, chain: string): string {
  const bytes = digest(`${userId} ${chain}`);
  if (chain === 'ERC20') return `0x${bytes.toString('hex').slice(0, 40)}`;
  return `T${Array.from(digest(`${chain} ${userId}`), (byte) => BASE58[byte % BASE58.length]).join('')}`
    .slice(0, 34)
    .padEnd(34, 'X');
}

export const chainHash = (orderId: string): string => digest(`hash ${orderId}`).toString('hex');
