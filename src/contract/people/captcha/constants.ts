/** After a passed verification the request is sent again so much later, ms [4.08], at most so often in a row. */
export const VERIFIED_RETRY_MS = 500;
export const VERIFY_ROUNDS_MAX = 3;
/** A verification nobody attends to closes by itself after so long, ms. */
export const VERIFY_WAIT_MAX_MS = 180_000;
export const VERIFY_TRIES_MAX = 5;
