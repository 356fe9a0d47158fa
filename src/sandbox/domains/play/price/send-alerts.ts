import type { DatabaseSync } from 'node:sqlite';
import { eachDue } from '#sandbox/db/each-due.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { priceReached } from '#sandbox/domains/care/inbox/reminder-news.ts';
import type { Betting } from '../bet/create-betting.ts';
import { type AlertRow, isReached, type PriceAlertStore } from './price-alerts.ts';

/** States of members: free, or on a break, excluded or closed. */
export type MemberStates = { at(userId: string, now: number): { readonly state: string } };

type Ports = {
  readonly db: DatabaseSync;
  readonly priceAlerts: PriceAlertStore;
  readonly betting: Pick<Betting, 'offers' | 'doors'>;
  readonly restrictions: MemberStates;
  readonly notify: SendNews;
};

/** wait: its price may still come; gone: it never comes, or the member wants no message; else the price that reached it. */
type Due = 'wait' | 'gone' | { readonly price: string };

/** A member on a break, excluded, or without the venue by their own block gets no message about its prices. */
function isAway({ restrictions, betting }: Ports, { user_id, venue }: AlertRow, now: number): boolean {
  return (
    restrictions.at(user_id, now).state !== 'free' || betting.doors.shutFor(venue, user_id) === 'blocked'
  );
}

function dueOf(ports: Ports, alert: AlertRow, now: number): Due {
  const { offers } = ports.betting;
  const ref = { matchId: alert.match_id, marketId: alert.market_id, selectionId: alert.selection_id };
  if (isAway(ports, alert, now)) return 'gone';
  if (offers.isMarketOver(ref, alert.venue)) return 'gone';
  const offered = offers.find(ref, alert.venue);
  if (offered?.state !== 'open' || !isReached(alert, offered.odds)) return 'wait';
  return { price: offered.odds };
}

/** Sends the message of every alert whose price is reached, once: sent and finished in one transaction. */
export function sendAlerts(ports: Ports, now: number): void {
  const { db, priceAlerts, notify } = ports;
  eachDue(db, 'price alerts', priceAlerts.open(), (alert) => {
    const due = dueOf(ports, alert, now);
    if (due === 'wait') return;
    const price = due === 'gone' ? null : due.price;
    if (price !== null) notify(alert.user_id, priceReached({ ...alert, price, at: now }), now);
    priceAlerts.finish(alert, price, now);
  });
}
