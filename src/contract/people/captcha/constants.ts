/** Delay before the request is retried after a passed verification, ms [4.08], and the maximum number of consecutive rounds. */
export const VERIFIED_RETRY_MS = 500;
export const VERIFY_ROUNDS_MAX = 3;
/** Time after which an unattended verification closes by itself, ms. */
export const VERIFY_WAIT_MAX_MS = 180_000;
export const VERIFY_TRIES_MAX = 5;
