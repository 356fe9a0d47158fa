import { priceCalls } from '#contract/play/price/calls.ts';
import { DAY_MS, SECOND_MS } from '#contract/units/durations.ts';
import { aged } from '#sandbox/db/table-bound.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import type { World } from '#sandbox/world/world.ts';
import type { Betting } from '../bet/create-betting.ts';
import { ALERT_KEPT_MS, createPriceAlerts, type PriceAlertStore } from './price-alerts.ts';
import { priceHandlers } from './price-handlers.ts';
import { createPriceHolds, type PriceHolds } from './price-holds.ts';
import { priceMigrations } from './price-migrations.ts';
import { type MemberStates, sendAlerts } from './send-alerts.ts';

type Opening = Stored & { readonly world: World };
type Sending = Stored & {
  readonly priceAlerts: PriceAlertStore;
  readonly priceHolds: PriceHolds;
  readonly betting: Betting;
  readonly restrictions: MemberStates;
  readonly money: { readonly notify: SendNews };
};

/** The course of prices, and alerts of members at a price. */
export const priceDomain = domain({
  migrations: [priceMigrations],
  bounds: {
    price_alert: aged('done_at', ALERT_KEPT_MS, "state <> 'open'"),
    price_hold: aged('until', DAY_MS, 'until IS NOT NULL'),
  },
  open: ({ db, world }: Opening) => ({
    priceAlerts: createPriceAlerts(db),
    priceHolds: createPriceHolds(db, world.odds),
  }),
  duties: [
    {
      everyMs: SECOND_MS,
      atStart: true,
      run: ({ priceHolds }: Sending, now) => priceHolds.observe(now),
    },
    {
      everyMs: SECOND_MS,
      run: (ports: Sending, now) => sendAlerts({ ...ports, notify: ports.money.notify }, now),
    },
  ],
  handlers: handlersFor(priceCalls, priceHandlers),
});
