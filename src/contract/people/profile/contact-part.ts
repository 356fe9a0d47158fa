/** A link, with or without its scheme; scores and times have no letters after their dots. */
const LINK =
  /https?:\/\/\S+|www\.\S+|[a-z0-9-]{2,}\.(?:com|cn|net|org|cc|top|vip|xyz|me|io|app)(?![a-z])\S*/i;
/** A mobile number of the mainland, however it is spaced. */
const MOBILE = /(?<!\d)1[3-9](?:[\s-]?\d){9}(?!\d)/;

/**
 * Returns the first link, mobile number or contact term of a text, unchanged; null when there is none. Full-width letters
 * and digits count as their plain ones.
 * @param words contact terms of the site, such as 微信号.
 */
export function contactPart(text: string, words: readonly string[]): string | null {
  const plain = text.normalize('NFKC');
  const lowerCased = plain.toLowerCase();
  const word = words.find((each) => lowerCased.includes(each.toLowerCase()));
  return LINK.exec(plain)?.[0] ?? MOBILE.exec(plain)?.[0] ?? word ?? null;
}
