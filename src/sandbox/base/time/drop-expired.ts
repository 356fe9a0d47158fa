/** Limit above the number of challenges solved at the same time; with more requests the oldest are dropped. */
const ENTRIES_MAX = 20_000;

/** Removes expired entries, oldest first, and limits the size of the map. All entries of a map have the same lifetime. */
export function dropExpired(entries: Map<string, { readonly until: number }>, now: number): void {
  for (const [key, { until }] of entries) {
    if (until > now && entries.size < ENTRIES_MAX) return;
    entries.delete(key);
  }
}
