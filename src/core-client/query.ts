import { useEffect, useSyncExternalStore } from 'react';
import type { PageCallName } from '#contract/book/page-call.ts';
import type { InputOf, OutputOf } from '#contract/book/table.ts';
import { both, lastOf } from '#contract/units/loadable.ts';
import { type Answer, type AnswerCell, createAnswerCell } from './cache/answer-cell.ts';
import { isCachedOverVisits, isMemberCall } from './cache/call-flags.ts';
import { type Cells, createCells } from './cache/cells.ts';
import { callCore, lastAnswerOf } from './core.ts';
import { untilThere } from './shared-store.ts';
import { startStopwatch } from './time/stopwatch.ts';
import { onViewerChange, perViewer } from './viewer.ts';

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

/** Returns the cell of a call: equal inputs share one response. */
function cellOf<Name extends PageCallName>(name: Name, input: InputOf<Name>): Cell<Name> {
  const cells = cellsOf(name);
  return cells.at(input, () =>
    createAnswerCell<OutputOf<Name>>(
      () => callCore(name, input),
      () => cells.drop(input),
      sincePageOpened,
      isCachedOverVisits(name) ? () => lastAnswerOf(name, input) : undefined,
      () => !document.hidden,
    ),
  );
}

/** Prefetches a call before its component is rendered. Resolves once the value of the last visit is known. */
export const prefetchCall = <Name extends PageCallName>(name: Name, input: InputOf<Name>): Promise<void> =>
  cellOf(name, input).askAhead();

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

/** Refreshes at an interval while the page is visible, and when it becomes visible again. */
function useFreshness(cell: AnswerCell<unknown>, enabled: boolean, refetchMs: number | undefined): void {
  useEffect(() => {
    if (!enabled) return;
    const returned = () => {
      if (!document.hidden) cell.refetchIfStale();
    };
    document.addEventListener('visibilitychange', returned);
    const timer =
      refetchMs === undefined
        ? undefined
        : setInterval(() => !document.hidden && void cell.refetch(), refetchMs);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      clearInterval(timer);
    };
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
