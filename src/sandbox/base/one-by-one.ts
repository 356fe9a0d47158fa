/** Work of one key goes one after another, in the order in which it was asked for; other keys do not wait. */
export type OneByOne = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Queues in memory, one a key; a queue is gone when its last work has ended. Work that throws rejects for its own
 * caller only, and holds up nothing.
 */
export function createOneByOne(): OneByOne {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const over = turn
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === over) last.delete(key);
      });
    last.set(key, over);
    return turn;
  };
}
