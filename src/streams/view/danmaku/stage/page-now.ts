/** Monotonic ms with an origin that a page shares with its workers. */
export const pageNow = (): number => performance.timeOrigin + performance.now();
