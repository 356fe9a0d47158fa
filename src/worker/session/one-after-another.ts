/** Runs tasks one after another, in the order they were passed; a failing one blocks no other. */
export function oneAfterAnother(): <Answer>(run: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const mine = last.then(run, run);
    last = mine;
    return mine;
  };
}
