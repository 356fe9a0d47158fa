import { promotionCalls } from '#contract/rewards/promotion/calls.ts';
import { domain, handlersFor } from '#sandbox/domains/domain.ts';
import { promotionHandlers } from './promotion-handlers.ts';
import { createPromotions } from './promotions.ts';

type Promoting = Parameters<typeof createPromotions>[0];
type Ports = Pick<Promoting, 'sites'> & { readonly money: Omit<Promoting, 'sites'> };

/** Promotions of the sites, and the offers that deposits may name. */
export const promotionDomain = domain({
  open({ sites, money }: Ports) {
    const { statement, bonuses, coupons } = money;
    return { money: { ...money, promotions: createPromotions({ sites, statement, bonuses, coupons }) } };
  },
  handlers: handlersFor(promotionCalls, promotionHandlers),
});
