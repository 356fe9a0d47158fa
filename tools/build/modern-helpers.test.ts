import { expect, test } from 'vitest';
import {
  __assign,
  __asyncGenerator,
  __asyncValues,
  __await,
  __awaiter,
  __rest,
  __spreadArray,
} from './modern-helpers.ts';

const failure = new Error('refused');

test('a compiled async function returns the values of its promises', async () => {
  const sum = __awaiter(null, undefined, undefined, function* () {
    return Number(yield Promise.resolve(2)) + Number(yield Promise.resolve(3));
  });
  expect(await sum).toBe(5);
});

test('a compiled async function catches a refused promise', async () => {
  const caught = __awaiter(null, undefined, undefined, function* () {
    try {
      yield Promise.reject(failure);
    } catch (thrown) {
      return thrown;
    }
    return null;
  });
  expect(await caught).toBe(failure);
});

test('an error thrown by a compiled async function refuses its promise', async () => {
  const thrown = __awaiter(null, undefined, undefined, function* () {
    yield Promise.resolve();
    throw failure;
  });
  await expect(thrown).rejects.toBe(failure);
});

test('a compiled async generator yields and awaits in order', async () => {
  const values = __asyncGenerator(null, [], function* () {
    yield yield __await(Promise.resolve(1));
    yield yield __await(Promise.resolve(2));
  });
  const read: unknown[] = [];
  const iterator = __asyncValues(values);
  for (let step = await iterator.next(); !step.done; step = await iterator.next()) read.push(step.value);
  expect(read).toEqual([1, 2]);
});

test('a compiled async generator that is left early runs its cleanup', async () => {
  let isReleased = false;
  const values = __asyncGenerator(null, [], function* () {
    try {
      while (true) yield 1;
    } finally {
      isReleased = true;
    }
  });
  await values.next();
  await values.return(undefined);
  expect(isReleased).toBe(true);
});

test('assign adds, rest leaves out, spread joins', () => {
  expect(__assign({ kept: 1 }, { added: 2 })).toEqual({ kept: 1, added: 2 });
  expect(__rest({ kept: 1, taken: 2 }, ['taken'])).toEqual({ kept: 1 });
  expect(__spreadArray([1], [2, 3])).toEqual([1, 2, 3]);
});
