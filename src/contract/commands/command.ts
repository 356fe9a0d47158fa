import * as v from 'valibot';
import { ActivityDoes } from '../activity/schema/does/does.ts';
import { currencyField } from '../fields/fields.ts';
import { ActivityId, BetId, BonusId, ChatRoomNo, CouponId, GiftId, OrderId } from '../fields/ids.ts';
import { APPEAL_REASONS } from '../money/order/appeal-reasons.table.ts';
import { ORDER_ACTIONS } from '../money/order/order-machine.ts';
import { PayeeId } from '../money/payee/schema.ts';
import {
  betKindField,
  combinedOddsField,
  oddsPolicyField,
  SubmittedLeg,
  systemSizeField,
} from '../play/bet/schema.ts';
import { BET_ACTIONS } from '../play/bet/states.table.ts';
import { VenueCode } from '../play/game/schema.ts';
import { VipGiftId } from '../rewards/vip/schema.ts';
import { coins, minor } from '../units/money.ts';

/** Positive amount in minor units, in the form stored on a device. */
const amount = v.pipe(
  v.bigint(),
  v.minValue(1n),
  v.transform((units) => minor(units)),
);
const price = v.pipe(
  v.bigint(),
  v.minValue(0n),
  v.transform((units) => minor(units)),
);
const coinAmount = v.pipe(
  v.bigint(),
  v.minValue(0n),
  v.transform((amountOfCoins) => coins(amountOfCoins)),
);

const deposit = v.object({
  is: v.literal('deposit'),
  payType: v.string(),
  amount,
  /** For a USDT method; blank otherwise. */
  chain: v.string(),
  /** Blank for none. */
  promotionId: v.string(),
});
const fastDeposit = v.object({ is: v.literal('fastDeposit'), payType: v.string(), amount });
const withdrawal = v.object({
  is: v.literal('withdrawal'),
  payeeId: PayeeId,
  amount,
  /** fast: paid by another member, to a card only. */
  speed: v.picklist(['ordinary', 'fast']),
});
const transfer = v.object({
  is: v.literal('transfer'),
  venue: VenueCode,
  amount,
  currency: currencyField,
  into: v.boolean(),
});
const oneClickIn = v.object({ is: v.literal('oneClickIn'), venue: VenueCode, currency: currencyField });
/** Transfers all venue balances back to the centre wallet. */
const recovery = v.object({ is: v.literal('recovery'), currency: currencyField });
/** Member action on an order, in the version that was displayed. */
const orderAction = v.object({
  is: v.literal('orderAction'),
  orderId: OrderId,
  version: v.number(),
  action: v.picklist(ORDER_ACTIONS),
});
/** Coins and price as displayed to the member; the platform uses the pack. */
const buyCoins = v.object({ is: v.literal('buyCoins'), packId: v.string(), coins: coinAmount, price });
const gift = v.object({ is: v.literal('gift'), roomNo: ChatRoomNo, giftId: GiftId, count: v.number() });
const exchange = v.object({ is: v.literal('exchange'), quoteId: v.string(), from: currencyField, amount });
const treasury = v.object({
  is: v.literal('treasury'),
  way: v.picklist(['in', 'out']),
  amount,
  currency: currencyField,
});
/** Amount and currency as displayed to the member; the platform uses the gift. */
const claimVipGift = v.object({
  is: v.literal('claimVipGift'),
  giftId: VipGiftId,
  amount,
  currency: currencyField,
});
/** Claims all available rebates; the amount as displayed to the member. */
const claimRebate = v.object({ is: v.literal('claimRebate'), amount, currency: currencyField });
/** `tail` is the last four digits. */
const addCard = v.object({ is: v.literal('addCard'), bankCode: v.string(), tail: v.string() });
const addAddress = v.object({
  is: v.literal('addAddress'),
  chain: v.string(),
  address: v.string(),
  label: v.string(),
});
/** Member action on a bonus or a coupon; the platform uses its state at that time. */
const acceptBonus = v.object({ is: v.literal('acceptBonus'), bonusId: BonusId });
const giveUpBonus = v.object({ is: v.literal('giveUpBonus'), bonusId: BonusId });
/** Member action in an activity; the platform decides the result. */
const activity = v.object({ is: v.literal('activity'), activityId: ActivityId, does: ActivityDoes });
const useCoupon = v.object({ is: v.literal('useCoupon'), couponId: CouponId });
const preferPayee = v.object({ is: v.literal('preferPayee'), payeeId: PayeeId });
const removePayee = v.object({ is: v.literal('removePayee'), payeeId: PayeeId });

/** `stake` is of one line. */
const placeBet = v.object({
  is: v.literal('placeBet'),
  currency: currencyField,
  kind: betKindField,
  size: systemSizeField,
  legs: v.array(SubmittedLeg),
  stake: amount,
  policy: oddsPolicyField,
  combinedOdds: combinedOddsField,
});
/** Answer of a member to an offer, in the version of the bet that was displayed. */
const answerBet = v.object({
  is: v.literal('answerBet'),
  betId: BetId,
  version: v.number(),
  action: v.picklist(BET_ACTIONS),
});
/** Value and currency as displayed to the member; the platform uses the quote. */
const cashOut = v.object({
  is: v.literal('cashOut'),
  betId: BetId,
  quoteId: v.string(),
  percent: v.number(),
  value: price,
  currency: currencyField,
});

const openKinds = [deposit, fastDeposit, transfer, oneClickIn, recovery] as const;
const betKinds = [placeBet, answerBet, cashOut] as const;
const claimKinds = [claimVipGift, claimRebate] as const;
const otherKinds = [buyCoins, gift, exchange, treasury, preferPayee, removePayee, ...claimKinds] as const;
const rewardKinds = [acceptBonus, giveUpBonus, useCoupon, activity] as const;

/** Subject of a command, limited to data that may be stored on a device: no password, no image, no card number. */
export const CommandSubject = v.variant('is', [
  ...openKinds,
  ...otherKinds,
  ...rewardKinds,
  ...betKinds,
  withdrawal,
  orderAction,
  addCard,
  addAddress,
]);
export type CommandSubject = v.InferOutput<typeof CommandSubject>;
export type CommandKind = CommandSubject['is'];

const orderActionInput = v.variant('is', [
  v.object({ is: v.picklist(['confirm', 'cancel', 'remind', 'withdrawAppeal']) }),
  v.object({
    is: v.literal('appeal'),
    reason: v.picklist(APPEAL_REASONS),
    text: v.string(),
  }),
  v.object({
    is: v.literal('proof'),
    type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
    /** The bytes, base64. */
    content: v.string(),
  }),
]);
/** Member action on an order; the server lists the actions allowed now in `allowedActions`. */
export type OrderActionInput = v.InferOutput<typeof orderActionInput>;

/** All requests of a member that must be executed once. Amounts in minor units. */
export const Command = v.variant('is', [
  ...openKinds,
  ...otherKinds,
  ...rewardKinds,
  ...betKinds,
  v.object({ ...withdrawal.entries, password: v.string() }),
  v.object({ ...orderAction.entries, input: orderActionInput }),
  v.object({ ...addCard.entries, cardNumber: v.string(), password: v.string() }),
  v.object({ ...addAddress.entries, password: v.string() }),
]);
export type Command = v.InferOutput<typeof Command>;

/** A command of one kind. */
export type CommandOf<Is extends CommandKind> = Extract<Command, { is: Is }>;

/** Commands that open a money order. */
export type OrderOpening = CommandOf<'deposit' | 'fastDeposit' | 'withdrawal' | 'transfer' | 'oneClickIn'>;

/** Returns the part of a command that may be stored on the device. */
export const subjectOf = (command: Command): CommandSubject => v.parse(CommandSubject, command);
