import type { ActSpan, Acts } from '#sandbox/domains/ground/act/acts.ts';
import { worthAtMost } from '#sandbox/domains/ground/currency/currency-worth.ts';

/** Deposits of a member in a span, in minor units of yuan; USDT converts at the rate of the minute it arrived. */
export const depositsWorth = (acts: Pick<Acts, 'things'>, userId: string, span: ActSpan): bigint =>
  acts
    .things(userId, 'deposit', span)
    .reduce(
      (sum, { way, amount, at }) =>
        sum + worthAtMost({ amount, currency: way === 'USDT' ? 'USDT' : 'CNY' }, 'CNY', at),
      0n,
    );
