/** Work of one key goes one after another, in the order in which it was asked for; other keys do not wait. */
export type OneByOne = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

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
