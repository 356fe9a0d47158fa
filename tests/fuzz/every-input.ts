import fc from 'fast-check';
import { AppError } from '#contract/errors.ts';
import { byEffort } from '#tests/fixtures/effort.ts';

const RUNS = byEffort(20_000);
/** Seed of the inputs; another seed tests others, and a failure prints its own. */
const SEED = Number(process.env.FUZZ_SEED ?? 7);
const SLOW_MS = 50;
const ATTEMPTS = 4;

const settings = { numRuns: RUNS, seed: SEED };

const slow = (ms: number) => new Error(`took ${Math.round(ms)} ms`);

/** A slow run counts when it is slow again: the machine may have been busy. */
function swift(run: () => void): void {
  let ms = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const startedAt = performance.now();
    run();
    ms = performance.now() - startedAt;
    if (ms <= SLOW_MS) return;
  }
  throw slow(ms);
}

async function swiftly(run: () => Promise<void>): Promise<void> {
  let ms = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const startedAt = performance.now();
    await run();
    ms = performance.now() - startedAt;
    if (ms <= SLOW_MS) return;
  }
  throw slow(ms);
}

/**
 * Checks 20 000 inputs, each within 50 ms and without a throw.
 * @param share of those inputs, where each takes much longer to generate or to check than a text
 */
export function forEvery<Input>(inputs: fc.Arbitrary<Input>, check: (input: Input) => void, share = 1): void {
  fc.assert(
    fc.property(inputs, (input) => swift(() => check(input))),
    { ...settings, numRuns: Math.ceil(RUNS * share) },
  );
}

export const forEveryAsync = <Input>(
  inputs: fc.Arbitrary<Input>,
  check: (input: Input) => Promise<void>,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(inputs, (input) => swiftly(() => check(input))),
    settings,
  );

/** Accepts the two valid outcomes of a decoder: a value, or the product’s own error with one of these codes. */
export function typed<Result>(decode: () => Result, ...codes: readonly string[]): Result | undefined {
  try {
    return decode();
  } catch (thrown) {
    if (thrown instanceof AppError && codes.includes(thrown.code)) return undefined;
    throw thrown;
  }
}

export async function typedAsync<Result>(
  decode: () => Promise<Result>,
  ...codes: readonly string[]
): Promise<Result | undefined> {
  try {
    return await decode();
  } catch (thrown) {
    if (thrown instanceof AppError && codes.includes(thrown.code)) return undefined;
    throw thrown;
  }
}

const letters = [
  ...'0123456789',
  ...'.。．·•-_+@:/\\%#?& \t\n',
  ...'aZ',
  '林',
  '舟',
  '𠮷',
  '１',
  '\ud800',
  '\u0000',
];

/** Text a person, a page or an enemy may hand in: of all characters, of the telling ones, and long. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.string({ unit: fc.constantFrom(...letters), maxLength: 64 }), weight: 6_000 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 32 }), weight: 3_000 },
  { arbitrary: fc.string({ unit: fc.constantFrom('0', '9', '.'), maxLength: 24 }), weight: 1_000 },
  { arbitrary: fc.string({ unit: fc.constantFrom('a', 'Z', '0', '9'), maxLength: 14 }), weight: 1_000 },
  { arbitrary: fc.string({ unit: fc.constantFrom('林', '舟', '·'), maxLength: 26 }), weight: 500 },
  { arbitrary: fc.string({ unit: fc.constantFrom('A', 'n', '.', ' '), maxLength: 50 }), weight: 500 },
  { arbitrary: fc.emailAddress(), weight: 200 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...letters, 'a.', '. ', '林·', 'a@a.'), fc.nat({ max: 200_000 }))
      .map(([unit, times]) => unit.repeat(times)),
    weight: 10,
  },
);
