import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import type { BoardItem } from '#contract/play/board/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { boardRow } from '#tests/fixtures/match/board-rows.ts';
import { createBoardCell } from './board-cell.ts';

/** Subscribed list, and the items that the core sends about it. */
function watched() {
  const items$ = new Subject<readonly BoardItem[]>();
  const cell = createBoardCell(() => items$);
  let renders = 0;
  cell.watch(() => {
    renders += 1;
  });
  return { cell, send: (...items: readonly BoardItem[]) => items$.next(items), renders: () => renders };
}

const complete = { is: 'whole', rows: [boardRow('a'), boardRow('b')] } as const;
const changed = { is: 'changed', rows: [boardRow('a')], gone: [] } as const;

test.each(['OFFLINE', 'SYSTEM_MAINTENANCE', 'TIMEOUT'] as const)(
  'a list that failed with %s shows it, and loads again on retry',
  (error) => {
    const { cell, send } = watched();
    expect(cell.list()).toEqual({ is: 'pending', last: null });
    send({ is: 'failed', error });
    expect(cell.list()).toEqual({ is: 'failed', error, last: null });
    cell.retry();
    expect(cell.list()).toEqual({ is: 'pending', last: null });
  },
);

test('loaded rows survive a failure and are fresh with the next change', () => {
  const { cell, send } = watched();
  send(complete);
  send({ is: 'failed', error: 'OFFLINE' });
  expect(cell.list()).toEqual({ is: 'failed', error: 'OFFLINE', last: complete.rows });
  send(changed);
  expect(cell.list()).toEqual({ is: 'ready', value: complete.rows });
});

const cached = { is: 'kept', rows: [boardRow('a'), boardRow('old')], at: serverTime(7) } as const;

test('a list of the last visit shows its time until refreshed', () => {
  const { cell, send } = watched();
  send(cached);
  expect([cell.list(), cell.cachedAt()]).toEqual([{ is: 'pending', last: cached.rows }, cached.at]);
  send({ is: 'failed', error: 'OFFLINE' });
  expect([cell.list(), cell.cachedAt()]).toEqual([
    { is: 'failed', error: 'OFFLINE', last: cached.rows },
    cached.at,
  ]);
  send(complete);
  expect([cell.list(), cell.cachedAt()]).toEqual([{ is: 'ready', value: complete.rows }, null]);
  send(cached);
  expect(cell.list()).toEqual({ is: 'ready', value: complete.rows });
});

test('[2.02] a change of single rows leaves the list as it is', () => {
  const { cell, send, renders } = watched();
  send(complete);
  const before = cell.list();
  send(changed);
  expect(cell.list()).toBe(before);
  expect(renders()).toBe(1);
});
