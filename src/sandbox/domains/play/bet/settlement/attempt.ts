/** Runs what is due for one bet. */
export type Attempt = (betId: string, work: () => void) => void;

/**
 * Isolates failing bets: one does not block the others, and is retried at the next run. A failure is reported once, for as
 * long as it stays the same.
 */
export function createAttempt(onDefect: (error: Error) => void): Attempt {
  const failures = new Map<string, string>();
  return (betId, work) => {
    try {
      work();
      failures.delete(betId);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (failures.get(betId) !== error.message) onDefect(error);
      failures.set(betId, error.message);
    }
  };
}
