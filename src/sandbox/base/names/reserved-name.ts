/** Words of the platform itself, wherever they are; the short Latin ones are parts of ordinary names too. */
const RESERVED = /admin|system|courtside|kefu|客服|官方|管理[员員]|[场場][边邊]|房管|^(?:root|guan)/i;

/** Would a name be taken for one of the platform's own people? Full-width letters count as their plain ones. */
export const isReservedName = (name: string): boolean => RESERVED.test(name.normalize('NFKC'));
