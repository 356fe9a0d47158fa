import type { OutputOf } from '#contract/book/table.ts';

/** Every wallet of a currency: centre, venues and treasury. */
export type WalletAssets = OutputOf<'transfer.assets'>;
/** A wallet at a venue [3.05]. */
export type VenueWallet = WalletAssets['venues'][number];
