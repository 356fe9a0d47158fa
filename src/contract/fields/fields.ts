import * as v from 'valibot';
import { SIX_DIGITS } from '#contract/text/wire-patterns.ts';
import { CURRENCY_CODES, coins, minor, minorFromText } from '../units/money.ts';
import { serverTime } from '../units/time.ts';

/** Wire epoch milliseconds → ServerTime. */
export const timeField = v.pipe(v.number(), v.finite(), v.transform(serverTime));

/** Wire whole-number text → Coins. */
export const coinsField = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/),
  v.transform((text) => coins(BigInt(text))),
);

/** Wire decimal string → minor units. */
export const minorField = v.pipe(
  v.string(),
  v.check((text) => minorFromText(text) !== null, 'amount'),
  v.transform((text) => minorFromText(text) ?? minor(0)),
);

/** Decimal odds travel as text such as `1.88` and are shown as sent. */
export const oddsField = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{2,3}$/), v.brand('Odds'));

/** A currency of the centre wallet, by code. */
export const currencyField = v.picklist(CURRENCY_CODES);

/** 0 or 1 on the wire. */
export const flagField = v.pipe(
  v.picklist([0, 1]),
  v.transform((flag) => flag === 1),
);

/** Item status: 0 inactive, 1 active, 2 disabled [3.17]. */
export const itemStatusField = v.pipe(
  v.picklist([0, 1, 2]),
  v.transform((status) => (['inactive', 'active', 'disabled'] as const)[status]),
);

/** `cardNum` of the wire → `cardNumber`: a bank card's number, masked or whole. */
export const withCardNumber = <Wire extends { readonly cardNum: string }>({ cardNum, ...rest }: Wire) => ({
  ...rest,
  cardNumber: cardNum,
});

/** Amount of a transfer: a positive decimal string. */
export const amountText = v.pipe(
  v.string(),
  v.check((text) => (minorFromText(text) ?? 0n) > 0n, 'amount'),
);

/** Page number, from 1. The upper bound ensures that offsets derived from it remain integers. */
export const pageField = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

/** The number of a message of a room, from 0. */
export const seqField = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The six digits that let money out [5.05]. */
export const sixDigits = v.pipe(v.string(), v.regex(SIX_DIGITS));

/** A count as a form carries it. */
export const countText = v.pipe(v.string(), v.regex(/^\d{1,6}$/));

/** Page of a list; the first is 1. */
export const paging = {
  page: pageField,
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
};

const moment = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null);

/** Time range of the listed items, epoch ms, both ends included; null for an open end. */
export const period = { from: moment, to: moment };
