/** Points between parts of a name, however they are typed. */
const POINTS = /[·•‧∙・･.．\s]/g;

/** A name as it is compared: one width, one case, no points or blanks. */
export const plainName = (name: string): string => name.normalize('NFKC').replace(POINTS, '').toLowerCase();

/**
 * Words reserved for the platform, at any position; the short Latin ones only where anchored, as they are parts of ordinary
 * names too.
 */
const RESERVED = /admin|system|courtside|kefu|客服|官方|管理[员員]|[场場][边邊]|房管|^(?:root|guan)/i;

/** Reports whether a name could be mistaken for one of the platform's own staff. Full-width letters count as their plain ones. */
export const isReservedName = (name: string): boolean => RESERVED.test(name.normalize('NFKC'));
