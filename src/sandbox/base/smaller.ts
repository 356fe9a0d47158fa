/** Returns the smaller of two amounts: `Math.min` does not accept bigints. */
export function smaller(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}
