import type { AnchorStatus } from '#contract/play/match/schema.ts';

/** Result of a tap on an anchor’s icon [4.01]: opens the stream, or gives the reason against it. */
export type AnchorTap =
  | { readonly is: 'open' }
  | { readonly is: 'told'; readonly reason: Exclude<AnchorStatus, 'live'> };

/** The one rule for every icon of an anchor; the page has a sentence for each `reason` [4.01]. */
export const anchorTap = (status: AnchorStatus): AnchorTap =>
  status === 'live' ? { is: 'open' } : { is: 'told', reason: status };
