import { expect, test } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { type CommandKind, CommandSubject } from './command.ts';
import { unsentLimitMs } from './unsent-limit.ts';

const PRICED = 10 * SECOND_MS;
const OTHERS = 10 * MINUTE_MS;

/** Time each kind of command waits for the network, ms: a price is worth seconds. */
const LIMITS: Readonly<Record<CommandKind, number>> = {
  placeBet: PRICED,
  answerBet: PRICED,
  cashOut: PRICED,
  exchange: PRICED,
  deposit: OTHERS,
  fastDeposit: OTHERS,
  withdrawal: OTHERS,
  transfer: OTHERS,
  oneClickIn: OTHERS,
  recovery: OTHERS,
  orderAction: OTHERS,
  buyCoins: OTHERS,
  gift: OTHERS,
  treasury: OTHERS,
  claimVipGift: OTHERS,
  claimRebate: OTHERS,
  addCard: OTHERS,
  addAddress: OTHERS,
  preferPayee: OTHERS,
  removePayee: OTHERS,
  acceptBonus: OTHERS,
  giveUpBonus: OTHERS,
  activity: OTHERS,
  useCoupon: OTHERS,
};

const KINDS = CommandSubject.options.map(({ entries }) => entries.is.literal);

test.each(KINDS)('[4.05] an unsent %s waits no longer than its price holds', (is) => {
  expect(unsentLimitMs({ is })).toBe(LIMITS[is]);
});
