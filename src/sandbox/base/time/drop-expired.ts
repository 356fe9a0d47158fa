/** More than people who solve something at one time; a crowd that asks for more loses its oldest. */
const KEPT_MAX = 20_000;

/** Forgets what is over, oldest first, and never keeps more than is of use. All of a map live equally long. */
export function dropExpired(kept: Map<string, { readonly until: number }>, now: number): void {
  for (const [key, { until }] of kept) {
    if (until > now && kept.size < KEPT_MAX) return;
    kept.delete(key);
  }
}
