/** Number of requests for each call, and number of those in progress. */
export type CallTally = {
  /** Counts a question in until its answer is made. */
  track<Answer>(name: string, answer: Promise<Answer>): Promise<Answer>;
  view(): Readonly<Record<string, { readonly asked: number; readonly open: number }>>;
};

/** Counts the total and the open requests of each call. */
export function createCallTally(): CallTally {
  const counts = new Map<string, { asked: number; open: number }>();
  const countOf = (name: string) => {
    const known = counts.get(name) ?? { asked: 0, open: 0 };
    counts.set(name, known);
    return known;
  };
  return {
    track(name, answer) {
      const count = countOf(name);
      count.asked += 1;
      count.open += 1;
      return answer.finally(() => {
        count.open -= 1;
      });
    },
    view: () => Object.fromEntries([...counts].map(([name, count]) => [name, { ...count }])),
  };
}
