/** Messages one answer may bring: more than a busy room has said since the question before. */
export const PAGE_SIZE = 5_000;
