import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import type { Contacts } from '#sandbox/domains/ground/code/contacts.ts';
import type { VerifyCodes } from '#sandbox/domains/ground/code/verify-codes.ts';
import type { StepUpGuards } from '#sandbox/domains/ground/guard/guards.ts';
import type { WithdrawalHolds } from '#sandbox/domains/ground/guard/withdrawal-holds.ts';
import type { OrderService } from '#sandbox/domains/money/order/order-service.ts';
import type { OrderStore } from '#sandbox/domains/money/order/order-store.ts';
import type { PayeeStore } from '#sandbox/domains/money/payee/payee-store.ts';
import type { VenueWallets } from '#sandbox/domains/money/wallet/venue-wallets.ts';
import type { WithdrawPasswords } from '#sandbox/domains/money/withdraw-password/withdraw-passwords.ts';
import type { Bonuses } from '#sandbox/domains/rewards/bonus/bonuses.ts';
import type { Wagering } from '#sandbox/domains/rewards/bonus/wagering.ts';
import type { SiteStore } from '#sandbox/domains/site/site/site-store.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';

/** Dependencies of withdrawals. */
export type WithdrawPorts = {
  readonly sites: SiteStore;
  readonly world: { readonly clock: Pick<WorldClock, 'now'> };
  readonly money: {
    readonly orders: OrderService;
    readonly store: OrderStore;
    readonly payees: PayeeStore;
    readonly passwords: WithdrawPasswords;
    readonly wagering: Wagering;
    readonly bonuses: Bonuses;
    readonly wallets: VenueWallets;
    readonly tell: SendNews;
    readonly acts: Pick<Acts, 'note'>;
  };
  readonly auth: {
    readonly codes: VerifyCodes;
    readonly contacts: Contacts;
    readonly guards: StepUpGuards & { readonly holds: Pick<WithdrawalHolds, 'of'> };
  };
};

/** The part that orders of withdrawal need, without what sets the password. */
export type WithdrawalPorts = Omit<WithdrawPorts, 'auth'> & {
  readonly auth: { readonly guards: { readonly holds: Pick<WithdrawalHolds, 'of'> } };
};
