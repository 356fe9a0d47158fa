import { CURRENCY_CODES } from '#contract/units/money.ts';
import { SITE_IDS } from '#sandbox/base/tables/sites.table.ts';
import type { ConsentStore } from '#sandbox/domains/care/inbox/offer-consent.ts';
import type { QuietCategories } from '#sandbox/domains/care/inbox/quiet-categories.ts';
import type { OrderService } from '#sandbox/domains/money/order/order-service.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import type { Transfers } from '#sandbox/domains/money/transfer/transfers.ts';
import type { WaitingBets } from '#sandbox/domains/play/bet/placing/waiting-bets.ts';
import type { PlaySessions } from '#sandbox/domains/play/venue/play-sessions.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Wagering } from '#sandbox/domains/rewards/bonus/wagering.ts';

/** Dependencies of winding down the account of a member who stops playing. */
export type WindDownPorts = {
  readonly money: {
    readonly store: Pick<OrderStore, 'openOf'>;
    readonly orders: Pick<OrderService, 'wire' | 'act'>;
    readonly transfers: Pick<Transfers, 'recover'>;
    readonly bonuses: Pick<Bonuses, 'giveUpAll'>;
    readonly wagering: Pick<Wagering, 'set'>;
  };
  readonly visits: Pick<PlaySessions, 'endAll'>;
  readonly waitingBets: WaitingBets;
  readonly quietCategories: Pick<QuietCategories, 'set'>;
  readonly consent: Pick<ConsentStore, 'stop'>;
};

/** Moves all money from every venue of every site back; a venue that is closed now returns it later. */
export function recoverFunds({ money }: Pick<WindDownPorts, 'money'>, userId: string, at: number): void {
  for (const siteId of SITE_IDS)
    for (const currency of CURRENCY_CODES)
      money.transfers.recover({ userId, siteId, currency }, `home-${siteId}-${currency}-${at}`);
}

/** Cancels deposits that are not paid yet; paid ones are credited and can be withdrawn. */
function cancelDeposits({ money }: WindDownPorts, userId: string): void {
  for (const order of money.store.openOf(userId)) {
    if (order.kind !== 'deposit' && order.kind !== 'fastDeposit') continue;
    const { orderId, version, allowedActions } = money.orders.wire(order);
    if (allowedActions.includes('cancel'))
      money.orders.act({ userId, orderId, version, action: 'cancel', note: '' });
  }
}

/** Ends bonuses whose wagering requirement is not met, and lifts the wagering requirement of withdrawals. */
function endBonuses({ money }: WindDownPorts, userId: string, at: number): void {
  money.bonuses.giveUpAll(userId, at);
  for (const currency of CURRENCY_CODES) money.wagering.set(userId, currency, 0n);
}

/**
 * Ends a member’s activities when their break or exclusion begins: visits to games, bets that are not taken yet, money at
 * venues, unpaid deposits, and messages about offers. Open bets are left and settled as usual. On a permanent exclusion,
 * bonuses end too. Called within the transaction of the step.
 */
export function windDown(ports: WindDownPorts, userId: string, forGood: boolean, at: number): void {
  ports.visits.endAll(userId, at);
  ports.waitingBets.endAll(userId, at);
  recoverFunds(ports, userId, at);
  cancelDeposits(ports, userId);
  if (forGood) endBonuses(ports, userId, at);
  ports.quietCategories.set(userId, 'promotion', false);
  ports.consent.stop(userId);
}
