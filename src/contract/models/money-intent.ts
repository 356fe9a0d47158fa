import * as v from 'valibot';
import type { Minor } from '../units/money.ts';
import { currencyField } from './fields.ts';
import { VenueCode } from './game.ts';
import { OrderId } from './ids.ts';
import { PayeeId } from './payee.ts';

const amount = v.custom<Minor>((value) => typeof value === 'bigint' && value > 0n);

const Deposit = {
  is: v.literal('deposit'),
  payType: v.string(),
  amount,
  /** Of a USDT way; blank otherwise. */
  chain: v.string(),
  /** Blank for none. */
  promotionId: v.string(),
};
const FastDeposit = { is: v.literal('fastDeposit'), payType: v.string(), amount };
const Withdrawal = {
  is: v.literal('withdrawal'),
  payeeId: PayeeId,
  amount,
  /** fast: paid by another member, to a card only. */
  speed: v.picklist(['ordinary', 'fast']),
};
const Transfer = {
  is: v.literal('transfer'),
  venue: VenueCode,
  amount,
  currency: currencyField,
  into: v.boolean(),
};
const OneClickIn = { is: v.literal('oneClickIn'), venue: VenueCode, currency: currencyField };

const DEEDS = ['confirm', 'cancel', 'remind', 'withdrawAppeal', 'appeal', 'proof'] as const;

/** What an intent is about, as far as it may rest on a device: no password, no picture. */
export const IntentSubject = v.variant('is', [
  v.object(Deposit),
  v.object(FastDeposit),
  v.object(Withdrawal),
  v.object(Transfer),
  v.object(OneClickIn),
  v.object({ is: v.literal('deed'), orderId: OrderId, deed: v.picklist(DEEDS) }),
]);
export type IntentSubject = v.InferOutput<typeof IntentSubject>;

type Opening = Exclude<IntentSubject, { is: 'deed' }>;

/** What opens a money order; amounts in minor units. */
export type OrderOpening =
  | Exclude<Opening, { is: 'withdrawal' }>
  | (Extract<Opening, { is: 'withdrawal' }> & { readonly password: string });

/** What a member does to an order; the server lists what stands open in `allowedActions`. */
export type OrderDeed =
  | { readonly is: 'confirm' | 'cancel' | 'remind' | 'withdrawAppeal' }
  | {
      readonly is: 'appeal';
      readonly reason: 'notArrived' | 'wrongAmount' | 'paidAfterEnd' | 'other';
      readonly text: string;
    }
  | {
      readonly is: 'proof';
      readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
      /** The bytes, base64. */
      readonly content: string;
    };
