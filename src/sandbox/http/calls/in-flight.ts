export type InFlight = {
  /** Counts an answer in until it is made. */
  track<Answer>(answer: Promise<Answer>): Promise<Answer>;
  count(): number;
  /** Resolves when nothing is being answered any more; what failed has been reported elsewhere. */
  settled(): Promise<void>;
};

/** Answers that are being made, so that the database is not closed under them. */
export function createInFlight(): InFlight {
  const running = new Set<Promise<unknown>>();
  return {
    track(answer) {
      const done = answer.finally(() => running.delete(done));
      running.add(done);
      return done;
    },
    count: () => running.size,
    async settled() {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
