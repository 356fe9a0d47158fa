/** A send as the platform keeps it. */
export type Recorded = { readonly seq: number; readonly n: number };

export type RecordCounts = {
  /** Sends that were acknowledged. */
  readonly acknowledged: number;
  /** Different sends the platform keeps. */
  readonly recorded: number;
  /** Acknowledged and not kept. */
  readonly lost: number;
  /** Kept more than once. */
  readonly duplicated: number;
  /** Kept before an earlier one of the same sender. */
  readonly reordered: number;
};

/** A send its sender was told of; senders are numbered. */
export type Acknowledged = { readonly n: number; readonly sender: number };

/** Compares what senders were promised with what the platform keeps of a room, in the order of its numbers. */
export function checkRecord(
  record: readonly Recorded[],
  acknowledged: readonly Acknowledged[],
): RecordCounts {
  const senderOf = new Map(acknowledged.map(({ n, sender }) => [n, sender]));
  const newestOf = new Map<number, number>();
  const kept = new Set<number>();
  let reordered = 0;
  for (const { n } of record) {
    const sender = senderOf.get(n);
    if (!kept.has(n) && sender !== undefined) {
      const newest = newestOf.get(sender) ?? -1;
      if (n < newest) reordered += 1;
      newestOf.set(sender, Math.max(newest, n));
    }
    kept.add(n);
  }
  return {
    acknowledged: acknowledged.length,
    recorded: kept.size,
    lost: acknowledged.filter(({ n }) => !kept.has(n)).length,
    duplicated: record.length - kept.size,
    reordered,
  };
}
