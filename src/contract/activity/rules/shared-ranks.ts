/**
 * Places of a list that is in order already: those whose keys are equal share a place, and the next one counts all before
 * it: 1, 1, 3.
 */
export function sharedRanks(keys: readonly string[]): number[] {
  const ranks: number[] = [];
  for (const [index, key] of keys.entries()) {
    const shares = index > 0 && keys[index - 1] === key;
    ranks.push(shares ? (ranks[index - 1] ?? 1) : index + 1);
  }
  return ranks;
}
