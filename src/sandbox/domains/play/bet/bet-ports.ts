import type { DatabaseSync } from 'node:sqlite';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import type { Vip } from '#sandbox/domains/rewards/vip/create-vip.ts';
import type { BetMoney } from './bet-money.ts';
import type { BetStore } from './bet-store.ts';
import type { BetControl } from './offers/bet-control.ts';
import type { Offers } from './offers/offers.ts';
import type { VenueDoors } from './offers/venue-doors.ts';
import type { Attempt } from './settlement/attempt.ts';
import type { FactStore } from './settlement/fact-store.ts';

/** Common dependencies of betting. */
export type BetPorts = {
  readonly db: DatabaseSync;
  readonly store: BetStore;
  readonly facts: FactStore;
  readonly offers: Offers;
  readonly money: BetMoney;
  readonly doors: VenueDoors;
  readonly control: BetControl;
  /** Puts what happened into the member's inbox. */
  readonly notify: SendNews;
  readonly vip: Pick<Vip, 'played' | 'rebated'>;
  readonly acts: Pick<Acts, 'note'>;
  readonly attempt: Attempt;
  now(): number;
};
