/**
 * Trusted Types policies of the site’s pages, by the module that creates values with each. No other name is allowed, and
 * each is created once per document.
 */
export const TRUSTED_POLICIES = {
  /** Workers that the page's code starts: `src/core-client/worker/open-worker.ts`. */
  workers: 'courtside-workers',
  /** The core as the early script starts it: `src/app/first-load/early-script.ts`. */
  earlyCore: 'courtside-early-core',
  /** The service worker: `src/app/shell/updates/service-worker.ts`. */
  updates: 'courtside-updates',
  /** Parsing of an article, for which the library uses its own policy name: `src/app/features/ground/article/rich-text.tsx`. */
  articles: 'dompurify',
} as const;

export type TrustedPolicyName = (typeof TRUSTED_POLICIES)[keyof typeof TRUSTED_POLICIES];
