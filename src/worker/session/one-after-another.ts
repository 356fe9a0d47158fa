/** Runs what it is given one after another, in the order it was asked; one that fails holds up nobody. */
export function oneAfterAnother(): <Answer>(run: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const mine = last.then(run, run);
    last = mine;
    return mine;
  };
}
