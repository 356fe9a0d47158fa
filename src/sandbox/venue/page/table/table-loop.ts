import type { PastIssueView, TableView } from '#sandbox/domains/play/venue/venue-view.ts';
import { asError, ENDS_VISIT } from '../rounds/player.ts';
import { pause } from '../scene.ts';
import type { TableClient, VenueError } from '../venue-client.ts';
import type { TableState } from './table-scene.ts';

/** Past issues that the page holds. */
const PAST_MAX = 200;
/** Interval of requests while the page is hidden, ms. */
const HIDDEN_MS = 5_000;
const RETRY_MS = 1_500;
const OFFLINE = 'OFFLINE';

type Ports = {
  readonly client: Pick<TableClient, 'look'>;
  readonly first: TableView;
  changed(state: TableState): void;
  /** The venue does not answer, or answers again. */
  connected(isConnected: boolean): void;
  /** The visit cannot continue. */
  lost(error: VenueError): void;
};

/** State of the table, requested again when a change is due. */
export type TableLoop = {
  state(): TableState;
  /** The server's clock, epoch ms. */
  now(): number;
  /** Takes over an answer to a request of the player. */
  take(view: TableView): void;
  stop(): void;
};

/** Joins new past issues with those before them, the newest first. */
function joinPast(
  added: readonly PastIssueView[],
  before: readonly PastIssueView[],
): readonly PastIssueView[] {
  const newest = before[0]?.no ?? 0;
  return [...added.filter(({ no }) => no > newest), ...before].slice(0, PAST_MAX);
}

/** Resolves after a time, or earlier when the page becomes visible. */
const pauseOrVisible = (ms: number): Promise<unknown> => {
  const over = new AbortController();
  const visible = new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { signal: over.signal });
  });
  const waited = pause(document.hidden ? Math.max(ms, HIDDEN_MS) : ms);
  return Promise.race([waited, visible]).finally(() => over.abort());
};

/** Follows a table. An answer that is older than one already shown changes nothing. */
export function followTable({ client, first, changed, connected, lost }: Ports): TableLoop {
  let state: TableState = first;
  let offset = first.now - performance.now();
  let isStopped = false;
  const take = (view: TableView) => {
    if (view.now < state.now) return;
    // The clock of an answer is late by its way here: the smallest delay is the nearest to the server.
    offset = Math.max(offset, view.now - performance.now());
    state = { ...view, past: joinPast(view.past, state.past) };
    changed(state);
  };
  const askOnce = async (): Promise<number> => {
    try {
      take(await client.look(state.past[0]?.no ?? 0));
      connected(true);
      return state.askInMs;
    } catch (thrown) {
      const error = asError(thrown);
      connected(error.code !== OFFLINE);
      if (error.code !== OFFLINE && ENDS_VISIT.has(error.code)) {
        isStopped = true;
        lost(error);
      }
      return RETRY_MS;
    }
  };
  const run = async () => {
    let waitMs = first.askInMs;
    while (!isStopped) {
      await pauseOrVisible(waitMs);
      if (!isStopped) waitMs = await askOnce();
    }
  };
  void run();
  return {
    state: () => state,
    now: () => performance.now() + offset,
    take,
    stop: () => {
      isStopped = true;
    },
  };
}
