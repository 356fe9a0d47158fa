import { DAY_MS } from '../units/durations.ts';

/** What a request to the platform may take, and what its failure looks like; ms unless the name says otherwise. */

export const TIMEOUT_WITH_CREDENTIALS_MS = 30_000;
export const TIMEOUT_WITHOUT_CREDENTIALS_MS = 5_000;
/** Two clocks that differ by more do not agree: the platform refuses such a request. */
export const COMPARE_TIME_THRESHOLD_MS = 120_000;
/** How long the platform remembers a nonce, to refuse it a second time. */
export const NONCE_MEMORY_MS = 300_000;
/**
 * Time for which the platform answers for a command by its id, as long as it keeps messages about money. A device that asks later
 * cannot distinguish a command that was never made from a forgotten one.
 */
export const COMMAND_KEPT_MS = 425 * DAY_MS;
export const TIMEOUT_TOAST_MS = 1_500;
export const BLOCK_FLAG_RESET_MS = 700;
/** What the toast of a request without an answer calls it [8.13]. */
export const TIMEOUT_NUMBERS = { TIMEOUT: 1_000_021, LINE_ABNORMAL: 1_000_022, NETWORK_ABNORMAL: 1_000_023 };
/** From so many failures in a row on it is the network, not the line, unless the device's store says otherwise [8.13]. */
export const LINE_ERRORS_THRESHOLD = 3;
/** Life of an answer the site's whitelist names [9.08]. */
export const CACHE_DEFAULT_SECONDS = 60;
