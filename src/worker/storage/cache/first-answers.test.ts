import { expect, test } from 'vitest';
import { appError, type ErrorCode } from '#contract/errors.ts';
import { type Asked, passThrough } from './answer-cache.ts';
import { withFirstAnswers } from './first-answers.ts';

const retry = { times: 1, delayMs: 0 } as const;

/** A platform that answers `answer 1`, `answer 2`, … */
function asker() {
  const world: { now: number; answers: number; failure: ErrorCode | null } = {
    now: 0,
    answers: 0,
    failure: null,
  };
  const cached = withFirstAnswers(passThrough, () => world.now);
  const ask = async () => {
    world.answers += 1;
    if (world.failure) throw appError(world.failure);
    return `answer ${world.answers}`;
  };
  const call = (change: Partial<Asked> = {}) =>
    cached(
      {
        name: 'live.popular',
        call: { retry },
        path: '/list',
        token: '',
        input: {},
        signal: undefined,
        ...change,
      },
      ask,
      (data) => data,
    );
  return { world, call, early: (change: Partial<Asked> = {}) => call({ ...change, isFirst: true }) };
}

test('what was asked early is given to who asks the same first, and to nobody after', async () => {
  const { world, call, early } = asker();
  void early({ input: { page: 1, size: 2 } });
  expect(await call({ input: { size: 2, page: 1 } })).toBe('answer 1');
  expect(await call({ input: { size: 2, page: 1 } })).toBe('answer 2');
  expect(world.answers).toBe(2);
});

test('another question, another token, and an answer in doubt are asked by themselves', async () => {
  const { world, call, early } = asker();
  await early();
  await call({ input: { page: 2 } });
  await call({ token: 'somebody' });
  await call({ fresh: true });
  expect(world.answers).toBe(4);
  expect(await call()).toBe('answer 1');
});

test('an early question that failed is asked again', async () => {
  const { world, call, early } = asker();
  world.failure = 'TIMEOUT';
  await expect(early()).rejects.toMatchObject({ code: 'TIMEOUT' });
  world.failure = null;
  expect(await call()).toBe('answer 2');
});

test('[4.08] an early question whose verification a person closed fails for who asks the same, and opens no second one', async () => {
  const { world, call, early } = asker();
  world.failure = 'REQUEST_CLOSED';
  early().catch(() => null);
  await expect(call()).rejects.toMatchObject({ code: 'REQUEST_CLOSED' });
  expect(world.answers).toBe(1);
  world.failure = null;
  expect(await call()).toBe('answer 2');
});

test('an answer nobody came for is too old after ten seconds', async () => {
  const { world, call, early } = asker();
  await early();
  world.now = 10_000;
  expect(await call()).toBe('answer 2');
});

test('who leaves while the early answer is on its way is let go', async () => {
  const { call, early } = asker();
  const leaving = new AbortController();
  void early();
  leaving.abort();
  await expect(call({ signal: leaving.signal })).rejects.toMatchObject({ code: 'CANCELLED' });
});

test('no more than sixteen answers are asked for early', async () => {
  const { early } = asker();
  await Promise.all(Array.from({ length: 16 }, (_, page) => early({ input: { page } })));
  await expect(early({ input: { page: 16 } })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});
