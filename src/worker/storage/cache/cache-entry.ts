import * as v from 'valibot';

/** A clock corrected a little after the entry was stamped must not make it one of the future. */
const CORRECTION_MS = 2_000;

/** Temporarily cached response [3.15]. Times are of the server; `token` is a hash, blank for a guest's response. */
export const CacheEntry = v.object({
  params: v.string(),
  storedAt: v.number(),
  expiry: v.number(),
  token: v.string(),
  data: v.unknown(),
});
export type CacheEntry = v.InferOutput<typeof CacheEntry>;

/** Parses a value from a store; null when it is no entry. */
export function entryFrom(value: unknown): CacheEntry | null {
  const entry = v.safeParse(CacheEntry, value);
  return entry.success ? entry.output : null;
}

/** May it still be used [4.11]? An entry of the future was stamped by a clock that knew better than this one. */
export const isFresh = ({ storedAt, expiry }: CacheEntry, now: number): boolean =>
  storedAt - CORRECTION_MS <= now && now < expiry;
