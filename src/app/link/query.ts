import { useEffect, useSyncExternalStore } from 'react';
import { distinctUntilChanged, map, skip } from 'rxjs';
import type { InputOf, OutputOf } from '#contract/calls/table.ts';
import type { PageCallName } from '#worker/core-api.ts';
import { type Answer, type AnswerCell, createAnswerCell } from './answer-cell.ts';
import { callCore, streamOf } from './core.ts';

export type Query<Name extends PageCallName> = Answer<OutputOf<Name>> & {
  readonly refetch: () => Promise<void>;
};

/** The answers to one call of the table, one for each input. */
export type CallCells<Name extends PageCallName> = {
  of(input: InputOf<Name>): AnswerCell<OutputOf<Name>>;
  /** Everything known of the call is asked again, whoever shows it. */
  refresh(): Promise<void>;
};

/** Who may ask a call: to a guest, one that only members may ask is not even asked again. */
type Askers = 'anyone' | 'members';

const everyCell = new Map<{ refetch(): Promise<void> }, Askers>();
let followingSession = false;

/** Answers belong to whoever asked: somebody else logging in, or out, asks everything again. */
function followSession(): void {
  if (followingSession) return;
  followingSession = true;
  streamOf('session', null)
    .pipe(
      map(({ items }) => items.at(-1)),
      map((session) => (session?.is === 'member' ? session.member.userId : session?.is)),
      distinctUntilChanged(),
      skip(1),
    )
    .subscribe((viewer) => {
      const isGuest = viewer === 'guest';
      for (const [cell, askers] of everyCell) if (askers === 'anyone' || !isGuest) void cell.refetch();
    });
}

/** Everybody who asks a call with the same input shares one answer. */
export function createCallCells<Name extends PageCallName>(
  name: Name,
  askers: Askers = 'anyone',
): CallCells<Name> {
  const cells = new Map<string, AnswerCell<OutputOf<Name>>>();

  const create = (input: InputOf<Name>, key: string) => {
    const cell = createAnswerCell<OutputOf<Name>>(
      () => callCore(name, input),
      () => {
        cells.delete(key);
        everyCell.delete(cell);
      },
      () => performance.now(),
    );
    cells.set(key, cell);
    everyCell.set(cell, askers);
    return cell;
  };

  return {
    of(input) {
      const key = JSON.stringify(input);
      return cells.get(key) ?? create(input, key);
    },
    async refresh() {
      await Promise.all([...cells.values()].map((cell) => cell.refetch()));
    },
  };
}

const NOTHING = { data: undefined, error: null, isFetching: false } as const;
const unwatched = () => () => undefined;

type CallOptions = { readonly enabled?: boolean; readonly refetchMs?: number };

/** Asks again every so often while the page is seen, and when it is seen again. */
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

/** Asks a call of the table and keeps its answer fresh. Errors are AppErrors, as the core threw them. */
export function useCall<Name extends PageCallName>(
  cells: CallCells<Name>,
  input: InputOf<Name>,
  { enabled = true, refetchMs }: CallOptions = {},
): Query<Name> {
  const cell = cells.of(input);
  const answer = useSyncExternalStore(enabled ? cell.watch : unwatched, enabled ? cell.read : () => NOTHING);
  useFreshness(cell, enabled, refetchMs);
  useEffect(followSession, []);
  return { ...answer, refetch: cell.refetch };
}
