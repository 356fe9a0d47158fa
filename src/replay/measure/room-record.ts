/** A send as the platform recorded it. */
export type Recorded = { readonly seq: number; readonly n: number };

/** The acknowledged sends of a room compared with its record. */
export type RecordCounts = {
  /** Sends that were acknowledged. */
  readonly acknowledged: number;
  /** Distinct sends that the platform recorded. */
  readonly recorded: number;
  /** Sends that were acknowledged and not recorded. */
  readonly lost: number;
  /** Records of sends that were recorded before. */
  readonly duplicated: number;
  /** Sends that were recorded after a later one of the same sender. */
  readonly reordered: number;
};

/** An acknowledged send, and the number of its sender. */
export type Acknowledged = { readonly n: number; readonly sender: number };

/** Compares the acknowledged sends of a room with the platform's record, which is in the order of seqs. */
export function checkRecord(
  record: readonly Recorded[],
  acknowledged: readonly Acknowledged[],
): RecordCounts {
  const senderOf = new Map(acknowledged.map(({ n, sender }) => [n, sender]));
  const newestOf = new Map<number, number>();
  const recorded = new Set<number>();
  let reordered = 0;
  for (const { n } of record) {
    const sender = senderOf.get(n);
    if (!recorded.has(n) && sender !== undefined) {
      const newest = newestOf.get(sender) ?? -1;
      if (n < newest) reordered += 1;
      newestOf.set(sender, Math.max(newest, n));
    }
    recorded.add(n);
  }
  return {
    acknowledged: acknowledged.length,
    recorded: recorded.size,
    lost: acknowledged.filter(({ n }) => !recorded.has(n)).length,
    duplicated: record.length - recorded.size,
    reordered,
  };
}
