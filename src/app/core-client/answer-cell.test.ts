import { expect, test, vi } from 'vitest';
import { appError } from '#contract/errors.ts';
import { until } from '#tests/fixtures/until.ts';
import { createAnswerCell } from './answer-cell.ts';

function desk() {
  let settle: { resolve: (value: string) => void; reject: (thrown: unknown) => void } | null = null;
  let asked = 0;
  let now = 0;
  const cell = createAnswerCell<string>(
    () => {
      asked += 1;
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
      });
    },
    () => undefined,
    () => now,
  );
  const turn = async () => {
    for (let step = 0; step < 5; step += 1) await Promise.resolve();
  };
  return {
    cell,
    asked: () => asked,
    wait: (ms: number) => {
      now += ms;
    },
    answer: async (value: string) => {
      settle?.resolve(value);
      await turn();
    },
    refuse: async () => {
      settle?.reject(appError('TIMEOUT'));
      await turn();
    },
  };
}

test('everybody who looks shares one request', async () => {
  const { cell, asked, answer } = desk();
  const seen = vi.fn();
  cell.watch(seen);
  cell.watch(() => undefined);
  expect(asked()).toBe(1);
  await answer('a');
  expect(cell.read()).toEqual({ data: 'a', error: null, isFetching: false });
  expect(seen).toHaveBeenCalledTimes(2);
});

test('a good answer stays while a newer one fails', async () => {
  const { cell, answer, refuse } = desk();
  cell.watch(() => undefined);
  await answer('a');
  void cell.refetch();
  expect(cell.read()).toMatchObject({ data: 'a', isFetching: true });
  await refuse();
  expect(cell.read()).toMatchObject({ data: 'a', error: { code: 'TIMEOUT' }, isFetching: false });
});

test('a fresh answer is not asked for again, a stale one is', async () => {
  const { cell, asked, answer, wait } = desk();
  cell.watch(() => undefined)();
  await answer('a');
  wait(15_000);
  cell.watch(() => undefined)();
  expect(asked()).toBe(1);
  wait(1);
  cell.watch(() => undefined)();
  expect(asked()).toBe(2);
});

test('a request of a viewer who has left does not end the request of the viewer who is here', async () => {
  const settles: ((value: string) => void)[] = [];
  const cell = createAnswerCell<string>(
    () => new Promise((resolve) => settles.push(resolve)),
    () => undefined,
    () => 0,
  );
  cell.watch(() => undefined);
  cell.renew();
  const [former, present] = settles;
  former?.('of the former');
  await Promise.resolve();
  expect(cell.read()).toEqual({ data: undefined, error: null, isFetching: true });
  present?.('of the present');
  await until(() => expect(cell.read()).toMatchObject({ data: 'of the present', isFetching: false }));
});

test('a cell nobody looks at asks nothing for a new viewer, and is forgotten even when nobody ever looked', () => {
  vi.useFakeTimers();
  const gone = vi.fn();
  const ask = vi.fn(async () => 'a');
  const cell = createAnswerCell(ask, gone, () => 0);
  cell.renew();
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300_000);
  expect(gone).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
