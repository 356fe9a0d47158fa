/** Runs what is due for one bet. */
export type Attempt = (betId: string, work: () => void) => void;

/**
 * A bet that fails holds up no other, and is tried again at the next look. What it failed at is reported once, for as long as it
 * fails alike.
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
