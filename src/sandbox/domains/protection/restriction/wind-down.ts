import { CURRENCY_CODES } from '#contract/units/money.ts';
import { SITE_IDS } from '#sandbox/base/sites.table.ts';
import type { ConsentStore } from '#sandbox/domains/care/inbox/offer-consent.ts';
import type { QuietCategories } from '#sandbox/domains/care/inbox/quiet-categories.ts';
import type { OrderService } from '#sandbox/domains/money/order/order-service.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import type { Transfers } from '#sandbox/domains/money/transfer/transfers.ts';
import type { WaitingBets } from '#sandbox/domains/play/bet/placing/waiting-bets.ts';
import type { PlaySessions } from '#sandbox/domains/play/venue/play-sessions.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Wagering } from '#sandbox/domains/rewards/bonus/wagering.ts';

/** What is done to an account whose member stops playing. */
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

/** Everything at every venue of every site comes home; a venue that is closed now gives it back later. */
export function bringHome({ money }: Pick<WindDownPorts, 'money'>, userId: string, at: number): void {
  for (const siteId of SITE_IDS)
    for (const currency of CURRENCY_CODES)
      money.transfers.recover({ userId, siteId, currency }, `home-${siteId}-${currency}-${at}`);
}

/** Deposits that are not paid yet are cancelled; what was paid already arrives, and can be taken out. */
function cancelDeposits({ money }: WindDownPorts, userId: string): void {
  for (const order of money.store.openOf(userId)) {
    if (order.kind !== 'deposit' && order.kind !== 'fastDeposit') continue;
    const { orderId, version, allowedActions } = money.orders.wire(order);
    if (allowedActions.includes('cancel'))
      money.orders.act({ userId, orderId, version, action: 'cancel', note: '' });
  }
}

/** Bonuses whose wagering is not met end, and nothing has to be staked before own money goes out. */
function endBonuses({ money }: WindDownPorts, userId: string, at: number): void {
  money.bonuses.giveUpAll(userId, at);
  for (const currency of CURRENCY_CODES) money.wagering.set(userId, currency, 0n);
}

/**
 * Ends what a member has under way, at the same moment as their break or exclusion begins: visits to games, bets that are
 * not taken yet, money at venues, unpaid deposits, and messages about offers. Open bets are left: they are settled as
 * always. For good, bonuses end too. Called within the transaction of the step.
 */
export function windDown(ports: WindDownPorts, userId: string, forGood: boolean, at: number): void {
  ports.visits.endAll(userId, at);
  ports.waitingBets.endAll(userId, at);
  bringHome(ports, userId, at);
  cancelDeposits(ports, userId);
  if (forGood) endBonuses(ports, userId, at);
  ports.quietCategories.set(userId, 'promotion', false);
  ports.consent.stop(userId);
}
