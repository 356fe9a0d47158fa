/**
 * Helpers that the build puts in place of `tslib`, for packages compiled to ES2015–ES2019: the build's target has natively
 * what `tslib` writes out for older engines. Names are those of `tslib`; a package that needs another one fails to build.
 */

type Steps = Generator<unknown, unknown, unknown>;
type Body = (this: unknown, ...args: readonly unknown[]) => Steps;

export const __assign = Object.assign;

export const __rest = (from: object, excluded: readonly string[]): object =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !excluded.includes(key)));

export const __spreadArray = (to: readonly unknown[], from: Iterable<unknown>): readonly unknown[] => [
  ...to,
  ...from,
];

export const __asyncValues = <Value>(values: AsyncIterable<Value>): AsyncIterator<Value> =>
  values[Symbol.asyncIterator]();

/** Continues after a promise: passes its value into the body, or throws its error there. */
async function resumed(steps: Steps, promise: unknown): Promise<IteratorResult<unknown, unknown>> {
  let value: unknown;
  try {
    value = await promise;
  } catch (thrown) {
    return steps.throw(thrown);
  }
  return steps.next(value);
}

/** Runs an async function that was compiled to a generator. */
export async function __awaiter(self: unknown, args: unknown, _type: unknown, body: Body): Promise<unknown> {
  const steps = body.apply(self, Array.isArray(args) ? args : []);
  let step = steps.next();
  while (!step.done) step = await resumed(steps, step.value);
  return step.value;
}

class Awaited {
  readonly promise: unknown;
  constructor(promise: unknown) {
    this.promise = promise;
  }
}

export const __await = (promise: unknown): Awaited => new Awaited(promise);

/** Runs an async generator that was compiled to a generator, which marks its promises by `__await`. */
export async function* __asyncGenerator(self: unknown, args: unknown, body: Body) {
  const steps = body.apply(self, Array.isArray(args) ? args : []);
  try {
    let step = steps.next();
    while (!step.done) {
      step =
        step.value instanceof Awaited
          ? await resumed(steps, step.value.promise)
          : steps.next(yield step.value);
    }
    return step.value instanceof Awaited ? step.value.promise : step.value;
  } finally {
    steps.return(undefined);
  }
}
