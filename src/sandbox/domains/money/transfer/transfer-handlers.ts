import * as v from 'valibot';
import type { transferCalls } from '#contract/money/transfer/calls.ts';
import type { Currency } from '#contract/units/money.ts';
import { amountOf, minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Commands } from '#sandbox/domains/ground/command/commands.ts';
import type { OrderService } from '#sandbox/domains/money/order/order-service.ts';
import type { Treasury } from '#sandbox/domains/money/treasury/treasury.ts';
import type { VenueWallets } from '#sandbox/domains/money/wallet/venue-wallets.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { INTO_VENUE, type Transfers } from './transfers.ts';

/** Dependencies of the transfer handlers. */
type Ports = {
  readonly commands: Commands;
  /** Venues that members blocked for themselves. */
  readonly selfBlocks: { hasVenue(userId: string, code: string, now: number): boolean };
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly wallets: VenueWallets;
    readonly transfers: Transfers;
    readonly treasury: Treasury;
    readonly orders: OrderService;
  };
};

/** Stored response of a recovery. */
const Recovery = v.object({
  list: v.array(
    v.object({
      venue: v.string(),
      name: v.string(),
      amount: v.string(),
      outcome: v.picklist(['moved', 'empty', 'closed', 'failed']),
    }),
  ),
});

/** Money between the centre wallet and the venues [3.03, 3.05]. */
export const transferHandlers = ({
  money,
  selfBlocks,
  commands,
  world,
}: Ports): HandlersOf<typeof transferCalls> => {
  const { wallets, transfers } = money;
  const holder = (context: CallContext, currency: Currency) => ({
    userId: accountOf(context).userId,
    siteId: context.siteId,
    currency,
  });
  const isBlocked = (userId: string) => (code: string) =>
    selfBlocks.hasVenue(userId, code, world.clock.now());
  return {
    'transfer.assets': ({ currency }, context) => {
      const whose = holder(context, currency);
      money.treasury.settle(whose);
      return wallets.assets(whose, isBlocked(whose.userId));
    },
    'transfer.balance': ({ api_name: venue, currency }, context) => {
      const whose = holder(context, currency);
      return wallets.wire(whose, venue, isBlocked(whose.userId)(venue)) ?? refuse('NOT_FOUND');
    },
    'transfer.move': ({ transfer_out, api_name: venue, amount, currency, clientRequestId }, context) =>
      transfers.move({
        ...holder(context, currency),
        venue,
        amount: amountOf(amount),
        into: INTO_VENUE.has(transfer_out),
        requestId: clientRequestId,
      }),
    'transfer.oneClickIn': ({ api_name: venue, currency, clientRequestId }, context) => {
      const whose = holder(context, currency);
      const request = { userId: whose.userId, requestId: clientRequestId, kind: 'transfer' } as const;
      const known = money.orders.known(request);
      if (known) return known;
      const amount = wallets.centre(whose);
      if (amount <= 0n) refuse('BALANCE_SHORT');
      return transfers.move({ ...whose, venue, amount, into: true, requestId: clientRequestId });
    },
    'transfer.recover': ({ currency, clientRequestId: requestId }, context) => {
      const whose = holder(context, currency);
      const request = { owner: whose.userId, call: 'transfer.recover', requestId, input: currency };
      return commands.once({ ...request, at: world.clock.now() }, Recovery, () => ({
        list: transfers
          .recover(whose, requestId)
          .map(({ amount, ...recovered }) => ({ ...recovered, amount: minorText(amount) })),
      })).answer;
    },
  };
};
