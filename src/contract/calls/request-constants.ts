import { DAY_MS } from '../units/durations.ts';

/** Limits of a request to the platform, and the display of its failures; ms unless the name says otherwise. */

export const TIMEOUT_WITH_CREDENTIALS_MS = 30_000;
export const TIMEOUT_WITHOUT_CREDENTIALS_MS = 5_000;
/** Two clocks that differ by more do not agree: the platform refuses such a request. */
export const COMPARE_TIME_THRESHOLD_MS = 120_000;
/** Time for which the platform stores a nonce to reject its reuse, ms. */
export const NONCE_MEMORY_MS = 300_000;
/**
 * Time for which the platform reports the outcome of a command by its id, the same as for messages about money. A later
 * query cannot distinguish a command that was never made from a forgotten one.
 */
export const COMMAND_RETENTION_MS = 425 * DAY_MS;
export const TIMEOUT_TOAST_MS = 1_500;
export const BLOCK_FLAG_RESET_MS = 700;
/**
 * Number of consecutive failures from which the network counts as failed, not the line, unless the device’s store overrides
 * it [8.13].
 */
export const LINE_ERRORS_THRESHOLD = 3;
/** Life of an answer the site's whitelist names [9.08]. */
export const CACHE_DEFAULT_SECONDS = 60;
