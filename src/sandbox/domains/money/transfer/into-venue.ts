/** Named so as the side it leaves, money goes into the venue; anything else brings it back [3.03]. */
export const INTO_VENUE: ReadonlySet<string> = new Set(['CENTERMONEY', 'USDT']);
