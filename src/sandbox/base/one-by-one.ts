/** Queue that runs the work of one key sequentially, in the order of the calls; other keys do not wait. */
export type OneByOne = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates in-memory queues, one per key; a queue is removed when its last work has ended. Work that throws rejects for its
 * own caller only, and blocks nothing else.
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
