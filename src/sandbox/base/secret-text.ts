import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a token in hexadecimal digits, stored in its place: a leaked database or memory opens nothing. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Reports whether two texts are the same, in a time that reveals nothing about where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
