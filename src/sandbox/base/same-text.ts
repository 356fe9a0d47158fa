import { timingSafeEqual } from 'node:crypto';

/** Reports whether two texts are the same, in a time that reveals nothing about where they differ. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
