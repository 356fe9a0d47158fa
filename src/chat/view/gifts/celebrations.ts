/** Age of a reached goal after which it is no longer celebrated, ms. */
const FRESH_MS = 30_000;
/** Duration of a celebration, ms. */
const LASTS_MS = 6_000;

/** Celebrations of reached goals, each shown once. Times are of the page's monotonic clock, ms. */
export class Celebrations {
  /** End of each one that may still be asked for. */
  readonly #ends = new Map<string, number>();

  get size(): number {
    return this.#ends.size;
  }

  /** Begins the celebration of a goal, or goes on with it. @returns its remaining time, 0 when it is over or too late */
  leftOf(goal: string, ageMs: number, nowMs: number): number {
    if (ageMs > FRESH_MS) return 0;
    for (const [key, end] of this.#ends) if (nowMs - end > FRESH_MS) this.#ends.delete(key);
    const end = this.#ends.get(goal) ?? nowMs + LASTS_MS;
    this.#ends.set(goal, end);
    return Math.max(0, end - nowMs);
  }
}
