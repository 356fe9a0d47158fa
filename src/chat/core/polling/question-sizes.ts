/** Maximum number of messages in one response: more than a busy room sends between two requests. */
export const PAGE_SIZE = 5_000;
