/** Source names for which money moves into the venue; any other value brings it back [3.03]. */
export const INTO_VENUE: ReadonlySet<string> = new Set(['CENTERMONEY', 'USDT']);
