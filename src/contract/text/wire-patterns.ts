/** Patterns of ids and codes on the wire, shared by schemas and by guards of addresses. */

/** Ids that the platform composes: `football:42`. */
export const COMPOSED_ID = /^[\w:-]{1,64}$/;
export const WORD_ID = /^[\w-]{1,64}$/;
export const NUMERIC_ID = /^\d{1,15}$/;
/** A word with hyphens, such as the topic of a help page. */
export const SLUG = /^[a-z][a-z-]{1,40}$/;
export const GOODS_ID = /^[a-z][a-z0-9-]{1,30}$/;
/** An uploaded image. */
export const IMAGE_ID = /^[\da-f]{24}$/;
/** 256 bits in hexadecimal digits: a hash, a signature, a ticket. */
export const HEX_256 = /^[\da-f]{64}$/;
export const SIX_DIGITS = /^\d{6}$/;
/** `2026-11-20`. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A mobile number of the mainland without its dialling code. */
export const MAINLAND_PHONE = /^1[3-9]\d{9}$/;
