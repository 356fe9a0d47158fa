/**
 * The policies of Trusted Types that the site's pages have, by the place that makes its values with one. No other name can
 * be taken, and none is taken twice in a document.
 */
export const TRUSTED_POLICIES = {
  /** Workers that the page's code starts: `src/core-client/worker/open-worker.ts`. */
  workers: 'courtside-workers',
  /** The core as the early script starts it: `src/app/early/main.ts`. */
  earlyCore: 'courtside-early-core',
  /** The service worker: `src/app/shell/updates/service-worker.ts`. */
  updates: 'courtside-updates',
  /** The parse of an article, which the library does under a name of its own: `src/app/features/ground/article/sanitise.ts`. */
  articles: 'dompurify',
} as const;

export type TrustedPolicyName = (typeof TRUSTED_POLICIES)[keyof typeof TRUSTED_POLICIES];
