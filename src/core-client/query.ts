import { useEffect, useSyncExternalStore } from 'react';
import { filter, map, type Observable } from 'rxjs';
import type { InputOf, OutputOf, PageCallName } from '#contract/book/table.ts';
import { both, lastOf } from '#contract/units/loadable.ts';
import type { PolledCall } from '#worker/topics.ts';
import { type Answer, type AnswerCell, createAnswerCell } from './cache/answer-cell.ts';
import { type Cells, createCells } from './cache/cells.ts';
import { callCore, lastAnswerOf, streamOf } from './core.ts';
import { untilThere } from './shared-store.ts';
import { startStopwatch } from './time/stopwatch.ts';
import { onViewerChange, perViewer } from './viewer.ts';

/**
 * Names of calls by a flag in the table of calls, parted by spaces. A page has only the types of the table:
 * `tools/build/call-flags.ts` writes the names into a build, and into the sources that tests and the development server run.
 */
declare const COURTSIDE_PUBLIC_CALLS: string;
declare const COURTSIDE_CACHED_CALLS: string;

const isPublic = new Set(COURTSIDE_PUBLIC_CALLS.split(' '));
const cachedOverVisits = new Set(COURTSIDE_CACHED_CALLS.split(' '));

/**
 * Reports whether the response is specific to the requesting member, and discarded at logout. Any other one is public: a
 * page shows the last one while it is requested again for the next viewer.
 */
export const isMemberCall = (name: string): boolean => !isPublic.has(name);

/** Reports whether the last response is cached for the start of the next visit. */
export const isCachedOverVisits = (name: string): boolean => cachedOverVisits.has(name);

/** A response, with a function to request it again. */
type QueryResult<Value> = Answer<Value> & { readonly refetch: () => Promise<void> };
export type Query<Name extends PageCallName> = QueryResult<OutputOf<Name>>;

type Cell<Name extends PageCallName> = AnswerCell<OutputOf<Name>>;
type ByCall<Names extends PageCallName = PageCallName> = { [Name in Names]?: Cells<Cell<Name>> };

/** Clock of the age of responses, ms: it counts the sleep of the device. */
const sincePageOpened = startStopwatch();

const ofAnybody: ByCall = {};
const ofViewer = perViewer((): ByCall => ({}));

onViewerChange((change) => {
  if (change === 'known') return;
  for (const byCall of [ofAnybody, ofViewer()])
    for (const cells of Object.values(byCall)) for (const cell of cells.all()) cell.renew();
});

function within<Name extends PageCallName>(byCall: ByCall<Name>, name: Name): Cells<Cell<Name>> {
  byCall[name] ??= createCells<Cell<Name>>();
  return byCall[name];
}

/** Returns the cells of one call: permanent, or until the member logs out. */
const cellsOf = <Name extends PageCallName>(name: Name): Cells<Cell<Name>> =>
  within<Name>(isMemberCall(name) ? ofViewer() : ofAnybody, name);

const isPollOf = <Name extends PageCallName>(
  result: PolledCall | undefined,
  name: Name,
): result is PolledCall<Name> => result?.name === name;

/** Polls of a call by the core. */
const pollsOf = <Name extends PageCallName>(
  name: Name,
  input: InputOf<Name>,
  everyMs: number,
): Observable<PolledCall<Name>['polled']> =>
  streamOf('answers', { name, input, everyMs }).pipe(
    map(({ items }) => items.at(-1)),
    filter((result) => isPollOf(result, name)),
    map(({ polled }) => polled),
  );

/** Returns the cell of a call: equal inputs share one response. */
function cellOf<Name extends PageCallName>(name: Name, input: InputOf<Name>): Cell<Name> {
  const cells = cellsOf(name);
  return cells.at(input, () =>
    createAnswerCell<OutputOf<Name>>({
      request: () => callCore(name, input),
      polls: (everyMs) => pollsOf(name, input, everyMs),
      onEvicted: () => cells.drop(input),
      mono: sincePageOpened,
      lastVisit: isCachedOverVisits(name) ? () => lastAnswerOf(name, input) : undefined,
      isSeen: () => !document.hidden,
    }),
  );
}

/** Prefetches a call before its component is rendered. Resolves once the value of the last visit is known. */
export const prefetchCall = <Name extends PageCallName>(name: Name, input: InputOf<Name>): Promise<void> =>
  cellOf(name, input).prefetch();

/** Prefetches a call before its component is rendered. @returns the response; null when there is none */
export async function answerAhead<Name extends PageCallName>(
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name> | null> {
  const { watch, read } = cellOf(name, input);
  const answer = await untilThere(watch, () => {
    const now = read();
    return now.is === 'ready' || now.is === 'failed' ? now : undefined;
  });
  return lastOf(answer);
}

/** Refreshes all known responses of these calls, for every screen that shows them. */
export async function refreshAnswers(...names: readonly PageCallName[]): Promise<void> {
  await Promise.all(
    names.flatMap((name) =>
      cellsOf(name)
        .all()
        .map((cell) => cell.refresh()),
    ),
  );
}

const IDLE = { is: 'idle' } as const;
const unwatched = () => () => undefined;

type CallOptions = { readonly enabled?: boolean; readonly refetchMs?: number };

/** Polls at an interval while the page is visible; without one, refreshes a stale answer when it becomes visible again. */
function useFreshness(cell: AnswerCell<unknown>, enabled: boolean, refetchMs: number | undefined): void {
  useEffect(() => {
    if (!enabled) return;
    if (refetchMs !== undefined) return cell.poll(refetchMs);
    const returned = () => {
      if (!document.hidden) cell.refetchIfStale();
    };
    document.addEventListener('visibilitychange', returned);
    return () => document.removeEventListener('visibilitychange', returned);
  }, [cell, enabled, refetchMs]);
}

/**
 * Makes a call of the table and keeps its response fresh; idle while it is not enabled. Errors are AppErrors, as the core
 * threw them.
 */
export function useCall<Name extends PageCallName>(
  name: Name,
  input: InputOf<Name>,
  { enabled = true, refetchMs }: CallOptions = {},
): Query<Name> {
  const cell = cellOf(name, input);
  const answer = useSyncExternalStore(enabled ? cell.watch : unwatched, enabled ? cell.read : () => IDLE);
  useFreshness(cell, enabled, refetchMs);
  return { ...answer, refetch: cell.refetch };
}

/** Combines two responses that are shown together, and requested again together. */
export const together = <Left, Right>(
  left: QueryResult<Left>,
  right: QueryResult<Right>,
): QueryResult<readonly [Left, Right]> => ({
  ...both(left, right),
  refetch: async () => void (await Promise.all([left.refetch(), right.refetch()])),
});
