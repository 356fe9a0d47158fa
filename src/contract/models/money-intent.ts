import type { Currency, Minor } from '../units/money.ts';
import type { VenueCode } from './game.ts';
import type { OrderId } from './ids.ts';
import type { PayeeId } from './payee.ts';

/** What opens a money order, as far as it may rest on a device: without the withdrawal password. Amounts in minor units. */
export type OpeningSubject =
  | {
      readonly is: 'deposit';
      readonly payType: string;
      readonly amount: Minor;
      /** Of a USDT way; blank otherwise. */
      readonly chain: string;
      /** Blank for none. */
      readonly promotionId: string;
    }
  | { readonly is: 'fastDeposit'; readonly payType: string; readonly amount: Minor }
  | {
      readonly is: 'withdrawal';
      readonly payeeId: PayeeId;
      readonly amount: Minor;
      /** fast: paid by another member, to a card only. */
      readonly speed: 'ordinary' | 'fast';
    }
  | {
      readonly is: 'transfer';
      readonly venue: VenueCode;
      readonly amount: Minor;
      readonly currency: Currency;
      readonly into: boolean;
    }
  | { readonly is: 'oneClickIn'; readonly venue: VenueCode; readonly currency: Currency };

/** What opens a money order. */
export type OrderOpening =
  | Exclude<OpeningSubject, { is: 'withdrawal' }>
  | (Extract<OpeningSubject, { is: 'withdrawal' }> & { readonly password: string });

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

/** What an intent is about, as far as it may rest on a device: no password, no picture. */
export type IntentSubject =
  | OpeningSubject
  | { readonly is: 'deed'; readonly orderId: OrderId; readonly deed: OrderDeed['is'] };
