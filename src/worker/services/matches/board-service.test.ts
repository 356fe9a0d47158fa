import { BehaviorSubject, defer, type Observable, of, throwError } from 'rxjs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { OutputOf } from '#contract/book/table.ts';
import { appError } from '#contract/errors.ts';
import { MatchId } from '#contract/fields/ids.ts';
import type { BoardItem, BoardRow } from '#contract/play/board/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { boardRow } from '#tests/fixtures/match/board-rows.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { type BoardPorts, boardOf } from './board-service.ts';

type Changes = OutputOf<'board.changes'>;
const QUIET: Changes = { cursor: 'c1', stale: false, list: [], gone: [] };
const PICK = { sport: 'football', scope: 'live', day: null } as const;
const id = (text: string) => v.parse(MatchId, text);
const idsOf = (rows: readonly BoardRow[]) => rows.map(({ match }) => match.matchId);

/** A platform whose list begins with `a` and `b`; `changes` are answered one after the other, then nothing new. */
function watched(
  changes: readonly Changes[] = [],
  {
    lastList = null,
    down = false,
  }: { lastList?: Awaited<ReturnType<BoardPorts['lastList']>>; down?: boolean } = {},
) {
  const { scheduler, advance } = virtualTime();
  const hidden$ = new BehaviorSubject(false);
  const requests: string[] = [];
  const items: BoardItem[] = [];
  const coming = [...changes];
  let isDown = down;
  const asking = <Answer>(name: string, answer: () => Answer): Observable<Answer> =>
    defer(() => {
      requests.push(`${scheduler.now()} ${name}`);
      return isDown ? throwError(() => appError('TIMEOUT')) : of(answer());
    });
  const ports: BoardPorts = {
    list: () => asking('list', () => ({ total: 2, list: [boardRow('a'), boardRow('b')], cursor: 'c0' })),
    changes: (_pick, cursor) => asking(`changes ${cursor}`, () => coming.shift() ?? QUIET),
    hidden$,
    scheduler,
    random: () => 0.5,
    clock: { mono: () => scheduler.now(), now: () => serverTime(scheduler.now()) },
    lastList: async () => lastList,
  };
  const subscription = boardOf(ports, PICK).subscribe((item) => items.push(item));
  return {
    asked: requests,
    items,
    hidden$,
    advance,
    subscription,
    breakDown: (is: boolean) => {
      isDown = is;
    },
  };
}

test('[2.02] the whole list comes first, then changes from the last cursor', async () => {
  const { asked, items, advance } = watched([
    { cursor: 'c1', stale: false, list: [boardRow('b'), boardRow('c')], gone: [id('a')] },
  ]);
  await advance(1_700);
  expect(asked).toEqual(['0 list', '800 changes c0', '1600 changes c1']);
  expect(items.map(({ is }) => is)).toEqual(['whole', 'changed']);
  expect(items[0]?.is === 'whole' && idsOf(items[0].rows)).toEqual(['a', 'b']);
  expect(items[1]?.is === 'changed' && [idsOf(items[1].rows), items[1].gone]).toEqual([['b', 'c'], ['a']]);
});

test('a stale cursor brings the whole list again, at once', async () => {
  const { asked, items, advance } = watched([{ cursor: '', stale: true, list: [], gone: [] }]);
  await advance(800);
  expect(asked).toEqual(['0 list', '800 changes c0', '800 list']);
  expect(items.map(({ is }) => is)).toEqual(['whole', 'whole']);
});

test('a failure is shown, polling slows down, and the list continues', async () => {
  const { asked, items, advance, breakDown } = watched();
  breakDown(true);
  await advance(6_800);
  expect(asked.slice(1)).toEqual(['800 changes c0', '1800 changes c0', '3800 changes c0']);
  breakDown(false);
  await advance(1_000);
  expect(asked.at(-1)).toBe('7800 changes c0');
  // The first response after it is shown although it has no changes: the platform responds again.
  expect(items.map(({ is }) => is)).toEqual(['whole', 'failed', 'failed', 'failed', 'changed']);
});

test('after a long gap the whole list is requested', async () => {
  const { asked, advance, hidden$ } = watched();
  await advance(100);
  hidden$.next(true);
  await advance(60_000);
  hidden$.next(false);
  await advance(0);
  expect(asked).toEqual(['0 list', '60100 list']);
});

test('a hidden page sends no requests, and soon resumes from its cursor', async () => {
  const { asked, advance, hidden$ } = watched();
  hidden$.next(true);
  await advance(10_000);
  expect(asked).toEqual(['0 list']);
  hidden$.next(false);
  await advance(0);
  expect(asked.at(-1)).toBe('10000 changes c0');
});

const LAST = {
  at: serverTime(-3_600_000),
  value: { total: 1, list: [boardRow('old')], cursor: 'c9' },
};

test('a list that fails to load shows that of the last visit', async () => {
  const { items, advance } = watched([], { lastList: LAST, down: true });
  await advance(400);
  expect(items.map(({ is }) => is).toSorted()).toEqual(['failed', 'kept']);
  const lastVisitItem = items.find(({ is }) => is === 'kept');
  expect(lastVisitItem?.is === 'kept' && [idsOf(lastVisitItem.rows), lastVisitItem.at]).toEqual([
    ['old'],
    LAST.at,
  ]);
  expect(lastVisitItem?.is === 'kept' && lastVisitItem.rows.map(({ match }) => match.clock.at)).toEqual([0]);
});

test('the list of the last visit does not follow a loaded one', async () => {
  const { items, advance } = watched([], { lastList: LAST });
  await advance(400);
  expect(items.map(({ is }) => is)).toEqual(['whole']);
});

test('no request is sent after the last subscriber has left', async () => {
  const { asked, advance, subscription } = watched();
  subscription.unsubscribe();
  await advance(60_000);
  expect(asked).toEqual(['0 list']);
});

test('[2.02] a response without changes emits no item', () => {
  marblesOf('board', ({ cold, expectObservable }, scheduler) => {
    const news: Changes = { cursor: 'c2', stale: false, list: [boardRow('b')], gone: [id('a')] };
    const answers = [QUIET, news];
    const ports: BoardPorts = {
      list: () => cold('--(l|)', { l: { total: 1, list: [boardRow('a')], cursor: 'c0' } }),
      changes: () => {
        const answer = answers.shift();
        return answer ? cold('-(c|)', { c: answer }) : cold('#', {}, appError('TIMEOUT'));
      },
      hidden$: new BehaviorSubject(false),
      scheduler,
      random: () => 0.5,
      clock: { mono: () => scheduler.now(), now: () => serverTime(scheduler.now()) },
      lastList: async () => null,
    };
    expectObservable(boardOf(ports, PICK), '3s !').toBe('--w 1601ms c 799ms f', {
      w: { is: 'whole', rows: [boardRow('a')] },
      c: { is: 'changed', rows: [boardRow('b')], gone: [id('a')] },
      f: { is: 'failed', error: 'TIMEOUT' },
    });
  });
});
